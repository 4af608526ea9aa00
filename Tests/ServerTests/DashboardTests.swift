import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct DashboardTests {
  private func test(_ dialect: ServerOptions.Dialect = .seed) async throws -> TestServer {
    let test = try TestServer { $0.dialect = dialect }
    try await test.add(SamplePeople.postings)
    return test
  }

  @Test func countsOwnSearchesOnly() async throws {
    let test = try await test()
    try await test.run { api in
      let token = try await api.signUp().json.string("access_token")
      for owner in [token, nil] {
        let upload = try await api.upload(SamplePeople.resume, token: owner)
        _ = try await api.settled(upload.json.string("view_token"))
      }
      let answer = try await api.send(.get, "/api/me/dashboard", token: token).json
      #expect(answer["total_searches"] == 1)
      #expect(answer["total_jobs_found"] == 3)
      #expect(answer["avg_jobs_per_search"] == 3)
      let session = try #require(answer["recent_sessions"]?.arrayValue?.first)
      #expect(session["total_jobs"] == 3)
      #expect(session["direct_count"]?.intValue == 2)
      #expect(session["title"] == "iOS Developer")
    }
  }

  @Test func anEmptyAccountHasZeros() async throws {
    try await TestServer().run { api in
      let token = try await api.signUp().json.string("access_token")
      let answer = try await api.send(.get, "/api/me/dashboard", token: token)
      #expect(
        answer.text == #"{"total_searches":0,"total_jobs_found":0,"avg_jobs_per_search":0,"#
          + #""recent_sessions":[]}"#)
      #expect(try await api.send(.get, "/api/me/dashboard").status == 401)
      #expect(try await api.send(.get, "/api/me/dashboard", token: "x").status == 401)
    }
  }

  @Test func theRealDialectIsNestedAndShowsStars() async throws {
    try await test(.real).run { api in
      let token = try await api.signUp().json.string("access_token")
      let view = try await api.upload(SamplePeople.resume, token: token).json.string("view_token")
      _ = try await api.settled(view)
      for (job, kind) in [
        ("job_ios", "star"), ("job_ios_remote", "star"), ("job_ios", "unstar"),
        ("job_ios", "view"),
      ] {
        let answer = try await api.send(
          .post, "/api/jobs/interaction",
          json: [
            "job_id": .string(job), "view_token": .string(view), "interaction_type": .string(kind),
          ])
        #expect(answer.status == 201)
      }
      let answer = try await api.send(.get, "/api/me/dashboard", token: token).json
      let summary = try #require(answer["summary"])
      #expect(summary["unique_jobs_found"] == 3)
      #expect(summary["remote_jobs_count"] == 1)
      #expect(summary["starred_jobs_count"] == 1)
      #expect(summary["viewed_jobs_count"] == 1)
      let starred = answer["recent_starred_jobs"]?.arrayValue ?? []
      #expect(starred.map { $0.string("job_id") } == ["job_ios_remote"])
      #expect(answer["recent_sessions"]?.arrayValue?.first?["status"] == "completed")
    }
  }

  @Test func countsOwnViewsOnly() async throws {
    try await test(.real).run { api in
      var tokens: [String] = []
      for (email, jobs) in [
        ("ada@example.com", ["job_ios"]), ("eve@example.com", ["job_ios", "job_ios_remote"]),
      ] {
        let token = try await api.signUp(email).json.string("access_token")
        let upload = try await api.upload(SamplePeople.resume, token: token)
        let view = upload.json.string("view_token")
        _ = try await api.settled(view)
        for job in jobs {
          _ = try await api.send(
            .post, "/api/jobs/interaction",
            json: [
              "job_id": .string(job), "view_token": .string(view), "interaction_type": "view",
            ])
        }
        tokens.append(token)
      }
      for (token, count) in zip(tokens, [1, 2] as [JSON]) {
        let answer = try await api.send(.get, "/api/me/dashboard", token: token)
        #expect(answer.json["summary"]?["viewed_jobs_count"] == count)
      }
    }
  }

  @Test func deletesOwnSessionsOnly() async throws {
    try await test().run { api in
      let owner = try await api.signUp().json.string("access_token")
      let other = try await api.signUp("eve@example.com").json.string("access_token")
      let upload = try await api.upload(SamplePeople.resume, token: owner).json
      let path = "/api/me/sessions/\(upload.string("search_session_id"))"
      _ = try await api.settled(upload.string("view_token"))
      #expect(try await api.send(.delete, path).status == 401)
      #expect(try await api.send(.delete, path, token: other).status == 404)
      #expect(try await api.send(.delete, path, token: owner).status == 204)
      let gone = try await api.send(
        .get, "/api/public/session?token=\(upload.string("view_token"))")
      #expect(gone.status == 404)
    }
  }

  @Test func aRoleIsCountedNotJudged() async throws {
    try await test().run { api in
      let view = try await api.upload(SamplePeople.resume).json.string("view_token")
      _ = try await api.settled(view)
      func ask(_ role: String) async throws -> JSON {
        try await api.send(
          .post, "/api/insights/role-snippet",
          json: ["role": .string(role), "view_token": .string(view)]
        ).json
      }
      let snippet = try await ask("iOS developer")
      #expect(snippet["summary"] == "2 of the 3 jobs of this search have the title iOS developer.")
      #expect(snippet["bullets"]?.arrayValue?.contains("Remote: 1 of 2") == true)
      #expect(try await ask("Astronaut")["bullets"] == [])
    }
  }
}
