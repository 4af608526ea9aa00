import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Get: Program {
  static let configuration = CommandConfiguration(abstract: "Get jobs by their ids.")

  @Argument(
    help: .init(
      "Job ids, or rows of the last table, such as %3. Without any, ids or JSON lines with a "
        + "\"job_id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var journal: JournalOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func check() throws(ValidationError) {
    try stream.check(apart: journal.journal, of: "--journal")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let kept = try service.cachedResults(journal)
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
      program, jobs, options: stream, rows: .birJobs,
      results: context.sink(output, table: .jobs), kept: kept)
  }
}
