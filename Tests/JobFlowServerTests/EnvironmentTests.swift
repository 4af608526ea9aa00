import GRDB
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// What a command run by `jm-serve exec` finds.
@Suite(.timeLimit(.minutes(30)))
struct EnvironmentTests {
  @Test func hasAnAccountWithJobs() async throws {
    let test = try TestServer(services: [JobFlowService.self])
    let server = try await test.server()
    let first = try await server.environment(at: "http://127.0.0.1:1")
    #expect(first["JOBFLOW_BASE_URL"] == "http://127.0.0.1:1/jobflow")
    let again = try await server.environment(at: "http://127.0.0.1:1")
    #expect(again["JOBFLOW_TOKEN"] == first["JOBFLOW_TOKEN"])
    let jobs = try await test.store().read { database in
      try String.fetchAll(database, sql: "SELECT status FROM jobflow_jobs ORDER BY rowid")
    }
    #expect(jobs == ["ready", "in_progress", "completed"])
  }

  @Test func everyAccountHasAProfile() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let profile = try await api.list("profiles?select=email,full_name", user)
      #expect(profile == [["email": "ada@example.com", "full_name": "Ada Lovelace"]])
    }
  }
}
