package import Records
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

  /// Whether the access token expires within `margin` of `now`, or has expired.
  package func expires(within margin: Duration, of now: Timestamp) -> Bool {
    expiresAt.map { $0 - now < margin } ?? false
  }
}
