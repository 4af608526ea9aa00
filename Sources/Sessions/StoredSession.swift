package import Records
package import Supabase
package import Transport

/// A signed-in session as it is stored between runs.
package struct StoredSession: Sendable, Hashable {
  package var accessToken: Secret
  package var refreshToken: Secret?
  /// When the access token expires; nil if that is unknown.
  package var expiresAt: Timestamp?
  package var userID: String?
  package var email: String?

  package init(
    accessToken: Secret, refreshToken: Secret?, expiresAt: Timestamp?, userID: String?,
    email: String?
  ) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresAt = expiresAt
    self.userID = userID
    self.email = email
  }

  /// The members of a GoTrue session that are stored; the access token's claims fill in for a
  /// missing user.
  package init(_ session: AuthSession) {
    let claims = AccessTokenClaims(session.accessToken.revealed)
    self.init(
      accessToken: session.accessToken, refreshToken: session.refreshToken,
      expiresAt: session.expiresAt, userID: session.user?.id ?? claims?.subject,
      email: session.user?.email ?? claims?.email)
  }

  /// Whether the access token expires within `margin` of `now`, or has expired.
  package func expires(within margin: Duration, of now: Timestamp) -> Bool {
    expiresAt.map { $0 - now < margin } ?? false
  }
}
