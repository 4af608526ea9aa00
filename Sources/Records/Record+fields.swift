extension RecordView {
  /// The value of a field, or of a member of an object in it: `location.city`. A field whose name has
  /// the dot comes first.
  package func value(atPath path: String) -> JSON? {
    if let value = self[path] { return value }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, let first = names.first else { return nil }
    return names.dropFirst().reduce(self[String(first)]) { $0?[String($1)] }
  }
}

extension Record {
  /// As `RecordView.value(atPath:)`.
  package func value(atPath path: String) -> JSON? { withView { $0.value(atPath: path) } }

  /// The names of the fields, in their order.
  package var fieldNames: [String] { RecordMembers(self).members.map(\.name.text) }

  /// The fields with these names, in this order, as `value(atPath:)` finds them. A field that the
  /// record lacks is left out. Values of fields are copied byte for byte.
  package func selecting(_ names: [RecordMembers.Name]) -> Record {
    let members = withView { view in
      names.compactMap { name -> RecordMembers.Member? in
        if let index = view.index(of: name.text) {
          return .init(name: name, value: Array(view.bytes[view.fields[index].value]))
        }
        return view.value(atPath: name.text).map { .init(name: name, value: $0.line) }
      }
    }
    return Record(JSONObject()).setting(RecordMembers(distinct: members))
  }
}
