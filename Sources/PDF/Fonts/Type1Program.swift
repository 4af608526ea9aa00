/// A Type 1 font program (Adobe Type 1 Font Format). Its encoding is in the part that is not
/// encrypted.
struct Type1Program: FontProgram {
  private var names: [UInt8: ByteRun] = [:]
  private var isStandard = false

  init?(_ bytes: ByteRun, arena: ByteArena) {
    let end = bytes.firstIndex(of: "eexec") ?? bytes.count
    let clear = bytes.slice(0, end)
    guard let start = clear.firstIndex(of: "/Encoding") else { return nil }
    var cursor = ByteCursor(clear, at: start + 9)
    cursor.skipSpace()
    if cursor.take("StandardEncoding") {
      isStandard = true
      return
    }
    // "dup 65 /A put", up to "def" or "readonly".
    while !cursor.isAtEnd {
      cursor.skipSpace()
      let word = cursor.takeRegular()
      if word == "dup" {
        cursor.skipSpace()
        guard let code = takeCode(&cursor) else { continue }
        cursor.skipSpace()
        guard cursor.current == UInt8(ascii: "/") else { continue }
        cursor.skip(1)
        if let place = UInt8(exactly: code) { names[place] = cursor.takeRegular() }
      } else if word == "def" || word == "readonly" {
        // The loop that initializes the array ends in "for", never in "def".
        break
      } else if word.isEmpty {
        cursor.skip(1)
      }
    }
  }

  /// Takes a decimal number, or one with a base as in `8#101`.
  private func takeCode(_ cursor: inout ByteCursor) -> Int? {
    guard let first = cursor.takeUnsigned() else { return nil }
    guard cursor.current == UInt8(ascii: "#"), (2...16).contains(first) else { return first }
    cursor.skip(1)
    var value = 0
    while let digit = cursor.current?.hexValue, Int(digit) < first, value < 1 << 16 {
      value = value * first + Int(digit)
      cursor.skip(1)
    }
    return value
  }

  func text(code: UInt32) -> [Unicode.Scalar] {
    if isStandard { return StandardEncodings.standard.scalar(code).map { [$0] } ?? [] }
    guard let place = UInt8(exactly: code), let name = names[place], name != ".notdef" else {
      return []
    }
    return GlyphNames.scalars(name)
  }

  func text(glyph: Int) -> [Unicode.Scalar] { [] }

  func text(cid: UInt32) -> [Unicode.Scalar] { [] }
}
