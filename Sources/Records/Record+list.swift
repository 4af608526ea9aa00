extension Record {
  /// The objects of a JSON array, each in its own bytes; only those that stand on several lines are
  /// written anew. The array is `text` itself or its member `name`.
  ///
  /// - Returns: nil when `text` is not valid, has no such array, or another value is in it.
  package static func list(_ text: [UInt8], in name: StaticString) -> [Record]? {
    text.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      cursor.skipWhitespace()
      if cursor.current == UInt8(ascii: "[") { return list(bytes) }
      var scanner = RecordScanner()
      guard let whole = try? scanner.scan(bytes), let index = whole.index(of: name) else {
        return nil
      }
      return list(UnsafeBufferPointer(rebasing: bytes[whole.fields[index].value]))
    }
  }

  private static func list(_ bytes: UnsafeBufferPointer<UInt8>) -> [Record]? {
    let isOneLine = !bytes.contains(0x0A)
    var scanner = RecordScanner()
    var cursor = JSONCursor(bytes)
    cursor.skipWhitespace()
    guard cursor.take(UInt8(ascii: "[")) else { return nil }
    cursor.skipWhitespace()
    var records: [Record] = []
    if !cursor.take(UInt8(ascii: "]")) {
      repeat {
        cursor.skipWhitespace()
        let rest = UnsafeBufferPointer(rebasing: bytes[cursor.offset...])
        guard let view = try? scanner.scanFirst(rest) else { return nil }
        let record = Record(view)
        records.append(isOneLine ? record : record.onOneLine)
        cursor.offset += view.bytes.count
        cursor.skipWhitespace()
      } while cursor.take(UInt8(ascii: ","))
      guard cursor.take(UInt8(ascii: "]")) else { return nil }
    }
    cursor.skipWhitespace()
    return cursor.isAtEnd ? records : nil
  }

  /// A line feed in valid JSON is white space between tokens.
  private var onOneLine: Record { bytes.contains(0x0A) ? Record(object) : self }
}
