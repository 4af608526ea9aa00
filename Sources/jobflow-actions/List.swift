import ArgumentParser
import Command
import Flow
import JobFlow
import Records
import ServiceCommand
import ServiceKit

/// Lists the actions of jobs. The default subcommand of `jobflow-actions`.
struct List: Program {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the actions of jobs in their order, one line each.")

  @Argument(
    help: .init(
      "Job ids, or rows of the last table of jobs. Without any, ids or JSON lines of jobflow-jobs are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @Flag(help: "Only actions that are not completed.")
  var open = false

  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection)
    let program = RecordProgram(key: "id", requires: ["id"]) {
      [rules, open] (client, fields, _, emit) throws(Failure) in
      try rules.check(JobFlowRules.id(fields["id"], of: "a job"), exit: .dataError)
      let job = try await JobReader(client).job(id: fields["id"]).value
      let actions = (job.actions ?? []).filter { !open || !$0.isCompleted }
      await emit(
        RecordLines(
          actions.map { action in
            var line = action.members
            line["job_name"] = .string(job.name)
            return Record(line)
          }))
    }
    let results = service.listSink(output, table: .jobActions, as: .jobFlowActions)
    let status = try await service.run(
      program, jobs, options: stream, rows: .jobFlowJobs, results: results)
    await results.keep()
    return status
  }
}

extension Table {
  static let jobActions = Table([
    .init("step", field: "sequence_order", isNumeric: true),
    .init("action", field: "name", isFlexible: true), .init("status", field: "status"),
    .init("completed", field: "completed_at"), .init("notes", field: "notes", isFlexible: true),
    .init("job", field: "job_name", isFlexible: true), .init("id", field: "id", isID: true),
  ])
}
