import ArgumentParser
import Command
import Records

@main
struct BirjobSaved: Program {
  static let example = "birjob-jobs --search engineer --limit 2 | birjob-saved save"

  static let configuration = CommandConfiguration(
    commandName: "birjob-saved",
    abstract: "Save jobs of BirJob for the device, and list them.",
    discussion: "Without a subcommand, birjob-saved runs 'birjob-saved list'.",
    version: Toolkit.version,
    subcommands: [List.self, Save.self, Unsave.self],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
