internal import Records

/// Text as it is searched: in lower case, without accents.
enum FoldedText {
  static func of(_ text: String) -> String {
    String(decoding: LatinLetters.folded(text), as: UTF8.self)
  }

  /// The words of a text, folded. A word has letters, digits, `+` and `#`, and points inside or
  /// before it: `c++`, `c#`, `node.js`, `.net`.
  static func words(_ text: String) -> [String] {
    let bytes = Array(LatinLetters.folded(text))
    var words: [String] = []
    var word: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if isPart(byte) || byte == UInt8(ascii: ".") && isPart(next) {
        word.append(byte)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Bytes above ASCII belong to letters of other scripts.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "#"): true
    default: byte >= 0x80
    }
  }
}
