import LoopbackServer
import Records
import Testing

@testable import Transport

@Suite(.timeLimit(.minutes(30))) struct CircuitBreakerTests {
  private let clock = VirtualClock()

  private func client(attempts: Int = 4) -> HTTPClient {
    var options = TransportOptions()
    options.attempts = attempts
    return HTTPClient(options, clock: clock.transportClock())
  }

  private func failure(_ client: HTTPClient, _ url: WebAddress) async -> Failure? {
    await #expect(throws: Failure.self) { try await client.send(HTTPRequest(.get, url)) }
  }

  @Test func opensAfterFiveFailuresInARow() throws {
    let breaker = CircuitBreaker()
    let url = try WebAddress("https://x.test/a?b=c")
    for _ in 0..<4 { breaker.fail(url, at: .zero) }
    breaker.succeed(url)
    for _ in 0..<4 { breaker.fail(url, at: .zero) }
    #expect(!breaker.isOpen(url) && breaker.admit(url, at: .zero) == .normal)
    breaker.fail(url, at: .zero)
    #expect(breaker.isOpen(url) && breaker.admit(url, at: .zero) == .refused)
    #expect(breaker.isOpen(try WebAddress("https://x.test/other")))
    for other in ["https://y.test", "http://x.test", "https://x.test:8443"] {
      #expect(breaker.admit(try WebAddress(other), at: .zero) == .normal)
    }
  }

  @Test func admitsAProbeEveryFewSeconds() throws {
    let breaker = CircuitBreaker()
    let url = try WebAddress("https://x.test")
    for second in 1...5 { breaker.fail(url, at: .seconds(second)) }
    #expect(breaker.admit(url, at: .milliseconds(7_999)) == .refused)
    #expect(breaker.admit(url, at: .seconds(8)) == .probe)
    #expect(breaker.admit(url, at: .seconds(8)) == .refused)
    breaker.fail(url, at: .seconds(9))
    #expect(breaker.admit(url, at: .milliseconds(10_999)) == .refused)
    #expect(breaker.admit(url, at: .seconds(11)) == .probe)
    breaker.succeed(url)
    #expect(breaker.admit(url, at: .seconds(11)) == .normal)
  }

  @Test func aRunDoesNotWaitOutItsAttemptsForEachRecord() async throws {
    let closed = try ClosedPort()
    let url = try WebAddress("http://127.0.0.1:\(closed.number)/")
    let client = client()
    for _ in 0..<5 {
      let failure = await failure(client, url)
      #expect(failure?.code == "unavailable" && failure?.attempts == 4)
    }
    let waited = clock.sleeps.count
    #expect(waited == 15)
    for _ in 0..<200 {
      let failure = await failure(client, url)
      #expect(failure?.code == "circuit_open" && failure?.exit == .unavailable)
      #expect(failure?.retryable == true && failure?.attempts == 0)
    }
    #expect(clock.sleeps.count == waited)
    withExtendedLifetime(closed) {}
  }

  @Test func theFailureNamesTheProxy() async throws {
    let closed = try ClosedPort()
    var options = TransportOptions()
    options.attempts = 1
    options.proxy = "http://me:secret@127.0.0.1:\(closed.number)"
    let client = HTTPClient(options, clock: clock.transportClock())
    let url = try WebAddress("https://x.test/")
    for _ in 0..<5 { _ = await failure(client, url) }
    let refused = await failure(client, url)
    #expect(refused?.code == "circuit_open")
    #expect(
      refused?.message.hasSuffix(
        "could not connect to https://x.test through the proxy http://127.0.0.1:\(closed.number)")
        == true, "\(refused?.message ?? "")")
    #expect(refused?.hint == Failure.proxyHint)
    withExtendedLifetime(closed) {}
  }

  @Test func aProbeIsOneAttempt() async throws {
    let closed = try ClosedPort()
    let url = try WebAddress("http://127.0.0.1:\(closed.number)/")
    let client = client()
    for _ in 0..<5 { _ = await failure(client, url) }
    let waited = clock.sleeps.count
    clock.advance(CircuitBreaker.probeInterval)
    let probe = await failure(client, url)
    #expect(probe?.code == "unavailable" && probe?.attempts == 1)
    #expect(clock.sleeps.count == waited)
    #expect(await failure(client, url)?.code == "circuit_open")
    withExtendedLifetime(closed) {}
  }

  @Test func aProbeThatGetsThroughClosesTheCircuit() async throws {
    let closed = try ClosedPort()
    let url = try WebAddress("http://127.0.0.1:\(closed.number)/")
    let client = client(attempts: 1)
    for _ in 0..<5 { _ = await failure(client, url) }
    #expect(await failure(client, url)?.code == "circuit_open")
    let server = try LoopbackServer(opening: closed) { _ in .answer(200) }
    #expect(await failure(client, url)?.code == "circuit_open")
    clock.advance(CircuitBreaker.probeInterval)
    #expect(try await client.send(HTTPRequest(.get, url)).status == 200)
    #expect(try await client.send(HTTPRequest(.get, url)).status == 200)
    #expect(server.requests.count == 2)
  }

  @Test func answersOfAnyKindAreConnections() async throws {
    let server = try LoopbackServer { request in
      request.path == "/500" ? .answer(500) : request.path == "/close" ? .close : .answer(404)
    }
    let client = client(attempts: 1)
    for path in ["/500", "/close", "/404"] {
      let url = try WebAddress(server.url + path)
      for _ in 0..<6 { _ = try? await client.send(HTTPRequest(.get, url)) }
    }
    // libcurl repeats a GET by itself when a kept connection turns out to be closed.
    #expect(server.requests.count >= 18)
  }
}
