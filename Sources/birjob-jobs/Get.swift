import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Get: JournaledProgram {
  static let configuration = CommandConfiguration(abstract: "Get jobs by their ids.")

  @Argument(
    help: .init(
      "Job ids, or rows of the last table, such as %3. Without any, ids or JSON lines with a "
        + "\"job_id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let kept = try service.cachedResults(records.journal)
    defer { kept.close() }
    let now = service.environment.now
    let program = RecordProgram(key: "job_id", requires: ["job_id"], cacheKey: ["job_id"]) {
      (fields) throws(Failure) in
      try rules.check(BirJobRules.jobID(fields["job_id"]), exit: .dataError)
      return .job(id: fields["job_id"])
    } adding: { job, _ in
      JobLines.line(job, at: now()).members
    }
    return try await service.run(
      program, jobs, options: records.stream, rows: .birJobs,
      results: context.sink(records.output, table: .jobs), kept: kept)
  }
}
