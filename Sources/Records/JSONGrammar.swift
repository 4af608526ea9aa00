/// The terminals of the JSON grammar (RFC 8259 §6 and §7), over raw bytes: shared by the parser,
/// which builds values, and the record scanner, which only finds where they stand.
enum JSONGrammar {
  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  static func matches(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }

  /// The length in bytes of the number at `offset`: `-? int frac? exp?`.
  static func numberLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(JSONSyntaxError) -> Int {
    var cursor = offset
    func peek() -> UInt8 { cursor < bytes.count ? bytes[cursor] : 0 }
    func digits() throws(JSONSyntaxError) {
      let start = cursor
      while peek() &- 0x30 < 10 { cursor += 1 }
      if cursor == start { throw JSONSyntaxError(reason: "a digit was expected", offset: cursor) }
    }
    if peek() == UInt8(ascii: "-") { cursor += 1 }
    guard peek() &- 0x30 < 10 else {
      throw JSONSyntaxError(
        reason: cursor == offset ? "a value was expected" : "a digit was expected", offset: cursor)
    }
    if peek() == 0x30 { cursor += 1 } else { try digits() }
    if peek() == UInt8(ascii: ".") {
      cursor += 1
      try digits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { cursor += 1 }
      try digits()
    }
    return cursor - offset
  }

  /// The length in bytes, quotes included, of the string at `offset`; its bytes are UTF-8 and its
  /// escapes are complete.
  static func stringLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(JSONSyntaxError) -> Int {
    var cursor = offset + 1
    while true {
      cursor = skipPlain(bytes, from: cursor)
      guard cursor < bytes.count else { break }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\"") { return cursor + 1 - offset }
      if byte == UInt8(ascii: "\\") {
        cursor += try escapeLength(bytes, at: cursor)
      } else if byte < 0x20 {
        throw JSONSyntaxError(reason: "a control character must be escaped", offset: cursor)
      } else if byte < 0x80 {
        cursor += 1
      } else if let length = UTF8Sequence.length(bytes, at: cursor) {
        cursor += length
      } else {
        throw JSONSyntaxError(reason: JSONSyntaxError.invalidUTF8, offset: cursor)
      }
    }
    throw JSONSyntaxError(reason: "the string does not end", offset: cursor)
  }

  /// The offset of the next byte that is no printable ASCII, a quote or a backslash: eight bytes at
  /// a time, by the exact test for a zero byte in a word applied to each of the four conditions.
  @inline(__always)
  private static func skipPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var cursor = start
    while cursor + 8 <= bytes.count {
      let word = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + cursor)
        .loadUnaligned(as: UInt64.self)
      let ones: UInt64 = 0x0101_0101_0101_0101
      let quote = word ^ ones &* 0x22
      let backslash = word ^ ones &* 0x5C
      let special =
        (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) | word
      let found = UInt64(littleEndian: special) & 0x8080_8080_8080_8080
      if found != 0 { return cursor + found.trailingZeroBitCount / 8 }
      cursor += 8
    }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      cursor += 1
    }
    return cursor
  }

  private static func escapeLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(JSONSyntaxError) -> Int {
    guard offset + 1 < bytes.count else {
      throw JSONSyntaxError(reason: "the string does not end", offset: bytes.count)
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard hexadecimal(bytes, at: offset + 2) != nil else {
        throw JSONSyntaxError(reason: "four hexadecimal digits were expected", offset: offset + 2)
      }
      return 6
    default:
      throw JSONSyntaxError(reason: "unknown escape", offset: offset)
    }
  }

  /// The four hexadecimal digits at `offset`, or nil when they are not there.
  private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// The text of a string's content, which `stringLength` has accepted. A lone surrogate escape
  /// becomes U+FFFD.
  static func decodeString(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let content = bytes[range]
    guard let first = content.firstIndex(of: UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    var utf8 = Array(content[..<first])
    var cursor = first
    while cursor < range.upperBound {
      guard bytes[cursor] == UInt8(ascii: "\\") else {
        utf8.append(bytes[cursor])
        cursor += 1
        continue
      }
      let letter = bytes[cursor + 1]
      if letter == UInt8(ascii: "u") {
        let (scalar, length) = decodeUnicodeEscape(bytes, at: cursor)
        utf8.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        cursor += length
      } else {
        utf8.append(shortEscape(letter))
        cursor += 2
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Whether a string's content, escapes decoded, is `name`.
  static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, equals name: String
  ) -> Bool {
    var name = name
    let isSame = name.withUTF8 { utf8 in
      range.count == utf8.count && bytes[range].elementsEqual(utf8)
    }
    if isSame { return true }
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return false }
    return decodeString(bytes, range) == name
  }

  private static func decodeUnicodeEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (Unicode.Scalar, length: Int) {
    let high = hexadecimal(bytes, at: offset + 2) ?? 0xFFFD
    if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
    if UTF16.isLeadSurrogate(high), offset + 12 <= bytes.count,
      bytes[offset + 6] == UInt8(ascii: "\\"), bytes[offset + 7] == UInt8(ascii: "u"),
      let low = hexadecimal(bytes, at: offset + 8), UTF16.isTrailSurrogate(low)
    {
      return (UTF16.decode(UTF16.EncodedScalar([high, low])), 12)
    }
    return ("\u{FFFD}", 6)
  }

  private static func shortEscape(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
