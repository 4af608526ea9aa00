/// Where a member of a record stands in its bytes.
package struct RecordField: Sendable, Hashable {
  /// The name without its quotes, as it is spelled.
  package var name: Range<Int>
  /// The value, quotes and brackets included.
  package var value: Range<Int>
}

/// Validates a whole line as one JSON object (RFC 8259) and finds its members without building
/// values. Nesting is limited only by the length of the line.
package struct RecordScanner {
  /// The members of the last scanned record in order, duplicates included.
  package private(set) var fields: [RecordField] = []
  /// The open brackets inside a member's value: true for an object.
  private var open: [Bool] = []

  package init() {}

  package mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
    fields.removeAll(keepingCapacity: true)
    var cursor = Cursor(bytes: bytes)
    cursor.skipWhitespace()
    guard cursor.take(UInt8(ascii: "{")) else { throw cursor.error("'{' was expected") }
    cursor.skipWhitespace()
    if !cursor.take(UInt8(ascii: "}")) {
      repeat {
        let name = try cursor.memberName()
        cursor.skipWhitespace()
        let start = cursor.offset
        try skipValue(&cursor)
        fields.append(RecordField(name: name, value: start..<cursor.offset))
        cursor.skipWhitespace()
      } while cursor.take(UInt8(ascii: ","))
      guard cursor.take(UInt8(ascii: "}")) else { throw cursor.error("',' or '}' was expected") }
    }
    cursor.skipWhitespace()
    guard cursor.offset == bytes.count else {
      throw cursor.error("unexpected text after the value")
    }
  }

  /// Moves past one value, however deeply it nests.
  private mutating func skipValue(_ cursor: inout Cursor) throws(JSONSyntaxError) {
    open.removeAll(keepingCapacity: true)
    while true {
      try skipScalarOrOpen(&cursor)
      // After a value: close what ends here, then go on to the next value of the innermost bracket.
      while true {
        guard let isObject = open.last else { return }
        cursor.skipWhitespace()
        if cursor.take(UInt8(ascii: ",")) {
          if isObject { _ = try cursor.memberName() }
          break
        }
        guard cursor.take(UInt8(ascii: isObject ? "}" : "]")) else {
          throw cursor.error(isObject ? "',' or '}' was expected" : "',' or ']' was expected")
        }
        open.removeLast()
      }
    }
  }

  /// Moves past a scalar or an empty bracket, or into brackets up to the first scalar inside.
  private mutating func skipScalarOrOpen(_ cursor: inout Cursor) throws(JSONSyntaxError) {
    while true {
      cursor.skipWhitespace()
      switch cursor.current {
      case UInt8(ascii: "{"):
        cursor.offset += 1
        cursor.skipWhitespace()
        if cursor.take(UInt8(ascii: "}")) { return }
        _ = try cursor.memberName()
        open.append(true)
      case UInt8(ascii: "["):
        cursor.offset += 1
        cursor.skipWhitespace()
        if cursor.take(UInt8(ascii: "]")) { return }
        open.append(false)
      default:
        return try cursor.skipScalar()
      }
    }
  }
}

/// A place in the bytes of a record.
private struct Cursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The byte at the offset; 0, which starts no token, at the end.
  @inline(__always)
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always)
  mutating func skipWhitespace() {
    while offset < bytes.count, JSONGrammar.isWhitespace(bytes[offset]) { offset += 1 }
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Moves past `"name" :` and returns where the name stands.
  mutating func memberName() throws(JSONSyntaxError) -> Range<Int> {
    skipWhitespace()
    guard current == UInt8(ascii: "\"") else { throw error("a member name was expected") }
    let start = offset
    offset += try JSONGrammar.stringLength(bytes, at: offset)
    let name = start + 1..<offset - 1
    skipWhitespace()
    guard take(UInt8(ascii: ":")) else { throw error("':' was expected") }
    return name
  }

  mutating func skipScalar() throws(JSONSyntaxError) {
    switch current {
    case UInt8(ascii: "\""): offset += try JSONGrammar.stringLength(bytes, at: offset)
    case UInt8(ascii: "t"): try skip("true")
    case UInt8(ascii: "f"): try skip("false")
    case UInt8(ascii: "n"): try skip("null")
    default: offset += try JSONGrammar.numberLength(bytes, at: offset)
    }
  }

  private mutating func skip(_ word: StaticString) throws(JSONSyntaxError) {
    guard JSONGrammar.matches(word, bytes, at: offset) else { throw error("unknown literal") }
    offset += word.utf8CodeUnitCount
  }

  func error(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: offset)
  }
}
