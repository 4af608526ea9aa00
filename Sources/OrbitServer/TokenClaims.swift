internal import JWTKit

/// The claims of access and refresh tokens (RFC 7519 §4).
struct TokenClaims: JWTPayload {
  enum Kind: String, Codable, Sendable {
    case access, refresh
  }

  /// Seconds from issue to expiry.
  static func lifetime(_ kind: Kind) -> Int { kind == .access ? 900 : 7 * 86_400 }

  var userID: Int64
  var type: Kind
  var iat: Int
  var exp: Int
  /// Makes tokens of the same second differ, so that signing out of one session leaves the others.
  var jti: String

  enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case type, iat, exp, jti
  }

  init(_ kind: Kind, userID: Int64, issuedAt: Int, id: String) {
    self.userID = userID
    type = kind
    iat = issuedAt
    exp = issuedAt + Self.lifetime(kind)
    jti = id
  }

  /// The library checks the signature. `OrbitService` checks the expiry, by the server's clock.
  func verify(using algorithm: some JWTAlgorithm) {}
}
