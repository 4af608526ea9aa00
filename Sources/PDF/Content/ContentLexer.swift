/// Splits a content stream (ISO 32000-2, 7.8.2) into operands and operators without allocating.
struct ContentLexer: ~Copyable {
  let bytes: ByteRun
  private(set) var position = 0
  private let arena: ByteArena
  /// Memory for unescaped strings, which together are not longer than the content.
  private var scratch: UnsafeMutablePointer<UInt8>?
  private var scratchCount = 0

  init(_ bytes: ByteRun, arena: ByteArena) {
    self.bytes = bytes
    self.arena = arena
  }

  deinit { scratch?.deallocate() }

  /// Pushes the operands before the next operator.
  /// - Returns: The bytes of the operator, the first one lowest; 0 for an operator of more than
  ///   three bytes; nil at the end.
  @inline(__always)
  mutating func nextOperator(_ operands: inout OperandStack) -> UInt32? {
    let base = bytes.base
    let end = bytes.count
    while position < end {
      let byte = base[position]
      switch byte {
      case 0, 9, 10, 12, 13, 32:
        position &+= 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "+"):
        operands.push(.number(takeNumber()))
      case UInt8(ascii: "("):
        operands.push(.string(takeLiteralString()))
      case UInt8(ascii: "["):
        position &+= 1
        operands.push(.arrayStart)
      case UInt8(ascii: "]"):
        position &+= 1
        operands.push(.arrayEnd)
      case UInt8(ascii: "/"):
        operands.push(.name(takeName()))
      case UInt8(ascii: "<"):
        if bytes[position &+ 1] == UInt8(ascii: "<") {
          operands.push(.dictionary(takeDictionary()))
        } else {
          operands.push(.string(takeHexString()))
        }
      case UInt8(ascii: "%"):
        while position < end, base[position] != 10, base[position] != 13 { position &+= 1 }
      case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        position &+= 1
      default:
        return takeOperator()
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func takeOperator() -> UInt32 {
    let base = bytes.base
    var index = position
    var packed: UInt32 = 0
    var length: UInt32 = 0
    while index < bytes.count, base[index].isPDFRegular {
      if length < 4 { packed |= UInt32(base[index]) << (8 &* length) }
      length &+= 1
      index &+= 1
    }
    position = index &+ blanks(at: index)
    return length > 3 ? 0 : packed
  }

  /// 1 at a space or line feed, 0 elsewhere. Skipping it here is faster than as the start of a
  /// token.
  @inline(__always)
  private func blanks(at index: Int) -> Int {
    let byte = bytes[index]
    return byte == 32 || byte == 10 ? 1 : 0
  }

  @inline(__always)
  private mutating func takeNumber() -> Double {
    // Half of all numbers have one digit.
    let only = bytes.base[position] &- 48
    if only <= 9, position &+ 1 < bytes.count, bytes.base[position &+ 1] <= 32 {
      position &+= 1 &+ blanks(at: position &+ 1)
      return Double(only)
    }
    let end = bytes.base + bytes.count
    var next = bytes.base + position
    let isNegative = next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    var value = Self.takeDigits(&next, before: end, after: 0)
    var places = 0
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      let point = next
      value = Self.takeDigits(&next, before: end, after: value)
      places = next - point
    }
    // More digits than an integer has, signs elsewhere and second points are rare.
    if next - first > Self.mostDigits || next < end && !next.pointee.endsNumber {
      return takeOddNumber()
    }
    position = next - bytes.base
    position &+= blanks(at: position)
    // Even by 1: a division is faster than a mispredicted branch.
    let magnitude = Double(value) / Self.powers[places]
    return isNegative ? -magnitude : magnitude
  }

  /// Appends the decimal digits at `next` to a number.
  @inline(__always)
  private static func takeDigits(
    _ next: inout UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>, after number: Int
  ) -> Int {
    var value = number
    while next < end {
      let digit = next.pointee &- 48
      if digit > 9 { break }
      value = value &* 10 &+ Int(digit)
      next += 1
    }
    return value
  }

  @inline(never)
  private mutating func takeOddNumber() -> Double {
    let base = bytes.base
    let end = bytes.count
    var index = position
    var negative = false
    while index < end, base[index] == UInt8(ascii: "-") || base[index] == UInt8(ascii: "+") {
      if base[index] == UInt8(ascii: "-") { negative = true }
      index &+= 1
    }
    var value = 0
    var digits = 0
    var places = 0
    var seenPoint = false
    while index < end {
      let byte = base[index]
      if byte.isPDFDigit {
        if digits < Self.mostDigits {
          value = value &* 10 &+ Int(byte &- 48)
          digits &+= 1
          if seenPoint { places &+= 1 }
        } else if !seenPoint {
          places &-= 1
        }
      } else if byte == UInt8(ascii: "."), !seenPoint {
        seenPoint = true
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
        // The part from a second point or an inner minus is dropped, as in other readers.
        while index < end,
          base[index].isPDFDigit || base[index] == UInt8(ascii: "-")
            || base[index] == UInt8(ascii: ".")
        { index &+= 1 }
        break
      } else {
        break
      }
      index &+= 1
    }
    position = index
    var result = Double(value)
    if places > 0 {
      result /= Self.powers[min(places, 20)]
    } else if places < 0 {
      result = places < -20 ? 1e38 : result * Self.powers[-places]
    }
    return negative ? -result : result
  }

  /// Digits that certainly fit in an integer.
  private static let mostDigits = 17

  /// 10⁰ to 10²⁰, which are all exact.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20,
  ]

  private mutating func takeName() -> ByteRun {
    var index = position &+ 1
    var hasEscape = false
    while index < bytes.count, bytes.base[index].isPDFRegular {
      if bytes.base[index] == UInt8(ascii: "#") { hasEscape = true }
      index &+= 1
    }
    if hasEscape {
      var parser = ObjectParser(bytes, at: position, arena: arena)
      let name = parser.takeName()
      position = parser.cursor.position
      return name
    }
    let name = bytes.slice(position + 1, index)
    position = index
    return name
  }

  @inline(__always)
  private mutating func takeLiteralString() -> ByteRun {
    let base = bytes.base
    let start = position &+ 1
    var index = start
    while index < bytes.count {
      let byte = base[index]
      if byte <= UInt8(ascii: ")") {
        if byte == UInt8(ascii: ")") {
          position = index &+ 1
          return ByteRun(base: base + start, count: index &- start)
        }
        if byte == UInt8(ascii: "(") || byte == 13 { break }
      } else if byte == UInt8(ascii: "\\") {
        break
      }
      index &+= 1
    }
    return takeEscapedString(from: start, plain: index)
  }

  /// Takes the rest of a literal string with escapes or parentheses in it (7.3.4.2).
  /// - Parameter plain: The index of the first of them.
  private mutating func takeEscapedString(from start: Int, plain: Int) -> ByteRun {
    position = bytes.count
    guard let target = room(bytes.count - start) else { return .empty }
    var written = plain - start
    if written > 0 { target.update(from: bytes.base + start, count: written) }
    var index = plain
    var level = 1
    while true {
      // In bounds: each byte written was at least one byte of the content.
      while let code = bytes.threeDigits(at: index &+ 1) {
        target[written] = code
        written &+= 1
        index &+= 4
      }
      guard index < bytes.count else { break }
      var byte = bytes.base[index]
      index &+= 1
      switch byte {
      case UInt8(ascii: "\\"), 13:
        guard let plain = bytes.takeEscape(byte, &index) else { continue }
        byte = plain
      case UInt8(ascii: "("): level &+= 1
      case UInt8(ascii: ")"): level &-= 1
      default: break
      }
      if level == 0 {
        position = index
        break
      }
      target[written] = byte
      written &+= 1
    }
    return took(written, at: target)
  }

  @inline(__always)
  private mutating func takeHexString() -> ByteRun {
    var cursor = ByteCursor(bytes, at: position)
    let raw = cursor.scanHexString()
    position = cursor.position
    guard let target = room(raw.count / 2 + 1) else { return .empty }
    return took(raw.decodeHex(into: target), at: target)
  }

  /// Memory for a string that is not longer than its source.
  private mutating func room(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    // A hexadecimal string without digits takes one byte here and two in the content.
    let memory = scratch ?? .allocate(capacity: bytes.count + 1)
    scratch = memory
    return scratchCount + count <= bytes.count + 1 ? memory + scratchCount : nil
  }

  private mutating func took(_ count: Int, at target: UnsafeMutablePointer<UInt8>) -> ByteRun {
    scratchCount += count
    return ByteRun(base: target, count: count)
  }

  /// Skips a dictionary and returns its bytes.
  private mutating func takeDictionary() -> ByteRun {
    let start = position
    var index = start &+ 2
    while index < bytes.count, bytes.base[index].mayBeInPlainDictionary { index &+= 1 }
    if bytes[index] == UInt8(ascii: ">"), bytes[index &+ 1] == UInt8(ascii: ">") {
      position = index &+ 2
    } else {
      var parser = ObjectParser(bytes, at: start, arena: arena)
      parser.allowsReferences = false
      _ = parser.parse()
      position = max(parser.cursor.position, start + 2)
    }
    return bytes.slice(start, position)
  }

  /// Parses a dictionary that was skipped.
  func dictionary(_ source: ByteRun) -> PDFObject {
    var parser = ObjectParser(source, arena: arena)
    parser.allowsReferences = false
    return parser.parse() ?? .null
  }

  /// The bytes after `EI` that must look like content. Image data passes by chance once in 10⁵
  /// times.
  private static let followingBytes = 12

  /// Skips an inline image (8.9.7). The position is after `BI`.
  ///
  /// The data ends at `EI` between white space if the bytes after it do not look like image data.
  mutating func skipInlineImage() {
    guard let data = bytes.firstIndex(of: "ID", from: position) else {
      position = bytes.count
      return
    }
    var index = data + 2
    while let found = bytes.firstIndex(of: "EI", from: index) {
      index = found + 2
      guard bytes[found - 1].isPDFSpace || found == data + 3,
        !bytes[index].isPDFRegular || index >= bytes.count
      else { continue }
      let following = bytes.slice(index, index + Self.followingBytes)
      if following.buffer.allSatisfy({ $0 < 127 && ($0 >= 32 || $0.isPDFSpace && $0 != 0) }) {
        position = index
        return
      }
    }
    position = bytes.count
  }
}

extension UInt8 {
  /// Whether the byte occurs in names, numbers and words and between them.
  @inline(__always)
  fileprivate var mayBeInPlainDictionary: Bool {
    !isPDFDelimiter || self == UInt8(ascii: "/")
  }

  /// Whether a number ends before this byte, which is neither a sign nor a point.
  @inline(__always)
  fileprivate var endsNumber: Bool {
    self != UInt8(ascii: "-") && self != UInt8(ascii: "+") && self != UInt8(ascii: ".")
  }
}
