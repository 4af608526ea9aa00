package import Records
package import Sessions

/// The labels that uploads from this machine gave to their searches. They are not sent to the
/// service.
package struct SearchLabels: ProfileEntry {
  package static let fileName = "search-labels.json"
  package static let contents = "the label"

  /// The number of labels, beyond which the oldest are dropped: the file is read whole on each use.
  package static let limit = 1000

  package private(set) var json: JSONObject

  package init(_ json: JSONObject) { self.json = json }

  package init() { json = JSONObject() }

  /// The labels by `search_session_id`.
  package var labels: [String: String] {
    Dictionary(
      members.compactMap { member in member.value.stringValue.map { (member.name, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// Sets the label of a search.
  package mutating func set(_ label: String, of sessionID: String) {
    let others = members.filter { $0.name != sessionID }
    let saved = others.suffix(Self.limit - 1) + [.init(name: sessionID, value: .string(label))]
    json["labels"] = .object(JSONObject(Array(saved)))
  }

  private var members: [JSONObject.Member] { json["labels"]?.objectValue?.members ?? [] }
}

extension ProfileStore<SearchLabels> {
  /// The labels that were given at this address, by `search_session_id`.
  ///
  /// - Throws: as `entry(for:)`.
  package func labels(for profile: Profile) throws(Failure) -> [String: String] {
    try entry(for: profile)?.labels ?? [:]
  }

  /// Saves the label of a search; a failure is only a warning.
  package func save(_ label: String, of sessionID: String, for profile: Profile) async {
    await change(profile) { entry in
      var labels = entry ?? SearchLabels()
      labels.set(label, of: sessionID)
      return labels
    }
  }
}
