internal import Crypto

/// SHA-256 (FIPS 180-4) in hexadecimal: how the database holds what it must recognize and never
/// show, such as refresh tokens and mailed codes.
package enum Fingerprint {
  package static func of(_ text: String) -> String { of(Array(text.utf8)) }

  package static func of(_ bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether `fingerprint` is the one of `text`, compared in time that does not depend on either.
  package static func matches(_ text: String, _ fingerprint: String) -> Bool {
    let (known, given) = (Array(fingerprint.utf8), Array(of(text).utf8))
    return zip(known, given).reduce(known.count ^ given.count) { $0 | Int($1.0 ^ $1.1) } == 0
  }
}
