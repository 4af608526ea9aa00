import LineIO

/// Text from files and servers, made safe for a terminal.
///
/// Control characters could move the cursor, retitle the window or answer a query in the user's
/// name; bidirectional controls could show words in another order (CVE-2021-42574). None of them
/// reaches a terminal, and no message takes more than its line.
package enum Printable {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Returns text of several lines with unsafe characters replaced by U+FFFD. LF, FF and tab stay.
  package static func text(_ text: String) -> String {
    replacing(text) { isLayout($0) ? $0 : replacement }
  }

  /// Returns text as one line for a table: every run of white space becomes one space.
  package static func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }
    return Self.text(words.joined(separator: " "))
  }

  /// Returns text as one line for a message: line ends and tabs become spaces, and other unsafe
  /// characters U+FFFD.
  package static func message(_ text: String) -> String {
    replacing(text) { isLineEndOrTab($0) ? " " : replacement }
  }

  /// Returns a JSON line with unsafe characters escaped as `\uXXXX` (RFC 8259 §7). White space
  /// between values becomes spaces, so that the line is still the same JSON on one line.
  package static func json(_ line: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(line)
    guard bytes.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return bytes }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + 64)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isSafe(scalar) {
        escaped.append(contentsOf: String(scalar).utf8)
      } else if scalar.value < 0x20 {
        // Inside strings, JSON has these characters only in escaped form.
        escaped.append(UInt8(ascii: " "))
      } else {
        escaped += escape(scalar)
      }
    }
    return escaped
  }

  private static func escape(_ scalar: Unicode.Scalar) -> [UInt8] {
    UTF16.encode(scalar)?.flatMap { unit in
      let digits = String(unit, radix: 16)
      return Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
        + Array(digits.utf8)
    } ?? []
  }

  private static func replacing(
    _ text: String, _ replace: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    if text.unicodeScalars.allSatisfy(isSafe) { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isSafe($0) ? $0 : replace($0) })
    return String(scalars)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: false  // C0, DEL, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false  // bidirectional controls
    case 0x2028, 0x2029: false  // line and paragraph separator
    default: !ArgumentText.isEscape(scalar)
    }
  }

  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t" || scalar == "\u{C}"
  }

  private static func isLineEndOrTab(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
