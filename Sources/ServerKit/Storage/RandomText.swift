internal import Foundation
internal import Synchronization

/// Identifiers and secrets from the system's random generator.
package enum RandomText {
  private static let base62 = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let base64URL = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  package static func base62(_ length: Int) -> String { text(base62, length) }

  /// A refresh token: 22 characters, 132 bits.
  package static func refreshToken() -> String { text(base64URL, 22) }

  /// The token of a mailed link: 32 characters, 192 bits.
  package static func linkToken() -> String { text(base64URL, 32) }

  /// A one-time code of six digits.
  package static func code() -> String { text(Array("0123456789".utf8), 6) }

  /// A random UUID (RFC 9562 §5.4) in lower case.
  package static func uuid() -> String { UUID().uuidString.lowercased() }

  /// A name for a request: unique within the process and likely so among processes. Not a secret.
  static func requestID() -> String {
    let number = requestCount.add(1, ordering: .relaxed).newValue
    return requestPrefix + String(number, radix: 36)
  }

  private static let requestPrefix = base62(10) + "-"
  private static let requestCount = Atomic<Int>(0)

  package static func bytes(_ count: Int) -> [UInt8] {
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
