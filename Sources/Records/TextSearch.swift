/// A text to search for, ignoring case and accents.
package struct TextSearch: Sendable {
  /// Folded by `LatinLetters.folded`.
  private let wanted: [UInt8]

  package init(_ text: String) { wanted = LatinLetters.folded(text) }

  /// Whether a string member of `record` contains the text.
  package func isFound(in name: StaticString, of record: borrowing RecordView) -> Bool {
    guard let content = record.stringContent(name) else { return false }
    let bytes = UnsafeBufferPointer(rebasing: record.bytes[content])
    if bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) { return isFound(in: bytes) }
    return LatinLetters.folded(JSONGrammar.decodeString(record.bytes, content))
      .withUnsafeBufferPointer { isFound(in: $0) }
  }

  /// Whether `bytes` contain the text, ignoring the case of ASCII letters.
  private func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    wanted.withUnsafeBufferPointer { wanted in
      guard let first = wanted.first else { return true }
      guard wanted.count <= bytes.count else { return false }
      for start in 0...bytes.count - wanted.count where Self.lowercase(bytes[start]) == first {
        var index = 1
        while index < wanted.count, Self.lowercase(bytes[start + index]) == wanted[index] {
          index += 1
        }
        if index == wanted.count { return true }
      }
      return false
    }
  }

  @inline(__always)
  private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
