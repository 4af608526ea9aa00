package import Records

/// The labels that uploads from this machine gave to their searches, by profile and address:
/// `search-labels.json` beside the credentials. They are not sent to the service.
package struct SearchLabelStore: Sendable {
  private let file: StateFile
  private let limit: Int

  /// - Parameter limit: the number of labels at an address, beyond which the oldest are dropped: the
  ///   file is read whole on each use.
  package init(
    _ environment: Environment, limit: Int = 1000,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile(
      "search-labels.json", "the label", patience: .seconds(5), environment, sleep: sleep)
    self.limit = limit
  }

  /// The labels that were given at this address, by `search_session_id`.
  ///
  /// - Throws: `unsafe_file` or `unreadable_file` (78).
  package func labels(for profile: Profile) throws(Failure) -> [String: String] {
    let labels = Self.labels(in: try file.read().entry(for: profile))
    return Dictionary(
      labels.compactMap { member in member.value.stringValue.map { (member.name, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// Saves the label of a search; a failure is only a warning.
  package func save(_ label: String, of sessionID: String, for profile: Profile) async {
    await file.updateIfPossible { object in
      var entry = object.entry(for: profile) ?? JSONObject()
      let others = Self.labels(in: entry).filter { $0.name != sessionID }
      let saved = others.suffix(limit - 1) + [.init(name: sessionID, value: .string(label))]
      entry["labels"] = .object(JSONObject(Array(saved)))
      object.setEntry(entry, for: profile)
    }
  }

  /// Forgets the labels at this address, as signing out does.
  ///
  /// - Throws: `Failure` if the file cannot be changed.
  package func forget(_ profile: Profile) async throws(Failure) {
    try await file.updateIfThere { $0.setEntry(nil, for: profile) }
  }

  private static func labels(in entry: JSONObject?) -> [JSONObject.Member] {
    entry?["labels"]?.objectValue?.members ?? []
  }
}
