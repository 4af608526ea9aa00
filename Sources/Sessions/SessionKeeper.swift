package import Records
internal import Supabase
package import Transport

/// Hands out access tokens that are good, renewing them as seldom and as safely as can be.
///
/// A refresh token is good once, and a pipeline is several processes that hold the same one. So
/// reading, renewing and saving happen under one lock; who waited for it reads again first; a new
/// token is on the disk before it is used; and a session is forgotten only while the store still
/// holds the token that was refused.
package actor SessionKeeper {
  /// An access token ends for us this long before its end.
  static let margin = Duration.seconds(60)

  /// Trades a refresh token, or a password, for a session.
  package typealias Trade = @Sendable (Secret) async throws(Failure) -> StoredSession

  package nonisolated let profile: Profile
  private let store: CredentialStore
  let now: @Sendable () -> Timestamp
  let renew: Trade
  let signIn: Trade?
  /// What this process last read or renewed.
  private(set) var current: StoredSession?
  /// The access token that the last refusal led to, and when: if that is refused too, within the
  /// margin, it is the service's last word.
  private var answerToRefusal: (token: Secret, at: Timestamp)?
  private var renewal: Task<Result<StoredSession, Failure>, Never>?

  /// `renew` trades a refresh token for a new session; `signIn` the password that the profile's
  /// `credential_command` prints.
  package init(
    profile: Profile, store: CredentialStore, environment: Environment,
    renew: @escaping Trade, signIn: Trade? = nil
  ) {
    self.profile = profile
    self.store = store
    now = environment.now
    self.renew = renew
    self.signIn = signIn
  }

  /// Renews through the profile's GoTrue, whose anon key is not asked for before that.
  /// `clientInfo` names program and version: `jm-jobs/0.1.0`.
  package init(
    profile: Profile, store: CredentialStore, environment: Environment, http: HTTPClient,
    clientInfo: String
  ) {
    @Sendable func auth() throws(Failure) -> AuthClient {
      try profile.authClient(http: http, clientInfo: clientInfo, environment: environment)
    }
    self.init(
      profile: profile, store: store, environment: environment,
      renew: { (token) throws(Failure) in StoredSession(try await auth().refresh(token)) },
      signIn: { (password) throws(Failure) in
        guard let email = profile.email?.value else {
          throw Failure(
            "missing_email", "credential_command printed a password, and the profile has no email",
            hint: "set email in the profile, or \(profile.service.prefix)_EMAIL",
            exit: .configuration)
        }
        return StoredSession(try await auth().signIn(email: email, password: password))
      })
  }

  /// An access token that is good for a minute at least, or nil when nobody is signed in.
  ///
  /// Throws `session_over` (77) when the session cannot be renewed, and what renewing throws.
  package func accessTokenIfSignedIn() async throws(Failure) -> Secret? {
    if let token = profile.token { return token.value }
    guard let session = try known() else {
      guard profile.credentialCommand != nil else { return nil }
      return try await renewed(insteadOf: nil).accessToken
    }
    guard session.expires(within: Self.margin, of: now()) else { return session.accessToken }
    do throws(Failure) {
      return try await renewed(insteadOf: session.accessToken).accessToken
    } catch {
      // The last minute of a token is still good while the service cannot be asked for another.
      if error.retryable, !session.expires(within: .zero, of: now()) { return session.accessToken }
      throw error
    }
  }

  /// As `accessTokenIfSignedIn`, but throws `not_signed_in` (77) when nobody is.
  package func accessToken() async throws(Failure) -> Secret {
    if let token = try await accessTokenIfSignedIn() { return token }
    throw Failure(
      "not_signed_in", "nobody is signed in (profile '\(profile.name)')",
      hint: "sign in with 'jm-auth login', or set \(profile.service.prefix)_TOKEN",
      exit: .notSignedIn)
  }

  /// Another access token after the service refused `refused` with 401 or 403, or nil when there
  /// is none: the token came from the environment, or is itself the answer to a refusal.
  package func accessToken(afterRefusalOf refused: Secret) async throws(Failure) -> Secret? {
    if profile.token != nil { return nil }
    if let answerToRefusal, answerToRefusal.token == refused,
      now() - answerToRefusal.at < Self.margin
    {
      return nil
    }
    if try known() == nil { return nil }
    let session = try await renewed(insteadOf: refused)
    answerToRefusal = (session.accessToken, now())
    return session.accessToken
  }

  /// Renews the session now, whatever its age: `jm-auth refresh`. Throws as `accessToken`.
  package func renewNow() async throws(Failure) -> StoredSession {
    if let token = profile.token {
      throw Failure(
        "not_refreshable", "the access token from \(token.origin) cannot be refreshed",
        hint: "unset it, and sign in with 'jm-auth login'", exit: .notSignedIn)
    }
    return try await renewed(insteadOf: try await accessToken())
  }

  /// The session as it is kept, without asking anybody; nil with a `credential_command`, which
  /// replaces what is kept.
  package func storedSession() throws(Failure) -> StoredSession? {
    profile.credentialCommand == nil ? try store.session(for: profile) : nil
  }

  /// Keeps the session of somebody who has just signed in.
  package func begin(_ session: StoredSession) async throws(Failure) {
    try await store.save(session, for: profile)
    current = session
  }

  /// Forgets the session, as signing out does.
  package func end() async throws(Failure) {
    try await store.forget(profile)
    current = nil
  }

  /// The session that this process knows, read once.
  private func known() throws(Failure) -> StoredSession? {
    if current == nil { current = try storedSession() }
    return current
  }

  /// A session with another access token than `token`; tasks that ask at once share one renewal.
  private func renewed(insteadOf token: Secret?) async throws(Failure) -> StoredSession {
    if let current, current.accessToken != token,
      !current.expires(within: Self.margin, of: now())
    {
      return current
    }
    let task: Task<Result<StoredSession, Failure>, Never>
    if let renewal {
      task = renewal
    } else {
      task = Task { await self.renewUnderLock(insteadOf: token) }
      renewal = task
    }
    let result = await task.value
    return try result.get()
  }

  private func renewUnderLock(insteadOf token: Secret?) async -> Result<StoredSession, Failure> {
    defer { renewal = nil }
    do throws(Failure) {
      if let command = profile.credentialCommand {
        let session = try await session(from: CredentialCommand(text: command.value))
        current = session
        return .success(session)
      }
      let lock = try await store.lockRenewal(of: profile)
      let session = try await readOrRenew(insteadOf: token)
      _ = consume lock
      current = session
      return .success(session)
    } catch {
      return .failure(error)
    }
  }

  /// Runs under the lock.
  private func readOrRenew(insteadOf token: Secret?) async throws(Failure) -> StoredSession {
    let kept = store.path == nil ? current : try store.session(for: profile)
    guard let kept else { throw sessionOver("the session was ended by another program") }
    if kept.accessToken != token, !kept.expires(within: Self.margin, of: now()) { return kept }
    guard let refreshToken = kept.refreshToken else {
      throw sessionOver("the session's access token has ended, and there is no refresh token")
    }
    do throws(Failure) {
      let session = try await renew(refreshToken)
      try await store.save(session, for: profile)
      return session
    } catch {
      guard error.exit == .notSignedIn else { throw error }
      current = nil
      try await store.forget(profile, ifHolding: refreshToken)
      // Somebody who signed in meanwhile did so without this lock.
      if let newer = try store.session(for: profile) { return newer }
      throw sessionOver(error.message)
    }
  }

  /// `reason` is a whole sentence, as the service's own failure tells it.
  func sessionOver(_ reason: String) -> Failure {
    Failure(
      "session_over", "\(reason) (profile '\(profile.name)')",
      hint: "sign in again with 'jm-auth login'", exit: .notSignedIn)
  }
}
