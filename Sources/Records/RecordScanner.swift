/// Validates a whole line as one JSON object (RFC 8259) and finds its members without building
/// values. Nesting is limited only by the length of the line.
///
/// A scanner keeps its memory: for a stream of lines make one and scan each of them with it.
package struct RecordScanner {
  /// The members of the last scanned line in order, duplicates included.
  private var fields: [RecordField] = []
  private var open = BracketStack()
  /// Whether the object that was scanned last stands on several lines: a line feed in valid JSON is
  /// white space between tokens.
  private(set) var isOnLines = false

  package init() {}

  /// - Returns: the line as a record, valid as long as `bytes` is.
  /// - Throws: when the line is not one JSON object in UTF-8.
  package mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> RecordView {
    var found: [RecordField] = []
    swap(&found, &fields)
    found.removeAll(keepingCapacity: true)
    defer { swap(&found, &fields) }
    var cursor = JSONCursor(bytes)
    cursor.skipWhitespace()
    try skipObject(&cursor, &found)
    cursor.skipWhitespace()
    guard cursor.isAtEnd else { throw cursor.error("unexpected text after the value") }
    return RecordView(bytes: bytes, fields: found[...])
  }

  /// Finds the object that `bytes` begin with, whatever follows it, and adds its members to `found`.
  ///
  /// - Returns: its length in bytes.
  mutating func scanFirst(
    _ bytes: UnsafeBufferPointer<UInt8>, into found: inout [RecordField]
  ) throws(JSONSyntaxError) -> Int {
    var cursor = JSONCursor(bytes)
    try skipObject(&cursor, &found)
    return cursor.offset
  }

  /// Moves past an object and notes its members.
  @inline(__always)
  private mutating func skipObject(
    _ cursor: inout JSONCursor, _ found: inout [RecordField]
  ) throws(JSONSyntaxError) {
    guard cursor.bytes.count <= RecordField.longestRecord else {
      throw cursor.error("a record is longer than 2 GiB")
    }
    defer { isOnLines = cursor.hasCrossedLine }
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
      // After a value: close what ends here, then go on to the next value of the innermost bracket.
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

  /// Moves past a scalar or an empty bracket, or into brackets up to the first scalar inside.
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

/// The brackets that are open at a place of a text: one bit each.
private struct BracketStack {
  /// The innermost 64, the last opened in the lowest bit: set for an object.
  private var word: UInt64 = 0
  private var depth = 0
  /// Those further out, 64 in a word.
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
