import ArgumentParser
import Command
import Flow
import JobMatchNow
import LineIO
import Records
import Reports
import ServiceCommand
import ServiceKit
import Sessions

@main
struct JmDashboard: Program {
  static let example = "jm-dashboard --sessions --json | jm-jobs"

  static let configuration = CommandConfiguration(
    commandName: "jm-dashboard",
    abstract: "Show the totals and past searches of your account.",
    discussion: "Each line of --sessions has a view_token, so that it can be piped into jm-jobs.",
    version: Toolkit.version)

  @Flag(help: "List past searches, one line each.")
  var sessions = false

  @Flag(help: "List starred jobs, one line each.")
  var starred = false

  @Option(
    name: .customLong("delete"),
    help: .init(
      "Delete a past search by its id, or its row in the last table. Repeat for others.",
      valueName: "session"),
    completion: .stored(for: ServiceDescription.jobMatchNow.settings, PastSearches.suggestions))
  var deleted: [String] = []

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: FormatOptions<DashboardFormat>
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func validate() throws {
    if [sessions, starred, !deleted.isEmpty].filter(\.self).count > 1 {
      throw ValidationError("--sessions, --starred and --delete cannot be used together.")
    }
    if deleted.contains("") { throw ValidationError("--delete needs the id of a search.") }
    if dryRun.isDryRun, deleted.isEmpty { throw ValidationError("--dry-run needs --delete.") }
    if !deleted.isEmpty, output.format != nil || output.fields != nil {
      throw ValidationError("--format and --fields cannot be used with --delete.")
    }
    if output.fields != nil, let format = output.format, format.list == nil {
      throw ValidationError("--fields needs --format json, table, csv or tsv.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection, dryRun: dryRun)
    let client = service.client
    guard deleted.isEmpty else {
      return try await SearchDeletion(client: client, messages: context.messages).run(
        try service.ids(deleted, in: .pastSearches))
    }
    let dashboard = try await client.send(.dashboard).value
    notePartialLists(dashboard, context)
    let labels = try ProfileStore<SearchLabels>(service.environment).labels(for: service.profile)
    let searches = dashboard.sessions.map { PastSearch.named($0, labels) }
    await keep(dashboard, service)
    if let format = report {
      return try await write(dashboard, searches, as: format, service, client)
    }
    if starred {
      try await show(
        Self.starredJobs(dashboard), in: DashboardTable.starred, as: .jobMatches,
        or: ListReport.noStars, service)
    } else if sessions {
      try await show(
        searches, in: DashboardTable.sessions, as: .pastSearches, or: DashboardReport.empty,
        service)
    } else {
      let page = context.sink(output) { _ in DashboardPage.text(dashboard.summary, searches) }
      try context.show([Record(dashboard.summary)], in: page)
    }
    return .success
  }

  /// The report that is wanted; nil for records.
  private var report: ReportFormat? {
    output.fields == nil ? output.format.flatMap { ReportFormat(rawValue: $0.rawValue) } : nil
  }

  /// Stores the searches for the completion of `--delete` and of `jm-jobs --session`.
  private func keep(_ dashboard: Dashboard, _ service: ServiceContext) async {
    let searches = dashboard.sessions.compactMap { search in
      search["id"]?.stringValue.map {
        PastSearches.Search(id: $0, title: PastSearch.title(search))
      }
    }
    await ProfileStore<PastSearches>(service.environment).save(searches, for: service.profile)
  }

  /// Writes a list, or says that it is empty if it is for people.
  private func show(
    _ list: [JSONObject], in table: Table, as kind: ListKind, or empty: EmptyState,
    _ service: ServiceContext
  ) async throws {
    let context = service.context
    let marked =
      starred
      ? try ProfileStore<MarkedJobs>(service.environment).jobs(.starred, for: service.profile) : []
    if list.isEmpty, output.isForPeople(context) {
      let message = empty.message.filter { $0 != "." }.lowercased()
      context.messages.note("\(message); \(empty.advice.lowercased()): \(empty.command)")
    }
    try await service.show(list.map { Record($0) }, output, table: table, as: kind) {
      MarkedJobs.completing($0, from: marked)
    }
  }

  /// Says on stderr if the service does not list everything that it counts.
  private func notePartialLists(_ dashboard: Dashboard, _ context: Context) {
    let list: (count: Int?, total: String, name: String) =
      starred
      ? (dashboard.starredJobs?.count, "starred_jobs_count", "starred jobs")
      : (dashboard.sessions.count, "total_searches", "searches")
    // The summary in JSON lists nothing.
    guard starred || sessions || report != nil || output.isForPeople(context),
      let count = list.count, let total = dashboard.summary[list.total]?.intValue, total > count
    else { return }
    context.messages.note("the service lists only the latest \(count) of \(total) \(list.name)")
  }

  private func write(
    _ dashboard: Dashboard, _ searches: [JSONObject], as format: ReportFormat,
    _ service: ServiceContext, _ client: ServiceClient
  ) async throws -> Records.ExitStatus {
    let moment = service.environment.now()
    let marked = ProfileStore<MarkedJobs>(service.environment)
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
          applied: dashboard.summary["applied_jobs_count"]?.intValue ?? applied.count,
          appliedJobs: applied.map(\.object),
          starredJobs: try dashboard.starredJobs
            ?? marked.jobs(.starred, for: service.profile).map(\.object)
        ).report(at: moment)
    }
    let context = service.context
    let writer = format.writer(
      columns: context.tableColumns, width: DisplayWidth.of,
      isForTerminal: context.outputIsTerminal)
    try context.write(writer.text(report))
    return tally.exitStatus()
  }

  private static func starredJobs(_ dashboard: Dashboard) throws(Failure) -> [JSONObject] {
    if let jobs = dashboard.starredJobs { return jobs }
    throw Failure(
      "no_starred_jobs", "the service does not list starred jobs",
      hint: "'jm-jobs starred' lists the jobs that were starred on this machine",
      exit: .protocolError)
  }
}
