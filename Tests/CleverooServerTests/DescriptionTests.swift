import Contracts
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Synchronization
import Testing

@testable import CleverooServer

/// The server does what its OpenAPI document describes, all of it and nothing else.
@Suite(.timeLimit(.minutes(30)))
struct DescriptionTests {
  @Test func namesEveryRouteAndNoOther() async throws {
    let server = try await FamilyTests.server().server()
    let served = Dictionary(
      uniqueKeysWithValues: server.routes().routes.map {
        ($0.path, Set($0.methods.map(\.rawValue)))
      })
    var described: [String: Set<String>] = ["/cleveroo/openapi.json": ["GET"]]
    for operation in try DescribedAnswers.contract(of: CleverooService.self).operations {
      described["/cleveroo" + operation.path.description, default: []].insert(operation.method)
    }
    #expect(served == described)
  }

  /// In one dialect or the other each operation gives each of its answers, but for those about
  /// accounts that were deleted elsewhere. `TestAPI` compares every answer with its schema.
  @Test func everyAnswerComes() async throws {
    let seen = Mutex<Set<String>>([])
    for dialect in ServerOptions.Dialect.allCases {
      let test = try TestServer(services: [CleverooService.self]) {
        $0.dialect = dialect
        $0.mailFolder = $0.database + ".mail"
        $0.bodyLimit = 1000
      }
      try await test.run { api in
        try await Self.walk(api, test)
        seen.withLock { $0.formUnion(api.described.keys) }
      }
    }
    let keys = seen.withLock { $0 }
    for operation in try DescribedAnswers.contract(of: CleverooService.self).operations {
      for status in operation.statuses where !["404", "5XX"].contains(status) {
        #expect(keys.contains("\(operation.id) \(status)"), "\(operation.id) \(status)")
      }
    }
  }

  private static let bodies: [(path: String, body: JSON)] = [
    ("/auth/register", FamilyTests.parent), ("/auth/login/parent", FamilyTests.signIn),
    ("/auth/login/child", ["username": "mia", "password": "wrong"]),
    ("/auth/forgot-password", ["email": "ada@example.com"]),
    ("/auth/verify-reset-code", ["email": "ada@example.com", "code": "000000"]),
    (
      "/auth/reset-password",
      ["email": "eve@example.com", "code": "000000", "newPassword": "secret2"]
    ),
  ]

  private static func walk(_ api: TestAPI, _ test: TestServer) async throws {
    func send(_ path: String, _ body: JSON, token: String? = nil) async throws -> TestAPI.Answer {
      try await api.send(.post, "/cleveroo" + path, token: token, json: body)
    }
    let parent = try await FamilyTests.token(api)
    for body: JSON in [FamilyTests.child, FamilyTests.child, [:]] {
      _ = try await send("/parent/children", body, token: parent)
    }
    let child = try await send("/auth/login/child", ["username": "mia", "password": "secret1"])
      .json.string("access_token")
    let large: JSON = ["email": .string(String(repeating: "x", count: 1000))]
    for token in [nil, child, parent] {
      _ = try await api.send(.get, "/cleveroo/parent/children", token: token)
      _ = try await send("/parent/children", large, token: token)
    }
    #expect(try await send("/auth/register", FamilyTests.parent).status >= 400)
    let wrong: JSON = ["email": "ada@example.com", "password": "wrong"]
    #expect(try await send("/auth/login/parent", wrong).status == 401)
    _ = try await send("/auth/forgot-password", ["email": "ada@example.com"])
    var reset = JSONObject([.init(name: "email", value: "ada@example.com")])
    reset["code"] = .string(try test.lastCode())
    _ = try await send("/auth/verify-reset-code", .object(reset))
    reset["newPassword"] = "secret2"
    _ = try await send("/auth/reset-password", .object(reset))
    for (path, body) in bodies {
      #expect(try await send(path, large).status == 413)
      #expect(try await send(path, ["email": "nobody"]).status == 400)
      var status = 0
      for _ in 0..<40 where status != 429 { status = try await send(path, body).status }
      #expect(status == 429, "\(path)")
      test.clock.advance(.seconds(3600))
    }
  }
}
