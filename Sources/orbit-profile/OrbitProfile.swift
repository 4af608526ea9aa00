import ArgumentParser
import Command
import Records

@main
struct OrbitProfile: Program {
  static let example = #"orbit-profile | jq '.bio = "I like bridges."' | orbit-profile set"#

  static let configuration = CommandConfiguration(
    commandName: "orbit-profile",
    abstract: "Show and change profiles of Orbit.",
    version: Toolkit.version,
    subcommands: [Get.self, SetProfile.self, AddPhoto.self, Completeness.self],
    defaultSubcommand: Get.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
