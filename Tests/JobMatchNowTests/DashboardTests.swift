import JobMatchNow
import Records
import Testing

@Suite struct DashboardTests {
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
  func whatIsNone(text: String) throws {
    #expect(try dashboard(text) == nil)
  }
}
