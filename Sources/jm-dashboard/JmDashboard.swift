import ArgumentParser
import Command
import JobMatchNow
import Records
import ServiceCommand

@main
struct JmDashboard: Program {
  static let configuration = CommandConfiguration(
    commandName: "jm-dashboard",
    abstract: "Show the totals and past searches of who is signed in.",
    discussion: "Each line of --sessions has a view_token, which jm-jobs takes.",
    version: Toolkit.version)

  @Flag(help: "One line per past search.")
  var sessions = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let client = service.client(JobMatchNowClient.init)
    let dashboard = try await client.dashboard().value
    if sessions {
      let searches = dashboard.sessions.map(PastSearch.line)
      try context.show(searches, in: context.sink(output, table: Self.table))
    } else {
      let page = context.sink(output) { _ in DashboardPage.text(dashboard) }
      try context.show([Record(dashboard.summary)], in: page)
    }
    return .success
  }

  private static let table = Table([
    .init("created", field: "created_at"), .init("title", field: "title", isFlexible: true),
    .init("jobs", field: "total_jobs", isNumeric: true),
    .init("direct", field: "direct_count", isNumeric: true),
    .init("adjacent", field: "adjacent_count", isNumeric: true),
    .init("id", field: "id", isFlexible: true),
  ])
}
