import Crypto
import CryptoExtras

/// AES in CBC mode as PDF uses it (ISO 32000-2, 7.6.3.1).
enum AESCBC {
  private static let block = 16

  /// Decrypts data whose first block is the initialization vector. Invalid padding is kept and an
  /// incomplete last block is dropped, so that damaged files remain readable.
  static func decrypt(_ data: some RandomAccessCollection<UInt8>, key: [UInt8]) -> [UInt8] {
    let bytes = Array(data)
    guard bytes.count >= 2 * block else { return [] }
    let whole = bytes.count / block * block
    var plain = decrypt(
      Array(bytes[block..<whole]), key: key, initialVector: Array(bytes[..<block]))
    if let padding = plain.last, (1...block).contains(Int(padding)), plain.count >= Int(padding) {
      plain.removeLast(Int(padding))
    }
    return plain
  }

  /// Decrypts whole blocks without padding; empty if the key or the data have a wrong length.
  static func decrypt(_ blocks: [UInt8], key: [UInt8], initialVector: [UInt8]) -> [UInt8] {
    guard let vector = try? AES._CBC.IV(ivBytes: initialVector),
      let plain = try? AES._CBC.decrypt(
        blocks, using: SymmetricKey(data: key), iv: vector, noPadding: true)
    else { return [] }
    return Array(plain)
  }

  /// Encrypts whole blocks without padding; empty if the key or the data have a wrong length.
  static func encrypt(_ blocks: [UInt8], key: [UInt8], initialVector: [UInt8]) -> [UInt8] {
    guard let vector = try? AES._CBC.IV(ivBytes: initialVector),
      let secret = try? AES._CBC.encrypt(
        blocks, using: SymmetricKey(data: key), iv: vector, noPadding: true)
    else { return [] }
    return Array(secret)
  }
}
