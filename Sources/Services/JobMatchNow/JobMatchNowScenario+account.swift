import Records
import Sessions
import Smoke
import Supabase
import Transport

extension JobMatchNowScenario {
  /// Sign-in and the session.
  static let accountChecks: [Check] = [
    Check("sign-in", "an account can sign in", .preparation, skip: withoutAccount) {
      (scenario) throws(Failure) in try await scenario.signIn()
    },
    Check("user", "the access token identifies the user", skip: withoutAuth) {
      (scenario) throws(Failure) in
      let user = try await scenario.askAuth(.get, "/user", as: scenario.accessToken)
      guard let user, let known = scenario.session?.user?.id else { return }
      scenario.expect("/id", user["id"], is: .string(known))
    },
    Check("refuse-password", "a wrong password is refused", skip: withoutKey) {
      (scenario) throws(Failure) in
      let body: JSON = [
        "email": .string("jm-smoke-\(scenario.randomText(12))@example.com"),
        "password": .string(scenario.randomText(20)),
      ]
      _ = try await scenario.askAuth(
        .post, "/token", query: [("grant_type", "password")], body: body, expecting: [400])
    },
    Check("refresh", "a refresh token returns a new session", skip: withoutOwnSession) {
      (scenario) throws(Failure) in try await scenario.refresh()
    },
    Check(
      "refresh-once", "a used refresh token does not open another session",
      skip: withoutOwnSession
    ) { (scenario) throws(Failure) in try await scenario.refreshAgain() },
  ]

  @Sendable static func withoutAccount(_ scenario: JobMatchNowScenario) -> String? {
    if case .anonymous = scenario.account { "--anonymous" } else { nil }
  }

  @Sendable static func withoutKey(_ scenario: JobMatchNowScenario) -> String? {
    scenario.auth == nil ? "the anon key of the project is not known" : nil
  }

  @Sendable static func withoutToken(_ scenario: JobMatchNowScenario) -> String? {
    if scenario.accessToken != nil { return nil }
    return withoutAccount(scenario) ?? "not signed in"
  }

  @Sendable static func withoutAuth(_ scenario: JobMatchNowScenario) -> String? {
    withoutToken(scenario) ?? withoutKey(scenario)
  }

  /// Skips a session that other programs use: its refresh token can be used only once.
  @Sendable static func withoutOwnSession(_ scenario: JobMatchNowScenario) -> String? {
    if case .stored = scenario.account { return "the session does not belong to this run" }
    return withoutAuth(scenario)
      ?? (scenario.session?.refreshToken == nil ? "no refresh token" : nil)
  }
}

extension JobMatchNowScenario {
  fileprivate mutating func signIn() async throws(Failure) {
    switch account {
    case .anonymous: return
    case .stored(let keeper):
      let token = try await keeper.accessToken()
      hide(token.revealed)
      session = AuthSession(accessToken: token, refreshToken: nil, expiresAt: nil)
    case .new(let email, let password):
      session = try await enter("/signup", email: email, password: password)
    case .password(let email, let password):
      session = try await enter("/token", email: email, password: password)
    }
    guard session == nil, log.stop == nil else { return }
    stopSignedOut("the account must confirm its address first")
  }

  /// Signs up or in. Nil if there is no session; then a finding says why, unless the new account
  /// must confirm its address first.
  mutating func enter(
    _ path: String, email: String, password: Secret
  ) async throws(Failure) -> AuthSession? {
    let answer = try await askAuth(
      .post, path, query: path == "/token" ? [("grant_type", "password")] : [],
      body: ["email": .string(email), "password": .string(password.revealed)])
    guard let session = answer.flatMap({ AuthSession($0, now: now()) }) else { return nil }
    if let end = session.expiresAt {
      expect(
        end > now(),
        "the access token expires at \(end.rfc3339), not after \(now().rfc3339), when it was issued"
      )
    }
    let user = session.user
    if let subject = AccessTokenClaims(session.accessToken.revealed)?.subject {
      expect(
        subject == user?.id,
        "the access token belongs to the user \(subject), the session to \(user?.id ?? "nobody")")
    }
    if let known = user?.email {
      expect(
        known.lowercased() == email.lowercased(), "/user/email", .string(known),
        "\(email), which signed in")
    }
    return session
  }

  /// The session for a refresh token; nil if the answer has another of the expected `statuses`.
  private mutating func trade(
    _ token: Secret, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> AuthSession? {
    let answer = try await askAuth(
      .post, "/token", query: [("grant_type", "refresh_token")],
      body: ["refresh_token": .string(token.revealed)], expecting: statuses)
    return answer.flatMap { AuthSession($0, now: now()) }
  }

  fileprivate mutating func refresh() async throws(Failure) {
    guard let old = session, let token = old.refreshToken else { return }
    guard let new = try await trade(token) else { return }
    expectSameUser(new, as: old)
    expect(
      new.refreshToken != token, "/refresh_token", "…", "another one than the token that was used")
    spentRefreshToken = token
    session = new
  }

  private mutating func expectSameUser(_ new: AuthSession, as old: AuthSession) {
    let (id, expected) = (new.user?.id ?? "nobody", old.user?.id ?? "nobody")
    expect("/user/id", .string(id), is: .string(expected))
  }

  /// The parent of the current token may be sent again, because its answer may have been lost. It
  /// must then return the current token; anything else would be a second session.
  fileprivate mutating func refreshAgain() async throws(Failure) {
    // With --only, no earlier step has used a token.
    if spentRefreshToken == nil { try await refresh() }
    guard let spent = spentRefreshToken, let session, let current = session.refreshToken else {
      report("the refresh token has not been used yet")
      return
    }
    guard let again = try await trade(spent, expecting: [200, 400, 401, 403]) else { return }
    expect(
      again.refreshToken == current,
      "getToken: a used refresh token opened another session, not a refusal or the current one")
    expectSameUser(again, as: session)
  }
}
