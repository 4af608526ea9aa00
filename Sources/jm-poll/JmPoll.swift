import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand

@main
struct JmPoll: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-poll",
    abstract: "Wait until searches have ended.",
    discussion: """
      Each search is asked for until it is completed or failed. A search that failed, or is still \
      running when the time is over, is a failed record; polling it can go on later.
      """,
    version: Toolkit.version)

  /// Searches waited for at the same time; --jobs of them are asked for at once.
  private static let inFlight = 10_000

  @Argument(
    help: .init(
      "View tokens. Without any, tokens or JSON lines with a \"view_token\" are read from stdin.",
      valueName: "token"))
  var tokens: [String] = []

  @Option(help: .init("The time between two questions for a search.", valueName: "time"))
  var interval = TimeSpan(seconds: 2)

  @Option(help: .init("How long to wait for a search.", valueName: "time"))
  var wait = TimeSpan(seconds: 300)

  @Flag(help: "Ask once and report whatever the status is.")
  var once = false

  @Flag(help: "Report each change of status.")
  var follow = false

  @OptionGroup(title: "Records") var stream: StreamOptions
  @OptionGroup(title: "Re-runs") var journal: JournalOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func check() throws(ValidationError) {
    try stream.check(apart: journal.journal, of: "--journal")
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let kept = try service.keptAnswers(journal)
    defer { kept.close() }
    let poll = SearchPoll(
      client: service.client(JobMatchNowClient.init), kept: kept, interval: interval.duration,
      wait: wait.duration, once: once, follow: follow)
    let recall = { (record: Record) throws(Failure) in
      try kept.results(of: record, key: record.string("view_token"))
    }
    return try await context.stream(
      tokens, keyField: "view_token", options: stream,
      flow: Flow(concurrency: service.concurrency, inFlight: Self.inFlight),
      results: context.sink(output, table: Self.table), run: kept.run, recall: recall
    ) { _, record, emit throws(Failure) in
      try await poll.run(record, emit)
    }
  }

  private static let table = Table([
    .init("file", field: "path", isFlexible: true), .init("status", field: "status"),
    .init("created", field: "created_at"),
    .init("title", field: "last_search_title", isFlexible: true),
  ])
}
