import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

struct Analyze: Program {
  static let configuration = CommandConfiguration(
    abstract: "Ask how jobs fit the keywords of the device.")

  @Argument(
    help: .init(
      "Job ids. Without any, ids or JSON lines with a \"job_id\" are read from stdin.",
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
    let finder = DialectFinder(service.connection, rules.dialect)
    let kept = try service.cachedResults(journal)
    defer { kept.close() }
    let rules = rules
    let program = RecordProgram(key: "job_id", requires: ["job_id"], cacheKey: ["job_id"]) {
      (fields) throws(Failure) in
      try rules.check(BirJobRules.jobID(fields["job_id"]), exit: .dataError)
      return .analysis(jobID: fields["job_id"], try await finder.dialect)
    } adding: { answer, _ in
      // The record keeps its own id, which is text.
      AnswerPage.members(answer).filter { $0.name != "job_id" }
    }
    return try await service.run(
      program, jobs, options: stream, results: context.sink(output, paragraph: AnswerPage.text),
      kept: kept)
  }
}
