import Crypto
package import LineIO

/// The SHA-256 digest of a document (FIPS 180-4) in lower-case hexadecimal, the `sha256` of its
/// record.
package enum ContentDigest {
  package static func sha256(_ bytes: [UInt8]) -> String { hexadecimal(SHA256.hash(data: bytes)) }

  /// The 32 bytes of the digest.
  package static func sha256Octets(_ bytes: [UInt8]) -> [UInt8] {
    Array(SHA256.hash(data: bytes))
  }

  /// Reads a file from its current position to its end and returns the digest and the number of
  /// bytes.
  package static func sha256(
    _ file: FileDescriptor
  ) throws(SystemError) -> (digest: String, byteCount: Int) {
    var hash = SHA256()
    var byteCount = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try chunk.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
        try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      if count == 0 { return (hexadecimal(hash.finalize()), byteCount) }
      byteCount += count
      hash.update(data: chunk[..<count])
    }
  }

  private static func hexadecimal(_ digest: SHA256Digest) -> String {
    digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
