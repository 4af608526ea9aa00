/// Text from files and servers on its way to a terminal.
package enum Printable {
  /// `text` with control characters other than LF, FF and tab replaced by U+FFFD, so that no
  /// input can move the cursor or retitle the window.
  package static func text(_ text: String) -> String {
    let isClean = text.unicodeScalars.allSatisfy(isPrintable)
    if isClean { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isPrintable($0) ? $0 : "\u{FFFD}" })
    return String(scalars)
  }

  /// `text` on one line: runs of white space become one space.
  package static func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }
    return Self.text(words.joined(separator: " "))
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09, 0x0C: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
