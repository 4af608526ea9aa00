/// Which jobs a search finds. The values are sent as they are.
package struct JobQuery: Sendable, Hashable {
  /// Found in title and description.
  package var search: String?
  package var company: String?
  package var location: String?
  package var source: String?
  package var employmentType: String?
  package var experienceLevel: String?
  package var isRemote: Bool?
  package var sortBy: String?
  package var sortOrder: String?

  package init() {}

  var items: [(name: String, value: String?)] {
    [
      ("search", search), ("company", company), ("location", location), ("source", source),
      ("employment_type", employmentType), ("experience_level", experienceLevel),
      ("remote_allowed", isRemote.map { $0 ? "true" : "false" }), ("sort_by", sortBy),
      ("sort_order", sortOrder),
    ]
  }

  /// The filters that the server ignores, by the names of the query items.
  package var filtersUnknownToTheServer: [String] {
    let unknown = ["employment_type", "experience_level", "remote_allowed"]
    return items.filter { unknown.contains($0.name) && $0.value != nil }.map(\.name)
  }
}
