import Records
import Testing

@testable import JobMatchNow

@Suite(.timeLimit(.minutes(30))) struct DashboardTests {
  private func dashboard(_ text: String) throws -> Dashboard? {
    Dashboard(try #require(try JSON(parsing: text).objectValue))
  }

  @Test func theFlatShape() throws {
    let dashboard = try #require(
      try dashboard(
        #"""
        {"total_searches":3,"total_jobs_found":40,"avg_jobs_per_search":13.3,"recent_sessions":[
        {"id":"s1","title":null,"created_at":"2026-01-01T00:00:00Z","total_jobs":20,
        "direct_count":12,"adjacent_count":8,"view_token":"v1"}]}
        """#))
    #expect(
      JSON.object(dashboard.summary).text
        == #"{"total_searches":3,"total_jobs_found":40,"avg_jobs_per_search":13.3}"#)
    let session = try #require(dashboard.sessions.first)
    #expect(session["id"] == "s1" && session["title"] == .null && session["direct_count"] == 12)
    #expect(session["view_token"] == "v1" && dashboard.starredJobs == nil)
  }

  @Test func theNestedShape() throws {
    let dashboard = try #require(
      try dashboard(
        #"""
        {"summary":{"total_searches":3,"unique_jobs_found":40,"local_jobs_count":5,
        "avg_jobs_per_search":"13.3","starred_jobs_count":null},
        "recent_sessions":[{"search_session_id":"s1","title_or_inferred_role":"iOS Engineer",
        "remote_count":2,"view_token":"v1"}],"recent_starred_jobs":[{"job_id":"j"}]}
        """#))
    #expect(
      JSON.object(dashboard.summary).text
        == #"{"total_searches":3,"total_jobs_found":40,"avg_jobs_per_search":13.3,"#
        + #""local_jobs_count":5}"#)
    #expect(
      JSON.object(try #require(dashboard.sessions.first)).text
        == #"{"id":"s1","title":"iOS Engineer","remote_count":2,"view_token":"v1"}"#)
    #expect(dashboard.starredJobs?.first?["job_id"] == "j")
  }

  @Test(arguments: [
    ("13", "13"), ("\"13.5\"", "13.5"), ("13.0", "13.0"), ("\"n/a\"", nil), ("true", nil),
  ])
  func averages(sent: String, kept: String?) throws {
    let dashboard = try dashboard(#"{"total_searches":1,"avg_jobs_per_search":\#(sent)}"#)
    #expect(dashboard?.summary["avg_jobs_per_search"]?.text == kept)
  }

  @Test(arguments: ["{}", #"{"summary":{}}"#, #"{"error":"x"}"#])
  func refusesWhatIsNotADashboard(text: String) throws {
    #expect(try dashboard(text) == nil)
  }

  @Test(arguments: [
    (#"{"recent_sessions":[]}"#, "has no total_searches"),
    (#"{"total_searches":"many","recent_sessions":[]}"#, "invalid total_searches"),
    (#"{"total_searches":1}"#, "has no recent_sessions"),
    (#"{"summary":{"total_searches":1},"recent_sessions":{}}"#, "has no recent_sessions"),
    (#"{"total_searches":1,"recent_sessions":[1]}"#, "not an object"),
    (#"{"total_searches":1,"recent_sessions":[{"view_token":"v"}]}"#, "has no id in past search 1"),
    (#"{"total_searches":1,"recent_sessions":[{"id":"s"}]}"#, "has no view_token in past search 1"),
    (
      #"{"total_searches":"2","recent_sessions":[{"search_session_id":"s","view_token":"v"}]}"#, nil
    ),
  ])
  func theContractIsChecked(text: String, words: String?) throws {
    let breach = Dashboard.breach(in: try #require(try JSON(parsing: text).objectValue))
    if let words {
      #expect(breach?.contains(words) == true, "\(breach ?? "none")")
    } else {
      #expect(breach == nil)
    }
  }
}
