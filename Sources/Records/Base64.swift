/// Base64 with padding (RFC 4648 §4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(
          index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: nil if `text` has a character outside the alphabet or its length is not a multiple
  ///   of four.
  package static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let padding = characters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    for (index, character) in characters.dropLast(padding).enumerated() {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 6 | value
      if index % 4 != 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * (index % 4)))) }
    }
    return bytes
  }
}
