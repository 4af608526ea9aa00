/// Reads the text of a record list once, from its begin to its end.
struct RecordListReader {
  private var cursor: JSONCursor
  private var scanner = RecordScanner()
  private var fields: [RecordField] = []
  private var elements: [RecordList.Element] = []
  /// Whether an object of the list stands on several lines.
  private(set) var isOnLines = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
    // As many as job lines have in so many bytes.
    fields.reserveCapacity(bytes.count / 64)
    elements.reserveCapacity(bytes.count / 1024)
  }

  /// The objects of the array that the text is, or that is its member `name`, with all their fields.
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

  /// Of members with the same name the last one counts. False when it holds no objects.
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

  private func isSame(_ place: Range<Int>, _ isEscaped: Bool, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { name in
      if isEscaped {
        return JSONGrammar.decodeString(cursor.bytes, place).utf8.elementsEqual(name)
      }
      return place.count == name.count && cursor.bytes[place].elementsEqual(name)
    }
  }

  /// Throws also where an element is no object.
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
      isOnLines = isOnLines || scanner.isOnLines
      elements.append(
        RecordList.Element(place: start..<cursor.offset, fields: first..<fields.count))
      cursor.skipWhitespace()
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.error("',' or ']' was expected") }
  }
}
