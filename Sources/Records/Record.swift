/// A validated JSON line with memory of its own. Its bytes stay as they were read; members are
/// looked up in place, as in `RecordView`.
package struct Record: Sendable, Hashable {
  /// The line without its line feed.
  package let bytes: [UInt8]
  private let fields: [RecordField]

  /// - Throws: `JSONSyntaxError` if the line is not one JSON object in UTF-8.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = RecordScanner()
    fields = try bytes.withUnsafeBufferPointer { buffer throws(JSONSyntaxError) in
      try scanner.scan(buffer) { Array($0.fields) }
    }
    self.bytes = bytes
  }

  /// A copy of `view`.
  package init(_ view: borrowing RecordView) {
    bytes = Array(view.bytes)
    fields = Array(view.fields)
  }

  /// A record with these members.
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

  /// Calls `body` with a view of this record.
  package func withView<Result>(_ body: (borrowing RecordView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(RecordView(bytes: $0, fields: fields[...])) }
  }

  /// The value of a member, or nil if the record has no member of this name.
  package subscript(name: String) -> JSON? { withView { $0[name] } }

  package func string(_ name: String) -> String? { self[name]?.stringValue }

  /// The members in order. Of members with the same name the last one counts, at the place of the
  /// first.
  package var object: JSONObject { (try? JSON(parsing: bytes))?.objectValue ?? JSONObject() }

  /// This record with `members` set: an existing member is replaced in place, a new one is added
  /// after all others. Every other byte stays unchanged.
  package func setting(_ members: [JSONObject.Member]) -> Record { setting(RecordMembers(members)) }

  /// This record with the members of `other` set; their values are copied byte for byte.
  package func setting(_ other: Record) -> Record { setting(RecordMembers(other)) }

  package func setting(_ members: RecordMembers) -> Record {
    if withView({ members.areNew(in: $0) }) { return adding(members.members) }
    var added: [RecordMembers.Member] = []
    var replaced: [(range: Range<Int>, value: [UInt8])] = []
    for member in members.members {
      if let index = index(of: member.name.text) {
        replaced.append((fields[index].value, member.value))
      } else {
        added.append(member)
      }
    }
    // From the last to the first, so that the remaining ranges stay valid.
    replaced.sort { $0.range.lowerBound > $1.range.lowerBound }
    return replaced.reduce(self) { $0.replacing($1.range, with: $1.value) }.adding(added)
  }

  /// This record with `members` after all others.
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
