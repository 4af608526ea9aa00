import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct AuthDialectTests {
  @Test(arguments: ["2024-01-01", "2031-12-31"])
  func currentVersionsGetTheNewBody(version: String) async throws {
    try await TestServer().run { api in
      var api = api
      api.version = version
      let answer = try await api.signUp("ada@example.com", "abc")
      #expect(
        answer.text
          == #"{"code":"weak_password","message":"Password should be at least 6 characters.","#
          + #""weak_password":{"reasons":["length"]}}"#)
      #expect(answer.header("X-Supabase-Api-Version") == "2024-01-01")
      #expect(try await api.signUp().header("X-Supabase-Api-Version") == nil)
    }
  }

  @Test(arguments: [nil, "2023-12-31", "tomorrow", "2024/01/01"])
  func otherVersionsGetTheFirstBody(version: String?) async throws {
    try await TestServer().run { api in
      var api = api
      api.version = version
      let answer = try await api.signUp("ada@example.com", "abc")
      #expect(answer.json["code"] == 422)
      #expect(answer.json["error_code"] == "weak_password")
      #expect(answer.header("X-Supabase-Api-Version") == nil)
      #expect(answer.header("x-sb-error-code") == "weak_password")
    }
  }

  @Test func theGatewayRefusesByItself() async throws {
    try await TestServer().run { api in
      var api = api
      api.key = nil
      let missing = try await api.send(.get, "/auth/v1/settings")
      #expect(missing.status == 401)
      #expect(missing.json["message"] == "No API key found in request")
      #expect(missing.json["error_code"] == nil)
      api.key = "another"
      #expect(
        try await api.send(.get, "/auth/v1/nowhere").json["message"] == "Invalid API key")
      #expect(try await api.send(.get, "/auth/v1/.well-known/jwks.json").json == ["keys": []])
    }
  }

  @Test func unknownPathsAnswerInTheWayOfTheirService() async throws {
    try await TestServer().run { api in
      let auth = try await api.send(.get, "/auth/v1/nowhere")
      #expect(auth.status == 404)
      #expect(auth.text == "404 page not found\n")
      let job = try await api.send(.get, "/api/nowhere")
      #expect(job.status == 404)
      #expect(job.json["error"] == "not_found")
      let method = try await api.send(.put, "/api/resume")
      #expect(method.status == 405)
      #expect(method.header("Allow") == "POST")
    }
  }

  @Test func everyAnswerNamesItsRequest() async throws {
    try await TestServer().run { api in
      #expect(try await api.send(.get, "/nowhere").header("x-request-id")?.isEmpty == false)
      let sent = try await api.send(
        .get, "/auth/v1/health", headers: ["x-request-id": "trace-7"])
      #expect(sent.header("x-request-id") == "trace-7")
    }
  }

  @Test func aBodyOverTheLimitIsRefused() async throws {
    let test = try TestServer { $0.bodyLimit = 100 }
    try await test.run { api in
      let answer = try await api.signUp("ada@example.com", String(repeating: "x", count: 200))
      #expect(answer.status == 413)
      #expect(answer.json["error_code"] == "request_entity_too_large")
    }
  }
}
