internal import Crypto
internal import CryptoExtras
internal import Foundation

/// A password as the database keeps it: `scrypt$14$SALT$KEY`, salt and key in base64.
struct PasswordHash: Sendable, Hashable {
  let text: String

  init(text: String) { self.text = text }

  /// - Parameter cost: base-2 logarithm of N (RFC 7914 §2); r is 8, p is 1.
  init(_ password: String, cost: Int) throws {
    let salt = RandomText.bytes(16)
    let key = try Self.derive(password, salt: salt, cost: cost)
    text = "scrypt$\(cost)$\(Data(salt).base64EncodedString())$\(key.base64EncodedString())"
  }

  /// A hash that no password has, for comparisons that must take as long as a real one.
  init(decoyOfCost cost: Int) {
    let salt = Data(RandomText.bytes(16)).base64EncodedString()
    text = "scrypt$\(cost)$\(salt)$\(Data(RandomText.bytes(32)).base64EncodedString())"
  }

  /// Compares in time that does not depend on the key.
  func matches(_ password: String) throws -> Bool {
    let parts = text.split(separator: "$")
    guard parts.count == 4, parts[0] == "scrypt", let cost = Int(parts[1]),
      let salt = Data(base64Encoded: String(parts[2])),
      let key = Data(base64Encoded: String(parts[3]))
    else { return false }
    let derived = try Self.derive(password, salt: Array(salt), cost: cost)
    return zip(derived, key).reduce(derived.count ^ key.count) { $0 | Int($1.0 ^ $1.1) } == 0
  }

  private static func derive(_ password: String, salt: [UInt8], cost: Int) throws -> Data {
    let key = try KDF.Scrypt.deriveKey(
      from: Array(password.utf8), salt: salt, outputByteCount: 32, rounds: 1 << cost, blockSize: 8,
      parallelism: 1)
    return key.withUnsafeBytes { Data($0) }
  }
}
