import ArgumentParser
import Command
import Records

@main
struct JmJobs: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-jobs",
    abstract: "List the jobs that searches have found, and note what was done with them.",
    discussion: """
      Without a subcommand: 'jm-jobs list', whose options 'jm-jobs list --help' shows.
      """,
    version: Toolkit.version,
    subcommands: [
      List.self, Star.self, Unstar.self, Apply.self, View.self, Starred.self, Applied.self,
    ],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
