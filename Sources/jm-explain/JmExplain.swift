import ArgumentParser
import Command
import Records

@main
struct JmExplain: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-explain",
    abstract: "Say why jobs fit, and what a role is about.",
    discussion: """
      Without a subcommand: 'jm-explain jobs', whose options 'jm-explain jobs --help' shows.
      """,
    version: Toolkit.version,
    subcommands: [Jobs.self, Role.self],
    defaultSubcommand: Jobs.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
