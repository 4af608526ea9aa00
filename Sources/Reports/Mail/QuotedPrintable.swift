/// The quoted-printable encoding (RFC 2045 §6.7) of text with line feeds.
enum QuotedPrintable {
  /// The longest line, without its end.
  private static let lineLength = 76

  /// `text` in lines of printable ASCII. No line is `.` or begins with `From `, which some mail
  /// programs change.
  static func encode(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines($0.utf8) }.joined(separator: "\n")
  }

  private static func lines(_ bytes: Substring.UTF8View) -> String {
    var encoded = ""
    var length = 0
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      // The last unit of a line that goes on leaves room for the `=` at its end.
      let room = lineLength - length - (rest.isEmpty ? 0 : 1)
      if unit(byte, before: rest, atStart: length == 0).utf8.count > room {
        encoded += "=\n"
        length = 0
      }
      let placed = unit(byte, before: rest, atStart: length == 0)
      encoded += placed
      length += placed.utf8.count
    }
    return encoded
  }

  private static func unit(
    _ byte: UInt8, before rest: Substring.UTF8View, atStart: Bool
  ) -> String {
    let mustEscape =
      switch byte {
      case UInt8(ascii: "="): true
      case UInt8(ascii: "."): atStart
      case UInt8(ascii: "F"): atStart && rest.starts(with: "rom ".utf8)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): rest.isEmpty
      default: !(0x21...0x7E).contains(byte)
      }
    return mustEscape ? escape(byte) : String(Unicode.Scalar(byte))
  }

  static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "=" + (digits.count == 1 ? "0" : "") + digits
  }
}
