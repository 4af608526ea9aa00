/// Text of a header that is not printable ASCII, as encoded words (RFC 2047).
enum EncodedWord {
  /// The longest word: after the name of a header, it ends before the 76th character of the line (§2).
  private static let wordLength = 60
  private static let start = "=?utf-8?Q?"
  private static let end = "?="

  /// The words of a header's text: `text` split at spaces if it is printable ASCII, else encoded words.
  static func words(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    return isPlain(text) && words.allSatisfy { $0.count <= wordLength } ? words : encoded(text)
  }

  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } && !text.contains("=?")
  }

  /// Each word holds whole characters (§5).
  private static func encoded(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    let room = wordLength - start.count - end.count
    for scalar in text.unicodeScalars {
      let unit = String(scalar).utf8.map(unit).joined()
      if word.count + unit.count > room {
        words.append(start + word + end)
        word = ""
      }
      word += unit
    }
    if !word.isEmpty { words.append(start + word + end) }
    return words
  }

  /// Only what is allowed in any header (§5, rule 3).
  private static func unit(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: " "): "_"
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
      String(Unicode.Scalar(byte))
    default: QuotedPrintable.escape(byte)
    }
  }
}
