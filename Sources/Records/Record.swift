/// One JSON line: validated whole, its bytes untouched, members looked up where they stand.
///
/// Of members with the same name the last one counts; a name matches also where it is spelled with
/// escapes.
package struct Record: Sendable, Hashable {
  /// The line without its line feed.
  package let bytes: [UInt8]
  private let fields: [RecordField]

  /// - Throws: `JSONSyntaxError` when the line is not one JSON object in UTF-8.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = RecordScanner()
    try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      try scanner.scan(buffer)
    }
    self.bytes = bytes
    fields = scanner.fields
  }

  /// A record of these members.
  package init(_ object: JSONObject) {
    let bytes = JSON.object(object).line
    var scanner = RecordScanner()
    // What the writer makes is an object; a failure here could only leave the record empty.
    bytes.withUnsafeBufferPointer { try? scanner.scan($0) }
    self.bytes = bytes
    fields = scanner.fields
  }

  /// The value of a member, or nil when the record has none of this name.
  package subscript(name: String) -> JSON? {
    index(of: name).flatMap { try? JSON(parsing: bytes[fields[$0].value]) }
  }

  package func string(_ name: String) -> String? { self[name]?.stringValue }

  /// The members in order, of duplicates the last at the place of the first.
  package var object: JSONObject { (try? JSON(parsing: bytes))?.objectValue ?? JSONObject() }

  /// This record with `members` set: one that is there is replaced where it stands, a new one is
  /// added after all others. Every other byte stays as it is.
  package func setting(_ members: [JSONObject.Member]) -> Record {
    members.reduce(self) { record, member in
      record.setting(member.name, to: member.value.line)
    }
  }

  private func setting(_ name: String, to value: [UInt8]) -> Record {
    if let index = index(of: name) { return replacing(fields[index].value, with: value) }
    guard let brace = bytes.lastIndex(of: UInt8(ascii: "}")) else { return self }
    var member: [UInt8] = fields.isEmpty ? [] : [UInt8(ascii: ",")]
    JSON.write(name, to: &member)
    member.append(UInt8(ascii: ":"))
    return replacing(brace..<brace, with: member + value)
  }

  /// This record without any member of this name.
  package func removing(_ name: String) -> Record {
    guard let index = index(of: name) else { return self }
    let start = index == 0 ? fields[index].name.lowerBound - 1 : fields[index - 1].value.upperBound
    let end: Int
    if index == 0, fields.count > 1 {
      end = fields[1].name.lowerBound - 1
    } else {
      end = fields[index].value.upperBound
    }
    return replacing(start..<end, with: []).removing(name)
  }

  private func replacing(_ range: Range<Int>, with value: [UInt8]) -> Record {
    var spliced = bytes
    spliced.replaceSubrange(range, with: value)
    return (try? Record(spliced)) ?? self
  }

  private func index(of name: String) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      fields.lastIndex { JSONGrammar.string(buffer, $0.name, equals: name) }
    }
  }
}
