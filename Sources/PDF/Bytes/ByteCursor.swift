/// A position in a run that moves forward. Reading past the end returns nil and never traps.
struct ByteCursor {
  let bytes: ByteRun
  /// In `0...bytes.count`.
  private(set) var position: Int

  init(_ bytes: ByteRun, at position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  var isAtEnd: Bool { position >= bytes.count }
  var remaining: Int { bytes.count - position }

  @inline(__always)
  var current: UInt8? { position < bytes.count ? bytes.base[position] : nil }

  /// The byte at a distance from the position; 0 past the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 { bytes[position &+ distance] }

  @inline(__always)
  mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position &+= 1 }
    return bytes.base[position]
  }

  mutating func skip(_ length: Int) { seek(position &+ length) }

  mutating func seek(_ target: Int) { position = min(max(target, 0), bytes.count) }

  /// Skips white space and comments (ISO 32000-2, 7.2.3 and 7.2.4).
  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes.base[position]
      if byte.isPDFSpace {
        position &+= 1
      } else if byte == UInt8(ascii: "%") {
        skipLine()
      } else {
        return
      }
    }
  }

  /// Skips white space, but not comments.
  mutating func skipWhite() {
    while position < bytes.count, bytes.base[position].isPDFSpace { position &+= 1 }
  }

  /// Moves to the end of this line, before its end-of-line bytes.
  mutating func skipLine() {
    while position < bytes.count, bytes.base[position] != 10, bytes.base[position] != 13 {
      position &+= 1
    }
  }

  /// Takes the literal if it comes next.
  mutating func take(_ literal: StaticString) -> Bool {
    guard bytes.matches(literal, at: position) else { return false }
    position &+= literal.utf8CodeUnitCount
    return true
  }

  /// Takes the regular characters that come next, possibly none.
  @inline(__always)
  mutating func takeRegular() -> ByteRun {
    let start = position
    while position < bytes.count, bytes.base[position].isPDFRegular { position &+= 1 }
    return ByteRun(base: bytes.base + start, count: position - start)
  }

  /// Takes an unsigned decimal number after white space. Nil, and the cursor does not move, if
  /// there is none or it is larger than 2⁵³.
  mutating func takeUnsigned() -> Int? {
    let start = position
    skipSpace()
    let first = position
    var index = first
    var value = 0
    while index < bytes.count, bytes.base[index].isPDFDigit, value <= 1 << 53 {
      value = value &* 10 &+ Int(bytes.base[index] &- 48)
      index &+= 1
    }
    guard index > first, value <= 1 << 53 else {
      position = start
      return nil
    }
    position = index
    return value
  }
}
