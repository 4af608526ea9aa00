import HTTPTypes
import Records
import ServerFixtures
import ServerKit

@testable import BirJobServer

/// Requests to BirJob, below its mount.
struct BirJobAPI {
  let api: TestAPI

  static let token = "1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f809"
  static let otherToken = String(token.reversed())
  static let deviceID = "ada-device-1"

  /// A server with BirJob alone.
  static func server(
    _ dialect: ServerOptions.Dialect = .seed, _ configure: (inout ServerOptions) -> Void = { _ in }
  ) throws -> TestServer {
    try TestServer(services: [BirJobService.self]) {
      $0.dialect = dialect
      configure(&$0)
    }
  }

  static func run(
    _ dialect: ServerOptions.Dialect = .seed, postings: [JSON] = SamplePeople.postings,
    _ test: @Sendable (BirJobAPI, TestServer) async throws -> Void
  ) async throws {
    let server = try server(dialect)
    try await server.add(postings)
    try await server.run { try await test(BirJobAPI(api: $0), server) }
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ json: JSON? = nil
  ) async throws -> TestAPI.Answer {
    try await api.send(method, "/birjob" + path, json: json)
  }

  /// Registers a device as documented.
  @discardableResult
  func register(
    _ deviceID: String = Self.deviceID, token: String = Self.token,
    keywords: [String] = ["iOS", "Swift"], changing change: (inout JSONObject) -> Void = { _ in }
  ) async throws -> TestAPI.Answer {
    var body = JSONObject()
    body["device_token"] = .string(token)
    body["device_id"] = .string(deviceID)
    body["keywords"] = .array(keywords.map(JSON.string))
    body["notifications_enabled"] = true
    body["device_info"] = [
      "device_model": "iPhone 15 Pro", "os_version": "17.2", "app_version": "1.0.0",
      "timezone": "Europe/London",
    ]
    change(&body)
    return try await send(.post, "/api/v1/devices/register", .object(body))
  }

  /// Registers a device as the running server has it.
  @discardableResult
  func registerToken(
    _ token: String = Self.token, keywords: [String] = ["iOS", "Swift"]
  ) async throws -> TestAPI.Answer {
    try await send(
      .post, "/api/v1/device/register",
      [
        "device_token": .string(token), "keywords": .array(keywords.map(JSON.string)),
      ])
  }

  /// The titles on a page of jobs.
  func titles(_ query: String = "") async throws -> [String] {
    try await send(.get, "/api/v1/jobs/\(query)").json["data"]?["jobs"]?.arrayValue?
      .map { $0.string("title") } ?? []
  }
}
