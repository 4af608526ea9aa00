import ArgumentParser
import Command
import Records

@main
struct JobflowProfile: Program {
  static let example = #"""
    jobflow-profile role -q --require admin > role.jsonl ||
      echo "not an administrator"
    """#

  static let configuration = CommandConfiguration(
    commandName: "jobflow-profile",
    abstract: "Show and change the profile of a user of JobFlow.",
    discussion: "Without a subcommand, jobflow-profile runs 'jobflow-profile get'.",
    version: Toolkit.version,
    subcommands: [Get.self, Update.self, Role.self],
    defaultSubcommand: Get.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
