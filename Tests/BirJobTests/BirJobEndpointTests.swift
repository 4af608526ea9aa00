import BirJob
import LoopbackServer
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct BirJobEndpointTests {
  private let world = World()

  private func connection(
    _ server: LoopbackServer, _ variables: [String: String] = [:]
  ) throws -> ServiceConnection {
    let own = [
      "BIRJOB_BASE_URL": server.url, "BIRJOB_DEVICE_ID": "device-1",
      "BIRJOB_DEVICE_TOKEN": "token-1",
    ]
    let environment = world.environment(own.merging(variables) { $1 })
    var options = TransportOptions()
    options.attempts = 1
    return ServiceConnection(
      service: .birJob,
      profile: try Profile.resolve(ServiceDescription.birJob.settings, environment: environment),
      environment: environment, http: HTTPClient(options), clientInfo: "birjob-test/0")
  }

  /// The requests that an endpoint makes: method, path with query, and body.
  private func requests<Answer>(
    _ endpoint: Endpoint<Answer>, answer: String = #"{"success":true,"data":{}}"#
  ) async throws -> String {
    let server = try LoopbackServer { _ in .json(answer) }
    _ = try await connection(server).client.send(endpoint)
    return server.requests.map { "\($0.method) \($0.target) \($0.text)" }.joined(separator: "\n")
  }

  private func failure(_ body: String, _ status: Int = 400) async throws -> Failure? {
    let server = try LoopbackServer { _ in .json(body, status: status) }
    return await #expect(throws: Failure.self) {
      try await connection(server).client.send(.save(jobID: "7"))
    }
  }

  @Test func theTwoDialectsNameTheDeviceDifferently() async throws {
    #expect(
      try await requests(.update(keywords: ["a"], notifies: true, .seed))
        == #"PUT /api/v1/users/device-1 {"keywords":["a"],"notifications_enabled":true}"#)
    #expect(
      try await requests(.update(keywords: ["a"], notifies: nil, .real))
        == #"PUT /api/v1/device/keywords {"device_token":"token-1","keywords":["a"]}"#)
    #expect(
      try await requests(.testPush(.seed)) == "POST /api/v1/notifications/test-push/device-1 ")
    #expect(try await requests(.testPush(.real)) == "POST /api/v1/notifications/test/token-1 ")
    let list = #"{"data":{"notifications":[]}}"#
    #expect(
      try await requests(.inbox(.seed), answer: list)
        == "GET /api/v1/notifications/inbox/device-1 ")
    #expect(
      try await requests(.history(.real, offset: 0, limit: 5), answer: list)
        == "GET /api/v1/notifications/history/token-1?limit=5&offset=0 ")
    #expect(
      try await requests(.event("open", data: JSONObject(), .real))
        == #"POST /api/v1/analytics/event {"device_id":"device-1","action_type":"open","#
        + #""action_data":{}}"#)
    #expect(
      try await requests(.question("Why?", keywords: ["a"], level: "mid", .seed))
        == #"POST /api/v1/chatbot/chat {"user_id":"device-1","message":"Why?","#
        + #""context":{"user_keywords":["a"],"experience_level":"mid"}}"#)
    #expect(
      try await requests(.read(["n"], .real))
        == #"POST /api/v1/notifications/mark-read/token-1 {"notification_ids":["n"]}"#)
    #expect(
      try await requests(.delete([], .real))
        == #"DELETE /api/v1/notifications/delete/token-1 {"delete_all":true}"#)
  }

  @Test func removingASavedJobSaysItTwice() async throws {
    #expect(
      try await requests(.unsave(jobID: "7"))
        == #"DELETE /api/v1/jobs/unsave?job_id=7&device_id=device-1 {"device_id":"device-1","job_id":7}"#
    )
  }

  @Test func theFailureShowsNeitherIdNorToken() async throws {
    let server = try LoopbackServer { _ in
      .answer(200, [("Content-Type", "text/html")], body: "<html>")
    }
    let variables = [
      "BIRJOB_DEVICE_ID": "abcdefgh-secret-id", "BIRJOB_DEVICE_TOKEN": "abcdefgh-secret-token",
    ]
    let client = try connection(server, variables).client
    for endpoint in [Endpoint.testPush(.seed), .testPush(.real), .unsave(jobID: "7")] {
      let failure = await #expect(throws: Failure.self) { try await client.send(endpoint) }
      #expect(failure?.message.contains("secret") == false, "\(failure?.message ?? "")")
    }
  }

  @Test func withoutADevice() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let none = ["BIRJOB_DEVICE_ID": "", "BIRJOB_DEVICE_TOKEN": ""]
    let failure = await #expect(throws: Failure.self) {
      try await connection(server, none).client.send(.save(jobID: "7"))
    }
    #expect(failure?.code == "not_registered" && failure?.exit == .notSignedIn)
    let half = await #expect(throws: Failure.self) {
      try await connection(server, ["BIRJOB_DEVICE_ID": ""]).client.send(.save(jobID: "7"))
    }
    #expect(half?.message.contains("device_id") == true && server.requests.isEmpty)
  }

  @Test(arguments: [
    (#"{"success":false,"detail":"No","error_code":"JOB_GONE"}"#, "job_gone", ": No"),
    (
      #"{"detail":[{"loc":["query","limit"],"msg":"Too big"}]}"#, "refused",
      ": query.limit: Too big"
    ),
    (#"{"detail":{"message":"No","code":7}}"#, "refused", ": No"), ("{}", "refused", ": “{}”"),
  ])
  func errors(body: String, code: String, end: String) async throws {
    let failure = try await failure(body)
    #expect(failure?.code == code && failure?.exit == .dataError)
    #expect(failure?.message.hasSuffix(end) == true, "\(failure?.message ?? "")")
  }

  @Test func aSuccessThatIsNone() async throws {
    let failure = try await failure(#"{"success":false,"detail":"No push"}"#, 200)
    #expect(failure?.code == "refused" && failure?.message.hasSuffix(": No push") == true)
  }

  @Test(arguments: [
    (#"{"data":{"jobs":[],"total_count":0,"pagination":{}}}"#, Dialect.seed),
    (#"{"data":{"jobs":[],"pagination":{"total":0}}}"#, .real),
  ])
  func theDialectIsFoundOnceAndRemembered(body: String, dialect: Dialect) async throws {
    let server = try LoopbackServer { _ in .json(body) }
    #expect(try await connection(server).dialect(nil) == dialect)
    #expect(try await connection(server).dialect(.auto) == dialect)
    #expect(server.requests.count == 1)
    let other: Dialect = dialect == .seed ? .real : .seed
    let variables = ["BIRJOB_DIALECT": other.rawValue]
    #expect(try await connection(server, variables).dialect(nil) == other)
    let failure = await #expect(throws: Failure.self) {
      try await connection(server, ["BIRJOB_DIALECT": "old"]).dialect(nil)
    }
    #expect(failure?.code == "bad_setting")
    #expect(world.mode(".local/state/jm/birjob-device.json") == 0o600)
  }

  @Test func jobsGetTheNamesThatAllProgramsKnow() throws {
    let text =
      #"{"id":12,"title":"T","company":"C","apply_link":"https://x.test","remote_allowed":true,"#
      + #""created_at":"2025-07-13T10:00:00"}"#
    let job = try #require(try JSON(parsing: text).objectValue)
    let line = JSON.object(JobLines.line(job, at: Timestamp(seconds: 0)))
    #expect(
      line.text == String(text.dropLast())
        + #","job_id":"12","company_name":"C","is_remote":true,"job_url":"https://x.test","#
        + #""posted_at":"2025-07-13T10:00:00","posted_at_estimated":"2025-07-13T10:00:00Z","#
        + #""fetched_at":"1970-01-01T00:00:00Z"}"#)
  }

  @Test func keywordsInAStringAreAnArray() async throws {
    let body = #"{"data":{"registered":true,"keywords":"[\"a\",\"b\"]","keywords_count":9}}"#
    let server = try LoopbackServer { _ in .json(body) }
    let status = try await connection(server).client.send(.deviceStatus()).value
    #expect(status["keywords"] == ["a", "b"] && status["keywords_count"] == 2)
  }
}
