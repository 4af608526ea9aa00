import JobMatchNow
import Records
import Reports

/// The dashboard as a report: totals, then charts of what the searches found, then the searches.
struct DashboardReport {
  /// The number of columns that can still be told apart.
  private static let chartLimit = 60
  /// The number of bars with names that still fit a card.
  private static let barLimit = 12
  /// The number of marked jobs that are listed.
  private static let listLimit = 20
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  let summary: JSONObject
  /// Past searches with their counts, latest first.
  let searches: [JSONObject]
  /// The number of jobs that were applied for.
  let applied: Int
  /// Jobs that were applied for and starred, the latest first.
  var appliedJobs: [JSONObject] = []
  var starredJobs: [JSONObject] = []

  func report(at moment: Timestamp) -> Report {
    guard !searches.isEmpty || summary["total_searches"]?.intValue ?? 0 > 0 else {
      return Report(title: "Job searches", moment: moment, blocks: [.empty(Self.empty)])
    }
    var blocks: [Report.Block] = [.figures(figures)]
    blocks += [perSearch, match, place, applications].compactMap { $0.map { .chart($0) } }
    blocks += notes.map { .note($0) }
    blocks += lists.map { .table($0) }
    if !searches.isEmpty { blocks.append(.table(SearchTable.overview(searches))) }
    return Report(title: "Job searches", moment: moment, blocks: blocks)
  }

  static let empty = EmptyState(
    message: "No searches yet.", advice: "Upload a resume to start one",
    command: "jm-upload cv.pdf | jm-poll | jm-jobs")

  private var figures: [Figure] {
    var figures = DashboardFigure.ofReports.compactMap { figure -> Figure? in
      guard let value = summary[figure.name] else { return nil }
      let label = figure.label(of: value)
      if let count = value.intValue { return Figure(figure.name, label, .count(count)) }
      return value.doubleValue.map { Figure(figure.name, label, .amount($0)) }
    }
    figures.append(Figure("applied_jobs_count", "applied for", .count(applied)))
    if let found, found > 0 {
      figures.append(
        Figure("application_rate", "application rate", .share(Double(applied) / Double(found))))
    }
    return figures
  }

  private var lists: [ReportTable] {
    [("Jobs applied for", appliedJobs), ("Starred jobs", starredJobs)].compactMap { title, jobs in
      guard !jobs.isEmpty else { return nil }
      let isPart = jobs.count > Self.listLimit
      return StarredTable.overview(
        Array(jobs.prefix(Self.listLimit)),
        title: isPart ? "\(title): the latest \(Self.listLimit) of \(jobs.count)" : title)
    }
  }

  /// What a chart is about that shows only some searches: `: 20 of 69 searches`.
  private func part(_ count: Int) -> String {
    let total = max(summary["total_searches"]?.intValue ?? 0, searches.count)
    return count < total ? ": \(count) of \(total) searches" : ""
  }

  private var found: Int? { summary["total_jobs_found"]?.intValue }

  private var notes: [String] {
    var notes = ["Applications are the jobs marked on this machine with 'jm-jobs apply'."]
    if let total = summary["total_searches"]?.intValue, total > searches.count {
      notes.insert("The service lists only \(searches.count) of \(total) searches.", at: 0)
    }
    return notes
  }

  /// The jobs of each search, divided by category if all counts are known: a few as bars with their
  /// names, many as columns in order of time.
  private var perSearch: Chart? {
    guard !searches.isEmpty else { return nil }
    let isNamed = searches.count <= Self.barLimit
    let charted = isNamed ? searches : searches.prefix(Self.chartLimit).reversed()
    let parts = charted.map(Self.categories)
    let isDivided = parts.allSatisfy { $0 != nil }
    let hasOthers = parts.contains { $0?.last ?? 0 > 0 }
    let points = zip(charted, parts).map { search, parts in
      Self.point(
        search,
        isDivided
          ? Array((parts ?? []).prefix(hasOthers ? 3 : 2)) : [search["total_jobs"]?.intValue ?? 0])
    }
    return Chart(
      "jobs_per_search", title: "Jobs per search" + part(charted.count),
      kind: isNamed ? .bars : .columns, of: "Search",
      series: isDivided ? ["direct", "adjacent"] + (hasOthers ? ["other"] : []) : ["jobs"],
      singular: isDivided ? nil : "job", points: points)
  }

  /// The direct, adjacent and other matches of a search; nil if they are not known.
  private static func categories(_ search: JSONObject) -> [Int]? {
    guard let direct = search["direct_count"]?.intValue,
      let adjacent = search["adjacent_count"]?.intValue
    else { return nil }
    let others = (search["total_jobs"]?.doubleValue ?? 0) - Double(direct) - Double(adjacent)
    return [direct, adjacent, Int(exactly: max(others, 0)) ?? 0]
  }

  private static func point(_ search: JSONObject, _ counts: [Int]) -> Chart.Point {
    let created = search["created_at"]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
    let title = PastSearch.title(search)
    guard let created else { return Chart.Point(title, tick: "", counts) }
    let day = created.calendarFields
    return Chart.Point(
      "\(created.rfc3339.prefix(10)) \(title)", tick: "\(day.day) \(months[day.month - 1])", counts)
  }

  private var match: Chart? {
    let known = searches.compactMap(Self.categories)
    let names = ["direct", "adjacent", "other"]
    let points = names.indices.map { index in
      Chart.Point(names[index], [Self.sum(known.map { $0[index] }) ?? 0])
    }
    guard known.contains(where: { $0.contains { $0 > 0 } }) else { return nil }
    return Chart(
      "match", title: "Direct and adjacent matches" + part(known.count), kind: .shares, of: "Match",
      series: ["jobs"], points: points.filter { $0.label != "other" || $0.counts != [0] })
  }

  /// The service counts each job once. Without its counts, a job counts once for each search that
  /// found it. The rest of the jobs found are abroad, or where they are is not known.
  private var place: Chart? {
    let names = ["local", "national", "remote"]
    let isCounted = names.contains { summary["\($0)_jobs_count"]?.intValue != nil }
    let counts = names.map { summary["\($0)_jobs_count"]?.intValue ?? sum("\($0)_count") }
    guard counts.contains(where: { $0 ?? 0 > 0 }) else { return nil }
    let total = isCounted ? found : sum("total_jobs")
    let rest = Self.sum(counts.compactMap(\.self)).flatMap { near in total.map { $0 - near } } ?? 0
    return Chart(
      "place", title: "Local, national and remote jobs" + (isCounted ? "" : part(searches.count)),
      kind: .bars, of: "Place", series: ["jobs"], singular: "job",
      points: zip(names, counts).map { Chart.Point($0, [$1 ?? 0]) }
        + (rest > 0 ? [Chart.Point("elsewhere", [rest])] : []))
  }

  private var applications: Chart? {
    guard let found, found > 0 else { return nil }
    return Chart(
      "applications", title: "Applications for the jobs found", kind: .shares, of: "Applied",
      series: ["jobs"],
      points: [
        .init("applied for", [applied]), .init("not applied for", [max(found - applied, 0)]),
      ])
  }

  /// The sum over all searches that have this count; nil if none has it, or if it overflows.
  private func sum(_ name: String) -> Int? { Self.sum(searches.compactMap { $0[name]?.intValue }) }

  private static func sum(_ counts: [Int]) -> Int? {
    guard !counts.isEmpty else { return nil }
    return counts.reduce(into: Int?(0)) { sum, count in
      guard let (value, overflow) = sum?.addingReportingOverflow(count), !overflow else {
        sum = nil
        return
      }
      sum = value
    }
  }
}
