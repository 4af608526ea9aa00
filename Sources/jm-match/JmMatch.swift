import ArgumentParser
import Command
import Records

@main
struct JmMatch: Program {
  static let example = """
    jm-parse-resume a.pdf b.docx |
      jm-match --postings jobs.jsonl --top 10 --explain
    """

  static let configuration = CommandConfiguration(
    commandName: "jm-match",
    abstract: "Rank job postings for resumes on this machine, and explain the matches.",
    discussion: """
      Without a subcommand, jm-match runs 'jm-match rank'. Its options are in 'jm-match rank --help'.
      """,
    version: Toolkit.version,
    subcommands: [Rank.self, Title.self],
    defaultSubcommand: Rank.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
