import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct BrowserSignInTests {
  /// RFC 7636, appendix B.
  private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
  private static let pkce = "&code_challenge=\(challenge)&code_challenge_method=S256"

  private func authorize(
    _ api: TestAPI, _ query: String, to redirect: String = "http://127.0.0.1:5/cb/n"
  ) async throws -> TestAPI.Answer {
    try await api.send(
      .get, "/auth/v1/authorize?provider=linkedin_oidc&redirect_to=\(redirect)\(query)")
  }

  /// Where the browser ends up when `form` is entered on the page.
  private func answer(
    _ form: String, _ api: TestAPI, _ query: String = pkce,
    to redirect: String = "http://127.0.0.1:5/cb/n"
  ) async throws -> String {
    let page = try await authorize(api, query, to: redirect).header("location") ?? ""
    #expect(try await api.send(.get, page).text.contains("<form"))
    let answered = try await api.send(.post, page, body: Array(form.utf8))
    #expect(answered.status == 302)
    let back = try await api.send(.get, answered.header("location") ?? "")
    #expect(back.status == 302)
    return back.header("location") ?? ""
  }

  private func trade(
    _ code: String, _ verifier: String, _ api: TestAPI
  ) async throws -> TestAPI.Answer {
    try await api.send(
      .post, "/auth/v1/token?grant_type=pkce",
      json: ["auth_code": .string(code), "code_verifier": .string(verifier)])
  }

  @Test func aCodeIsGoodOnceAndOnlyWithItsVerifier() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let end = try await answer("email=Ada%40example.com", api)
      #expect(end.hasPrefix("http://127.0.0.1:5/cb/n?code="))
      let code = String(end.split(separator: "=").last ?? "")
      let wrong = try await trade(code, String(repeating: "a", count: 43), api)
      #expect(wrong.status == 400 && wrong.json["error_code"] == "bad_code_verifier")
      let session = try await trade(code, Self.verifier, api)
      #expect(session.status == 200)
      #expect(session.json["user"]?["email"] == "ada@example.com")
      #expect(session.json["user"]?["app_metadata"]?["provider"] == "linkedin_oidc")
      let again = try await trade(code, Self.verifier, api)
      #expect(again.status == 404 && again.json["error_code"] == "flow_state_not_found")
    }
  }

  @Test func aCodeGetsTooOld() async throws {
    let test = try TestServer { $0.accounts.fakesLinkedIn = true }
    try await test.run { api in
      let end = try await answer("email=ada%40example.com", api)
      test.clock.advance(.seconds(301))
      let late = try await trade(String(end.split(separator: "=").last ?? ""), Self.verifier, api)
      #expect(late.status == 422 && late.json["error_code"] == "flow_state_expired")
    }
  }

  @Test func anAccountKeepsItsOtherWays() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let id = try await api.signUp().json["user"]?["id"]
      let end = try await answer("email=ada%40example.com", api)
      let session = try await trade(
        String(end.split(separator: "=").last ?? ""), Self.verifier, api)
      #expect(session.json["user"]?["id"] == id)
      #expect(
        session.json["user"]?["app_metadata"]?["providers"] == ["email", "linkedin_oidc"])
    }
  }

  @Test func withoutAChallengeTokensComeInTheFragment() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let end = try await answer(
        "email=ada%40example.com", api, "", to: "jobmatchnow://auth/callback")
      #expect(end.hasPrefix("jobmatchnow://auth/callback#access_token="))
      #expect(end.contains("&refresh_token=") && end.contains("&token_type=bearer"))
    }
  }

  @Test func aRefusalIsReportedInQueryAndFragment() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let end = try await answer("answer=deny", api)
      #expect(end.hasPrefix("http://127.0.0.1:5/cb/n?error=access_denied&"))
      #expect(end.contains("#error=access_denied&") && end.hasSuffix("&sb="))
    }
  }

  @Test(arguments: [
    "http://evil.test/cb", "http://127.0.0.1.evil.test/", "javascript:alert(1)", "//evil.test", "",
  ])
  func otherRedirectsLeadToTheSite(redirect: String) async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let end = try await answer("email=ada%40example.com", api, to: redirect)
      #expect(end.hasPrefix("http://127.0.0.1/?code="))
    }
  }

  @Test(arguments: [
    "&code_challenge=\(challenge)", "&code_challenge_method=s256",
    "&code_challenge=short&code_challenge_method=s256",
    "&code_challenge=\(challenge)&code_challenge_method=md5",
    "&code_challenge=\(challenge.dropLast())*&code_challenge_method=s256",
  ])
  func halfAChallengeIsRefused(query: String) async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let answer = try await authorize(api, query)
      #expect(answer.status == 400 && answer.json["error_code"] == "validation_failed")
    }
  }

  @Test func otherProvidersAndUnknownStatesAreRefused() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let other = try await api.send(.get, "/auth/v1/authorize?provider=github")
      #expect(other.status == 400 && other.json["error_code"] == "validation_failed")
      let forged = try await api.send(.get, "/auth/v1/callback?code=a%40b.c&state=guess")
      #expect(forged.status == 400 && forged.json["error_code"] == "bad_oauth_state")
    }
  }

  /// The provider's code proves an address; an address alone proves nothing.
  @Test func anAddressIsNotACode() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let page = try await authorize(api, "").header("location") ?? ""
      let state = String(page.split(separator: "state=").last ?? "")
      let forged = try await api.send(
        .get, "/auth/v1/callback?code=victim%40example.com&state=\(state)")
      #expect(forged.header("location")?.contains("error=server_error") == true)
    }
  }

  @Test func theStandInIsOffUnlessAskedFor() async throws {
    try await TestServer().run { api in
      let answer = try await authorize(api, "")
      #expect(answer.status == 400 && answer.json["error_code"] == "validation_failed")
      #expect(try await api.send(.get, "/linkedin/oauth/v2/authorization").status == 404)
      let settings = try await api.send(.get, "/auth/v1/settings").json
      #expect(settings["external"]?["linkedin_oidc"] == false)
    }
  }

  @Test func thePageCannotBeFramedOrScripted() async throws {
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      let page = try await api.send(
        .get, "/linkedin/oauth/v2/authorization?login_hint=%22%3E%3Cscript%3E")
      #expect(page.text.contains("&quot;&gt;&lt;script&gt;"))
      let policy = page.header("Content-Security-Policy") ?? ""
      #expect(policy.hasPrefix("default-src 'none';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(page.header("X-Frame-Options") == "DENY")
      #expect(page.header("X-Content-Type-Options") == "nosniff")
    }
  }

  @Test(arguments: [
    ("https://jobs.example.org/done", true), ("http://jobs.example.org/done", false),
    ("https://jobs.example.org:444/done", false), ("https://a.example.net/cb", true),
    ("https://a.b.example.net/cb", false), ("https://x.org/deep/er/path", true),
    ("http://127.0.0.1:7/any/path", true), ("http://[::1]:7/", true),
    ("http://localhost:7/", false), ("http://127.0.0.1@evil.test/", false),
    ("https://evil.test/https://x.org/", false),
  ])
  func redirectsFollowTheRulesOfSupabaseAuth(url: String, isAllowed: Bool) {
    let allowed = AllowedRedirects(
      site: "https://jobs.example.org",
      patterns: ["https://*.example.net/cb", "https://x.org/**"])
    #expect((RedirectURL(url, allowed: allowed).text == url) == isAllowed)
  }
}
