package import Records
package import Transport

/// A session as GoTrue returns it after signing in.
package struct AuthSession: Sendable, Hashable {
  package var accessToken: Secret
  package var refreshToken: Secret?
  /// When the access token expires: its own `exp`, else `expires_at`, else now + `expires_in`.
  package var expiresAt: Timestamp?
  package var user: AuthUser?
  /// The server's warning about a password that it accepted although it is weak.
  package var passwordWarning: String?

  package init(
    accessToken: Secret, refreshToken: Secret?, expiresAt: Timestamp?, user: AuthUser? = nil,
    passwordWarning: String? = nil
  ) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresAt = expiresAt
    self.user = user
    self.passwordWarning = passwordWarning
  }

  /// Reads a session object. Returns nil if it has no access token. `now` is needed for servers that
  /// send only `expires_in`.
  package init?(_ json: JSON, now: Timestamp) {
    guard let token = json["access_token"]?.stringValue, !token.isEmpty else { return nil }
    accessToken = Secret(token)
    refreshToken = json["refresh_token"]?.stringValue.flatMap { $0.isEmpty ? nil : Secret($0) }
    let named = json["expires_at"]?.intValue.map { Timestamp(seconds: Int64($0)) }
    let counted = json["expires_in"]?.intValue.map { now + .seconds($0) }
    expiresAt = AccessTokenClaims(token)?.expiresAt ?? named ?? counted
    user = json["user"].flatMap { AuthUser($0) }
    passwordWarning = json["weak_password"]?["message"]?.stringValue
  }
}
