extension Record {
  /// The objects of a JSON array, each in its own bytes; only those that stand on several lines are
  /// written anew. The array is `text` itself or its member `name`.
  ///
  /// - Returns: nil when `text` is not valid, has no such array, or another value is in it.
  package static func list(_ text: [UInt8], in name: StaticString) -> [Record]? {
    text.withUnsafeBufferPointer { bytes in
      var reader = RecordListReader(bytes)
      return try? reader.list(in: name)
    }
  }
}

/// Reads a text once, from its begin to its end.
private struct RecordListReader {
  private var cursor: JSONCursor
  private var scanner = RecordScanner()
  private let isOneLine: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
    isOneLine = !bytes.contains(0x0A)
  }

  mutating func list(in name: StaticString) throws(JSONSyntaxError) -> [Record]? {
    cursor.skipWhitespace()
    let records =
      cursor.current == UInt8(ascii: "[") ? try elements() : try elements(ofMember: name)
    cursor.skipWhitespace()
    return cursor.isAtEnd ? records : nil
  }

  /// Of members with the same name the last one counts.
  private mutating func elements(
    ofMember name: StaticString
  ) throws(JSONSyntaxError) -> [Record]? {
    var records: [Record]?
    guard cursor.take(UInt8(ascii: "{")) else { throw cursor.error("'{' was expected") }
    cursor.skipWhitespace()
    if cursor.take(UInt8(ascii: "}")) { return nil }
    repeat {
      let start = cursor.memberStart()
      let token = try cursor.memberName()
      let isWanted = isSame(start + 1..<start + token.length - 1, token.isEscaped, name)
      cursor.skipWhitespace()
      let value = cursor.offset
      if isWanted { records = try? elements() }
      if !isWanted || records == nil {
        cursor.offset = value
        try scanner.skipValue(&cursor)
      }
      cursor.skipWhitespace()
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "}")) else { throw cursor.error("',' or '}' was expected") }
    return records
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
  private mutating func elements() throws(JSONSyntaxError) -> [Record] {
    guard cursor.take(UInt8(ascii: "[")) else { throw cursor.error("'[' was expected") }
    cursor.skipWhitespace()
    var records: [Record] = []
    if cursor.take(UInt8(ascii: "]")) { return records }
    repeat {
      cursor.skipWhitespace()
      let rest = UnsafeBufferPointer(rebasing: cursor.bytes[cursor.offset...])
      let view = try scanner.scanFirst(rest)
      let record = Record(view)
      records.append(isOneLine ? record : record.onOneLine)
      cursor.offset += view.bytes.count
      cursor.skipWhitespace()
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.error("',' or ']' was expected") }
    return records
  }
}

extension Record {
  /// A line feed in valid JSON is white space between tokens.
  fileprivate var onOneLine: Record { bytes.contains(0x0A) ? Record(object) : self }
}
