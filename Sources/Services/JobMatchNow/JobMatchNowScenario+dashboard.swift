import JobMatchNow
import Records
import ServiceKit
import Smoke

extension JobMatchNowScenario {
  /// Reads the dashboard and checks that it lists the search with its view token, and that the
  /// counts add up.
  mutating func readDashboard() async throws(Failure) {
    guard let answer = try await ask(.dashboard, as: accessToken),
      let object = answer.objectValue
    else { return }
    guard let dashboard = Dashboard(object) else {
      report("getDashboard: not a dashboard: \(log.secrets.quotation(of: answer))")
      return
    }
    checkOwnSearch(dashboard)
    checkTotals(dashboard)
  }

  private mutating func checkOwnSearch(_ dashboard: Dashboard) {
    let own = dashboard.sessions.filter { $0["id"]?.stringValue == searchSessionID }
    expect(
      own.count == 1,
      "getDashboard: the search \(searchSessionID ?? "") is listed \(own.count) times, not once")
    guard let search = own.first else { return }
    expect(
      search["view_token"]?.stringValue == viewToken, "/recent_sessions/*/view_token",
      search["view_token"], "the one that the upload returned")
    if let jobs, let count = search["total_jobs"]?.intValue {
      expect(
        count == jobs.count,
        "getDashboard: total_jobs counts \(count) jobs for the search, but it lists \(jobs.count)")
    }
  }

  /// The service may round the average to a whole number.
  private static let averageTolerance = 0.5

  private mutating func checkTotals(_ dashboard: Dashboard) {
    for session in dashboard.sessions {
      let total = session["total_jobs"]?.intValue ?? 0
      let id = session["id"]?.stringValue ?? "without an id"
      let direct = session["direct_count"]?.intValue ?? 0
      let adjacent = session["adjacent_count"]?.intValue ?? 0
      expect(
        direct + adjacent <= total,
        "the search \(id) has a direct_count of \(direct) and an adjacent_count of \(adjacent), "
          + "more than its total_jobs, \(total)")
      for name in ["local_count", "national_count", "remote_count"] {
        let count = session[name]?.intValue ?? 0
        expect(
          count <= total,
          "the search \(id) has a \(rule: name) of \(count), more than its total_jobs, \(total)")
      }
    }
    let ids = dashboard.sessions.compactMap { $0["id"]?.stringValue }
    for (index, id) in ids.enumerated() where ids[..<index].contains(id) {
      report("the dashboard lists the search \(id) twice")
    }
    guard let searches = dashboard.summary["total_searches"]?.intValue else { return }
    expect(
      searches >= dashboard.sessions.count,
      "total_searches is \(searches), but \(dashboard.sessions.count) searches are listed")
    guard searches == dashboard.sessions.count, searches > 0 else { return }
    let counts = dashboard.sessions.map { $0["total_jobs"]?.intValue ?? 0 }
    let sum = counts.reduce(0, +)
    guard let found = dashboard.summary["total_jobs_found"]?.intValue else { return }
    expect(
      found <= sum && found >= counts.max() ?? 0,
      "total_jobs_found is \(found), but the searches have \(sum) jobs")
    guard let average = dashboard.summary["avg_jobs_per_search"]?.doubleValue else { return }
    let averages = [sum, found].map { Double($0) / Double(searches) }
    expect(
      averages.contains { abs($0 - average) <= Self.averageTolerance },
      "avg_jobs_per_search is \(JSON.number(average).text) for \(sum) jobs in "
        + "\(searches) searches")
  }
}
