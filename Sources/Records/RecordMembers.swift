/// Members to be set in many records, written as JSON once.
package struct RecordMembers: Sendable {
  /// The name of a member.
  package struct Name: Sendable {
    let text: String
    /// The name as a JSON string, and a colon.
    let label: [UInt8]

    package init(_ text: String) {
      self.text = text
      var label: [UInt8] = []
      JSON.write(text, to: &label)
      label.append(UInt8(ascii: ":"))
      self.label = label
    }
  }

  struct Member {
    var name: Name
    var value: [UInt8]
  }

  let members: [Member]
  /// All members as JSON, with a comma before each.
  package let spelled: [UInt8]
  /// The set of the names' lengths in bytes: bit n for length n, bit 63 for every greater length. A
  /// record with no name of these lengths has none of the members, so for most records no names
  /// need to be compared.
  private let nameLengths: UInt64

  /// Of members with the same name the last one counts, at the place of the first.
  package init(_ members: [JSONObject.Member]) {
    self.init(
      unique: JSONObject(members).members.map { Member(name: Name($0.name), value: $0.value.line) })
  }

  /// The members of `record`; their values are copied byte for byte. Of members with the same name
  /// the last one counts.
  package init(_ record: Record) {
    let members = record.withView { view in
      view.fields.enumerated().compactMap { index, field -> Member? in
        let name = JSONGrammar.decodeString(view.bytes, field.name)
        guard view.index(of: name) == index else { return nil }
        return Member(name: Name(name), value: Array(view.bytes[field.value]))
      }
    }
    self.init(unique: members)
  }

  /// The members of `record` with these names; their values are copied byte for byte.
  ///
  /// - Precondition: `names` has no duplicates.
  package init(_ names: [Name], of record: Record) {
    let members = record.withView { view in
      names.compactMap { name in
        view.index(of: name.text).map {
          Member(name: name, value: Array(view.bytes[view.fields[$0].value]))
        }
      }
    }
    self.init(unique: members)
  }

  /// Of members with the same name the first one counts.
  init(distinct members: [Member]) {
    var unique: [Member] = []
    for member in members where !unique.contains(where: { $0.name.label == member.name.label }) {
      unique.append(member)
    }
    self.init(unique: unique)
  }

  private init(unique members: [Member]) {
    self.members = members
    var spelled: [UInt8] = []
    spelled.reserveCapacity(members.reduce(0) { $0 + $1.name.label.count + $1.value.count + 1 })
    for member in members {
      spelled.append(UInt8(ascii: ","))
      spelled += member.name.label
      spelled += member.value
    }
    self.spelled = spelled
    nameLengths = members.reduce(0) { $0 | Self.bit($1.name.text.utf8.count) }
  }
}

extension RecordMembers {
  package static let empty = RecordMembers([])

  package func has(_ name: String) -> Bool { members.contains { $0.name.text == name } }

  /// These members with those of `other` set: an existing one is replaced in place, a new one is
  /// added at the end.
  package func setting(_ other: RecordMembers) -> RecordMembers {
    var members = members
    for member in other.members {
      if let index = members.firstIndex(where: { $0.name.label == member.name.label }) {
        members[index] = member
      } else {
        members.append(member)
      }
    }
    return RecordMembers(unique: members)
  }

  /// Whether `record` has none of these members.
  func areNew(in record: borrowing RecordView) -> Bool {
    !Self.mayHave(record, nameLengths)
      || members.allSatisfy { record.index(of: $0.name.text) == nil }
  }

  /// Whether `record` has none of these members and none of `others`.
  func areNew(in record: borrowing RecordView, with others: RecordMembers) -> Bool {
    !Self.mayHave(record, nameLengths | others.nameLengths)
      || areNew(in: record) && others.areNew(in: record)
  }

  private static func mayHave(_ record: borrowing RecordView, _ nameLengths: UInt64) -> Bool {
    record.fields.contains { $0.nameIsEscaped || nameLengths & bit($0.name.count) != 0 }
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
