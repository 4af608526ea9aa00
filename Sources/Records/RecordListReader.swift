/// Reads the text of a record list in one pass.
struct RecordListReader {
  private var cursor: JSONCursor
  private var scanner = RecordScanner()
  private var fields: [RecordField] = []
  private var elements: [RecordList.Element] = []
  /// Whether an object of the list spans several lines.
  private(set) var spansLines = false

  /// Bytes of text per member and per object: less than job lines have on average (62 and 1,178 in
  /// the samples), so that the arrays are allocated once.
  private static let bytesPerField = 48
  private static let bytesPerElement = 1024

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
    fields.reserveCapacity(bytes.count / Self.bytesPerField)
    elements.reserveCapacity(bytes.count / Self.bytesPerElement)
  }

  /// The objects of the array, which is the text itself or its member `name`, and their members.
  /// Returns nil if there is no such array.
  mutating func list(
    in name: StaticString
  ) throws(JSONSyntaxError) -> ([RecordField], [RecordList.Element])? {
    cursor.skipWhitespace()
    var isFound = true
    if cursor.current == UInt8(ascii: "[") {
      try readElements()
    } else {
      isFound = try readElements(ofMember: name)
    }
    cursor.skipWhitespace()
    return isFound && cursor.isAtEnd ? (fields, elements) : nil
  }

  /// Of members with the same name the last one counts. Returns false if it is not an array of
  /// objects.
  private mutating func readElements(
    ofMember name: StaticString
  ) throws(JSONSyntaxError) -> Bool {
    var isFound = false
    guard cursor.take(UInt8(ascii: "{")) else { throw cursor.error("'{' was expected") }
    cursor.skipWhitespace()
    if cursor.take(UInt8(ascii: "}")) { return false }
    repeat {
      let start = cursor.memberStart()
      let token = try cursor.memberName()
      let isWanted = isSame(start + 1..<start + token.length - 1, token.isEscaped, name)
      cursor.skipWhitespace()
      let value = cursor.offset
      if isWanted { isFound = (try? readElements()) != nil }
      if !isWanted || !isFound {
        cursor.offset = value
        try scanner.skipValue(&cursor)
      }
      cursor.skipWhitespace()
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "}")) else { throw cursor.error("',' or '}' was expected") }
    return isFound
  }

  private func isSame(_ range: Range<Int>, _ isEscaped: Bool, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { name in
      if isEscaped {
        return JSONGrammar.decodeString(cursor.bytes, range).utf8.elementsEqual(name)
      }
      return range.count == name.count && cursor.bytes[range].elementsEqual(name)
    }
  }

  /// Also throws if an element is not an object.
  private mutating func readElements() throws(JSONSyntaxError) {
    fields.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    guard cursor.take(UInt8(ascii: "[")) else { throw cursor.error("'[' was expected") }
    cursor.skipWhitespace()
    if cursor.take(UInt8(ascii: "]")) { return }
    repeat {
      cursor.skipWhitespace()
      let rest = UnsafeBufferPointer(rebasing: cursor.bytes[cursor.offset...])
      let (start, first) = (cursor.offset, fields.count)
      cursor.offset += try scanner.scanFirst(rest, into: &fields)
      spansLines = spansLines || scanner.spansLines
      elements.append(
        RecordList.Element(bytes: start..<cursor.offset, fields: first..<fields.count))
      cursor.skipWhitespace()
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.error("',' or ']' was expected") }
  }
}
