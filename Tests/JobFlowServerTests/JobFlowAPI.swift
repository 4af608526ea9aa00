import GRDB
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// Requests to JobFlow, below its mount.
struct JobFlowAPI {
  let api: TestAPI
  let test: TestServer

  /// An account.
  struct User {
    let id: String
    let token: String
  }

  static func run(
    _ dialect: ServerOptions.Dialect = .real,
    bodyLimit: Int? = nil, objectLimit: Int? = nil,
    _ test: @Sendable (JobFlowAPI) async throws -> Void
  ) async throws {
    let server = try TestServer(services: [JobFlowService.self]) {
      $0.dialect = dialect
      if let bodyLimit { $0.bodyLimit = bodyLimit }
      if let objectLimit { $0.jobFlow.objectLimit = objectLimit }
    }
    try await server.run { try await test(JobFlowAPI(api: $0, test: server)) }
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ user: User? = nil, json: JSON? = nil,
    body: [UInt8]? = nil, headers: [String: String] = [:]
  ) async throws -> TestAPI.Answer {
    try await api.send(
      method, "/jobflow" + path, token: user?.token, json: json, body: body, headers: headers)
  }

  /// A request for rows.
  func rows(
    _ method: HTTPRequest.Method, _ path: String, _ user: User?, json: JSON? = nil,
    prefer: String? = nil, headers: [String: String] = [:]
  ) async throws -> TestAPI.Answer {
    var headers = headers
    headers["Prefer"] = prefer
    return try await send(method, "/rest/v1/" + path, user, json: json, headers: headers)
  }

  /// The rows of an answer that must be a success.
  func list(_ path: String, _ user: User?) async throws -> [JSON] {
    let answer = try await rows(.get, path, user)
    #expect((200...206).contains(answer.status), "\(path): \(answer.text)")
    return answer.json.arrayValue ?? []
  }

  func signUp(_ email: String = "ada@example.com") async throws -> User {
    let answer = try await send(
      .post, "/auth/v1/signup",
      json: [
        "email": .string(email), "password": "secret1", "data": ["full_name": "Ada Lovelace"],
      ])
    return User(
      id: answer.json["user"]?.string("id") ?? "", token: answer.json.string("access_token"))
  }

  func makeAdministrator(_ user: User) async throws {
    let store = try test.store()
    try await store.write { database in
      try database.execute(
        sql: "INSERT INTO jobflow_user_roles VALUES (?, ?, 'admin')",
        arguments: [RandomText.uuid(), user.id])
    }
  }

  /// Adds a row and returns it.
  @discardableResult
  func add(_ table: String, _ row: JSON, _ user: User) async throws -> JSON {
    let answer = try await rows(
      .post, table, user, json: row, prefer: "return=representation",
      headers: ["Accept": "application/vnd.pgrst.object+json"])
    #expect(answer.status == 201, "\(answer.text)")
    return answer.json
  }

  /// A job of `user` with actions named `a`, `b` and `c`, the first completed.
  func addJob(_ user: User, name: String = "Roof") async throws -> String {
    let job = try await add(
      "jobs", ["name": .string(name), "assigned_to": .string(user.id)], user
    ).string("id")
    let actions: [JSON] = ["a", "b", "c"].enumerated().map { index, name in
      [
        "job_id": .string(job), "name": .string(name), "sequence_order": .number(index + 1),
        "status": index == 0 ? "completed" : "pending",
      ]
    }
    let answer = try await rows(.post, "job_action_instances", user, json: .array(actions))
    #expect(answer.status == 201, "\(answer.text)")
    return job
  }
}
