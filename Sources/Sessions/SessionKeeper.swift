package import Records
package import Transport

/// Provides valid access tokens and renews them when needed.
///
/// A refresh token can be used once, and a pipeline is several processes that hold the same one. So
/// a session is read, renewed and saved under one lock; a process that waited for the lock reads the
/// session again before it renews it; a new session is saved before it is used; and a session is
/// removed only if the store still holds the refused token.
package actor SessionKeeper {
  /// A token is renewed this long before it expires, so that it stays valid for a request with its
  /// retries, and for a clock that is slightly off.
  package static let margin = Duration.seconds(60)

  /// Exchanges a refresh token or a password for a session.
  package typealias Exchange = @Sendable (Secret) async throws(Failure) -> StoredSession

  package nonisolated let profile: Profile
  private let store: CredentialStore
  private let environment: Environment
  let now: @Sendable () -> Timestamp
  /// Nil if the service has no refresh tokens.
  let renew: Exchange?
  let signIn: Exchange?
  /// The session that this process last read or renewed.
  private(set) var current: StoredSession?
  /// The access token that replaced the last refused one, and when. If it is refused too within the
  /// margin, there is no other.
  private var replacement: (token: Secret, at: Timestamp)?
  private var renewal: Task<Result<StoredSession, Failure>, Never>?

  /// - Parameters:
  ///   - renew: exchanges a refresh token for a new session; nil if the service has none.
  ///   - signIn: exchanges the password that the profile's `credential_command` prints.
  package init(
    profile: Profile, store: CredentialStore, environment: Environment,
    renew: Exchange? = nil, signIn: Exchange? = nil
  ) {
    self.profile = profile
    self.store = store
    self.environment = environment
    now = environment.now
    self.renew = renew
    self.signIn = signIn
  }

  /// An access token that is valid for at least `margin`; nil if the user is not signed in, or, with
  /// a warning, if the stored session cannot be read.
  ///
  /// - Throws: `session_over` (77) if the session cannot be renewed, and the failure of a renewal.
  package func accessTokenIfSignedIn() async throws(Failure) -> Secret? {
    do throws(Failure) {
      return try await validToken()
    } catch {
      guard CredentialStore.isUnreadable(error) else { throw error }
      environment.warn("not signed in: \(error.message)")
      return nil
    }
  }

  /// As `accessTokenIfSignedIn`, but throws `not_signed_in` (77) if the user is not signed in, and
  /// `unsafe_file` or `unreadable_file` (78) if the stored session cannot be read.
  package func accessToken() async throws(Failure) -> Secret {
    if let token = try await validToken() { return token }
    throw notSignedIn
  }

  private func validToken() async throws(Failure) -> Secret? {
    if let token = profile.token { return token.value }
    guard let session = try known() else {
      guard profile.credentialCommand != nil else { return nil }
      return try await renewed(insteadOf: nil).accessToken
    }
    let margin = canRenew ? Self.margin : .zero
    guard session.expires(within: margin, of: now()) else { return session.accessToken }
    do throws(Failure) {
      return try await renewed(insteadOf: session.accessToken).accessToken
    } catch {
      // The token is still valid, though for less than the margin; that is better than failing.
      if error.retryable, !session.expires(within: .zero, of: now()) { return session.accessToken }
      throw error
    }
  }

  /// Another access token after the service refused `refused` with 401 or 403; nil if there is none:
  /// the token came from the environment, or had itself replaced a refused one.
  package func accessToken(afterRefusalOf refused: Secret) async throws(Failure) -> Secret? {
    if profile.token != nil { return nil }
    if let replacement, replacement.token == refused, now() - replacement.at < Self.margin {
      return nil
    }
    if try known() == nil { return nil }
    let session: StoredSession
    if canRenew {
      session = try await renewed(insteadOf: refused)
    } else {
      guard let newer = try storedSession(), newer.accessToken != refused else { return nil }
      current = newer
      session = newer
    }
    replacement = (session.accessToken, now())
    return session.accessToken
  }

  /// Whether a new session can be had without the user. If not, only another sign-in brings one.
  private var canRenew: Bool { renew != nil || profile.credentialCommand != nil }

  /// Renews the session now, whatever its age. Throws as `accessToken()`.
  package func renewNow() async throws(Failure) -> StoredSession {
    if let token = profile.token {
      throw Failure(
        "not_refreshable", "the access token from \(token.origin) cannot be refreshed",
        hint: "unset it, and sign in with '\(program: .auth) login'", exit: .notSignedIn)
    }
    return try await renewed(insteadOf: try await accessToken())
  }

  /// The stored session, without a request; nil if there is none, or if the profile has a
  /// `credential_command`, which replaces it.
  package func storedSession() throws(Failure) -> StoredSession? {
    profile.credentialCommand == nil ? try store.session(for: profile) : nil
  }

  /// Stores the session of a user who has just signed in.
  package func begin(_ session: StoredSession) async throws(Failure) {
    try await store.save(session, for: profile)
    current = session
  }

  /// Removes the session, as signing out does.
  package func end() async throws(Failure) {
    try await store.forget(profile)
    current = nil
  }

  /// The session of this process, read from the store once.
  private func known() throws(Failure) -> StoredSession? {
    if current == nil { current = try storedSession() }
    return current
  }

  /// A session with another access token than `token`. Concurrent calls share one renewal.
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
    let stored = store.path == nil ? current : try store.session(for: profile)
    guard let stored else { throw sessionOver("another program ended the session") }
    if stored.accessToken != token, !stored.expires(within: Self.margin, of: now()) {
      return stored
    }
    guard let refreshToken = stored.refreshToken, let renew else {
      throw sessionOver("the access token has expired and there is no refresh token")
    }
    var session: StoredSession
    do throws(Failure) {
      session = try await renew(refreshToken)
    } catch {
      guard error.exit == .notSignedIn else { throw error }
      current = nil
      try await store.forget(profile, ifHolding: refreshToken)
      // Signing in does not take the lock of a renewal.
      if let newer = try store.session(for: profile) { return newer }
      throw sessionOver(error.message)
    }
    // An answer may hold nothing but the new token.
    session.userID = session.userID ?? stored.userID
    session.email = session.email ?? stored.email
    await save(session)
    return session
  }

  /// Saves a renewed session. If that fails, for instance on a full disk, this run continues: the
  /// stored refresh token is then the parent of the active one, which the service accepts once
  /// more.
  private func save(_ session: StoredSession) async {
    do throws(Failure) {
      try await store.save(session, for: profile)
    } catch {
      environment.warn("\(error.message); the next run renews it again")
    }
  }

  private var notSignedIn: Failure {
    Failure(
      "not_signed_in", "not signed in (profile '\(profile.name)')",
      hint: "sign in with '\(program: .auth) login', or set \(profile.service.prefix)_TOKEN",
      exit: .notSignedIn)
  }

  /// - Parameter reason: a clause such as the message of the service's failure.
  func sessionOver(_ reason: String) -> Failure {
    Failure(
      "session_over", "\(reason) (profile '\(profile.name)')",
      hint: "sign in again with '\(program: .auth) login'", exit: .notSignedIn)
  }
}
