internal import Foundation

/// Identifiers and secrets from the system's random generator.
enum RandomText {
  private static let base62 = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let base64URL = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func base62(_ length: Int) -> String { text(base62, length) }

  /// A refresh token: 22 characters, 132 bits.
  static func refreshToken() -> String { text(base64URL, 22) }

  /// A one-time code of six digits.
  static func code() -> String { text(Array("0123456789".utf8), 6) }

  /// A random UUID (RFC 9562 §5.4) in lower case.
  static func uuid() -> String { UUID().uuidString.lowercased() }

  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  private static func text(_ alphabet: [UInt8], _ length: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<length).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &generator)]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
