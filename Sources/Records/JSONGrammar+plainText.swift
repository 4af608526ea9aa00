extension JSONGrammar {
  /// The offset of the next byte from `start` on that is not printable ASCII, or is a quote or a
  /// backslash; the end of `bytes` when there is none.
  @inline(__always)
  static func endOfPlainText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    let count = bytes.count
    var cursor = start
    // Names and most values end within these sixteen bytes.
    for _ in 0..<2 where cursor &+ 8 <= count {
      let marks = Word(base, at: cursor).special
      if marks != 0 { return cursor &+ Word.firstIndex(marks) }
      cursor &+= 8
    }
    while cursor &+ 32 <= count {
      let special = Block(base, at: cursor).special .| Block(base, at: cursor &+ 16).special
      let marks = unsafeBitCast(special, to: SIMD2<UInt64>.self)
      if marks.x | marks.y != 0 { break }
      cursor &+= 32
    }
    while cursor &+ 8 <= count {
      let marks = Word(base, at: cursor).special
      if marks != 0 { return cursor &+ Word.firstIndex(marks) }
      cursor &+= 8
    }
    while cursor < count {
      let byte = base[cursor]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      cursor &+= 1
    }
    return cursor
  }
}

/// Eight bytes looked at together.
private struct Word {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private let bytes: UInt64

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at offset: Int) {
    bytes = UInt64(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// The high bit of each byte that ends plain text. A byte behind such a one may be marked as well,
  /// for the subtractions borrow from it.
  @inline(__always)
  var special: UInt64 {
    let quote = (bytes ^ (Self.ones &* 0x22)) &- Self.ones
    let backslash = (bytes ^ (Self.ones &* 0x5C)) &- Self.ones
    let control = bytes &- (Self.ones &* 0x20)
    return (quote | backslash | control | bytes) & (Self.ones &* 0x80)
  }

  @inline(__always)
  static func firstIndex(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }
}

/// Sixteen bytes looked at together.
private struct Block {
  /// Set for each byte that ends plain text.
  let special: SIMDMask<SIMD16<Int8>>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at offset: Int) {
    // As signed numbers the bytes outside ASCII are below zero. Only with the type spelled out do
    // these become instructions for all sixteen.
    let bytes = UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD16<Int8>.self)
    let isBelow = bytes .< SIMD16<Int8>(repeating: 0x20)
    let isQuote = bytes .== SIMD16<Int8>(repeating: 0x22)
    let isBackslash = bytes .== SIMD16<Int8>(repeating: 0x5C)
    let isSpecial = isBelow .| isQuote .| isBackslash
    special = isSpecial
  }
}
