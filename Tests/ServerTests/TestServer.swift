import Contracts
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Records
import ResumeReading
import ServiceLifecycle
import Synchronization
import Testing

@testable import Server

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A server with a database of its own, and with a clock that only the test moves.
final class TestServer: Sendable {
  let options: ServerOptions
  let clock = TestClock()
  private let workspace: Workspace

  init(_ configure: (inout ServerOptions) -> Void = { _ in }) throws {
    workspace = try Workspace()
    var options = ServerOptions(database: workspace.path("jm.db"))
    options.passwordCost = 2
    options.fillsWithSamples = false
    configure(&options)
    self.options = options
  }

  deinit { workspace.remove() }

  func path(_ name: String) -> String { workspace.path(name) }

  /// The text of the last e-mail.
  func lastMail() throws -> String {
    let folder = options.mailFolder ?? ""
    let last = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).max())
    return try String(contentsOfFile: "\(folder)/\(last)", encoding: .utf8)
  }

  /// The code of the last e-mail.
  func lastCode() throws -> String {
    let text = try lastMail()
    let code = try #require(text.firstRange(of: "code: ")).upperBound
    return String(text[code...].prefix(6))
  }

  func server(reader: (any ResumeReader)? = nil) async throws -> EmbeddedServer {
    let clock = clock
    return try await EmbeddedServer(
      options, reader: reader, logLevel: "critical", now: { clock.now })
  }

  /// Runs `test` against the routes, without a socket.
  func run<Value: Sendable>(
    reader: (any ResumeReader)? = nil, _ test: @Sendable (TestAPI) async throws -> Value
  ) async throws -> Value {
    let server = try await server(reader: reader)
    let application = try await server.application()
    let services = ServiceGroup(
      configuration: .init(services: application.services, logger: application.logger))
    let running = Task { try await services.run() }
    let api = TestAPI(responder: application.responder, key: ServerOptions.publicAnonKey)
    let result: Result<Value, any Error>
    do {
      result = .success(try await test(api))
    } catch {
      result = .failure(error)
    }
    await services.triggerGracefulShutdown()
    try await running.value
    withExtendedLifetime(server) {}
    return try result.get()
  }
}

final class TestClock: Sendable {
  private let instant = Mutex(Instant(microseconds: 1_795_000_000_000_000))

  var now: Instant { instant.withLock { $0 } }

  func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
}

/// Requests as a client makes them. Each answer is compared with the description that the server
/// serves, so that every suite tests the description too.
struct TestAPI {
  let responder: FrontResponder
  var key: String?
  var version: String?
  var described = DescribedAnswers()

  struct Answer {
    let status: Int
    let headers: HTTPFields
    let text: String
    var json: JSON { (try? JSON(parsing: text)) ?? .null }

    func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, token: String? = nil, json: JSON? = nil,
    body: [UInt8]? = nil, headers: [String: String] = [:], host: String? = "localhost"
  ) async throws -> Answer {
    var fields = HTTPFields()
    func set(_ name: String, _ value: String?) {
      if let name = HTTPField.Name(name), let value { fields[name] = value }
    }
    set("apikey", key)
    set("X-Supabase-Api-Version", version)
    set("Authorization", token.map { "Bearer \($0)" })
    for (name, value) in headers { set(name, value) }
    let bytes = body ?? json?.line ?? []
    fields[.contentLength] = String(bytes.count)
    let request = Request(
      head: HTTPRequest(
        method: method, scheme: "http", authority: host, path: path, headerFields: fields),
      body: RequestBody(buffer: ByteBuffer(bytes: bytes)))
    let context = RequestScope(
      source: ApplicationRequestContextSource(
        channel: NIOAsyncTestingChannel(), logger: Logger(label: "test")))
    let response = try await responder.respond(to: request, context: context)
    let writer = CollectedBody()
    try await response.body.write(writer)
    let answer = Answer(
      status: response.status.code, headers: response.headers,
      text: String(decoding: writer.bytes.withLock { $0 }, as: UTF8.self))
    try described.check(answer, to: method, path, json)
    return answer
  }

  private final class CollectedBody: ResponseBodyWriter {
    let bytes = Mutex<[UInt8]>([])

    func write(_ buffer: ByteBuffer) {
      bytes.withLock { $0.append(contentsOf: buffer.readableBytesView) }
    }

    func finish(_ trailingHeaders: HTTPFields?) {}
  }

  func signUp(_ email: String = "ada@example.com", _ password: String = "secret1") async throws
    -> Answer
  {
    try await send(
      .post, "/auth/v1/signup", json: ["email": .string(email), "password": .string(password)])
  }

  func refresh(_ token: String) async throws -> Answer {
    try await send(
      .post, "/auth/v1/token?grant_type=refresh_token", json: ["refresh_token": .string(token)])
  }

  func upload(
    _ content: [UInt8], name: String = "cv.txt", part: String = "file", token: String? = nil,
    headers: [String: String] = [:]
  ) async throws -> Answer {
    let head = """
      --edge\r
      Content-Disposition: form-data; name="\(part)"; filename="\(name)"\r
      Content-Type: application/octet-stream\r
      \r

      """
    return try await send(
      .post, "/api/resume", token: token,
      body: Array(head.utf8) + content + Array("\r\n--edge--\r\n".utf8),
      headers: headers.merging(["Content-Type": "multipart/form-data; boundary=edge"]) { $1 })
  }

  /// Requests the session until it is no longer processing.
  func settled(_ viewToken: String) async throws -> JSON {
    while true {
      let answer = try await send(.get, "/api/public/session?token=\(viewToken)").json
      if answer["status"] != "processing" { return answer }
      await Task.yield()
    }
  }
}

extension JSON {
  func string(_ name: String) -> String { self[name]?.stringValue ?? "" }
}
