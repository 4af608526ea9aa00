import JobMatchNow
import Records

extension Journey {
  /// Reads the dashboard: the search is there, under its own token, and the counts add up.
  mutating func readDashboard() async throws(Failure) {
    guard let answer = try await ask(.dashboard, as: accessToken),
      let object = answer.objectValue
    else { return }
    guard let dashboard = Dashboard(object) else {
      fault("getDashboard: this is no dashboard")
      return
    }
    checkOwnSearch(dashboard)
    checkTotals(dashboard)
  }

  private mutating func checkOwnSearch(_ dashboard: Dashboard) {
    let own = dashboard.sessions.filter { $0["id"]?.stringValue == searchSessionID }
    expect(own.count == 1, "the dashboard lists this search \(own.count) times")
    guard let search = own.first else { return }
    expect(
      search["view_token"]?.stringValue == viewToken,
      "the dashboard gives this search another view token")
    if let jobs, let count = search["total_jobs"]?.intValue {
      expect(
        count == jobs.count,
        "the dashboard counts \(count) jobs of this search, and \(jobs.count) are listed")
    }
  }

  private mutating func checkTotals(_ dashboard: Dashboard) {
    for session in dashboard.sessions {
      let total = session["total_jobs"]?.intValue ?? 0
      let parts = ["direct_count", "adjacent_count"].compactMap { session[$0]?.intValue }
      expect(
        parts.reduce(0, +) <= total, "a search has more direct and adjacent jobs than jobs")
      for name in ["local_count", "national_count", "remote_count"] {
        expect(session[name]?.intValue ?? 0 <= total, "a search has a \(name) above its jobs")
      }
    }
    let ids = dashboard.sessions.compactMap { $0["id"]?.stringValue }
    expect(Set(ids).count == ids.count, "the dashboard lists a search twice")
    guard let searches = dashboard.summary["total_searches"]?.intValue else { return }
    expect(
      searches >= dashboard.sessions.count,
      "the dashboard counts \(searches) searches, and \(dashboard.sessions.count) are listed")
    guard searches == dashboard.sessions.count, searches > 0 else { return }
    let counts = dashboard.sessions.map { $0["total_jobs"]?.intValue ?? 0 }
    let sum = counts.reduce(0, +)
    guard let found = dashboard.summary["total_jobs_found"]?.intValue else { return }
    expect(
      found <= sum && found >= counts.max() ?? 0,
      "the dashboard counts \(found) jobs, and its searches have \(sum)")
    guard let average = dashboard.summary["avg_jobs_per_search"]?.doubleValue else { return }
    let averages = [sum, found].map { Double($0) / Double(searches) }
    expect(
      averages.contains { abs($0 - average) <= 0.5 },
      "the average of \(JSON.number(average).text) jobs is not \(sum) by \(searches)")
  }
}
