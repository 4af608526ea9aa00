import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

struct Analyze: JournaledProgram {
  static let configuration = CommandConfiguration(
    abstract: "Ask how jobs fit the keywords of the device.")

  @Argument(
    help: .init(
      "Job ids. Without any, ids or JSON lines with a \"job_id\" are read from stdin.",
      valueName: "job-id"))
  var jobs: [String] = []

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    let finder = DialectFinder(service.connection, rules.dialect)
    let kept = try service.cachedResults(records.journal)
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
      program, jobs, options: records.stream,
      results: context.sink(records.output, paragraph: AnswerPage.text),
      kept: kept)
  }
}
