/// A text that is searched for without case and accents.
package struct TextSearch: Sendable {
  /// As `LatinLetters.folded` makes it.
  private let wanted: [UInt8]

  package init(_ text: String) { wanted = LatinLetters.folded(text) }

  /// Whether the text is found in a string member of `record`.
  package func isFound(in name: StaticString, of record: RecordView) -> Bool {
    guard let content = record.stringContent(name) else { return false }
    let bytes = UnsafeBufferPointer(rebasing: record.bytes[content])
    if bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) { return isFound(in: bytes) }
    return LatinLetters.folded(JSONGrammar.decodeString(record.bytes, content))
      .withUnsafeBufferPointer { isFound(in: $0) }
  }

  /// Whether the text is found in `bytes`, whose ASCII capitals are read as small letters.
  private func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    wanted.withUnsafeBufferPointer { wanted in
      guard let first = wanted.first else { return true }
      guard wanted.count <= bytes.count else { return false }
      for start in 0...bytes.count - wanted.count where Self.small(bytes[start]) == first {
        var index = 1
        while index < wanted.count, Self.small(bytes[start + index]) == wanted[index] { index += 1 }
        if index == wanted.count { return true }
      }
      return false
    }
  }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
