extension JSONGrammar {
  /// The offset of the first byte at or after `start` that is a quote, a backslash or not printable
  /// ASCII; the end of `bytes` if there is none.
  @inline(__always)
  static func endOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    let count = bytes.count
    var cursor = start
    while cursor &+ 16 <= count {
      let marks = Block(base, at: cursor).special
      if marks.x != 0 { return cursor &+ marks.x.trailingZeroBitCount &>> 3 }
      if marks.y != 0 { return cursor &+ 8 &+ marks.y.trailingZeroBitCount &>> 3 }
      cursor &+= 16
    }
    while cursor < count {
      let byte = base[cursor]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      cursor &+= 1
    }
    return cursor
  }
}

/// Sixteen bytes that are compared together.
private struct Block {
  /// A byte for each of the sixteen, in order from the lowest: all bits are set if it ends plain
  /// text.
  let special: SIMD2<UInt64>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at offset: Int) {
    // As signed numbers, bytes outside ASCII are negative. Without the explicit types the compiler
    // compares byte by byte.
    let bytes = UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD16<Int8>.self)
    let isBelow = bytes .< SIMD16<Int8>(repeating: 0x20)
    let isQuote = bytes .== SIMD16<Int8>(repeating: 0x22)
    let isBackslash = bytes .== SIMD16<Int8>(repeating: 0x5C)
    let isSpecial = isBelow .| isQuote .| isBackslash
    let words = unsafeBitCast(isSpecial, to: SIMD2<UInt64>.self)
    special = SIMD2(words.x.littleEndian, words.y.littleEndian)
  }
}
