package import Records
package import Transport

/// What GoTrue answers when somebody is signed in.
package struct AuthSession: Sendable, Hashable {
  package var accessToken: Secret
  package var refreshToken: Secret?
  /// When the access token ends: its own `exp`, else `expires_at`, else now + `expires_in`.
  package var expiresAt: Timestamp?
  package var user: AuthUser?
  /// What the server says is weak about the password that it accepted all the same.
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

  /// Reads a session object; nil when it holds no access token. `now` serves servers that name
  /// only `expires_in`.
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
