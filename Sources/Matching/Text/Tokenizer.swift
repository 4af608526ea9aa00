/// Splits the text of resumes and postings into words.
///
/// A word is a run of letters and digits in any script. It includes `+` and `#` at its end (`C++`,
/// `C#`), a period, an ampersand or an apostrophe between two letters (`Node.js`, `R&D`,
/// `driver's`, which gives `driver`), and a period between a space and a letter (`.NET`). Periods
/// are removed from initials (`R.N.` gives `rn`), and commas between thousands from numbers.
/// Hyphens and slashes separate words.
enum Tokenizer {
  /// Returns the words of a text in order.
  static func tokens(_ text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = TokenScanner(bytes: bytes)
      return scanner.tokens()
    }
  }
}

private struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = 0
  private var offset = 0
  private var before = UInt8(ascii: "\n")
  private var word: [UInt8] = []
  private var start = 0
  private var uppers = 0
  private var lowers = 0
  private var digits = 0
  private var firstIsUpper = false
  private var found: [Token] = []

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    found.reserveCapacity(bytes.count / 6)
  }

  mutating func tokens() -> [Token] {
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte < 0x80 {
        ascii(byte)
        cursor += 1
        offset += 1
      } else {
        foreign()
      }
    }
    finish()
    return found
  }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private mutating func ascii(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      append(byte, isUpper: false)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      append(byte | 0x20, isUpper: true)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if word.isEmpty { start = offset }
      digits += 1
      word.append(byte)
    case UInt8(ascii: "+"), UInt8(ascii: "#"):
      let endsHere = !Self.isWordByte(self.byte(at: cursor + 1))
      if !word.isEmpty, digits < word.count, endsHere || word.last == UInt8(ascii: "+") {
        word.append(byte)
        if !endsHere { finish(at: offset + 1) }
      } else {
        separate(byte)
      }
    case UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "'"):
      joiner(byte)
    case UInt8(ascii: ",") where groupsThousands: break
    default:
      separate(byte)
    }
  }

  /// Whether a comma separates thousands: exactly three digits follow. `60,000` is the word
  /// `60000`.
  private var groupsThousands: Bool {
    !word.isEmpty && digits == word.count
      && (1...3).allSatisfy { Self.isDigit(byte(at: cursor + $0)) }
      && !Self.isDigit(byte(at: cursor + 4))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func joiner(_ byte: UInt8) {
    let next = self.byte(at: cursor + 1)
    if !word.isEmpty, Self.isWordByte(next) {
      word.append(byte)
    } else if word.isEmpty, byte == UInt8(ascii: "."), Self.isASCIILetter(next),
      cursor == 0 || !Self.isWordByte(bytes[cursor - 1]) && bytes[cursor - 1] != byte
    {
      start = offset
      word.append(byte)
    } else {
      separate(byte)
    }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Reads one scalar outside ASCII.
  private mutating func foreign() {
    guard let (scalar, length) = decode() else {
      separate(UInt8(ascii: "?"))
      cursor += 1
      offset += 1
      return
    }
    switch Folding.fold(scalar) {
    case .letters(let folded, let isUpper):
      if word.isEmpty {
        start = offset
        firstIsUpper = isUpper
      }
      if isUpper { uppers += 1 } else { lowers += 1 }
      word.append(contentsOf: folded)
    case .digit(let digit):
      if word.isEmpty { start = offset }
      digits += 1
      word.append(digit)
    case .apostrophe:
      cursor += length - 1
      joiner(UInt8(ascii: "'"))
      cursor += 1
      offset += 1
      return
    case .nothing: break
    case .separator(let byte): separate(byte)
    }
    cursor += length
    offset += 1
  }

  private func decode() -> (Unicode.Scalar, Int)? {
    let length = bytes[cursor] >= 0xF0 ? 4 : bytes[cursor] >= 0xE0 ? 3 : 2
    guard cursor + length <= bytes.count else { return nil }
    var value = UInt32(bytes[cursor]) & (0xFF >> UInt32(length + 1))
    for index in 1..<length { value = value << 6 | UInt32(bytes[cursor + index] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  private mutating func append(_ byte: UInt8, isUpper: Bool) {
    if word.isEmpty {
      start = offset
      firstIsUpper = isUpper
    }
    if isUpper { uppers += 1 } else { lowers += 1 }
    word.append(byte)
  }

  private mutating func separate(_ byte: UInt8) {
    finish()
    guard byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), before != UInt8(ascii: "\n") else {
      return
    }
    before = byte == UInt8(ascii: "\r") || byte == 0x0C ? UInt8(ascii: "\n") : byte
  }

  private mutating func finish(at position: Int? = nil) {
    guard !word.isEmpty else { return }
    let shape: Token.Shape =
      uppers + lowers == 0
      ? .number
      : lowers == 0
        ? (uppers == 1 && digits == 0 ? .capitalized : .upper)
        : uppers == 0 ? .lower : firstIsUpper && uppers == 1 ? .capitalized : .mixed
    // A possessive ends before its apostrophe, and so does its span.
    var end = position ?? offset
    if word.suffix(2) == [UInt8(ascii: "'"), UInt8(ascii: "s")], word.count > 2 {
      word.removeLast(2)
      end -= 2
    }
    let text = Self.withoutInitialStops(word)
    found.append(Token(text: text, start: start, end: end, shape: shape, before: before))
    word.removeAll(keepingCapacity: true)
    uppers = 0
    lowers = 0
    digits = 0
    firstIsUpper = false
    before = 0
  }

  private static func withoutInitialStops(_ word: [UInt8]) -> String {
    if word.count >= 3, word.count % 2 == 1,
      word.indices.allSatisfy({
        $0 % 2 == 0 ? isASCIILetter(word[$0]) : word[$0] == UInt8(ascii: ".")
      })
    {
      return String(decoding: word.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    }
    if word.contains(UInt8(ascii: "'")) {
      return String(decoding: word.filter { $0 != UInt8(ascii: "'") }, as: UTF8.self)
    }
    return String(decoding: word, as: UTF8.self)
  }
}
