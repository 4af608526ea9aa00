internal import Records
package import Sessions
package import Supabase
package import Transport

extension SessionKeeper {
  /// A keeper of GoTrue sessions. The anon key is needed only to renew one.
  package static func goTrue(_ connection: ServiceConnection) -> SessionKeeper {
    let profile = connection.profile
    return SessionKeeper(
      profile: profile, store: connection.credentials, environment: connection.environment,
      renew: { (token) throws(Failure) in
        StoredSession(try await connection.authClient().refresh(token))
      },
      signIn: { (password) throws(Failure) in
        StoredSession(
          try await connection.authClient().signIn(
            email: try profile.emailForCommand(), password: password))
      })
  }

  /// A keeper of the sessions of a service that issues its own access tokens.
  ///
  /// - Parameters:
  ///   - refresh: the call that exchanges a refresh token for a new session; nil if the service has
  ///     none, so that the user signs in again when the token expires.
  ///   - signIn: the call that exchanges the password of `credential_command`; nil if a password
  ///     is not enough.
  package static func bearer(
    _ connection: ServiceConnection,
    refresh: (@Sendable (Secret) -> Endpoint<StoredSession>)? = nil,
    signIn: (@Sendable (_ email: String, _ password: Secret) -> Endpoint<StoredSession>)? = nil
  ) -> SessionKeeper {
    let profile = connection.profile
    let client = connection.anonymousClient
    var exchanges: (renew: Exchange?, signIn: Exchange?)
    if let refresh {
      exchanges.renew = { (token) throws(Failure) in try await client.send(refresh(token)).value }
    }
    if let signIn {
      exchanges.signIn = { (password) throws(Failure) in
        try await client.send(signIn(try profile.emailForCommand(), password)).value
      }
    }
    return SessionKeeper(
      profile: profile, store: connection.credentials, environment: connection.environment,
      renew: exchanges.renew, signIn: exchanges.signIn)
  }
}

extension Profile {
  /// The address to sign in with when `credential_command` prints a password.
  fileprivate func emailForCommand() throws(Failure) -> String {
    if let email = email?.value { return email }
    throw Failure(
      "missing_email", "credential_command printed a password, but no e-mail address is set",
      hint: "set email in the profile, or \(service.prefix)_EMAIL", exit: .configuration)
  }
}

extension StoredSession {
  /// The members of a GoTrue session that are stored; the access token's claims fill in for a
  /// missing user.
  package init(_ session: AuthSession) {
    let claims = AccessTokenClaims(session.accessToken.revealed)
    self.init(
      accessToken: session.accessToken, refreshToken: session.refreshToken,
      expiresAt: session.expiresAt, userID: session.user?.id ?? claims?.subject,
      email: session.user?.email ?? claims?.email)
  }
}
