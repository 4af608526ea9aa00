/// Members on their way into records, written out once for all of them.
package struct RecordMembers: Sendable {
  /// The name of a member on its way into records.
  package struct Name: Sendable {
    /// As the record looks it up.
    let text: String
    /// As a JSON string and a colon.
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
  /// All of them as they stand in an object behind another member: a comma before each.
  package let spelled: [UInt8]
  /// A bit for each length of a name in bytes, all from 63 on in the last one.
  private let nameLengths: UInt64

  /// Of members with the same name the last one counts, at the place of the first.
  package init(_ members: [JSONObject.Member]) {
    self.init(
      unique: JSONObject(members).members.map { Member(name: Name($0.name), value: $0.value.line) })
  }

  /// The members of `record`, their values byte for byte; of those with the same name the last one.
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

  /// The members of `record` that are named, their values byte for byte.
  ///
  /// - Precondition: no name is there twice.
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

  /// These and then those of `other`; one with a name that is there takes its place.
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

  /// Whether `record` has none of them.
  func areNew(in record: RecordView) -> Bool {
    !Self.mayHave(record, nameLengths)
      || members.allSatisfy { record.index(of: $0.name.text) == nil }
  }

  /// Whether `record` has none of these, and none of `others`.
  func areNew(in record: RecordView, with others: RecordMembers) -> Bool {
    !Self.mayHave(record, nameLengths | others.nameLengths)
      || areNew(in: record) && others.areNew(in: record)
  }

  private static func mayHave(_ record: RecordView, _ nameLengths: UInt64) -> Bool {
    record.fields.contains { $0.nameIsEscaped || nameLengths & bit($0.name.count) != 0 }
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
