import ArgumentParser
import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand

@main
struct JmPoll: Program {
  static let example = "jm-upload cv.pdf | jm-poll"

  static let configuration = CommandConfiguration(
    commandName: "jm-poll",
    abstract: "Wait for searches to end.",
    discussion: """
      Polls each search at once, then after 0.25, 0.5 and 1 second, then every 2 seconds, until it \
      is completed or has failed. A search that has failed, or that is still running when the time \
      is up, is a failed record. The record keeps the view token, so that you can poll it again.
      """,
    version: Toolkit.version)

  /// The maximum number of searches to wait for at the same time. A waiting search takes memory, but
  /// no connection.
  private static let inFlight = 10_000

  @Argument(
    help: .init(
      "View tokens. Without any, tokens or JSON lines with a \"view_token\" are read from stdin.",
      valueName: "token"))
  var tokens: [String] = []

  @Option(help: .init("The maximum time between two requests for a search.", valueName: "duration"))
  var interval = TimeSpan(seconds: 2)

  @Option(
    help: .init(
      "How long to wait for each search. A request under way is finished.", valueName: "duration"))
  var wait = TimeSpan(seconds: 300)

  @Flag(help: "Poll once, and print the status whatever it is.")
  var once = false

  @Flag(help: "Print each change of status.")
  var follow = false

  @OptionGroup var records: RecordOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func check() throws(ValidationError) {
    try records.check()
    if interval.seconds <= 0 { throw ValidationError("--interval must be longer than 0s.") }
    if once, follow { throw ValidationError("--once and --follow cannot be used together.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    records.output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection)
    let kept = try service.cachedResults(records.journal)
    defer { kept.close() }
    let poll = SearchPoll(
      interval: interval.duration, wait: wait.duration, once: once, follow: follow)
    return try await service.run(
      poll.program, tokens, options: records.stream, results: sink(context), kept: kept,
      inFlight: Self.inFlight)
  }

  /// A table needs all its rows, so changes are shown to people as lines.
  private func sink(_ context: Context) -> any ResultSink {
    guard follow, records.output.isForPeople(context), records.output.chosen == nil,
      records.output.fields == nil
    else {
      return context.sink(records.output, table: Self.table)
    }
    return PageSink(context.output, isTerminal: context.outputIsTerminal, isSpaced: false) {
      record in
      let name = record.string("path") ?? record.string("label") ?? ""
      let title = record.string("last_search_title") ?? ""
      let line = [record.string("status") ?? "", name, title].filter { !$0.isEmpty }
        .map(Printable.line).joined(separator: "  ")
      return ([line] + ResumeFeedback.lines(record)).joined(separator: "\n")
    }
  }

  private static let table = Table([
    .init("file", field: "path", isFlexible: true), .init("status", field: "status"),
    .init("created", field: "created_at"),
    .init("title", field: "last_search_title", isFlexible: true),
    .init("score", field: "resume_score", isNumeric: true),
    .init("feedback", from: "resume_feedback", isFlexible: true) { record in
      ResumeFeedback.points(record).joined(separator: " ")
    },
  ])
}
