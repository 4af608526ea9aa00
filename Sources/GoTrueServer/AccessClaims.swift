internal import JWTKit
internal import Records

/// The claims of an access token (RFC 7519 §4) as Supabase Auth issues them.
struct AccessClaims: JWTPayload {
  var iss: String
  var sub: String
  var aud: String
  var exp: Int
  var iat: Int
  var email: String
  var phone: String
  var appMetadata: ClaimValue
  var userMetadata: ClaimValue
  var role: String
  var aal: String
  var amr: [Method]
  var sessionID: String
  var isAnonymous: Bool

  /// The method of a sign-in, and its time in seconds since 1970.
  struct Method: Codable, Sendable {
    var method: String
    var timestamp: Int
  }

  enum CodingKeys: String, CodingKey {
    case iss, sub, aud, exp, iat, email, phone, role, aal, amr
    case appMetadata = "app_metadata"
    case userMetadata = "user_metadata"
    case sessionID = "session_id"
    case isAnonymous = "is_anonymous"
  }

  /// The library checks the signature. `AuthService` checks the expiry, by the server's clock.
  func verify(using algorithm: some JWTAlgorithm) {}
}
