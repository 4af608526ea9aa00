import Records

/// Text from files and servers, made safe for a report.
enum PlainText {
  /// `text` on one line, with each run of white space as one space. U+FFFD replaces control
  /// characters, and those that change the direction of the text around them (UAX #9).
  static func line(_ text: String) -> String {
    printable(text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " "))
  }

  /// `text` with control characters, and those that change the direction of the text around them,
  /// replaced by U+FFFD.
  static func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isPrintable($0) ? $0 : "\u{FFFD}" })
    return String(scalars)
  }

  /// At most `length` characters of `text`, the last one `…` if it is cut.
  static func cut(_ text: String, to length: Int) -> String {
    let kept = text.prefix(max(0, length))
    return kept.endIndex == text.endIndex ? text : kept.dropLast() + "…"
  }

  /// The day of a moment in UTC: `2026-11-21`.
  static func day(_ moment: Timestamp) -> String { String(moment.rfc3339.prefix(10)) }

  /// The minute of a moment: `2026-11-21 08:05 UTC`.
  static func minute(_ moment: Timestamp) -> String {
    "\(day(moment)) \(moment.rfc3339.dropFirst(11).prefix(5)) UTC"
  }

  /// Also false for the characters that XML 1.0 (§2.2) forbids.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
