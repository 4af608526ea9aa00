package import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import NIOEmbedded
package import Records
internal import ServerKit
internal import Synchronization

/// Requests as a client makes them. Each answer is compared with the description that the server
/// serves, so that every suite tests the description too.
package struct TestAPI: Sendable {
  let responder: FrontResponder
  package var key: String?
  package var version: String?
  package var described: DescribedAnswers

  package struct Answer: Sendable {
    package let status: Int
    package let headers: HTTPFields
    package let text: String
    package var json: JSON { (try? JSON(parsing: text)) ?? .null }

    package func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
  }

  package func send(
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

  package func signUp(_ email: String = "ada@example.com", _ password: String = "secret1")
    async throws
    -> Answer
  {
    try await send(
      .post, "/auth/v1/signup", json: ["email": .string(email), "password": .string(password)])
  }

  package func refresh(_ token: String) async throws -> Answer {
    try await send(
      .post, "/auth/v1/token?grant_type=refresh_token", json: ["refresh_token": .string(token)])
  }

  package func upload(
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
  package func settled(_ viewToken: String) async throws -> JSON {
    while true {
      let answer = try await send(.get, "/api/public/session?token=\(viewToken)").json
      if answer["status"] != "processing" { return answer }
      await Task.yield()
    }
  }
}

extension JSON {
  package func string(_ name: String) -> String { self[name]?.stringValue ?? "" }
}
