import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit

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
      "Rows of the last table, such as 3, or ids of its jobs; with --last, job ids of that search. "
        + "Without any, JSON lines with \"job_id\" and \"view_token\" are read from stdin.",
      valueName: "job"))
  var jobs: [String] = []

  @Flag(name: .shortAndLong, help: "Look for the job ids in the search that was listed last.")
  var last = false

  @Option(
    name: [.customShort("n"), .long],
    help: .init(
      "Explain at most this many jobs of each search, and drop the others.", valueName: "n"))
  var limit: Int?

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var cache: CacheOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
  }

  func check() throws(ValidationError) {
    try stream.check(apart: cache.file.journal, of: "--journal")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection)
    let kept = try service.cachedResults(cache.file, defaultJournal: cache.defaultJournal)
    defer { kept.close() }
    var program = Self.program
    if last {
      program = program.changingFailures(\.aboutLastSearch)
      program.given = ["view_token": try service.connection.lastSearch().viewToken]
    }
    var quota = SearchQuota(limit)
    return try await service.run(
      program, jobs, options: stream, rows: last ? nil : .jobMatches,
      results: context.sink(output, link: "job_url", paragraph: ExplanationPage.text), kept: kept
    ) { quota.admits($0.string("view_token")) }
  }

  /// An explanation depends on the job and on the search.
  private static let program = RecordProgram(
    key: "job_id",
    requires: [
      "job_id",
      .init("view_token", hint: "name a row of the last table, use --last, or pipe jm-jobs"),
    ],
    cacheKey: ["view_token", "job_id"]
  ) { fields in
    .explanation(jobID: fields["job_id"], viewToken: fields["view_token"])
  } adding: { explanation, _ in
    ["explanation_summary", "bullets", "evidence"].compactMap { name in
      explanation.members[name].map { JSONObject.Member(name: name, value: $0) }
    }
  }
}
