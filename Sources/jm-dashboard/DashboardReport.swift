import JobMatchNow
import Records
import Reports

/// The dashboard as a report: totals, then charts of what the searches found, then the searches.
struct DashboardReport {
  /// The number of columns that can still be told apart.
  private static let chartLimit = 60
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  let summary: JSONObject
  /// Past searches with their counts, latest first.
  let searches: [JSONObject]
  /// The number of jobs that were applied for.
  let applied: Int

  func report(at moment: Timestamp) -> Report {
    guard !searches.isEmpty || summary["total_searches"]?.intValue ?? 0 > 0 else {
      return Report(title: "Job searches", moment: moment, blocks: [.empty(Self.empty)])
    }
    var blocks: [Report.Block] = [.figures(figures)]
    blocks += [perSearch, match, place, applications].compactMap { $0.map { .chart($0) } }
    blocks += notes.map { .note($0) }
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

  private var found: Int? { summary["total_jobs_found"]?.intValue }

  private var notes: [String] {
    var notes = ["Applications are the jobs marked on this machine with 'jm-jobs apply'."]
    if let total = summary["total_searches"]?.intValue, total > searches.count {
      notes.insert("The service lists only \(searches.count) of \(total) searches.", at: 0)
    }
    return notes
  }

  /// The jobs of each search in order of time, divided by category if all counts are known.
  private var perSearch: Chart? {
    let charted = searches.prefix(Self.chartLimit).reversed()
    guard !charted.isEmpty else { return nil }
    let parts = charted.map { search -> [Int]? in
      guard let direct = search["direct_count"]?.intValue,
        let adjacent = search["adjacent_count"]?.intValue
      else { return nil }
      return [direct, adjacent]
    }
    let isDivided = parts.allSatisfy { $0 != nil }
    let points = zip(charted, parts).map { search, parts in
      Self.point(search, isDivided ? parts ?? [] : [search["total_jobs"]?.intValue ?? 0])
    }
    let isPart = charted.count < searches.count
    return Chart(
      "jobs_per_search",
      title: "Jobs per search" + (isPart ? ", the latest \(charted.count)" : ""),
      kind: .columns, of: "Search", series: isDivided ? ["direct", "adjacent"] : ["jobs"],
      points: points)
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
    let direct = sum("direct_count")
    let adjacent = sum("adjacent_count")
    guard let direct, let adjacent, direct > 0 || adjacent > 0 else { return nil }
    return Chart(
      "match", title: "Direct and adjacent matches", kind: .shares, of: "Match",
      series: ["jobs"], points: [.init("direct", [direct]), .init("adjacent", [adjacent])])
  }

  /// The service counts each job once. Without its counts, a job counts once for each search that
  /// found it.
  private var place: Chart? {
    let names = ["local", "national", "remote"]
    let counts = names.map { summary["\($0)_jobs_count"]?.intValue ?? sum("\($0)_count") }
    guard counts.contains(where: { $0 ?? 0 > 0 }) else { return nil }
    return Chart(
      "place", title: "Local, national and remote jobs", kind: .bars, of: "Place",
      series: ["jobs"], singular: "job",
      points: zip(names, counts).map { Chart.Point($0, [$1 ?? 0]) })
  }

  private var applications: Chart? {
    guard let found, found > 0 else { return nil }
    return Chart(
      "applications", title: "Applications", kind: .shares, of: "Applied", series: ["jobs"],
      points: [
        .init("applied for", [applied]), .init("not applied for", [max(found - applied, 0)]),
      ])
  }

  /// The sum over all searches that have this count; nil if none has it, or if it overflows.
  private func sum(_ name: String) -> Int? {
    let counts = searches.compactMap { $0[name]?.intValue }
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
