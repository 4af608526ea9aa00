/// The terminals of the JSON grammar (RFC 8259 §6 and §7) over raw bytes, shared by the parser,
/// which builds values, and the record scanner, which only finds their positions.
enum JSONGrammar {
  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
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
    var cursor = JSONCursor(bytes)
    cursor.offset = offset
    let isNegative = cursor.take(UInt8(ascii: "-"))
    guard isDigit(cursor.current) else {
      throw cursor.error(isNegative ? "a digit was expected" : "a value was expected")
    }
    if !cursor.take(UInt8(ascii: "0")) { try skipDigits(&cursor) }
    if cursor.take(UInt8(ascii: ".")) { try skipDigits(&cursor) }
    if cursor.current | 0x20 == UInt8(ascii: "e") {
      cursor.offset += 1
      if !cursor.take(UInt8(ascii: "+")) { _ = cursor.take(UInt8(ascii: "-")) }
      try skipDigits(&cursor)
    }
    return cursor.offset - offset
  }

  @inline(__always)
  private static func skipDigits(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    guard isDigit(cursor.current) else { throw cursor.error("a digit was expected") }
    repeat { cursor.offset += 1 } while isDigit(cursor.current)
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A string in a text.
  struct StringToken {
    /// The length in bytes, quotes included.
    var length: Int
    /// Whether it contains an escape.
    var isEscaped = false
  }

  /// Validates the string whose opening quote is at `offset`: its bytes are UTF-8 and its escapes
  /// are complete.
  static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(JSONSyntaxError) -> StringToken {
    var cursor = offset + 1
    var isEscaped = false
    while true {
      cursor = endOfPlainText(bytes, from: cursor)
      guard cursor < bytes.count else { break }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\"") {
        return StringToken(length: cursor + 1 - offset, isEscaped: isEscaped)
      }
      if byte == UInt8(ascii: "\\") {
        cursor += try escapeLength(bytes, at: cursor)
        isEscaped = true
      } else if byte < 0x20 {
        throw JSONSyntaxError(reason: "a control character must be escaped", offset: cursor)
      } else {
        // In scripts other than Latin many of these follow each other.
        repeat {
          guard let length = UTF8Sequence.length(bytes, at: cursor) else {
            throw JSONSyntaxError(reason: JSONSyntaxError.invalidUTF8, offset: cursor)
          }
          cursor += length
        } while cursor < bytes.count && bytes[cursor] >= 0x80
      }
    }
    throw JSONSyntaxError(reason: "the string does not end", offset: cursor)
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

  /// The value of the four hexadecimal digits at `offset`; nil if there are fewer.
  private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// Decodes the content of a string that `string` has accepted. A lone surrogate escape becomes
  /// U+FFFD.
  static func decodeString(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let content = bytes[range]
    guard let first = content.firstIndex(of: UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    var utf8 = Array(content[..<first])
    var cursor = first
    utf8.reserveCapacity(range.count)
    while cursor < range.upperBound {
      guard bytes[cursor] == UInt8(ascii: "\\") else {
        let end = bytes[cursor..<range.upperBound].firstIndex(of: UInt8(ascii: "\\"))
        utf8.append(contentsOf: bytes[cursor..<(end ?? range.upperBound)])
        cursor = end ?? range.upperBound
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
