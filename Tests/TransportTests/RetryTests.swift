import LoopbackServer
import Records
import Synchronization
import Testing
import Transport

/// Requests that are sent again, with a scripted server and a virtual clock.
@Suite(.timeLimit(.minutes(30))) struct RetryTests {
  private let clock = VirtualClock()

  private func client(_ change: (inout TransportOptions) -> Void = { _ in }) -> HTTPClient {
    var options = TransportOptions()
    change(&options)
    return HTTPClient(options, clock: clock.transportClock())
  }

  @Test func retriesUntilTheServiceIsBack() async throws {
    let server = try LoopbackServer(replies: [
      .close, .answer(503), .answer(502), .json(#"{"ok":true}"#),
    ])
    let response = try await client().send(HTTPRequest(.get, WebAddress(server.url)))
    #expect(response.status == 200 && response.attempts == 4)
    #expect(clock.sleeps == [.milliseconds(250), .milliseconds(500), .seconds(1)])
  }

  @Test func returnsTheLastAnswerAfterAllAttempts() async throws {
    let server = try LoopbackServer { _ in .answer(500, body: "broken") }
    let response = try await client { $0.attempts = 2 }.send(
      HTTPRequest(.get, WebAddress(server.url)))
    #expect(response.status == 500 && response.attempts == 2)
    let failure = response.failure()
    #expect(failure.exit == .unavailable && failure.retryable && failure.attempts == 2)
    #expect(failure.message.contains("broken"))
  }

  @Test(arguments: ["3", "Sun, 06 Nov 1994 08:49:40 GMT"])
  func waitsAsLongAsTheServerAsks(value: String) async throws {
    let server = try LoopbackServer(replies: [
      .answer(429, [("Retry-After", value)]), .answer(200),
    ])
    let url = try WebAddress(server.url)
    #expect(try await client().send(HTTPRequest(.post, url)).status == 200)
    #expect(clock.sleeps == [.seconds(3)])
  }

  @Test func aWaitPastTheDeadlineFailsAtOnce() async throws {
    let server = try LoopbackServer { _ in .answer(429, [("Retry-After", "60")]) }
    let client = client { $0.deadline = .seconds(50) }
    let response = try await client.send(HTTPRequest(.get, WebAddress(server.url)))
    let failure = response.failure()
    #expect(response.attempts == 1 && clock.sleeps.isEmpty)
    #expect(failure.exit == .tryAgain && failure.retryable && failure.httpStatus == 429)
    #expect(failure.hint?.contains("60") == true)
  }

  @Test func noRequestIsMadeAfterTheDeadline() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let client = client { $0.deadline = .seconds(5) }
    clock.advance(.seconds(5))
    let failure = await #expect(throws: Failure.self) {
      try await client.send(HTTPRequest(.get, WebAddress(server.url)))
    }
    #expect(failure?.exit == .tryAgain && failure?.retryable == true)
    #expect(server.requests.isEmpty)
  }

  /// The time limit of the suite ends this test when a try runs past the deadline.
  @Test func aTryEndsAtTheDeadline() async throws {
    let server = try LoopbackServer { _ in .hang }
    let client = client {
      $0.timeout = .seconds(3_600)
      $0.deadline = .milliseconds(50)
    }
    let failure = await #expect(throws: Failure.self) {
      try await client.send(HTTPRequest(.get, WebAddress(server.url)))
    }
    #expect(failure?.code == "timed_out" && failure?.exit == .tryAgain)
    #expect(failure?.hint?.contains("--deadline") == true && server.requests.count == 1)
  }

  @Test func aPostThatMayHaveBeenAcceptedIsNotRepeated() async throws {
    for reply in [LoopbackReply.close, .answer(500), .answer(502), .answer(503)] {
      let server = try LoopbackServer(replies: [reply, .answer(200)])
      let request = HTTPRequest(.post, try WebAddress(server.url), json: ["a": 1])
      let status = try? await client().send(request).status
      #expect(status != 200)
      #expect(server.requests.count == 1)
    }
  }

  @Test func aPostWithAKeyIsRepeated() async throws {
    let server = try LoopbackServer(replies: [.close, .answer(500), .answer(201)])
    let request = HTTPRequest(
      .post, try WebAddress(server.url), json: ["a": 1], isIdempotent: true)
    #expect(try await client().send(request).status == 201)
    #expect(server.requests.map(\.text) == [String](repeating: #"{"a":1}"#, count: 3))
  }

  @Test func aPostThatCannotHaveBeenReadWholeIsRepeated() async throws {
    let refusals = Mutex(1)
    let server = try LoopbackServer(
      refusesBody: { _ in
        refusals.withLock { left in
          left -= 1
          return left >= 0
        }
      }, { _ in .answer(201) })
    // Larger than the socket buffers of both sides.
    let body = [UInt8](repeating: 0x61, count: 24 << 20)
    let request = HTTPRequest(
      .post, try WebAddress(server.url), body: .bytes(body, contentType: "text/plain"))
    let response = try await client().send(request)
    #expect(response.status == 201 && response.attempts == 2)
    #expect(server.requests.last?.body.count == body.count)
  }

  @Test func tracesEachTryWithoutSecrets() async throws {
    let lines = Mutex<[String]>([])
    let server = try LoopbackServer(replies: [
      .answer(503, [("X-Request-Id", "r1"), ("Set-Cookie", "s=supersecretcookie")]),
      .answer(200, [("X-Request-Id", "r2")]),
    ])
    let client = client {
      $0.trace = { trace in lines.withLock { $0 += [trace.line] + trace.headerLines } }
    }
    var request = HTTPRequest(
      .get,
      try WebAddress(server.url).appending(
        path: "/jobs", query: [("token", "abcdefghijklmnopqrstuvwx")]))
    request.headers["Authorization"] = "Bearer supersecretbearer"
    request.headers["Accept"] = "application/json"
    let response = try await client.send(request)
    #expect(response.requestID == "r2")
    let shown = lines.withLock { $0 }.joined(separator: "\n")
    #expect(shown.contains("GET \(server.url)/jobs?token=abcdefgh… 503 0 ms id=r1 again in 250 ms"))
    #expect(shown.contains("200 0 ms id=r2 try=2"))
    #expect(shown.contains("> accept: application/json") && shown.contains("< x-request-id: r1"))
    #expect(!shown.contains("supersecret") && !shown.contains("ijklmn"))
  }
}
