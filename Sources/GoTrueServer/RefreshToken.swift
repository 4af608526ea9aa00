internal import Crypto
internal import ServerKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Refresh tokens. The database holds only their fingerprints.
///
/// When the answer to a refresh is lost, the client presents the parent again and must get the
/// same token as before. That token is not stored; it is derived from its parent, which the client
/// has just sent, and a stored random nonce. Neither a copy of the database nor a parent alone is
/// enough to compute it.
enum RefreshToken {
  static func first() -> String { RandomText.refreshToken() }

  /// The successor of `parent`: 132 bits of HMAC-SHA-256 (RFC 2104), keyed with the parent.
  static func successor(of parent: String, nonce: String) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data(nonce.utf8), using: SymmetricKey(data: Data(parent.utf8)))
    let text = Data(code).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_")
    return String(text.prefix(length))
  }

  /// As long as the tokens of Supabase Auth.
  private static let length = 22
}
