import ArgumentParser
import Command
import Records

@main
struct JobflowActions: Program {
  static let example = #"""
    jobflow-jobs --status in_progress |
      jq -r 'first(.job_action_instances[] | select(.status != "completed")).id' |
      jobflow-actions complete
    """#

  static let configuration = CommandConfiguration(
    commandName: "jobflow-actions",
    abstract: "List and complete the actions of JobFlow's jobs.",
    discussion: "Without a subcommand, jobflow-actions runs 'jobflow-actions list'.",
    version: Toolkit.version,
    subcommands: [
      List.self, Complete.self, Reopen.self, Note.self, CompleteFrom.self,
    ],
    defaultSubcommand: List.self)

  func run(in context: Context) async throws -> Records.ExitStatus { throw MissingInput() }
}
