import JobMatchNow
import LoopbackServer
import Records
import ServiceKit
import Sessions
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct EndpointTests {
  private func client(_ server: LoopbackServer, token: String? = nil) throws -> ServiceClient {
    let environment = Environment(
      variables: ["JM_BASE_URL": server.url, "JM_AUTH_URL": server.url, "JM_TOKEN": token ?? ""],
      homeFolder: nil, now: { Timestamp(seconds: 0) }, random: { 0 })
    var options = TransportOptions()
    options.attempts = 1
    return ServiceConnection(
      service: .jobMatchNow,
      profile: try Profile.resolve(
        ServiceDescription.jobMatchNow.settings, environment: environment),
      environment: environment, http: HTTPClient(options), clientInfo: "jm-test/0"
    ).client
  }

  private func failure(
    _ status: Int, _ body: String, _ type: String = "application/json"
  ) async throws -> Failure? {
    let server = try LoopbackServer { _ in .answer(status, [("Content-Type", type)], body: body) }
    return await #expect(throws: Failure.self) {
      try await client(server).send(.session(viewToken: "abcdefghijklmnopqrstuvwx"))
    }
  }

  private let resume = ResumeUpload(
    .bytes(Array("%PDF-1.4".utf8)), fileName: "cv.pdf", mediaType: "application/pdf")
  private let accepted =
    #"{"user_search_id":"u","view_token":"abc","search_session_id":"s","extra":1.0}"#

  @Test(arguments: [200, 201])
  func uploads(status: Int) async throws {
    let server = try LoopbackServer { [accepted] _ in
      .answer(status, [("X-Request-Id", "r1")], body: accepted)
    }
    let answer = try await client(server, token: "t").send(.upload(resume))
    #expect(JSON.object(answer.value).text == accepted)
    #expect(answer.requestID == "r1" && answer.attempts == 1)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && request.target == "/api/resume")
    #expect(request.headers["authorization"] == "Bearer t")
    #expect(request.headers["idempotency-key"] == nil)
    #expect(request.text.contains(#"name="file"; filename="cv.pdf""#))
    #expect(request.text.contains("Content-Type: application/pdf") && request.text.contains("%PDF"))
  }

  @Test func anonymousUploads() async throws {
    let server = try LoopbackServer { [accepted] _ in .json(accepted) }
    _ = try await client(server, token: "t").send(.upload(resume, isAnonymous: true))
    _ = try await client(server).send(.upload(resume))
    #expect(server.requests.allSatisfy { $0.headers["authorization"] == nil })
  }

  @Test func anUploadIsRepeatedOnlyWithAKey() async throws {
    let server = try LoopbackServer(replies: [.close, .close, .json(accepted)])
    var options = TransportOptions()
    options.attempts = 4
    let clock = TransportClock(
      uptime: { .zero }, now: { Timestamp(seconds: 0) }, sleep: { _ in }, random: { 0 })
    let client = ServiceClient(
      http: HTTPClient(options, clock: clock), baseURL: try WebAddress(server.url),
      service: .jobMatchNow)
    await #expect(throws: Failure.self) {
      try await client.send(.upload(resume, isAnonymous: true))
    }
    #expect(server.requests.count == 1)
    let keyed = ResumeUpload(
      resume.content, fileName: "cv.pdf", mediaType: "application/pdf", idempotencyKey: "run-1")
    _ = try await client.send(.upload(keyed, isAnonymous: true))
    #expect(server.requests.count == 3)
    #expect(server.requests.last?.headers["idempotency-key"] == "run-1")
  }

  @Test func asksForSessionJobsAndExplanation() async throws {
    let job = #"{"id":"u1","job_id":"j1","title":"A\/B","salary":1.50}"#
    let server = try LoopbackServer { request in
      switch request.path {
      case "/api/public/session": .json(#"{"status":"queued","created_at":"x"}"#)
      case "/api/public/jobs": .json("[\(job)]")
      default: .json(#"{"explanation_summary":"Because","bullets":["a",null,"b"],"evidence":[]}"#)
      }
    }
    let client = try client(server)
    let session = try await client.send(.session(viewToken: "a b"))
    #expect(session.value["status"] == "queued")
    let jobs = try await client.send(.jobs(viewToken: "abc", scope: .national, remote: false))
    #expect(jobs.value.records.map(\.bytes) == [Array(job.utf8)])
    _ = try await client.send(.jobs(viewToken: "abc"))
    let explanation = try await client.send(.explanation(jobID: "j1", viewToken: "abc")).value
    #expect(explanation.summary == "Because" && explanation.bullets == ["a", "b"])
    #expect(explanation.members["evidence"] == [])
    #expect(
      server.requests.map(\.target) == [
        "/api/public/session?token=a%20b", "/api/public/jobs?token=abc&scope=national&remote=false",
        "/api/public/jobs?token=abc", "/api/jobs/explanation",
      ])
    #expect(server.requests.last?.text == #"{"job_id":"j1","view_token":"abc"}"#)
  }

  @Test(arguments: [
    (
      404, #"{"error":"token_not_found","message":"Unknown token"}"#, "token_not_found",
      Records.ExitStatus.dataError, "Unknown token"
    ),
    (404, #"{"error":"Not here"}"#, "not_found", .dataError, "Not here"),
    (404, #"{"error":"Not\nhere\u001b[2J"}"#, "not_found", .dataError, ": Not here[2J"),
    (400, #"{"error":"bad_scope","message":"scope"}"#, "bad_scope", .dataError, "scope"),
    (413, "", "file_too_large", .dataError, "413"),
    (415, #"{"detail":"no"}"#, "unsupported_media_type", .dataError, "no"),
    (429, #"{"error":"rate_limited","message":"slow"}"#, "rate_limited", .tryAgain, "slow"),
    (502, "<html>Bad gateway</html>", "unavailable", .unavailable, "Bad gateway"),
    (401, #"{"message":"m"}"#, "not_authorized", .notSignedIn, "m"),
  ])
  func refusals(
    status: Int, body: String, code: String, exit: Records.ExitStatus, words: String
  ) async throws {
    let failure = try await failure(status, body)
    #expect(failure?.code == code && failure?.exit == exit && failure?.httpStatus == status)
    #expect(failure?.message.contains(words) == true)
    #expect(failure?.description.contains("ijklmnop") == false)
  }

  @Test(arguments: [
    ("<!doctype html><html>Welcome</html>", "text/html", "web page"),
    (#"{"status":"comp"#, "application/json", "not valid JSON"),
    ("", "application/json", "empty"),
  ])
  func refusesWhatIsNotJSON(body: String, type: String, words: String) async throws {
    let failure = try await failure(200, body, type)
    #expect(failure?.code == "unexpected_answer" && failure?.exit == .protocolError)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
  }

  @Test func callsOfAnAccount() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/api/me/dashboard": .json(#"{"total_searches":0,"recent_sessions":[]}"#)
      case "/api/me/sessions/a%2Fb": .answer(204)
      case "/api/me/sessions/gone": .json(#"{"error":"not_found","message":"m"}"#, status: 404)
      case "/api/me/sessions/elsewhere": .answer(404, body: "404 page not found")
      case "/api/jobs/interaction": .answer(201)
      default: .json(#"{"role":"r","summary":"s","bullets":[]}"#)
      }
    }
    let client = try client(server, token: "t")
    #expect(try await client.send(.dashboard).value.summary["total_searches"] == 0)
    #expect(try await client.send(.deleteSession(id: "a/b")).value)
    #expect(try await !client.send(.deleteSession(id: "gone")).value)
    let failure = await #expect(throws: Failure.self) {
      try await client.send(.deleteSession(id: "elsewhere"))
    }
    #expect(failure?.exit == .protocolError)
    _ = try await client.send(.interaction(.star, jobID: "j", viewToken: "v"))
    #expect(
      server.requests.last?.text
        == #"{"job_id":"j","view_token":"v","interaction_type":"star"}"#)
    #expect(try await client.send(.roleSnippet("CTO", viewToken: "v")).value["summary"] == "s")
    #expect(server.requests.allSatisfy { $0.headers["authorization"] == "Bearer t" })
    #expect(server.requests.map(\.method) == ["GET", "DELETE", "DELETE", "DELETE", "POST", "POST"])
  }

  @Test func theDashboardNeedsAnAccount() async throws {
    let server = try LoopbackServer { _ in .json(#"{"error":"Unauthorized"}"#, status: 403) }
    let signedOut = await #expect(throws: Failure.self) {
      try await client(server).send(.dashboard)
    }
    #expect(signedOut?.code == "not_signed_in" && server.requests.isEmpty)
    let refused = await #expect(throws: Failure.self) {
      try await client(server, token: "t").send(.dashboard)
    }
    #expect(refused?.exit == .notSignedIn && server.requests.count == 1)
    #expect(refused?.hint?.contains("environment variable JM_TOKEN") == true)
  }
}
