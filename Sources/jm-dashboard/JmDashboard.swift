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

  @Flag(help: "One line per starred job.")
  var starred = false

  @Option(
    name: .customLong("delete"),
    help: .init("Delete a past search by its id; once more for another.", valueName: "session"))
  var deleted: [String] = []

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if [sessions, starred, !deleted.isEmpty].filter(\.self).count > 1 {
      throw ValidationError("--sessions, --starred and --delete exclude each other.")
    }
    if deleted.contains("") { throw ValidationError("--delete takes the id of a search.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let client = service.client(JobMatchNowClient.init)
    guard deleted.isEmpty else {
      for id in deleted {
        try await client.deleteSession(id: id)
        context.messages.note("search \(Printable.line(id)) is deleted")
      }
      return .success
    }
    let dashboard = try await client.dashboard().value
    if starred {
      guard let jobs = dashboard.starredJobs else {
        throw Failure(
          "no_starred_jobs", "this service does not list starred jobs",
          hint: "'jm-jobs starred' lists those that were starred from this machine",
          exit: .protocolError)
      }
      try context.show(
        jobs.map { Record($0) }, in: context.sink(output, table: Self.starredTable))
    } else if sessions {
      let searches = dashboard.sessions.map(PastSearch.line)
      try context.show(searches, in: context.sink(output, table: Self.table))
    } else {
      let page = context.sink(output) { _ in DashboardPage.text(dashboard) }
      try context.show([Record(dashboard.summary)], in: page)
    }
    return .success
  }

  private static let starredTable = Table([
    .init("title", field: "title", isFlexible: true),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("job", field: "job_id", isFlexible: true),
  ])

  private static let table = Table([
    .init("created", field: "created_at"), .init("title", field: "title", isFlexible: true),
    .init("jobs", field: "total_jobs", isNumeric: true),
    .init("direct", field: "direct_count", isNumeric: true),
    .init("adjacent", field: "adjacent_count", isNumeric: true),
    .init("id", field: "id", isFlexible: true),
  ])
}
