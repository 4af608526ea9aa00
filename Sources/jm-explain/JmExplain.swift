import ArgumentParser
import Command
import Records

@main
struct JmExplain: Program {
  static let example = "jm-jobs --last --remote | jm-explain"

  static let configuration = CommandConfiguration(
    commandName: "jm-explain",
    abstract: "Explain why jobs match a resume, or what a role is about.",
    discussion: """
      Without a subcommand, jm-explain runs 'jm-explain jobs'. Its options are in 'jm-explain jobs \
      --help'.
      """,
    version: Toolkit.version,
    subcommands: [Jobs.self, Role.self],
    defaultSubcommand: Jobs.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
