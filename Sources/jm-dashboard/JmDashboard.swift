import ArgumentParser
import Command
import Flow
import JobMatchNow
import LineIO
import Records
import Reports
import ServiceCommand
import Sessions

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
    help: .init("Delete a past search by its id; once more for another.", valueName: "session"),
    completion: .pastSearches)
  var deleted: [String] = []

  @Option(help: "Write a report with charts; with --sessions or --starred, of those.")
  var format: ReportFormat?

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if [sessions, starred, !deleted.isEmpty].filter(\.self).count > 1 {
      throw ValidationError("--sessions, --starred and --delete exclude each other.")
    }
    if deleted.contains("") { throw ValidationError("--delete takes the id of a search.") }
    if format != nil, output.json || output.table || !deleted.isEmpty {
      throw ValidationError("--format goes with none of --json, --table and --delete.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection)
    let client = service.client(JobMatchNowClient.init)
    guard deleted.isEmpty else { return try await delete(client, context) }
    let dashboard = try await client.dashboard().value
    let labels = try SearchLabelStore(service.environment).labels(for: service.profile)
    let searches = dashboard.sessions.map { PastSearch.named($0, labels) }
    await keep(dashboard, service)
    if let format {
      return try await write(dashboard, searches, as: format, service, client)
    }
    if starred {
      try context.show(
        Self.starredJobs(dashboard).map { Record($0) },
        in: context.sink(output, table: DashboardTable.starred))
    } else if sessions {
      try context.show(
        searches.map { Record($0) }, in: context.sink(output, table: DashboardTable.sessions))
    } else {
      let page = context.sink(output) { _ in DashboardPage.text(dashboard.summary, searches) }
      try context.show([Record(dashboard.summary)], in: page)
    }
    return .success
  }

  /// Stores the searches for the completion of `--delete` and of `jm-jobs --session`.
  private func keep(_ dashboard: Dashboard, _ service: ServiceContext) async {
    let searches = dashboard.sessions.compactMap { search in
      search["id"]?.stringValue.map {
        PastSearchStore.Search(id: $0, title: PastSearch.title(search))
      }
    }
    do throws(Failure) {
      try await PastSearchStore(service.environment).save(searches, for: service.profile)
    } catch {
      service.context.messages.note("cannot store the searches for completion: \(error)")
    }
  }

  private func delete(
    _ client: JobMatchNowClient, _ context: Context
  ) async throws(Failure) -> Records.ExitStatus {
    for id in deleted {
      try await client.deleteSession(id: id)
      context.messages.note("search \(Printable.line(id)) is deleted")
    }
    return .success
  }

  private func write(
    _ dashboard: Dashboard, _ searches: [JSONObject], as format: ReportFormat,
    _ service: ServiceContext, _ client: JobMatchNowClient
  ) async throws -> Records.ExitStatus {
    let moment = service.environment.now()
    let marked = MarkedJobStore(service.environment)
    var tally = Tally()
    let report: Report
    if starred {
      report = ListReport.starred(try Self.starredJobs(dashboard), format: format, at: moment)
    } else {
      let applied = try marked.jobs(.applied, for: service.profile)
      let counts = SearchCounts(
        client: client, concurrency: service.concurrency, messages: service.context.messages)
      var counted: [JSONObject]
      (counted, tally) = await counts.completed(searches)
      counted = counted.map { PastSearch.counted($0, applied) }
      report =
        sessions
        ? ListReport.searches(counted, format: format, at: moment)
        : DashboardReport(
          summary: dashboard.summary, searches: counted,
          applied: dashboard.summary["applied_jobs_count"]?.intValue ?? applied.count
        ).report(at: moment)
    }
    let writer = format.writer(columns: service.context.columns, width: DisplayWidth.of)
    try service.context.output.write(writer.text(report).utf8)
    return tally.exitStatus()
  }

  private static func starredJobs(_ dashboard: Dashboard) throws(Failure) -> [JSONObject] {
    if let jobs = dashboard.starredJobs { return jobs }
    throw Failure(
      "no_starred_jobs", "this service does not list starred jobs",
      hint: "'jm-jobs starred' lists those that were starred from this machine",
      exit: .protocolError)
  }
}

extension ReportFormat: ExpressibleByArgument {}
