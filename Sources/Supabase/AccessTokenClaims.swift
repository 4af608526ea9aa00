package import Records

/// The claims of an access token (RFC 7519). The signature is not verified: only the server can tell
/// whether the token is genuine.
package struct AccessTokenClaims: Sendable, Hashable {
  /// The whole payload.
  package let members: JSONObject

  /// Returns nil if `token` is not a JWT: not three parts, or a payload that is not a JSON object in
  /// base64url.
  package init?(_ token: String) {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64URL.decode(parts[1]),
      let members = (try? JSON(parsing: payload))?.objectValue
    else { return nil }
    self.members = members
  }

  /// `sub`: the user's id.
  package var subject: String? { members["sub"]?.stringValue }
  package var email: String? {
    members["email"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
  }
  /// `exp`.
  package var expiresAt: Timestamp? { time("exp") }
  /// `iat`.
  package var issuedAt: Timestamp? { time("iat") }
  package var sessionID: String? { members["session_id"]?.stringValue }

  /// Times from here on are rejected, in seconds since 1970: the year 33658, where milliseconds
  /// given by mistake begin.
  private static let endOfTime = 1e12

  private func time(_ name: String) -> Timestamp? {
    members[name]?.doubleValue.flatMap { value in
      value > 0 && value < Self.endOfTime ? Timestamp(seconds: Int64(value)) : nil
    }
  }
}
