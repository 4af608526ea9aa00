import LoopbackServer
import Records
import Supabase
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct AuthClientTests {
  private func client(_ server: LoopbackServer) throws -> AuthClient {
    AuthClient(
      http: HTTPClient(), projectURL: try WebAddress(server.url),
      anonKey: Secret("sb_publishable_x"), clientInfo: "jm-test/0",
      variablePrefix: "JM", now: { Timestamp(seconds: 1_000) })
  }

  private let session =
    #"{"access_token":"at","token_type":"bearer","expires_in":3600,"refresh_token":"rt","#
    + #""user":{"id":"u1","email":"ada@example.com","identities":[{}]}}"#

  @Test func signInSendsWhatTheServiceExpects() async throws {
    let server = try LoopbackServer { [session] _ in .json(session) }
    let answer = try await client(server).signIn(
      email: "ada@example.com", password: Secret("engine1843"))
    #expect(answer.accessToken == Secret("at") && answer.refreshToken == Secret("rt"))
    #expect(answer.expiresAt == Timestamp(seconds: 4_600))
    #expect(answer.user?.id == "u1" && answer.user?.email == "ada@example.com")
    let request = try #require(server.requests.first)
    #expect(request.target == "/auth/v1/token?grant_type=password")
    #expect(request.text == #"{"email":"ada@example.com","password":"engine1843"}"#)
    #expect(request.headers["apikey"] == "sb_publishable_x")
    #expect(request.headers["x-supabase-api-version"] == "2024-01-01")
    #expect(request.headers["x-client-info"] == "jm-test/0")
    #expect(request.headers["authorization"] == nil)
  }

  @Test func refreshesAndExchangesAndVerifies() async throws {
    let server = try LoopbackServer { [session] _ in .json(session) }
    let client = try client(server)
    _ = try await client.refresh(Secret("old"))
    _ = try await client.exchange(code: Secret("c"), verifier: Secret("v"))
    _ = try await client.verify(email: "a@b.c", code: Secret("123456"))
    #expect(
      server.requests.map(\.target) == [
        "/auth/v1/token?grant_type=refresh_token", "/auth/v1/token?grant_type=pkce",
        "/auth/v1/verify",
      ])
    #expect(
      server.requests.map(\.text) == [
        #"{"refresh_token":"old"}"#, #"{"auth_code":"c","code_verifier":"v"}"#,
        #"{"type":"email","email":"a@b.c","token":"123456"}"#,
      ])
  }

  @Test func aRefreshIsSentAgainWhenItsAnswerIsLost() async throws {
    let server = try LoopbackServer(replies: [.close, .json(session)])
    let answer = try await client(server).refresh(Secret("old"))
    #expect(answer.refreshToken == Secret("rt") && server.requests.count == 2)
  }

  @Test func theExpiryInTheTokenTakesPrecedence() async throws {
    let token = jwt(#"{"sub":"u1","exp":5000,"email":"a@b.c"}"#)
    let body = #"{"access_token":"\#(token)","expires_in":3600,"expires_at":9999}"#
    let server = try LoopbackServer { _ in .json(body) }
    let answer = try await client(server).refresh(Secret("old"))
    #expect(answer.expiresAt == Timestamp(seconds: 5_000) && answer.refreshToken == nil)
  }

  @Test(arguments: ["{}", #"{"access_token":""}"#, "[]", "null", #"{"access_token":1}"#])
  func anAnswerWithoutASession(body: String) async throws {
    let server = try LoopbackServer { _ in .json(body) }
    let failure = await #expect(throws: Failure.self) {
      try await client(server).refresh(Secret("old"))
    }
    #expect(failure?.exit == .protocolError)
  }

  @Test func aSignupHasFourOutcomes() async throws {
    let waiting =
      #"{"id":"u1","email":"a@b.c","created_at":"2026-11-21T07:00:00.123456Z","#
      + #""confirmation_sent_at":"2026-11-21T07:00:00.686966917Z","identities":[{}]}"#
    let again = waiting.replacing("21T07:00:00.686966917Z", with: "21T08:00:00.686966917Z")
    let taken = #"{"id":"random","email":"a@b.c","identities":[]}"#
    let server = try LoopbackServer(replies: [session, waiting, again, taken].map { .json($0) })
    let client = try client(server)
    var outcomes: [String] = []
    for _ in 0..<4 {
      switch try await client.signup(
        email: "a@b.c", password: Secret("engine"), redirectTo: "http://127.0.0.1:9/cb")
      {
      case .signedIn(let session): outcomes.append("signed in \(session.user?.id ?? "")")
      case .confirmationSent(let user): outcomes.append("sent \(user.id)")
      case .confirmationSentAgain(let user): outcomes.append("again \(user.id)")
      case .alreadyRegistered: outcomes.append("taken")
      }
    }
    #expect(outcomes == ["signed in u1", "sent u1", "again u1", "taken"])
    #expect(
      server.requests[0].target == "/auth/v1/signup?redirect_to=http%3A%2F%2F127.0.0.1%3A9%2Fcb")
  }

  @Test func userAndSettingsAndCode() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/auth/v1/user": .json(#"{"id":"u1","email":""}"#)
      case "/auth/v1/settings":
        .json(
          #"{"external":{"email":true,"apple":false,"linkedin_oidc":true},"mailer_autoconfirm":true}"#
        )
      case "/auth/v1/otp": .json("{}")
      default: .answer(404, body: "404 page not found")
      }
    }
    let client = try client(server)
    let user = try await client.user(accessToken: Secret("at"))
    #expect(user.id == "u1" && user.email == nil)
    #expect(server.requests.last?.headers["authorization"] == "Bearer at")
    let settings = try await client.settings()
    #expect(settings.providers == ["email", "linkedin_oidc"] && settings.confirmsByItself == true)
    try await client.sendCode(email: "a@b.c", createsUser: false)
    #expect(server.requests.last?.text == #"{"email":"a@b.c","create_user":false}"#)
  }

  @Test(arguments: [
    (204, "", true), (401, #"{"code":"no_authorization","message":"m"}"#, true),
    (403, #"{"code":"session_not_found","message":"m"}"#, true),
    (404, #"{"code":"user_not_found"}"#, true),
    (404, "404 page not found", false), (404, "", false),
    (401, #"{"message":"Invalid API key"}"#, false), (400, #"{"code":"validation_failed"}"#, false),
  ])
  func logout(status: Int, body: String, isDone: Bool) async throws {
    let server = try LoopbackServer { _ in .json(body, status: status) }
    let client = try client(server)
    do throws(Failure) {
      try await client.logout(accessToken: Secret("at"), scope: .local)
      #expect(isDone)
    } catch {
      #expect(!isDone && error.httpStatus == status)
    }
    #expect(server.requests.first?.target == "/auth/v1/logout?scope=local")
  }

  @Test func authorizeAddress() throws {
    let client = AuthClient(
      http: HTTPClient(), projectURL: try WebAddress("https://p.test/"), anonKey: Secret("k"),
      clientInfo: "jm", variablePrefix: "JM", now: { Timestamp(seconds: 0) })
    let url = try client.authorizeURL(
      provider: "linkedin_oidc", redirectTo: "http://127.0.0.1:5/cb/n", challenge: "abc")
    #expect(
      url.text == "https://p.test/auth/v1/authorize?provider=linkedin_oidc"
        + "&redirect_to=http%3A%2F%2F127.0.0.1%3A5%2Fcb%2Fn&code_challenge=abc"
        + "&code_challenge_method=s256")
  }
}

/// A token with this payload and a signature that is not checked.
func jwt(_ payload: String) -> String {
  "\(Base64URL.encode(Array(#"{"alg":"none"}"#.utf8))).\(Base64URL.encode(Array(payload.utf8))).c2ln"
}
