package import Records
internal import Transport

/// The last search of each profile: `last-search.json` beside the credentials.
package struct LastSearchStore: Sendable {
  private let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile("last-search.json", folder: environment.stateFolder, sleep: sleep)
  }

  /// The last search; nil when there was none, or it was made at another address.
  package func lastSearch(for profile: Profile) throws(Failure) -> LastSearch? {
    let entry = try file.read()[profile.name]
    guard entry?["base_url"]?.stringValue == profile.baseURL.value.origin else { return nil }
    return entry.flatMap { LastSearch($0) }
  }

  package func save(_ search: LastSearch, for profile: Profile) async throws(Failure) {
    var entry = search.json.objectValue ?? JSONObject()
    entry["base_url"] = .string(profile.baseURL.value.origin)
    let kept = JSON.object(entry)
    try await file.update { $0[profile.name] = kept }
  }

  /// Forgets it, as signing out does.
  package func forget(_ profile: Profile) async throws(Failure) {
    guard try !file.read().isEmpty else { return }
    try await file.update { $0[profile.name] = nil }
  }
}
