import HTTPTypes
import Hummingbird
import NIOCore
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct FrontResponderTests {
  @Test(arguments: [
    ("/auth/v1/settings", "/auth/v1/settings"), ("//auth//v1/settings", "/auth/v1/settings"),
    ("/auth/./v1/settings/", "/auth/v1/settings"), ("/x/../auth/v1/settings", "/auth/v1/settings"),
    ("/%61uth/v1/settings", "/auth/v1/settings"), ("/auth%2Fv1%2fsettings", "/auth/v1/settings"),
    ("/%2e/auth/v1/settings", "/auth/v1/settings"), ("/../../etc", "/etc"), ("/", "/"), ("", "/"),
    ("/a/.well-known/b", "/a/.well-known/b"), ("/%252e", "/%252e"), ("/%C3%A9", "/%C3%A9"),
    ("/%00", nil), ("/%4", nil), ("/%zz", nil), ("/%0A", nil),
  ])
  func pathsHaveOneSpelling(path: String, normalized: String?) {
    #expect(RequestPath.normalized(path) == normalized)
  }

  @Test(arguments: [
    "//auth/v1/settings", "/./auth/v1/settings", "/auth/v1/settings/", "/%61uth/v1/settings",
    "/auth%2Fv1/settings", "/x/../auth/v1/settings", "/auth/v1//user",
  ])
  func noSpellingPassesTheGateway(path: String) async throws {
    try await TestServer().run { api in
      var stranger = api
      stranger.key = nil
      let answer = try await stranger.send(.get, path)
      #expect(answer.status == 401)
      #expect(answer.json["message"] == "No API key found in request")
    }
  }

  /// A page whose name resolves to this machine gets no answer.
  @Test(arguments: [
    ("evil.example", 421), ("evil.example:8090", 421), ("localhost.evil.example", 421),
    ("127.0.0.1.evil.example", 421), ("192.0.2.7", 421), ("[::1]evil", 421),
    ("[::1]:80.evil.example", 421), ("127.0.0.1:8090.evil.example", 421), ("[::1", 421),
    ("localhost", 200),
    ("LOCALHOST:8090", 200), ("127.0.0.1:1", 200), ("127.9.9.9", 200), ("[::1]:8090", 200),
    ("jobs.example.org", 200), ("more.example.org:443", 200), (nil, 400),
  ])
  func onlyKnownHostsAreAnswered(host: String?, status: Int) async throws {
    let test = try TestServer {
      $0.publicURL = "https://jobs.example.org"
      $0.acceptedHosts = ["More.example.org"]
    }
    try await test.run { api in
      let answer = try await api.send(.get, "/auth/v1/health", host: host)
      #expect(answer.status == status)
      #expect(answer.header("x-request-id") != nil)
    }
  }

  @Test func aSecondHostIsRefused() async throws {
    try await TestServer().run { api in
      let answer = try await api.send(
        .get, "/auth/v1/health", headers: ["Host": "localhost"])
      #expect(answer.status == 400 && answer.json["error"] == "duplicate_host")
    }
  }

  @Test func healthNeedsNoKey() async throws {
    try await TestServer().run { api in
      var stranger = api
      stranger.key = nil
      let answer = try await stranger.send(.get, "/health")
      #expect(answer.text == #"{"status":"ok"}"#)
    }
  }

  /// The length is not given: only the bytes that arrive show it.
  @Test(arguments: [(100, false), (101, true)])
  func chunkedBodiesAreBoundedWhileTheyArrive(size: Int, isTooLarge: Bool) async throws {
    let chunks = AsyncStream<ByteBuffer> { continuation in
      for _ in 0..<size { continuation.yield(ByteBuffer(string: "x")) }
      continuation.finish()
    }
    let request = Request(
      head: HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/"),
      body: RequestBody(asyncSequence: chunks))
    if isTooLarge {
      await #expect(throws: BodyError.tooLarge(limit: 100)) { try await request.bytes(limit: 100) }
    } else {
      #expect(try await request.bytes(limit: 100).count == size)
    }
  }
}
