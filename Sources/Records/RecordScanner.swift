/// Validates a whole line as one JSON object (RFC 8259) and finds its members without building
/// values. Nesting is limited only by the length of the line.
///
/// A scanner reuses its memory: scan all lines of a stream with the same one.
package struct RecordScanner {
  /// The members of the line that was scanned last, in order, duplicates included.
  private var fields: [RecordField] = []
  private var open = BracketStack()
  /// Whether the object that was scanned last spans several lines. A line feed in valid JSON is
  /// white space between tokens.
  private(set) var spansLines = false

  package init() {}

  /// Validates a line, then calls `body` with it.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: `JSONSyntaxError` if the line is not one JSON object in UTF-8.
  package mutating func scan<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (borrowing RecordView) -> Value
  ) throws(JSONSyntaxError) -> Value {
    var found: [RecordField] = []
    swap(&found, &fields)
    found.removeAll(keepingCapacity: true)
    defer { swap(&found, &fields) }
    var cursor = JSONCursor(bytes)
    cursor.skipWhitespace()
    try skipObject(&cursor, &found)
    cursor.skipWhitespace()
    guard cursor.isAtEnd else { throw cursor.error("unexpected text after the value") }
    return body(RecordView(bytes: bytes, fields: found[...]))
  }

  /// Adds the members of the object at the start of `bytes` to `found`, whatever follows the
  /// object.
  ///
  /// - Returns: The length of the object in bytes.
  mutating func scanFirst(
    _ bytes: UnsafeBufferPointer<UInt8>, into found: inout [RecordField]
  ) throws(JSONSyntaxError) -> Int {
    var cursor = JSONCursor(bytes)
    try skipObject(&cursor, &found)
    return cursor.offset
  }

  /// Moves past an object and adds its members to `found`.
  @inline(__always)
  private mutating func skipObject(
    _ cursor: inout JSONCursor, _ found: inout [RecordField]
  ) throws(JSONSyntaxError) {
    guard cursor.bytes.count <= RecordField.longestRecord else {
      throw cursor.error("the record is longer than 2 GiB")
    }
    defer { spansLines = cursor.hasCrossedLine }
    guard cursor.take(UInt8(ascii: "{")) else { throw cursor.error("'{' was expected") }
    cursor.skipWhitespace()
    if cursor.take(UInt8(ascii: "}")) { return }
    repeat {
      let start = cursor.memberStart()
      let name = try cursor.memberName()
      cursor.skipWhitespace()
      let value = cursor.offset
      try skipValue(&cursor)
      found.append(
        RecordField(
          name: start + 1..<start + name.length - 1, nameIsEscaped: name.isEscaped,
          value: value..<cursor.offset))
      cursor.skipWhitespace()
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "}")) else { throw cursor.error("',' or '}' was expected") }
  }

  /// Moves past one value, however deeply it nests.
  @inline(__always)
  mutating func skipValue(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.current {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipBrackets(&cursor)
    default: try cursor.skipScalar()
    }
  }

  private mutating func skipBrackets(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    open.removeAll()
    while true {
      try skipScalarOrOpen(&cursor)
      // After a value: close the brackets that end here, then continue with the next value.
      while true {
        guard let isObject = open.innermostIsObject else { return }
        cursor.skipWhitespace()
        if cursor.take(UInt8(ascii: ",")) {
          if isObject { _ = try cursor.memberName() }
          break
        }
        guard cursor.take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw cursor.error(isObject ? "',' or '}' was expected" : "',' or ']' was expected")
        }
        open.close()
      }
    }
  }

  /// Moves past a scalar or an empty pair of brackets, opening the brackets around it.
  private mutating func skipScalarOrOpen(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    while true {
      cursor.skipWhitespace()
      switch cursor.current {
      case UInt8(ascii: "{"):
        cursor.offset += 1
        cursor.skipWhitespace()
        if cursor.take(UInt8(ascii: "}")) { return }
        _ = try cursor.memberName()
        open.open(isObject: true)
      case UInt8(ascii: "["):
        cursor.offset += 1
        cursor.skipWhitespace()
        if cursor.take(UInt8(ascii: "]")) { return }
        open.open(isObject: false)
      default:
        return try cursor.skipScalar()
      }
    }
  }
}

/// The open brackets at a position of a text, one bit each: 1 for an object, 0 for an array.
private struct BracketStack {
  /// The innermost 64, with the last one opened in the lowest bit.
  private var word: UInt64 = 0
  private var depth = 0
  /// The brackets around those, 64 in a word.
  private var outer: [UInt64] = []

  var innermostIsObject: Bool? { depth == 0 ? nil : word & 1 == 1 }

  mutating func open(isObject: Bool) {
    if depth > 0, depth % 64 == 0 { outer.append(word) }
    word = word << 1 | (isObject ? 1 : 0)
    depth += 1
  }

  mutating func close() {
    depth -= 1
    word >>= 1
    if depth > 0, depth % 64 == 0 { word = outer.popLast() ?? 0 }
  }

  mutating func removeAll() {
    depth = 0
    outer.removeAll()
  }
}
