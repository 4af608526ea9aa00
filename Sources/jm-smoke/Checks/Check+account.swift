import Records
import Sessions
import Supabase
import Transport

extension Check {
  /// Signing in and the session.
  static let account = [
    Check("sign-in", "an account signs in", unless: withoutAccount) {
      (journey) throws(Failure) in try await journey.signIn()
    },
    Check("user", "the access token tells who is signed in", unless: withoutAuth) {
      (journey) throws(Failure) in
      let user = try await journey.askAuth(.get, "/user", as: journey.accessToken)
      guard let id = user?["id"]?.stringValue, let known = journey.session?.user?.id else {
        return
      }
      journey.expect(id == known, "getUser tells of another user than the session")
    },
    Check("refuse-password", "a wrong password is refused", unless: withoutKey) {
      (journey) throws(Failure) in
      let body: JSON = [
        "email": .string("jm-smoke-\(journey.invented(12))@example.com"),
        "password": .string(journey.invented(20)),
      ]
      _ = try await journey.askAuth(
        .post, "/token", query: [("grant_type", "password")], body: body, expecting: [400])
    },
    Check("refresh", "a refresh token gives the next session", unless: withoutOwnSession) {
      (journey) throws(Failure) in try await journey.refresh()
    },
    Check(
      "refresh-once", "a used refresh token gives no other session", unless: withoutOwnSession
    ) { (journey) throws(Failure) in try await journey.refreshTwice() },
  ]

  @Sendable static func withoutAccount(_ journey: Journey) -> String? {
    if case .anonymous = journey.account { "--anonymous" } else { nil }
  }

  @Sendable static func withoutKey(_ journey: Journey) -> String? {
    journey.auth == nil ? "the project's anon key is not known" : nil
  }

  /// Without somebody signed in.
  @Sendable static func withoutToken(_ journey: Journey) -> String? {
    if journey.accessToken != nil { return nil }
    return withoutAccount(journey) ?? "nobody is signed in"
  }

  @Sendable static func withoutAuth(_ journey: Journey) -> String? {
    withoutToken(journey) ?? withoutKey(journey)
  }

  /// A session that others use is not touched: its refresh token is good once.
  @Sendable static func withoutOwnSession(_ journey: Journey) -> String? {
    if case .kept = journey.account { return "the session is not this run's own" }
    return withoutAuth(journey)
      ?? (journey.session?.refreshToken == nil ? "there is no refresh token" : nil)
  }
}

extension Journey {
  fileprivate mutating func signIn() async throws(Failure) {
    switch account {
    case .anonymous: return
    case .kept(let keeper):
      let token = try await keeper.accessToken()
      hide(token.revealed)
      session = AuthSession(accessToken: token, refreshToken: nil, expiresAt: nil)
    case .new(let email, let password):
      session = try await enter("/signup", email: email, password: password)
    case .password(let email, let password):
      session = try await enter("/token", email: email, password: password)
    }
    guard session == nil, end == nil else { return }
    let reason = faults.last ?? "the account must confirm its address first"
    if faults.isEmpty { fault(reason) }
    end = (.notSignedIn, "nobody is signed in: \(reason)")
  }

  /// Signs up or in; nil when there is no session, and then a fault says why unless the account
  /// was made and waits for confirmation.
  mutating func enter(
    _ path: String, email: String, password: Secret
  ) async throws(Failure) -> AuthSession? {
    let answer = try await askAuth(
      .post, path, query: path == "/token" ? [("grant_type", "password")] : [],
      body: ["email": .string(email), "password": .string(password.revealed)])
    guard let session = answer.flatMap({ AuthSession($0, now: now()) }) else { return nil }
    if let end = session.expiresAt {
      expect(end > now(), "the access token ended before it came")
    }
    if let claimed = AccessTokenClaims(session.accessToken.revealed)?.subject {
      expect(claimed == session.user?.id, "the access token is another user's")
    }
    if let known = session.user?.email {
      expect(known.lowercased() == email.lowercased(), "the session is another user's")
    }
    return session
  }

  /// The session that a refresh token gives, nil when it is refused with a status of `statuses`.
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
    expect(new.user?.id == old.user?.id, "the session is another user's")
    expect(new.refreshToken != token, "the refresh token did not change")
    spentRefreshToken = token
    session = new
  }

  /// The parent of the token in use may be sent again, for its answer may have been lost: then it
  /// gives the token in use. Anything else would be a second session.
  fileprivate mutating func refreshTwice() async throws(Failure) {
    guard let spent = spentRefreshToken, let current = session?.refreshToken else {
      fault("the refresh token was not used before")
      return
    }
    guard let again = try await trade(spent, expecting: [200, 400, 401, 403]) else { return }
    expect(
      again.refreshToken == current, "a refresh token that was used gave another new session")
    expect(again.user?.id == session?.user?.id, "the session is another user's")
  }
}
