import LoopbackServer
import Records
import Testing
import Transport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Single tries over real sockets.
@Suite(.timeLimit(.minutes(30))) struct TransferTests {
  private func client(_ change: (inout TransportOptions) -> Void = { _ in }) -> HTTPClient {
    var options = TransportOptions()
    options.attempts = 1
    change(&options)
    return HTTPClient(options)
  }

  private func failure(
    _ request: HTTPRequest, _ change: (inout TransportOptions) -> Void = { _ in }
  ) async -> Failure? {
    await #expect(throws: Failure.self) { try await client(change).send(request) }
  }

  @Test func sendsMethodHeadersAndBody() async throws {
    let server = try LoopbackServer { request in
      .answer(201, [("X-Echo", "one"), ("x-echo", "two")], body: request.text)
    }
    let url = try WebAddress(server.url + "/p?q=1")
    for method in [HTTPMethod.post, .put, .patch, .delete] {
      let response = try await client { $0.userAgent = "jm-test/1" }.send(
        HTTPRequest(
          method, url, json: ["ä": [1]],
          headers: HTTPHeaders([("apikey", "k\r\nEvil: 1"), ("X-Empty", "")])))
      #expect(response.status == 201 && response.headers["X-ECHO"] == "one")
      #expect(String(decoding: response.body, as: UTF8.self) == #"{"ä":[1]}"#)
    }
    #expect(server.requests.map(\.method) == ["POST", "PUT", "PATCH", "DELETE"])
    let first = try #require(server.requests.first)
    #expect(first.target == "/p?q=1" && first.headers["apikey"] == "kEvil: 1")
    #expect(first.headers["content-type"] == "application/json")
    #expect(first.headers["user-agent"] == "jm-test/1" && first.headers["x-empty"] == "")
    #expect(first.headers["expect"] == nil && first.headers["evil"] == nil)
  }

  @Test func bodilessMethods() async throws {
    let server = try LoopbackServer { request in
      request.method == "DELETE" ? .answer(204) : .answer(200, body: "text")
    }
    let url = try WebAddress(server.url)
    #expect(try await client().send(HTTPRequest(.head, url)).body.isEmpty)
    #expect(try await client().send(HTTPRequest(.delete, url)).status == 204)
    #expect(try await client().send(HTTPRequest(.get, url)).body == Array("text".utf8))
    #expect(try await client().send(HTTPRequest(.post, url)).status == 200)
    #expect(server.requests.map(\.method) == ["HEAD", "DELETE", "GET", "POST"])
    #expect(server.requests.last?.headers["content-length"] == "0")
    #expect(server.requests.last?.headers["content-type"] == nil)
  }

  @Test func requestsDoNotInheritFromEachOther() async throws {
    let server = try LoopbackServer { request in
      .answer(200, body: request.text)
    }
    let closed = try ClosedPort()
    let (client, url) = (client(), try WebAddress(server.url))
    let plain = HTTPRequest(.get, url)
    let others = [
      HTTPRequest(.post, url, json: ["a": 1], headers: HTTPHeaders([("X-One", "1")])),
      HTTPRequest(.head, url), HTTPRequest(.put, url, body: .bytes([0x78], contentType: "text/x")),
      HTTPRequest(.get, url, headers: HTTPHeaders([("X-Two", "2")])), HTTPRequest(.delete, url),
      HTTPRequest(.get, url, body: .bytes([0x79], contentType: "text/y")),
      HTTPRequest(
        .post, url, body: .multipart([MultipartPart(name: "f", content: .bytes([0x7A]))])),
      HTTPRequest(.get, try WebAddress("http://127.0.0.1:\(closed.number)/")),
    ]
    for other in others {
      // The last one is refused.
      _ = try? await client.send(other)
      #expect(try await client.send(plain).body.isEmpty)
      let seen = try #require(server.requests.last)
      #expect(seen.method == "GET" && seen.target == "/" && seen.body.isEmpty)
      for name in ["x-one", "x-two", "content-type", "content-length"] {
        #expect(seen.headers[name] == nil)
      }
    }
    let methods = ["POST", "HEAD", "PUT", "GET", "DELETE", "GET", "POST"].flatMap { [$0, "GET"] }
    #expect(server.requests.map(\.method) == methods + ["GET"])
    withExtendedLifetime(closed) {}
  }

  @Test func aRefusedConnection() async throws {
    let closed = try ClosedPort()
    let port = closed.number
    var request = HTTPRequest(.get, try WebAddress("http://127.0.0.1:\(port)/"))
    request.addressSetting = .baseURL(prefix: "JM")
    let failure = await failure(request)
    #expect(failure?.code == "unavailable" && failure?.exit == .unavailable)
    #expect(failure?.retryable == true && failure?.attempts == 1)
    #expect(failure?.message.contains("127.0.0.1:\(port): Connection refused") == true)
    // A command that works as it is printed.
    let hint = "'\(program: .serve) run --db jm.db --port \(port)' starts a server there"
    #expect(failure?.hint == hint)
    // The address of a document that a user names is not the address of a service.
    request.addressSetting = nil
    #expect(await self.failure(request)?.hint == "check the network and the address")
    withExtendedLifetime(closed) {}
  }

  @Test func anUnknownHost() async throws {
    let failure = await failure(HTTPRequest(.get, try WebAddress("https://nobody.invalid/")))
    #expect(
      failure?.exit == .unavailable && failure?.message == "cannot resolve host nobody.invalid")
  }

  @Test func aSlowAnswer() async throws {
    let server = try LoopbackServer { _ in .hang }
    var request = HTTPRequest(.get, try WebAddress(server.url))
    request.timeout = .milliseconds(50)
    let failure = await failure(request)
    #expect(failure?.code == "timed_out" && failure?.exit == .tryAgain)
    #expect(failure?.retryable == true)
  }

  @Test(arguments: [
    (LoopbackReply.close, "unavailable"),
    (.raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"), "unavailable"),
    (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal"), "unavailable"),
    (.raw("SSH-2.0-OpenSSH_9.2\r\n"), "unexpected_answer"),
    (
      .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd"),
      "unexpected_answer"
    ),
  ])
  func brokenAnswers(reply: LoopbackReply, code: String) async throws {
    let server = try LoopbackServer { _ in reply }
    #expect(await failure(HTTPRequest(.get, try WebAddress(server.url)))?.code == code)
  }

  @Test func aServerWithoutTLS() async throws {
    let server = try LoopbackServer { _ in .raw("HTTP/1.1 400 Bad\r\n\r\n") }
    let failure = await failure(
      HTTPRequest(.get, try WebAddress("https://127.0.0.1:\(server.port)")))
    #expect(failure?.exit == .unavailable && failure?.message.contains("secure") == true)
  }

  @Test func bodiesAreBounded() async throws {
    let body = String(repeating: "x", count: 10_001)
    let whole = try LoopbackServer { _ in .answer(200, body: body) }
    let unannounced = try LoopbackServer { _ in .raw("HTTP/1.1 200 OK\r\n\r\n\(body)") }
    for server in [whole, unannounced] {
      let request = HTTPRequest(.get, try WebAddress(server.url))
      let failure = await failure(request) { $0.responseLimit = 10_000 }
      #expect(failure?.code == "unexpected_answer")
      #expect(failure?.message.contains("larger") == true)
      let response = try await client { $0.responseLimit = 10_001 }.send(request)
      #expect(response.body.count == 10_001)
    }
  }

  @Test func plainHTTPOnlyToLoopback() async throws {
    let request = HTTPRequest(.get, try WebAddress("http://nobody.invalid/"))
    #expect(await failure(request)?.code == "insecure_address")
    #expect(await failure(request) { $0.allowHTTP = true }?.code == "unavailable")
  }

  @Test func aMissingCertificateBundleIsNamed() async throws {
    let server = try LoopbackServer { _ in .close }
    let request = HTTPRequest(.get, try WebAddress("https://127.0.0.1:\(server.port)/"))
    let failure = await failure(request) { $0.caBundle = "/nowhere/ca.pem" }
    #expect(failure?.message.contains("/nowhere/ca.pem") == true)
  }

  @Test func cancellingEndsTheTransfer() async throws {
    let server = try LoopbackServer { _ in .hang }
    let request = HTTPRequest(.get, try WebAddress(server.url))
    let client = client()
    let task = Task { () -> Failure? in
      do throws(Failure) {
        _ = try await client.send(request)
        return nil
      } catch {
        return error
      }
    }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value?.code == "cancelled")
  }

  @Test func manyAtOnceStayWithinTheLimit() async throws {
    let gauge = Gauge()
    let server = try LoopbackServer { _ in
      gauge.enter()
      usleep(1_000)
      gauge.leave()
      return .answer(200)
    }
    let client = client { $0.jobs = 4 }
    let url = try WebAddress(server.url)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<200 {
        group.addTask { try await client.send(HTTPRequest(.get, url)).status }
      }
      for try await status in group { #expect(status == 200) }
    }
    #expect(gauge.most <= 4 && gauge.most > 0)
    #expect(server.requests.count == 200)
  }
}
