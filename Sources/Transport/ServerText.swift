/// Text that a server sent, made fit for a message: one message is one line, and nothing in it
/// controls a terminal.
package enum ServerText {
  /// `text` on one line: each run of white space and line breaks becomes one space; control
  /// characters and those that change the direction of text (Unicode UAX #9) are left out.
  package static func line(_ text: some StringProtocol) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(String.UnicodeScalarView(words.unicodeScalars.filter(isPrintable)))
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: false
    // The marks, embeddings, overrides and isolates of bidirectional text.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    // Line and paragraph separator, where a grapheme hides them from the split above.
    case 0x2028, 0x2029: false
    default: true
    }
  }
}
