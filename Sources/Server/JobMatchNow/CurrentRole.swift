internal import Records

/// What somebody does at present by the resume: the first position without an end, else the first.
struct CurrentRole: Hashable {
  let title: String
  let company: String?

  init?(resume: JSON) {
    let positions = (resume["work"]?.arrayValue ?? []).filter { entry in
      entry["position"]?.stringValue?.isEmpty == false
    }
    guard let entry = positions.first(where: { $0["endDate"] == nil }) ?? positions.first,
      let title = entry["position"]?.stringValue
    else { return nil }
    self.title = title
    company = entry["name"]?.stringValue
  }
}
