import Dispatch
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The server behind a socket, with clients that behave badly.
@Suite(.timeLimit(.minutes(30)), .serialized)
struct ServingTests {
  /// A connection to 127.0.0.1 whose calls block a thread of their own.
  private final class Client: Sendable {
    private let socket: Int32

    init(port: Int) throws {
      // Writing to a connection that the server has closed must not end the tests.
      signal(SIGPIPE, SIG_IGN)
      #if canImport(Glibc)
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(status == 0)
    }

    deinit { close(socket) }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(socket, bytes, bytes.count)
    }

    /// Everything until the server closes the connection.
    func rest() async -> String {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "client").async { [self] in
          var text: [UInt8] = []
          var buffer = [UInt8](repeating: 0, count: 4096)
          while true {
            let count = read(socket, &buffer, buffer.count)
            if count <= 0 { break }
            text += buffer[..<count]
          }
          continuation.resume(returning: String(decoding: text, as: UTF8.self))
        }
      }
    }
  }

  private static func request(
    _ method: String, _ path: String, port: Int, body: String = ""
  ) async throws -> String {
    let client = try Client(port: port)
    client.send(
      "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\napikey: \(AccountOptions.publicAnonKey)\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    return await client.rest()
  }

  private func serve(
    with configure: (inout ServerOptions) -> Void = { _ in },
    test: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    let fixture = try TestServer(configure)
    let server = try await EmbeddedServer(
      fixture.options, services: Servers.all, logLevel: "critical")
    let stop = ServerStop()
    let (ports, announced) = AsyncStream<Int>.makeStream()
    let serving = Task { try await server.run(stoppedBy: stop) { announced.yield($0) } }
    let port = try #require(await ports.first { _ in true })
    let result = await Task { try await test(port) }.result
    await stop()
    try await serving.value
    try result.get()
    withExtendedLifetime(fixture) {}
  }

  @Test func stalledConnectionsLeaveOthersUnharmed() async throws {
    let configure: (inout ServerOptions) -> Void = {
      $0.connectionLimit = 100
      $0.timeouts.header = .seconds(600)
    }
    try await serve(with: configure) { port in
      let stalled = try (0..<200).map { _ in
        let client = try Client(port: port)
        client.send("GET /health HTTP/1.1\r\nHost: loc")
        return client
      }
      for _ in 0..<10 {
        let answer = try await Self.request("GET", "/auth/v1/settings", port: port)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
      }
      // The oldest had to make room.
      #expect(await stalled[0].rest() == "")
    }
  }

  @Test func aStalledConnectionIsClosed() async throws {
    let configure: (inout ServerOptions) -> Void = { $0.timeouts.header = .milliseconds(50) }
    try await serve(with: configure) { port in
      let client = try Client(port: port)
      client.send("GET /health HTTP/1.1\r\nHost: loc")
      #expect(await client.rest() == "")
    }
  }

  @Test(arguments: ["Host: localhost\r\nHost: localhost\r\n", ""])
  func aRequestHasOneHost(hosts: String) async throws {
    try await serve { port in
      let client = try Client(port: port)
      client.send("GET /health HTTP/1.1\r\n\(hosts)Connection: close\r\n\r\n")
      #expect(await client.rest().hasPrefix("HTTP/1.1 400 "))
    }
  }

  @Test func aHeaderHasALimit() async throws {
    try await serve { port in
      let client = try Client(port: port)
      let long = String(repeating: "x", count: 17_000)
      client.send("GET /health HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n")
      #expect(await client.rest().hasPrefix("HTTP/1.1 4"))
    }
  }

  /// Logins take one thread; what others ask for does not wait for them.
  @Test func loginsDoNotHoldUpOtherRequests() async throws {
    let configure: (inout ServerOptions) -> Void = { $0.passwordCost = 12 }
    try await serve(with: configure) { port in
      let account = #"{"email":"ada@example.com","password":"secret1"}"#
      _ = try await Self.request("POST", "/auth/v1/signup", port: port, body: account)
      let clock = ContinuousClock()
      let begin = clock.now
      let logins = Task {
        try await withThrowingTaskGroup(of: String.self) { group in
          for _ in 0..<30 {
            group.addTask {
              try await Self.request(
                "POST", "/auth/v1/token?grant_type=password", port: port, body: account)
            }
          }
          return try await group.reduce(into: [String]()) { $0.append($1) }
        }
      }
      var times: [Duration] = []
      for _ in 0..<15 {
        let start = clock.now
        let answer = try await Self.request("GET", "/health", port: port)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        times.append(clock.now - start)
      }
      let answers = try await logins.value
      let all = clock.now - begin
      #expect(answers.filter { $0.hasPrefix("HTTP/1.1 200 OK") }.count == 30)
      // Were the requests queued behind the logins, each would take a considerable part of their
      // total time.
      #expect(times.sorted()[7] < all / 10)
    }
  }
}
