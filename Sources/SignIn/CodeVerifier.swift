internal import Digests
internal import Supabase
package import Transport

/// What proves that whoever trades a code is who asked for it (PKCE, RFC 7636). It never leaves the
/// memory of the process but for that one request.
package struct CodeVerifier: Sendable {
  /// 43 characters of base64url.
  package let secret: Secret

  /// A new one: 32 random bytes (RFC 7636 §4.1).
  package init() { self.init(octets: Self.randomOctets(32)) }

  init(octets: [UInt8]) { secret = Secret(Base64URL.encode(octets)) }

  /// The S256 challenge: base64url of the verifier's SHA-256 (RFC 7636 §4.2).
  package var challenge: String {
    Base64URL.encode(ContentDigest.sha256Octets(Array(secret.revealed.utf8)))
  }

  /// 22 characters that nobody can guess, fit for a path.
  static func nonce() -> String { Base64URL.encode(randomOctets(16)) }

  private static func randomOctets(_ count: Int) -> [UInt8] {
    var system = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &system) }
  }
}
