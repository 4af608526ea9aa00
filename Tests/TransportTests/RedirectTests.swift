import LoopbackServer
import Records
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct RedirectTests {
  private let client = HTTPClient()

  private func signed(_ method: HTTPMethod, _ server: LoopbackServer) throws -> HTTPRequest {
    var request = HTTPRequest(method, try WebAddress(server.url + "/start"))
    request.addressSetting = .baseURL(prefix: "JM")
    request.headers["Authorization"] = "Bearer abc"
    request.headers["apikey"] = "key"
    request.headers["Cookie"] = "c=1"
    request.headers["Accept"] = "application/json"
    return request
  }

  @Test func credentialsStayOnTheirHost() async throws {
    let other = try LoopbackServer { _ in .answer(200, body: "other") }
    let target = other.url
    let server = try LoopbackServer { _ in .answer(302, [("Location", "\(target)/there")]) }
    let response = try await client.send(signed(.get, server))
    #expect(response.status == 200 && response.url.text == "\(target)/there")
    let request = try #require(other.requests.first)
    for name in ["authorization", "apikey", "cookie"] { #expect(request.headers[name] == nil) }
    #expect(request.headers["accept"] == "application/json")
  }

  @Test func theSameHostKeepsThem() async throws {
    let server = try LoopbackServer { request in
      request.path == "/start" ? .answer(307, [("Location", "/next?a=1")]) : .answer(200)
    }
    let request = try signed(.post, server)
    #expect(try await client.send(request).status == 200)
    #expect(server.requests.map(\.method) == ["POST", "POST"])
    #expect(server.requests.last?.target == "/next?a=1")
    #expect(server.requests.last?.headers["authorization"] == "Bearer abc")
  }

  @Test func aPostBecomesAGetWith303() async throws {
    let server = try LoopbackServer { request in
      request.path == "/start" ? .answer(303, [("Location", "/done")]) : .answer(200)
    }
    var request = try signed(.post, server)
    request.body = .bytes([1, 2, 3], contentType: "text/plain")
    #expect(try await client.send(request).status == 200)
    #expect(server.requests.last?.method == "GET" && server.requests.last?.body.isEmpty == true)
  }

  /// Another host must not answer for the service, even where it gets nothing (303).
  @Test(arguments: [301, 302, 303, 307, 308])
  func aPostIsNotRedirectedToAnotherOrigin(status: Int) async throws {
    let other = try LoopbackServer { _ in .answer(200) }
    let target = other.url
    let server = try LoopbackServer { _ in .answer(status, [("Location", target)]) }
    var request = try signed(.post, server)
    request.body = .bytes(Array("secret".utf8), contentType: "text/plain")
    let failure = await #expect(throws: Failure.self) { try await client.send(request) }
    #expect(failure?.exit == .protocolError && failure?.hint?.contains("base_url") == true)
    #expect(other.requests.isEmpty && server.requests.count == 1)
  }

  @Test func aPostIsNotLedElsewhereInTwoSteps() async throws {
    let other = try LoopbackServer { _ in .json("{}") }
    let target = other.url
    let server = try LoopbackServer { request in
      request.path == "/start"
        ? .answer(303, [("Location", "/next")]) : .answer(302, [("Location", target)])
    }
    let failure = await #expect(throws: Failure.self) {
      try await client.send(signed(.post, server))
    }
    #expect(failure?.exit == .protocolError && other.requests.isEmpty)
  }

  @Test(arguments: ["http://example.invalid/", "ftp://127.0.0.1/", "https://u:p@x.test/"])
  func unsafeTargets(location: String) async throws {
    let server = try LoopbackServer { _ in .answer(302, [("Location", location)]) }
    let failure = await #expect(throws: Failure.self) {
      try await client.send(signed(.get, server))
    }
    #expect(["insecure_address", "bad_address"].contains(failure?.code))
    #expect(server.requests.count == 1)
  }

  @Test func aCircleOfRedirectsEnds() async throws {
    let server = try LoopbackServer { _ in .answer(302, [("Location", "/start")]) }
    let failure = await #expect(throws: Failure.self) {
      try await client.send(signed(.get, server))
    }
    #expect(failure?.code == "unexpected_answer")
    #expect(server.requests.count == 6)
  }
}
