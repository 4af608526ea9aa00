import Contracts
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Synchronization
import Testing

@testable import BirJobServer

/// The server does what its OpenAPI document describes, all of it and nothing else.
@Suite(.timeLimit(.minutes(30)))
struct DescriptionTests {
  private static let methods: [HTTPRequest.Method] = [.get, .post, .put, .patch, .delete]

  @Test func isServed() async throws {
    try await BirJobAPI.run { api, _ in
      let answer = try await api.send(.get, "/openapi.json")
      #expect(Array(answer.text.utf8) == ServiceDocument.bytes(of: "birjob"))
    }
  }

  /// In the documented dialect every operation has a route, in the real one those of the running
  /// server; and every route is described.
  @Test(arguments: ServerOptions.Dialect.allCases)
  func namesEveryRouteAndNoOther(_ dialect: ServerOptions.Dialect) async throws {
    let operations = try DescribedAnswers.contract(of: BirJobService.self).operations
      .filter { dialect == .seed || $0.tags.contains("real") }
    let server = try await BirJobAPI.server(dialect).server()
    let routes = server.routes().routes
      .map { ($0.path, Set($0.methods.map(\.rawValue))) }
    var described: [String: Set<String>] = ["/birjob/openapi.json": ["GET"]]
    for operation in operations {
      described[Self.shape("/birjob" + operation.path.description), default: []]
        .insert(operation.method)
    }
    let served = Dictionary(uniqueKeysWithValues: routes.map { (Self.shape($0), $1) })
    #expect(served == described)
  }

  /// A path without the names of its parameters, and without a slash at its end.
  private static func shape(_ path: String) -> String {
    let segments = path.split(separator: "/").map { $0.hasPrefix("{") ? "{}" : String($0) }
    return "/" + segments.joined(separator: "/")
  }

  @Test func everyOperationIsInADialect() throws {
    for operation in try DescribedAnswers.contract(of: BirJobService.self).operations {
      let isTagged = !Set(operation.tags).isDisjoint(with: ["seed", "real"])
      #expect(isTagged, "\(operation.id)")
    }
  }

  /// In one dialect or the other each operation succeeds once and fails in each documented way, but
  /// for limits and faults of the server. `TestAPI` compares every answer with its schema.
  @Test func everyAnswerComes() async throws {
    let seen = Mutex<Set<String>>([])
    try await BirJobAPI.run(.seed) { api, _ in
      try await walkSeed(api)
      seen.withLock { $0.formUnion(api.api.described.keys) }
    }
    try await BirJobAPI.run(.real) { api, _ in
      try await walkReal(api)
      seen.withLock { $0.formUnion(api.api.described.keys) }
    }
    let keys = seen.withLock { $0 }
    for operation in try DescribedAnswers.contract(of: BirJobService.self).operations {
      for status in operation.statuses where !["429", "5XX"].contains(status) {
        #expect(keys.contains("\(operation.id) \(status)"), "\(operation.id) \(status)")
      }
    }
  }

  private func expect(
    _ status: Int, _ answer: TestAPI.Answer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(answer.status == status, "\(answer.text)", sourceLocation: sourceLocation)
  }

  /// Sends a body that is refused, one that is too large, and one about an unknown device.
  private func walkBodies(
    _ api: BirJobAPI, _ method: HTTPRequest.Method, _ path: String, unknown: JSON? = nil
  ) async throws {
    expect(400, try await api.send(method, path, ["keywords": 7, "job_id": "x"]))
    let large: JSON = ["text": .string(String(repeating: "x", count: RequestBody.limit))]
    expect(413, try await api.send(method, path, large))
    if let unknown { expect(404, try await api.send(method, path, unknown)) }
  }

  private func walkSeed(_ api: BirJobAPI) async throws {
    let token = BirJobAPI.token
    let v1 = "/api/v1"
    expect(200, try await api.send(.get, "/health"))
    expect(200, try await api.send(.get, "\(v1)/health"))
    expect(200, try await api.register())
    expect(200, try await api.registerToken())
    let own: JSON = ["device_id": "ada-device-1", "job_id": 1]
    let foreign: JSON = [
      "device_id": "nobody-here", "user_id": "nobody-here", "job_id": 1, "event_type": "x",
      "message": "x", "keywords": ["x"], "device_token": .string(BirJobAPI.otherToken),
    ]
    let token2: JSON = ["device_token": .string(token), "device_id": "ada-device-1"]
    for path in ["devices/register", "device/register"] {
      try await walkBodies(api, .post, "\(v1)/\(path)")
    }
    expect(200, try await api.send(.post, "\(v1)/notifications/token", token2))
    try await walkBodies(api, .post, "\(v1)/notifications/token")
    let keywords: JSON = ["keywords": ["iOS"], "device_token": .string(token)]
    expect(200, try await api.send(.put, "\(v1)/users/ada-device-1", keywords))
    try await walkBodies(api, .put, "\(v1)/users/ada-device-1")
    expect(404, try await api.send(.put, "\(v1)/users/nobody-here", keywords))
    expect(200, try await api.send(.put, "\(v1)/device/keywords", keywords))
    try await walkBodies(api, .put, "\(v1)/device/keywords", unknown: foreign)
    expect(200, try await api.send(.get, "\(v1)/device/status/\(token)"))
    expect(200, try await api.send(.get, "\(v1)/devices/status/\(token)"))
    expect(404, try await api.send(.get, "\(v1)/devices/status/nobody-here"))
    let address: JSON = ["email": "ada@example.com"]
    expect(200, try await api.send(.post, "\(v1)/users/check-email", address))
    try await walkBodies(api, .post, "\(v1)/users/check-email")
    expect(200, try await api.send(.get, "\(v1)/jobs/"))
    expect(400, try await api.send(.get, "\(v1)/jobs/?limit=0"))
    for (job, status) in [("1", 200), ("99", 404), ("x", 400)] {
      expect(status, try await api.send(.get, "\(v1)/jobs/\(job)"))
    }
    for (method, path) in [
      (HTTPRequest.Method.post, "jobs/save"), (.delete, "jobs/unsave"), (.post, "jobs/view"),
      (.post, "chatbot/analyze-job"),
    ] {
      expect(200, try await api.send(method, "\(v1)/\(path)", own))
      try await walkBodies(api, method, "\(v1)/\(path)", unknown: foreign)
    }
    let question: JSON = ["message": "iOS?", "user_id": "ada-device-1"]
    expect(200, try await api.send(.post, "\(v1)/chatbot/chat", question))
    try await walkBodies(api, .post, "\(v1)/chatbot/chat", unknown: foreign)
    let event: JSON = ["device_id": "ada-device-1", "event_type": "app_open"]
    expect(200, try await api.send(.post, "\(v1)/analytics/event", event))
    try await walkBodies(api, .post, "\(v1)/analytics/event", unknown: foreign)
    for path in [
      "jobs/saved", "notifications/history", "notifications/inbox", "analytics/user",
      "chatbot/recommendations",
    ] {
      expect(200, try await api.send(.get, "\(v1)/\(path)/ada-device-1"))
      expect(404, try await api.send(.get, "\(v1)/\(path)/nobody-here"))
    }
    for path in ["notifications/history", "notifications/inbox"] {
      expect(400, try await api.send(.get, "\(v1)/\(path)/ada-device-1?limit=0"))
    }
    for path in ["analytics/stats", "device/analytics/summary", "privacy/analytics/anonymous"] {
      expect(200, try await api.send(.get, "\(v1)/\(path)"))
    }
    for path in ["test-push", "test"] {
      expect(200, try await api.send(.post, "\(v1)/notifications/\(path)/\(token)"))
      expect(404, try await api.send(.post, "\(v1)/notifications/\(path)/nobody-here"))
    }
    try await walkNotifications(api)
    for (method, path, all) in [
      (HTTPRequest.Method.post, "mark-read", "mark_all"), (.delete, "delete", "delete_all"),
    ] {
      let path = "\(v1)/notifications/\(path)"
      expect(200, try await api.send(method, "\(path)/\(token)?\(all)=true"))
      try await walkBodies(api, method, "\(path)/\(token)")
      expect(404, try await api.send(method, "\(path)/nobody-here?\(all)=true"))
    }
    try await walkTokens(api)
    expect(200, try await api.send(.delete, "\(v1)/device/device/\(token)"))
    expect(404, try await api.send(.delete, "\(v1)/device/device/\(token)"))
  }

  private func walkNotifications(_ api: BirJobAPI) async throws {
    let list =
      try await api.send(.get, "/api/v1/notifications/history/ada-device-1")
      .json["data"]?["recent_notifications"]?.arrayValue ?? []
    let id = list.first?.string("id") ?? ""
    let stranger = "00000000-0000-4000-8000-000000000000"
    for (method, suffix) in [(HTTPRequest.Method.post, "/read"), (.delete, "")] {
      for (name, status) in [(id, 200), ("x", 400), (stranger, 404)] {
        expect(status, try await api.send(method, "/api/v1/notifications/\(name)\(suffix)"))
      }
    }
  }

  /// The chat of the running server.
  private func walkTokens(_ api: BirJobAPI) async throws {
    let v1 = "/api/v1/chatbot"
    let question: JSON = ["message": "iOS?"]
    let unknown = String(BirJobAPI.token.reversed())
    expect(200, try await api.send(.post, "\(v1)/chat/\(BirJobAPI.token)", question))
    expect(404, try await api.send(.post, "\(v1)/chat/\(unknown)", question))
    expect(200, try await api.send(.post, "\(v1)/analyze-job/\(BirJobAPI.token)", ["job_id": 1]))
    expect(404, try await api.send(.post, "\(v1)/analyze-job/\(unknown)", ["job_id": 1]))
    let large: JSON = ["text": .string(String(repeating: "x", count: RequestBody.limit))]
    for path in ["chat", "analyze-job"] {
      expect(413, try await api.send(.post, "\(v1)/\(path)/\(BirJobAPI.token)", large))
      let refused = try await api.send(.post, "\(v1)/\(path)/\(BirJobAPI.token)", [:])
      #expect([400, 422].contains(refused.status))
    }
  }

  private func walkReal(_ api: BirJobAPI) async throws {
    let token = BirJobAPI.token
    let unknown = BirJobAPI.otherToken
    let v1 = "/api/v1"
    let large: JSON = ["text": .string(String(repeating: "x", count: RequestBody.limit))]
    expect(200, try await api.send(.get, "/health"))
    expect(200, try await api.send(.get, "\(v1)/health"))
    expect(200, try await api.registerToken())
    expect(400, try await api.registerToken("abc"))
    expect(413, try await api.send(.post, "\(v1)/device/register", large))
    let nameless: JSON = ["device_token": .string(token)]
    expect(422, try await api.send(.post, "\(v1)/device/register", nameless))
    expect(422, try await api.send(.put, "\(v1)/device/keywords", nameless))
    let keywords: JSON = ["keywords": ["iOS"], "device_token": .string(token)]
    let foreign: JSON = ["keywords": ["iOS"], "device_token": .string(unknown)]
    expect(200, try await api.send(.put, "\(v1)/device/keywords", keywords))
    expect(404, try await api.send(.put, "\(v1)/device/keywords", foreign))
    expect(413, try await api.send(.put, "\(v1)/device/keywords", large))
    expect(200, try await api.send(.get, "\(v1)/device/status/\(token)"))
    expect(200, try await api.send(.get, "\(v1)/devices/status/\(token)"))
    expect(404, try await api.send(.get, "\(v1)/devices/status/\(unknown)"))
    expect(200, try await api.send(.get, "\(v1)/jobs/"))
    expect(422, try await api.send(.get, "\(v1)/jobs/?limit=0"))
    for (job, status) in [("1", 200), ("99", 404), ("x", 422)] {
      expect(status, try await api.send(.get, "\(v1)/jobs/\(job)"))
    }
    let event: JSON = ["device_id": .string(token), "action_type": "app_open"]
    let strange: JSON = ["device_id": .string(unknown), "action_type": "app_open"]
    expect(200, try await api.send(.post, "\(v1)/analytics/event", event))
    expect(404, try await api.send(.post, "\(v1)/analytics/event", strange))
    expect(413, try await api.send(.post, "\(v1)/analytics/event", large))
    let broken: JSON = ["device_id": .string(token), "action_type": "x", "action_data": 7]
    expect(422, try await api.send(.post, "\(v1)/analytics/event", broken))
    for path in ["device/status", "devices/status"] {
      expect(400, try await api.send(.get, "\(v1)/\(path)/not-a-token"))
    }
    expect(400, try await api.send(.delete, "\(v1)/device/device/not-a-token"))
    expect(400, try await api.send(.post, "\(v1)/notifications/test/not-a-token"))
    for path in ["notifications/history", "notifications/inbox"] {
      expect(422, try await api.send(.get, "\(v1)/\(path)/\(token)?limit=0"))
    }
    for path in ["notifications/history", "notifications/inbox", "chatbot/recommendations"] {
      expect(200, try await api.send(.get, "\(v1)/\(path)/\(token)"))
      expect(404, try await api.send(.get, "\(v1)/\(path)/\(unknown)"))
      expect(400, try await api.send(.get, "\(v1)/\(path)/not-a-token"))
    }
    for path in ["device/analytics/summary", "privacy/analytics/anonymous"] {
      expect(200, try await api.send(.get, "\(v1)/\(path)"))
    }
    expect(200, try await api.send(.post, "\(v1)/notifications/test/\(token)"))
    expect(404, try await api.send(.post, "\(v1)/notifications/test/\(unknown)"))
    for (method, path, all) in [
      (HTTPRequest.Method.post, "mark-read", "mark_all"), (.delete, "delete", "delete_all"),
    ] {
      let path = "\(v1)/notifications/\(path)"
      expect(200, try await api.send(method, "\(path)/\(token)?\(all)=true"))
      expect(404, try await api.send(method, "\(path)/\(unknown)?\(all)=true"))
      expect(413, try await api.send(method, "\(path)/\(token)", large))
      expect(422, try await api.send(method, "\(path)/\(token)", ["notification_ids": 7]))
    }
    try await walkTokens(api)
    expect(200, try await api.send(.delete, "\(v1)/device/device/\(token)"))
    expect(404, try await api.send(.delete, "\(v1)/device/device/\(token)"))
    for path in ["devices/register", "users/check-email", "jobs/save"] {
      let answer = try await api.send(.post, "\(v1)/\(path)", [:])
      #expect([404, 405].contains(answer.status), "\(path)")
    }
  }
}
