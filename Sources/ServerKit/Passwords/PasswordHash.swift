internal import Crypto
internal import CryptoExtras
internal import Foundation

/// A password as the database stores it: `scrypt$15$8$3$SALT$KEY`, that is N's logarithm, r and p
/// of RFC 7914 §2, then salt and key in base64. Older hashes, `scrypt$14$SALT$KEY`, had r 8 and p 1.
package struct PasswordHash: Sendable, Hashable {
  package let text: String

  /// The work that a hash takes.
  package struct Parameters: Sendable, Hashable {
    /// Base-2 logarithm of scrypt's N.
    package var cost: Int
    package var blockSize = 8
    package var parallelism = 3

    package init(cost: Int) { self.cost = cost }

    fileprivate init(cost: Int, blockSize: Int, parallelism: Int) {
      self.cost = cost
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// N 2^15, r 8, p 3: 32 MiB for each hash in progress. One of the equivalent choices of OWASP's
    /// Password Storage Cheat Sheet (2025), and the least memory that BoringSSL accepts of them
    /// without a raised limit.
    package static let recommended = Parameters(cost: 15)
  }

  package init(text: String) { self.text = text }

  /// Hashes a password with a random salt. Takes a considerable part of a second: call it through
  /// `PasswordHasher`.
  package init(_ password: String, _ parameters: Parameters) throws {
    let salt = RandomText.bytes(Self.saltSize)
    self.init(
      parameters, salt: salt, key: try Self.derive(password, salt: salt, parameters))
  }

  /// A hash that matches no password: for accounts without a password, and for comparisons that
  /// must take as long as a real one.
  package init(matchingNothing parameters: Parameters) {
    self.init(
      parameters, salt: RandomText.bytes(Self.saltSize), key: Data(RandomText.bytes(Self.keySize)))
  }

  private init(_ parameters: Parameters, salt: [UInt8], key: Data) {
    let numbers = "\(parameters.cost)$\(parameters.blockSize)$\(parameters.parallelism)"
    text = "scrypt$\(numbers)$\(Data(salt).base64EncodedString())$\(key.base64EncodedString())"
  }

  private static let saltSize = 16
  private static let keySize = 32

  /// Whether this hash takes another amount of work than a new one would.
  package func needsRenewal(_ parameters: Parameters) -> Bool { parts?.parameters != parameters }

  /// Compares in time that does not depend on the key.
  package func matches(_ password: String) throws -> Bool {
    guard let parts else { return false }
    let derived = try Self.derive(password, salt: parts.salt, parts.parameters)
    return zip(derived, parts.key)
      .reduce(derived.count ^ parts.key.count) { $0 | Int($1.0 ^ $1.1) } == 0
  }

  private var parts: (parameters: Parameters, salt: [UInt8], key: Data)? {
    let fields = text.split(separator: "$")
    let numbers = fields.dropFirst().dropLast(2).compactMap { Int($0) }
    guard fields.first == "scrypt", let salt = fields.dropLast().last, let key = fields.last,
      let salt = Data(base64Encoded: String(salt)), let key = Data(base64Encoded: String(key))
    else { return nil }
    switch (fields.count, numbers.count) {
    case (4, 1):
      let parameters = Parameters(cost: numbers[0], blockSize: 8, parallelism: 1)
      return (parameters, Array(salt), key)
    case (6, 3):
      let parameters = Parameters(
        cost: numbers[0], blockSize: numbers[1], parallelism: numbers[2])
      return (parameters, Array(salt), key)
    default: return nil
    }
  }

  private static func derive(
    _ password: String, salt: [UInt8], _ parameters: Parameters
  ) throws -> Data {
    let key = try KDF.Scrypt.deriveKey(
      from: Array(password.utf8), salt: salt, outputByteCount: keySize,
      rounds: 1 << parameters.cost, blockSize: parameters.blockSize,
      parallelism: parameters.parallelism)
    return key.withUnsafeBytes { Data($0) }
  }
}
