import ArgumentParser
import Command
import Records

@main
struct JmJobs: Program {
  static let example = "jm-upload cv.pdf | jm-poll | jm-jobs --remote --category direct"

  static let configuration = CommandConfiguration(
    commandName: "jm-jobs",
    abstract: "List the jobs of searches, and star them or mark them as applied for.",
    discussion: """
      Without a subcommand, jm-jobs runs 'jm-jobs list'. Its options are in 'jm-jobs list --help'.
      """,
    version: Toolkit.version,
    subcommands: [
      List.self, Star.self, Unstar.self, Apply.self, View.self, Open.self, Starred.self,
      Applied.self,
    ],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
