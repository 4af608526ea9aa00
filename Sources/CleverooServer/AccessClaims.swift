internal import JWTKit

/// The claims of an access token (RFC 7519 §4).
struct AccessClaims: JWTPayload {
  enum Role: String, Codable, Sendable {
    case parent, child
  }

  /// Seconds from issue to expiry. There are no refresh tokens.
  static let lifetime = 3600

  /// The id of the parent or child.
  var sub: String
  var role: Role
  /// Which password the account had: a new one ends the sessions of the old one.
  var passwordVersion: Int
  var iat: Int
  var exp: Int

  enum CodingKeys: String, CodingKey {
    case sub, role, iat, exp
    case passwordVersion = "pwv"
  }

  init(_ role: Role, id: String, passwordVersion: Int, issuedAt: Int) {
    sub = id
    self.role = role
    self.passwordVersion = passwordVersion
    iat = issuedAt
    exp = issuedAt + Self.lifetime
  }

  /// The library checks the signature. `CleverooService` checks the expiry, by the server's clock.
  func verify(using algorithm: some JWTAlgorithm) {}
}
