internal import Records

/// The present position of a resume: the first without an end, else the first.
struct CurrentRole: Hashable, Sendable {
  let title: String
  let company: String?

  init(title: String, company: String?) {
    self.title = title
    self.company = company
  }

  init?(resume: JSON) {
    let positions = (resume["work"]?.arrayValue ?? []).filter { entry in
      entry["position"]?.stringValue?.isEmpty == false
    }
    guard let entry = positions.first(where: { $0["endDate"] == nil }) ?? positions.first,
      let title = entry["position"]?.stringValue
    else { return nil }
    self.init(title: title, company: entry["name"]?.stringValue)
  }
}
