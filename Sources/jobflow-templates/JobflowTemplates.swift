import ArgumentParser
import Command
import Records

@main
struct JobflowTemplates: Program {
  static let example = #"jobflow-templates show "Solar installation" | jq -r '.actions[].name'"#

  static let configuration = CommandConfiguration(
    commandName: "jobflow-templates",
    abstract: "List the templates of jobs and the actions that they consist of.",
    discussion: "Without a subcommand, jobflow-templates runs 'jobflow-templates list'.",
    version: Toolkit.version,
    subcommands: [List.self, Show.self, Actions.self],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
