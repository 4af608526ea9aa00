import ArgumentParser
import Command
import Records

@main
struct BirjobDevice: Program {
  static let example = "birjob-device register --new-token --no-notifications iOS Swift"

  static let configuration = CommandConfiguration(
    commandName: "birjob-device",
    abstract: "Register a device with BirJob and manage its keywords.",
    version: Toolkit.version,
    subcommands: [
      Register.self, Update.self, Status.self, Delete.self, CheckEmail.self,
    ])

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
