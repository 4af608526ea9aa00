import ArgumentParser
import Command
import JobFlow
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// The options of the subcommands that change jobs.
struct ChangeOptions: ParsableArguments {
  @Argument(
    help: .init(
      "Job ids, or rows of the last table, such as 3. Without any, ids or JSON lines with an "
        + "\"id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: ValidationOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  /// Changes columns of each job; results are the jobs as they are then.
  func run(
    in context: Context, columns: @escaping @Sendable (_ now: Timestamp) -> JSONObject
  ) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobFlow, connection, dryRun: dryRun)
    let now = service.environment.now
    let program = RecordProgram(key: "id", requires: ["id"]) { [rules] (fields) throws(Failure) in
      try rules.check(JobFlowRules.id(fields["id"], of: "a job"), exit: .dataError)
      return .changeJob(id: fields["id"], columns(now()))
    } adding: { job, _ in
      job.members
    }
    let table = Table([
      .init("job", field: "name", isFlexible: true), .init("status", field: "status"),
      .init("scheduled", field: "scheduled_date"), .init("id", field: "id"),
    ])
    return try await service.run(
      program, jobs, options: stream, rows: .jobFlowJobs,
      results: context.sink(output, table: table))
  }
}
