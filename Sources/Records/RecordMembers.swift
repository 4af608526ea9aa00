/// Members on their way into records, written out once for all of them.
package struct RecordMembers: Sendable {
  struct Member {
    /// As the record looks it up.
    var name: String
    /// The name as a JSON string and a colon.
    var label: [UInt8]
    var value: [UInt8]
  }

  let members: [Member]

  /// Of members with the same name the last one counts, at the place of the first.
  package init(_ members: [JSONObject.Member]) {
    self.members = JSONObject(members).members.map { Member($0.name, $0.value.line) }
  }

  /// The members of `record`, their values byte for byte; of those with the same name the last one.
  package init(_ record: Record) {
    members = record.withView { view in
      view.fields.enumerated().compactMap { index, field in
        let name = JSONGrammar.decodeString(view.bytes, field.name)
        return view.index(of: name) == index ? Member(name, Array(view.bytes[field.value])) : nil
      }
    }
  }
}

extension RecordMembers {
  /// These members and those of `other` after them, which have other names.
  package func followed(by other: RecordMembers) -> RecordMembers {
    RecordMembers(unique: members + other.members)
  }

  private init(unique members: [Member]) { self.members = members }
}

extension RecordMembers.Member {
  fileprivate init(_ name: String, _ value: [UInt8]) {
    self.name = name
    self.value = value
    label = []
    JSON.write(name, to: &label)
    label.append(UInt8(ascii: ":"))
  }
}
