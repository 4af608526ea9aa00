import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct View: JournaledProgram {
  static let configuration = CommandConfiguration(
    abstract: "Record that jobs were viewed.", discussion: "Needs a registered device.")

  @Argument(
    help: .init(
      "Job ids, or rows of the last table, such as %3. Without any, ids or JSON lines with a "
        + "\"job_id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @Option(help: .init("How long each job was viewed.", valueName: "seconds"))
  var seconds = 0

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    try rules.check(BirJobRules.viewDuration(seconds))
    let service = try ServiceContext(context, .birJob, connection, dryRun: dryRun)
    let finder = DialectFinder(service.connection, rules.dialect)
    let kept = try service.cachedResults(records.journal)
    defer { kept.close() }
    let (now, seconds) = (service.environment.now, seconds)
    let program = RecordProgram(key: "job_id", requires: ["job_id"], cacheKey: ["job_id"]) {
      (fields) throws(Failure) in
      try rules.check(BirJobRules.jobID(fields["job_id"]), exit: .dataError)
      try await finder.require(.seed, to: "record views")
      return .view(jobID: fields["job_id"], seconds: seconds)
    } adding: { _, _ in
      [.init(name: "viewed_at", value: .string(now().rfc3339))]
    }
    return try await service.run(
      program, jobs, options: records.stream, rows: .birJobs,
      results: context.sink(records.output, table: Self.table), kept: kept)
  }

  private static let table = Table([
    .init("job", field: "job_id"), .init("title", field: "title", isFlexible: true),
    .init("viewed", field: "viewed_at"),
  ])
}
