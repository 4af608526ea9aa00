import ArgumentParser
import Command
import Records

@main
struct BirjobJobs: Program {
  static let example = "birjob-jobs search --search iOS --remote --limit 100 --table"

  static let configuration = CommandConfiguration(
    commandName: "birjob-jobs",
    abstract: "Search the jobs of BirJob, get single ones, and record views.",
    discussion: """
      Without a subcommand, birjob-jobs runs 'birjob-jobs search'. Its options are in 'birjob-jobs \
      search --help'.
      """,
    version: Toolkit.version,
    subcommands: [Search.self, Get.self, View.self],
    defaultSubcommand: Search.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
