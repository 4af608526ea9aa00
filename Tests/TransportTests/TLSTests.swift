import Records
import Testing
import Transport

/// HTTP/2 and certificates need TLS. These tests run where nginx and openssl are installed.
@Suite(.enabled(if: TLSServer.isPossible), .timeLimit(.minutes(30))) struct TLSTests {
  private let server: TLSServer

  init() throws { server = try TLSServer() }

  private func client(trusting authority: String?, attempts: Int = 1) -> HTTPClient {
    var options = TransportOptions()
    options.caBundle = authority
    options.attempts = attempts
    options.jobs = 32
    return HTTPClient(options)
  }

  private func request(_ host: String, _ path: String = "/") throws -> HTTPRequest {
    HTTPRequest(.get, try WebAddress("https://\(host):\(server.port)\(path)"))
  }

  @Test func verifiesAndMultiplexes() async throws {
    // The server comes up while the first request is tried again.
    let first = try await client(trusting: server.authority, attempts: 100).send(
      request("localhost"))
    #expect(String(decoding: first.body, as: UTF8.self).hasPrefix("HTTP/2.0 "))

    let client = client(trusting: server.authority)
    let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<64 {
        group.addTask { try await client.send(request("localhost")).body }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    // 64 requests, 32 at a time: without multiplexing that takes 32 connections.
    #expect(bodies.count <= 8)

    for (host, authority) in [("localhost", nil), ("127.0.0.1", server.authority)] {
      let failure = await #expect(throws: Failure.self) {
        try await self.client(trusting: authority).send(request(host))
      }
      #expect(failure?.exit == .unavailable && failure?.message.contains("secure") == true)
      #expect(failure?.hint?.contains("--cacert") == true)
    }

    let failure = await #expect(throws: Failure.self) {
      try await client.send(request("localhost", "/down"))
    }
    #expect(failure?.message.contains("not encrypted") == true)
  }
}
