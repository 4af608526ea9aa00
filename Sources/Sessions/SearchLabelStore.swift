package import Records
internal import Transport

/// The labels that uploads from this machine gave to their searches: `search-labels.json` beside the
/// last search. The service is not told of them.
package struct SearchLabelStore: Sendable {
  private let file: StateFile
  private let limit: Int

  /// - Parameter limit: labels that are kept of a profile, so that the file stays one that is read
  ///   at once.
  package init(
    _ environment: Environment, limit: Int = 1000,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile("search-labels.json", folder: environment.stateFolder, sleep: sleep)
    self.limit = limit
  }

  /// The labels by `search_session_id`; none that were given at another address.
  package func labels(for profile: Profile) throws(Failure) -> [String: String] {
    let labels = Self.labels(in: Self.entry(try file.read(), profile))
    return Dictionary(
      labels.compactMap { member in member.value.stringValue.map { (member.name, $0) } },
      uniquingKeysWith: { $1 })
  }

  package func save(
    _ label: String, of sessionID: String, for profile: Profile
  ) async throws(Failure) {
    try await file.update { object in
      var entry = Self.entry(object, profile)
      let others = Self.labels(in: entry).filter { $0.name != sessionID }
      let kept = others.suffix(limit - 1) + [.init(name: sessionID, value: .string(label))]
      entry["labels"] = .object(JSONObject(Array(kept)))
      object[profile.name] = .object(entry)
    }
  }

  /// Forgets them, as signing out does.
  package func forget(_ profile: Profile) async throws(Failure) {
    guard try !file.read().isEmpty else { return }
    try await file.update { $0[profile.name] = nil }
  }

  private static func labels(in entry: JSONObject) -> [JSONObject.Member] {
    entry["labels"]?.objectValue?.members ?? []
  }

  private static func entry(_ object: JSONObject, _ profile: Profile) -> JSONObject {
    let origin = JSON.string(profile.baseURL.value.origin)
    if let entry = object[profile.name]?.objectValue, entry["base_url"] == origin { return entry }
    return JSONObject([.init(name: "base_url", value: origin)])
  }
}
