import ArgumentParser
import Command
import Records

@main
struct BirjobChat: Program {
  static let example = "birjob-jobs search --search Swift --limit 5 | birjob-chat analyze"

  static let configuration = CommandConfiguration(
    commandName: "birjob-chat",
    abstract: "Ask the assistant of BirJob about jobs.",
    discussion: "Without a subcommand, birjob-chat runs 'birjob-chat ask'.",
    version: Toolkit.version,
    subcommands: [Ask.self, Analyze.self, Recommendations.self],
    defaultSubcommand: Ask.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
