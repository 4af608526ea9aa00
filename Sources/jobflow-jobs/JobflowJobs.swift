import ArgumentParser
import Command
import Records

@main
struct JobflowJobs: Program {
  static let example = #"jobflow-jobs create "Library" --template "Solar installation" --strict"#

  static let configuration = CommandConfiguration(
    commandName: "jobflow-jobs",
    abstract: "List, show, create and change jobs of JobFlow.",
    discussion: "Without a subcommand, jobflow-jobs runs 'jobflow-jobs list'.",
    version: Toolkit.version,
    subcommands: [List.self, Show.self, Create.self, Update.self, Cancel.self],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
