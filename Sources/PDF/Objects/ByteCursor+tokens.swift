/// The tokens that objects and content streams share.
extension ByteCursor {
  /// Takes a number (ISO 32000-2, 7.3.3). The cursor is at a digit, a sign or a point. As in other
  /// readers, repeated signs count once, and the part from a second point or an inner minus is
  /// dropped.
  @inline(__always)
  mutating func takeNumber() -> PDFObject {
    var negative = false
    while let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      negative = negative || byte == UInt8(ascii: "-")
      skip(1)
    }
    var value = 0
    var digits = 0
    while let byte = current, byte.isPDFDigit {
      if digits < 18 { value = value &* 10 &+ Int(byte &- 48) }
      digits &+= 1
      skip(1)
    }
    guard current == UInt8(ascii: ".") else {
      if current == UInt8(ascii: "-") { dropNumberRest() }
      if digits > 18 { return .real(negative ? -1e18 : 1e18) }
      return .integer(negative ? -value : value)
    }
    skip(1)
    var fraction = 0
    var scale = 1.0
    var places = 0
    while let byte = current, byte.isPDFDigit {
      if places < 15 {
        fraction = fraction &* 10 &+ Int(byte &- 48)
        scale *= 10
        places &+= 1
      }
      skip(1)
    }
    if let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
      dropNumberRest()
    }
    let magnitude = (digits > 18 ? 1e18 : Double(value)) + Double(fraction) / scale
    return .real(negative ? -magnitude : magnitude)
  }

  private mutating func dropNumberRest() {
    while let byte = current,
      byte.isPDFDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    { skip(1) }
  }

  /// Takes a literal string (7.3.4.2): the bytes between its parentheses, and whether they need
  /// `unescapeLiteral`. The cursor is at the opening parenthesis.
  @inline(__always)
  mutating func scanLiteralString() -> (raw: ByteRun, hasEscapes: Bool) {
    skip(1)
    let start = position
    var index = position
    var level = 1
    var hasEscapes = false
    let base = bytes.base
    let end = bytes.count
    while index < end {
      let byte = base[index]
      if byte > UInt8(ascii: ")"), byte != UInt8(ascii: "\\") {
        // Most bytes.
      } else if byte == UInt8(ascii: ")") {
        level &-= 1
        if level == 0 { break }
      } else if byte == UInt8(ascii: "(") {
        level &+= 1
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index &+= 1
      } else if byte == 13 {
        hasEscapes = true
      }
      index &+= 1
    }
    let stop = min(index, end)
    seek(stop + 1)
    return (bytes.slice(start, stop), hasEscapes)
  }

  /// Takes a hexadecimal string (7.3.4.3): the bytes between its brackets. The cursor is at the
  /// opening bracket.
  @inline(__always)
  mutating func scanHexString() -> ByteRun {
    skip(1)
    let start = position
    while let byte = current, byte != UInt8(ascii: ">") { skip(1) }
    let run = bytes.slice(start, position)
    skip(1)
    return run
  }
}

extension ByteRun {
  /// Writes the string without its escapes.
  /// - Returns: The number of bytes, at most `count`.
  func unescapeLiteral(into target: UnsafeMutablePointer<UInt8>) -> Int {
    var written = 0
    var index = 0
    while index < count {
      var byte = base[index]
      index &+= 1
      if byte == 13 || byte == UInt8(ascii: "\\") {
        guard let plain = takeEscape(byte, &index) else { continue }
        byte = plain
      }
      target[written] = byte
      written &+= 1
    }
    return written
  }

  /// The byte of three octal digits after a backslash; nil if there is something else. Nearly all
  /// escapes in strings of two-byte codes have this form.
  @inline(__always)
  func threeDigits(at index: Int) -> UInt8? {
    guard index >= 1, index &+ 3 <= count else { return nil }
    // In bounds: from the backslash to the last digit.
    let word = UInt32(
      littleEndian: UnsafeRawPointer(base + (index &- 1)).loadUnaligned(as: UInt32.self))
    guard word & 0xF8F8_F8FF == 0x3030_305C else { return nil }
    return UInt8(truncatingIfNeeded: (word >> 2 & 0o300) | (word >> 13 & 0o70) | word >> 24 & 7)
  }

  /// The byte that an escape or a carriage return in a literal string represents; nil if it
  /// represents none.
  /// - Parameter index: The index after the first byte; moved to the end of the escape.
  @inline(__always)
  func takeEscape(_ first: UInt8, _ index: inout Int) -> UInt8? {
    if first == 13 {
      if self[index] == 10 { index &+= 1 }
      return 10
    }
    if let byte = threeDigits(at: index) {
      index &+= 3
      return byte
    }
    guard index < count else { return nil }
    let byte = base[index]
    index &+= 1
    switch byte {
    case 48...55:
      var value = byte &- 48
      var digits = 1
      while digits < 3, index < count, base[index] & 0xF8 == 48 {
        value = value &<< 3 | base[index] & 7
        index &+= 1
        digits &+= 1
      }
      return value
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if self[index] == 10 { index &+= 1 }
      return nil
    default: return byte
    }
  }

  /// Writes the bytes of hexadecimal digits. Other characters are skipped, and a last odd digit is
  /// followed by 0.
  /// - Returns: The number of bytes, at most `count / 2 + 1`.
  func decodeHex(into target: UnsafeMutablePointer<UInt8>) -> Int {
    var written = 0
    var high: UInt8?
    for byte in buffer {
      guard let digit = byte.hexValue else { continue }
      if let first = high {
        target[written] = first << 4 | digit
        written += 1
        high = nil
      } else {
        high = digit
      }
    }
    if let high {
      target[written] = high << 4
      written += 1
    }
    return written
  }
}
