/// Text from files and servers on its way to a terminal.
package enum Printable {
  /// `text` with control characters other than LF, FF and tab replaced by U+FFFD, so that no
  /// input can move the cursor or retitle the window.
  package static func text(_ text: String) -> String {
    let isClean = text.utf8.withContiguousStorageIfAvailable(isClean)
    if isClean ?? text.unicodeScalars.allSatisfy(isPrintable) { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isPrintable($0) ? $0 : "\u{FFFD}" })
    return String(scalars)
  }

  /// `text` on one line: runs of white space become one space.
  package static func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }
    return Self.text(words.joined(separator: " "))
  }

  /// What `isPrintable` says of all scalars of text in UTF-8, told by the bytes that could be others.
  private static func isClean(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case 0x20..<0x7F, 0x0A, 0x09, 0x0C: continue
      case 0xC2:
        if let second = utf8[(index + 1)...].first, second < 0xA0 { return false }
      case 0xE2:
        let (second, third) = (utf8[(index + 1)...].first, utf8[(index + 1)...].dropFirst().first)
        if second == 0x80, let third, (0xAA...0xAE).contains(third) { return false }
        if second == 0x81, let third, (0xA6...0xA9).contains(third) { return false }
      case 0x80...: continue
      default: return false
      }
    }
    return true
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09, 0x0C: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
