internal import Digests
internal import Supabase
package import Transport

/// The secret that proves that the program that exchanges a code is the one that requested it (PKCE,
/// RFC 7636). It leaves the process only in that exchange.
package struct CodeVerifier: Sendable {
  /// 43 characters of base64url.
  package let secret: Secret

  /// A new verifier of 32 random bytes (RFC 7636 §4.1).
  package init() { self.init(octets: Self.randomOctets(32)) }

  init(octets: [UInt8]) { secret = Secret(Base64URL.encode(octets)) }

  /// The S256 challenge: base64url of the verifier's SHA-256 (RFC 7636 §4.2).
  package var challenge: String {
    Base64URL.encode(ContentDigest.sha256Octets(Array(secret.revealed.utf8)))
  }

  /// 128 random bits as 22 characters of base64url.
  static func nonce() -> String { Base64URL.encode(randomOctets(16)) }

  private static func randomOctets(_ count: Int) -> [UInt8] {
    var system = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &system) }
  }
}
