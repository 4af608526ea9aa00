import Crypto

/// The SHA-256 digest of a document (FIPS 180-4) in lower-case hexadecimal, the `sha256` of its
/// record.
package enum ContentDigest {
  package static func sha256(_ bytes: [UInt8]) -> String { hexadecimal(SHA256.hash(data: bytes)) }

  /// The 32 bytes of the digest.
  package static func sha256Octets(_ bytes: [UInt8]) -> [UInt8] {
    Array(SHA256.hash(data: bytes))
  }

  /// The 16 bytes of the MD5 (RFC 1321), for services that tell things apart by it. It protects
  /// nothing.
  package static func md5Octets(_ bytes: [UInt8]) -> [UInt8] {
    Array(Insecure.MD5.hash(data: bytes))
  }

  /// The MD5 in lower-case hexadecimal.
  package static func md5(_ bytes: [UInt8]) -> String {
    hexadecimal(Insecure.MD5.hash(data: bytes))
  }

  static func hexadecimal(_ digest: some Sequence<UInt8>) -> String {
    digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
