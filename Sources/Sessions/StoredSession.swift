package import Records
package import Supabase
package import Transport

/// A signed-in session as it is kept between runs.
package struct StoredSession: Sendable, Hashable {
  package var accessToken: Secret
  package var refreshToken: Secret?
  /// When the access token ends; nil when nobody said.
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

  /// What is kept of a session that GoTrue answered.
  package init(_ session: AuthSession) {
    let claims = AccessTokenClaims(session.accessToken.revealed)
    self.init(
      accessToken: session.accessToken, refreshToken: session.refreshToken,
      expiresAt: session.expiresAt, userID: session.user?.id ?? claims?.subject,
      email: session.user?.email ?? claims?.email)
  }

  /// Whether the access token ends within `margin` of `now`, or has ended.
  package func expires(within margin: Duration, of now: Timestamp) -> Bool {
    expiresAt.map { $0 - now < margin } ?? false
  }
}
