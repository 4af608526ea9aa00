/// One JSON line that is kept: validated whole, its bytes untouched, members looked up where they
/// stand as `RecordView` does.
package struct Record: Sendable, Hashable {
  /// The line without its line feed.
  package let bytes: [UInt8]
  private let fields: [RecordField]

  /// - Throws: `JSONSyntaxError` when the line is not one JSON object in UTF-8.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = RecordScanner()
    fields = try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      Array(try scanner.scan(buffer).fields)
    }
    self.bytes = bytes
  }

  /// A copy of `view` that outlives its buffer.
  package init(_ view: RecordView) {
    bytes = Array(view.bytes)
    fields = Array(view.fields)
  }

  /// A record of these members.
  package init(_ object: JSONObject) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64 * object.members.count)
    var fields: [RecordField] = []
    fields.reserveCapacity(object.members.count)
    object.write(to: &bytes) { member, name, value in
      fields.append(
        RecordField(
          name: name, nameIsEscaped: name.count != member.name.utf8.count, value: value))
    }
    self.init(bytes: bytes, fields: fields)
  }

  private init(bytes: [UInt8], fields: [RecordField]) {
    self.bytes = bytes
    self.fields = fields
  }

  /// Calls `body` with this record where it stands.
  package func withView<Result>(_ body: (RecordView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(RecordView(bytes: $0, fields: fields[...])) }
  }

  /// The value of a member, or nil when the record has none of this name.
  package subscript(name: String) -> JSON? { withView { $0[name] } }

  package func string(_ name: String) -> String? { self[name]?.stringValue }

  /// The members in order, of duplicates the last at the place of the first.
  package var object: JSONObject { (try? JSON(parsing: bytes))?.objectValue ?? JSONObject() }

  /// This record with `members` set: one that is there is replaced where it stands, a new one is
  /// added after all others. Every other byte stays as it is.
  package func setting(_ members: [JSONObject.Member]) -> Record { setting(RecordMembers(members)) }

  /// This record with the members of another one set, their values byte for byte as they stand there.
  package func setting(_ other: Record) -> Record { setting(RecordMembers(other)) }

  package func setting(_ members: RecordMembers) -> Record {
    if withView({ members.areNew(in: $0) }) { return adding(members.members) }
    var added: [RecordMembers.Member] = []
    var replaced: [(place: Range<Int>, value: [UInt8])] = []
    for member in members.members {
      if let index = index(of: member.name.text) {
        replaced.append((fields[index].value, member.value))
      } else {
        added.append(member)
      }
    }
    // From the end on, so that the other places stay.
    replaced.sort { $0.place.lowerBound > $1.place.lowerBound }
    return replaced.reduce(self) { $0.replacing($1.place, with: $1.value) }.adding(added)
  }

  /// This record with members after all others.
  private func adding(_ members: [RecordMembers.Member]) -> Record {
    guard !members.isEmpty, let brace = bytes.lastIndex(of: UInt8(ascii: "}")) else { return self }
    var spliced: [UInt8] = []
    spliced.reserveCapacity(
      members.reduce(bytes.count) { $0 + $1.name.label.count + $1.value.count + 1 })
    spliced += bytes[..<brace]
    var fields = fields
    fields.reserveCapacity(fields.count + members.count)
    for member in members {
      if !fields.isEmpty { spliced.append(UInt8(ascii: ",")) }
      let name = spliced.count + 1..<spliced.count + member.name.label.count - 2
      spliced += member.name.label
      let start = spliced.count
      spliced += member.value
      fields.append(
        RecordField(
          name: name, nameIsEscaped: name.count != member.name.text.utf8.count,
          value: start..<spliced.count))
    }
    spliced += bytes[brace...]
    return Record(bytes: spliced, fields: fields)
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

  private func index(of name: String) -> Int? { withView { $0.index(of: name) } }
}
