import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand

/// Explains jobs. The default subcommand of `jm-explain`.
struct Jobs: Program {
  static let configuration = CommandConfiguration(
    commandName: "jobs",
    abstract: "Explain why jobs match a resume: summary, bullets and evidence.",
    discussion: """
      Reads the output of jm-jobs. Job ids need --last, which selects the search that they belong to.
      """)

  @Argument(
    help: .init(
      "Job ids of the search that --last selects. Without any, JSON lines with \"job_id\" and "
        + "\"view_token\" are read from stdin.", valueName: "job-id"))
  var jobs: [String] = []

  @Flag(help: "Look for the job ids in the search that was listed last.")
  var last = false

  @Option(
    help: .init(
      "Explain at most this many jobs of each search, and drop the others.", valueName: "n"))
  var limit: Int?

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var cache: CacheOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
  }

  func check() throws(ValidationError) {
    try stream.check(apart: cache.file.journal, of: "--journal")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let client = service.client(JobMatchNowClient.init)
    let kept = try service.cachedResults(cache.file, defaultJournal: cache.defaultJournal)
    defer { kept.close() }
    let lastToken = last ? try service.lastViewToken() : nil
    var quota = SearchQuota(limit)
    let admits = { (record: Record) in quota.admits(record.string("view_token")) }
    let recall = { (record: Record) throws(Failure) in
      try kept.results(of: record, key: key(of: record, lastToken))
    }
    return try await context.stream(
      jobs, keyField: "job_id", options: stream, flow: Flow(concurrency: service.concurrency),
      results: context.sink(output, paragraph: ExplanationPage.text),
      run: kept.run, admits: admits, recall: recall
    ) { _, record, emit throws(Failure) in
      let jobID = try field("job_id", of: record)
      let viewToken = if let lastToken { lastToken } else { try field("view_token", of: record) }
      let answer = try await client.explanation(jobID: jobID, viewToken: viewToken)
      let members = members(answer.value)
      if let key = key(of: record, lastToken) { await kept.keep([Record(members)], for: key, emit) }
      await emit(record.setting(members.members), requestID: answer.requestID)
    }
  }

  /// The cache key: an explanation depends on the job and on the search.
  private func key(of record: Record, _ lastToken: String?) -> String? {
    guard let token = lastToken ?? record.string("view_token"), let job = record.string("job_id")
    else { return nil }
    return "\(token)\n\(job)"
  }

  private func field(_ name: String, of record: Record) throws(Failure) -> String {
    if let value = record.string(name), !value.isEmpty { return value }
    throw Failure(
      "missing_field", "the record has no \"\(name)\"",
      hint: name == "view_token" ? "pipe the output of jm-jobs, or use --last" : nil,
      exit: .dataError)
  }

  private func members(_ explanation: JobExplanation) -> JSONObject {
    JSONObject(
      ["explanation_summary", "bullets", "evidence"].compactMap { name in
        explanation.members[name].map { JSONObject.Member(name: name, value: $0) }
      })
  }
}
