import ArgumentParser
import BirJob
import Command
import Flow
import Records
import ServiceCommand
import ServiceKit

struct History: Program {
  static let configuration = CommandConfiguration(
    abstract: "List the notifications that were sent to the device.")

  @Option(
    name: [.customShort("n"), .long],
    help: .init("Print at most this many. (default: all)", valueName: "n"))
  var limit: Int?

  @Option(help: .init("Request this many at a time.", valueName: "n"))
  var pageSize = 100

  @OptionGroup(title: "Service") var rules: DialectOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
    if pageSize < 1 { throw ValidationError("--page-size must be 1 or greater.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    try rules.check(BirJobRules.pageSize(pageSize))
    let service = try ServiceContext(context, .birJob, connection)
    let dialect = try await service.connection.dialect(rules.dialect)
    let pages = PagedList<JSONObject>(
      service.client, pageSize: pageSize, limit: limit,
      identity: { $0["id"]?.stringValue ?? $0["notification_id"]?.stringValue },
      request: { .history(dialect, offset: $0, limit: $1) })
    let results = service.listSink(output, table: Self.table, as: .notifications)
    for try await page in pages {
      for notification in page.value { try results.write(Record(notification)) }
      try results.flush()
    }
    try results.finish()
    try results.flush()
    await results.keep()
    return .success
  }

  private static let table = Table([
    .init("sent", field: "sent_at"), .init("job", field: "job_title", isFlexible: true),
    .init("company", field: "job_company", isFlexible: true), .init("opened", field: "opened"),
    .init("notification", field: "id", isFlexible: true, isID: true),
  ])
}
