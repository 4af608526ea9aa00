import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct MailLinkTests {
  private static let redirect = "http%3A%2F%2F127.0.0.1%3A5%2Fcb"
  private static let login: JSON = ["email": "ada@example.com", "password": "secret1"]

  private func server() throws -> TestServer {
    try TestServer {
      $0.accounts.confirmsAutomatically = false
      $0.mailFolder = $0.database + ".mail"
    }
  }

  /// The answer to the link in the last e-mail, which a browser opens: it sends no key.
  private func openLink(_ api: TestAPI, _ test: TestServer) async throws -> TestAPI.Answer {
    let mail = try test.lastMail()
    let start = try #require(mail.firstRange(of: "http://127.0.0.1")).upperBound
    var browser = api
    browser.key = nil
    return try await browser.send(.get, String(mail[start...].prefix { !$0.isWhitespace }))
  }

  @Test func aLinkSignsInOnce() async throws {
    let test = try server()
    try await test.run { api in
      _ = try await api.send(
        .post, "/auth/v1/signup?redirect_to=\(Self.redirect)", json: Self.login)
      let opened = try await openLink(api, test)
      #expect(opened.status == 303)
      let place = opened.header("location") ?? ""
      #expect(place.hasPrefix("http://127.0.0.1:5/cb#access_token=ey"))
      #expect(place.hasSuffix("&token_type=bearer&type=signup&sb="))
      let again = try await openLink(api, test).header("location") ?? ""
      #expect(again.hasPrefix("http://127.0.0.1:5/cb#error=access_denied&error_code=otp_expired"))
      let signedIn = try await api.send(
        .post, "/auth/v1/token?grant_type=password", json: Self.login)
      #expect(signedIn.status == 200)
    }
  }

  /// RFC 7636, appendix B.
  private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  private static let challenge: JSON = [
    "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    "code_challenge_method": "s256",
  ]

  private func ask(
    _ path: String, _ body: JSON, _ api: TestAPI, _ test: TestServer
  ) async throws {
    test.clock.advance(.seconds(61))
    var body = body.objectValue ?? JSONObject()
    for member in Self.challenge.objectValue?.members ?? [] { body[member.name] = member.value }
    let answer = try await api.send(
      .post, "/auth/v1/\(path)?redirect_to=\(Self.redirect)", json: .object(body))
    #expect(answer.status == 200)
    #expect(try test.lastMail().contains("verify?token=pkce_"))
  }

  /// The link of an e-mail requested with a challenge yields a code, which only its verifier can
  /// use.
  @Test func aLinkRequestedWithAChallengeEndsWithACode() async throws {
    let test = try server()
    try await test.run { api in
      let asks: [(String, JSON)] = [
        ("signup", Self.login), ("otp", ["email": "ada@example.com"]),
        ("recover", ["email": "ada@example.com"]),
      ]
      for (path, body) in asks {
        try await ask(path, body, api, test)
        let opened = try await openLink(api, test)
        let place = opened.header("location") ?? ""
        #expect(opened.status == 303 && place.hasPrefix("http://127.0.0.1:5/cb?code="))
        let code = JSON.string(String(place.split(separator: "=").last ?? ""))
        let wrong = try await api.send(
          .post, "/auth/v1/token?grant_type=pkce",
          json: ["auth_code": code, "code_verifier": .string(String(repeating: "a", count: 43))])
        #expect(wrong.json["error_code"] == "bad_code_verifier")
        let session = try await api.send(
          .post, "/auth/v1/token?grant_type=pkce",
          json: ["auth_code": code, "code_verifier": .string(Self.verifier)])
        #expect(session.status == 200)
        #expect(session.json["user"]?["email"] == "ada@example.com")
        let again = try await openLink(api, test).header("location") ?? ""
        #expect(again.contains("#error=access_denied&error_code=otp_expired"))
      }
    }
  }

  /// The typed code needs no challenge, and uses up the link.
  /// The code may be in the hands of somebody who reads the old mailbox.
  @Test func aNewPasswordMakesSuchACodeVoid() async throws {
    let test = try server()
    try await test.run { api in
      try await ask("signup", Self.login, api, test)
      _ = try await openLink(api, test)
      try await ask("otp", ["email": "ada@example.com"], api, test)
      let place = try await openLink(api, test).header("location") ?? ""
      let code = String(place.split(separator: "=").last ?? "")
      let session = try await api.send(
        .post, "/auth/v1/token?grant_type=password", json: Self.login)
      let changed = try await api.send(
        .put, "/auth/v1/user", token: session.json["access_token"]?.stringValue,
        json: ["password": "secret2"])
      #expect(changed.status == 200)
      let traded = try await api.send(
        .post, "/auth/v1/token?grant_type=pkce",
        json: ["auth_code": .string(code), "code_verifier": .string(Self.verifier)])
      #expect(traded.status == 404 && traded.json["error_code"] == "flow_state_not_found")
    }
  }

  /// GoTrue sends no `Retry-After`.
  @Test(arguments: [ServerOptions.Dialect.seed, .real])
  func aSecondMailHasToWait(dialect: ServerOptions.Dialect) async throws {
    let test = try TestServer {
      $0.mailFolder = $0.database + ".mail"
      $0.dialect = dialect
    }
    try await test.run { api in
      func ask() async throws -> TestAPI.Answer {
        try await api.send(.post, "/auth/v1/otp", json: ["email": "ada@example.com"])
      }
      #expect(try await ask().status == 200)
      test.clock.advance(.seconds(20))
      let refused = try await ask()
      #expect(refused.status == 429)
      #expect(refused.json["msg"]?.stringValue?.contains("after 40 seconds") == true)
      #expect(refused.header("Retry-After") == (dialect == .seed ? "40" : nil))
    }
  }

  @Test func theCodeOfSuchAMailSignsIn() async throws {
    let test = try server()
    try await test.run { api in
      try await ask("signup", Self.login, api, test)
      try await ask("resend", ["type": "signup", "email": "ada@example.com"], api, test)
      let session = try await api.send(
        .post, "/auth/v1/verify",
        json: [
          "type": "signup", "email": "ada@example.com", "token": .string(try test.lastCode()),
        ])
      #expect(session.status == 200)
      let opened = try await openLink(api, test).header("location") ?? ""
      #expect(opened.contains("error_code=otp_expired"))
    }
  }

  /// Links lead to the server's own address, whatever host a request names.
  @Test func aHostHeaderDoesNotReachMails() async throws {
    let test = try TestServer {
      $0.mailFolder = $0.database + ".mail"
      $0.publicURL = "https://jobs.example.org"
      $0.acceptedHosts = ["evil.example"]
    }
    try await test.run { api in
      _ = try await api.signUp()
      let answer = try await api.send(
        .post, "/auth/v1/recover", json: ["email": "ada@example.com"], host: "evil.example")
      #expect(answer.status == 200)
      let mail = try test.lastMail()
      #expect(mail.contains("https://jobs.example.org/auth/v1/verify?token="))
      #expect(!mail.contains("evil"))
    }
  }

  @Test func aLinkHasARandomTokenOfItsOwn() async throws {
    let test = try TestServer { $0.mailFolder = $0.database + ".mail" }
    try await test.run { api in
      _ = try await api.send(.post, "/auth/v1/otp", json: ["email": "ada@example.com"])
      let mail = try test.lastMail()
      let start = try #require(mail.firstRange(of: "token=")).upperBound
      let token = String(mail[start...].prefix { $0 != "&" })
      // 22 characters of 64 are 132 bits.
      #expect(token.count >= 22)
      let code = try test.lastCode()
      #expect(token != Fingerprint.of("ada@example.com:\(code)"))
      let verified = try await api.send(
        .post, "/auth/v1/verify", json: ["type": "email", "token_hash": .string(token)])
      #expect(verified.status == 200)
    }
  }

  @Test func halfAChallengeIsRefused() async throws {
    let test = try server()
    try await test.run { api in
      let answer = try await api.send(
        .post, "/auth/v1/otp",
        json: ["email": "ada@example.com", "code_challenge": "abc"])
      #expect(answer.status == 400 && answer.json["error_code"] == "validation_failed")
    }
  }
}
