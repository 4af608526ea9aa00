import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// Requests that try to reach other rows, other tables or the server's time.
@Suite(.timeLimit(.minutes(30)))
struct HostileRequestTests {
  /// Text in every place of a request stays text.
  @Test(arguments: [
    "jobs?name=eq.x'%20OR%20'1'='1", "jobs?name=eq.%22%20OR%201=1--",
    "jobs?name=in.(a,b');DROP%20TABLE%20jobflow_jobs;--)", "jobs?name=like.%25'%20OR%201=1",
    "jobs?or=(name.eq.a,name.eq.%22b')%20OR%20(1=1%22)",
    "jobs?id);DROP%20TABLE%20jobflow_jobs;--=eq.1", "jobs?1=1%20OR%20id=eq.1",
    "jobs?select=id,(SELECT%20password_hash%20FROM%20users)", "jobs?select=rowid",
    "jobs?select=users(*)", "jobs?select=jobflow_user_roles(*)", "jobs?select=profiles(users(*))",
    "jobs?order=(SELECT%20password_hash)", "jobs?order=id;DROP%20TABLE%20users",
    "jobs?select=x'':name&name=eq.x", "jobs?limit=1;DROP&name=eq.x", "jobs?name=eq.%00",
    "jobs?name=eq.%ff", "jobs?%=1", "jobs?select=*%3A%3Atext",
    "users", "jobflow_jobs", "sqlite_master", "refresh_tokens", "..%2Fauth%2Fv1%2Fuser",
  ])
  func findNothing(_ path: String) async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      _ = try await api.addJob(user)
      let answer = try await api.rows(.get, path, user)
      #expect((400...404).contains(answer.status) || answer.json == [], "\(answer.text)")
      #expect(try await api.list("jobs", user).count == 1)
    }
  }

  @Test func aliasesAreText() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      _ = try await api.addJob(user)
      let row = try await api.list("jobs?select=\u{00E9}t\u{00E9}:name", user)
      #expect(row == [["\u{00E9}t\u{00E9}": "Roof"]])
    }
  }

  /// Requests that would cost the server much are refused before they reach the database.
  @Test func areLimited() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let deep =
        String(repeating: "and(", count: 30) + "id.is.null" + String(repeating: ")", count: 30)
      let filters = (0..<300).map { _ in "id.is.null" }.joined(separator: ",")
      let nested =
        String(repeating: "jobs(job_action_instances(", count: 4) + "id"
        + String(repeating: "))", count: 4)
      let wide = (0..<100).map { "a\($0):id" }.joined(separator: ",")
      let embeds = (0..<30).map { "e\($0):job_action_instances(id)" }.joined(separator: ",")
      for path in [
        "jobs?and=(\(deep))", "jobs?or=(\(filters))", "job_action_instances?select=\(nested)",
        "jobs?select=\(wide)", "jobs?select=\(embeds)",
      ] {
        let answer = try await api.rows(.get, path, user)
        #expect(answer.status == 400, "\(path.prefix(40)): \(answer.text)")
        #expect(answer.json["code"] == "PGRST100")
      }
      let stars = "%25a".repeated(200)
      let name = String(repeating: "a", count: 5000) + "b"
      try await api.add("jobs", ["name": .string(name)], user)
      #expect(try await api.list("jobs?name=like.\(stars)", user).isEmpty)
    }
  }

  @Test func largeBodiesAreRefused() async throws {
    try await JobFlowAPI.run(bodyLimit: 1000) { api in
      let user = try await api.signUp()
      let large: JSON = ["name": .string(String(repeating: "x", count: 2000))]
      for (method, path) in [("POST", "jobs"), ("PATCH", "jobs?id=is.null")] {
        let answer = try await api.rows(
          method == "POST" ? .post : .patch, path, user, json: large)
        #expect(answer.status == 413)
      }
    }
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
