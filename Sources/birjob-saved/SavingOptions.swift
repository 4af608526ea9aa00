import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// The options of the subcommands that save jobs and remove them.
struct SavingOptions: ParsableArguments {
  @Argument(
    help: .init(
      "Job ids, or rows of the last table, such as %3. Without any, ids or JSON lines with a "
        + "\"job_id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func check() throws(ValidationError) { try records.check() }

  /// Saves or removes each job; results get the time in this field.
  func run(
    _ action: String, field: String, in context: Context,
    endpoint: @escaping @Sendable (_ jobID: String) -> Endpoint<JSONObject>
  ) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let finder = DialectFinder(service.connection, rules.dialect)
    let kept = try service.cachedResults(records.journal, options: [("action", field)])
    defer { kept.close() }
    let now = service.environment.now
    let program = RecordProgram(key: "job_id", requires: ["job_id"], cacheKey: ["job_id"]) {
      [rules] (fields) throws(Failure) in
      try rules.check(BirJobRules.jobID(fields["job_id"]), exit: .dataError)
      try await finder.require(.seed, to: action)
      return endpoint(fields["job_id"])
    } adding: { _, _ in
      [.init(name: field, value: .string(now().rfc3339))]
    }
    let table = Table([
      .init("job", field: "job_id"), .init("title", field: "title", isFlexible: true),
      .init("at", field: field),
    ])
    return try await service.run(
      program, jobs, options: records.stream, rows: .birJobs,
      results: context.sink(records.output, table: table), kept: kept)
  }
}
