import Records
import Supabase
import Testing
import Transport

@testable import SignIn

@Suite(.timeLimit(.minutes(30))) struct CallbackListenerTests {
  private let http = HTTPClient()

  private func listener() throws -> CallbackListener {
    try CallbackListener(now: { Timestamp(seconds: 1_000) })
  }

  /// What the listener returns while `visit` plays the browser.
  private func callback(
    _ visit: @Sendable (String) async throws -> Void
  ) async throws -> Result<SignInCallback, Failure> {
    let listener = try listener()
    let waiting = Task { () -> Result<SignInCallback, Failure> in
      do throws(Failure) {
        return .success(try await listener.callback(within: .seconds(60)))
      } catch {
        return .failure(error)
      }
    }
    try await visit(listener.redirectURL)
    return await waiting.value
  }

  @discardableResult private func get(_ url: String) async throws -> HTTPResponse {
    try await http.send(HTTPRequest(.get, try WebAddress(url)))
  }

  @discardableResult private func post(_ url: String, _ body: String) async throws -> HTTPResponse {
    try await http.send(
      HTTPRequest(
        .post, try WebAddress(url),
        body: .bytes(Array(body.utf8), contentType: "text/plain"), isIdempotent: true))
  }

  @Test func takesTheCode() async throws {
    let result = try await callback { url in
      #expect(url.hasPrefix("http://127.0.0.1:"))
      let page = try await get(url + "?code=abc")
      #expect(page.status == 200 && page.headers["cache-control"] == "no-store")
      #expect(page.headers["referrer-policy"] == "no-referrer")
      #expect(!String(decoding: page.body, as: UTF8.self).contains("abc"))
    }
    guard case .code(let code) = try result.get() else {
      Issue.record("no code")
      return
    }
    #expect(code == Secret("abc"))
  }

  @Test func forwardsAFragment() async throws {
    let result = try await callback { url in
      let page = try await get(url)
      let text = String(decoding: page.body, as: UTF8.self)
      #expect(page.status == 200 && text.contains("location.hash"))
      let policy = page.headers["content-security-policy"] ?? ""
      let nonce = text.split(separator: #"nonce=""#).last?.prefix { $0 != "\"" } ?? ""
      #expect(!nonce.isEmpty && policy.contains("'nonce-\(nonce)'"))
      #expect(try await post(url, "sb=&x=1").status == 400)
      #expect(try await post(url, "access_token=at&refresh_token=rt&expires_in=60").status == 200)
    }
    guard case .session(let session) = try result.get() else {
      Issue.record("no session")
      return
    }
    #expect(session.accessToken == Secret("at"))
    #expect(session.expiresAt == Timestamp(seconds: 1_060))
  }

  @Test func showsWhyItWasRefused() async throws {
    let result = try await callback { url in
      let page = try await get(url + "?error=access_denied&error_description=No+%3Cway%3E")
      #expect(String(decoding: page.body, as: UTF8.self).contains("No &lt;way&gt;"))
    }
    let failure = #expect(throws: Failure.self) { try result.get() }
    #expect(failure?.code == "sign_in_refused" && failure?.exit == .notSignedIn)
  }

  @Test func knowsOnlyItsOwnBrowser() async throws {
    let result = try await callback { url in
      let root = url.prefix { $0 != "b" }.dropLast(2)
      #expect(try await get("\(root)/?code=evil").status == 404)
      #expect(try await get("\(root)/cb/guess?code=evil").status == 404)
      #expect(try await get("\(url)x?code=evil").status == 404)
      let put = HTTPRequest(.put, try WebAddress(url + "?code=evil"))
      #expect(try await http.send(put).status == 405)
      try await get(url + "?code=good")
    }
    guard case .code(let code) = try result.get() else {
      Issue.record("no code")
      return
    }
    #expect(code == Secret("good"))
  }

  @Test func tellsWhatATimeOutMayMean() async throws {
    let listener = try listener()
    let failure = await #expect(throws: Failure.self) {
      try await listener.callback(within: .milliseconds(10))
    }
    #expect(failure?.code == "sign_in_timed_out" && failure?.exit == .tryAgain)
    #expect(failure?.hint?.contains("http://127.0.0.1:*/**") == true)
  }
}
