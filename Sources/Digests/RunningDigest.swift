import Crypto

/// The SHA-256 (FIPS 180-4) of bytes that arrive in pieces.
package struct RunningDigest {
  private var hash = SHA256()
  /// The number of bytes so far.
  package private(set) var byteCount = 0

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    hash.update(bufferPointer: bytes)
    byteCount += bytes.count
  }

  /// The digest of the bytes so far, in lower-case hexadecimal.
  package var hexadecimal: String { ContentDigest.hexadecimal(hash.finalize()) }
}
