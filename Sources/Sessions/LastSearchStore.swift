package import Records

/// The last search of each profile and address: `last-search.json` beside the credentials.
package struct LastSearchStore: Sendable {
  private let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile(
      "last-search.json", "the last search", patience: .seconds(5), environment, sleep: sleep)
  }

  /// The last search with this profile at its address; nil if there is none.
  ///
  /// - Throws: `unsafe_file` or `unreadable_file` (78).
  package func lastSearch(for profile: Profile) throws(Failure) -> LastSearch? {
    try file.read().entry(for: profile).flatMap { LastSearch(.object($0)) }
  }

  /// Saves the search; a failure is only a warning.
  package func save(_ search: LastSearch, for profile: Profile) async {
    await file.updateIfPossible { $0.setEntry(search.json, for: profile) }
  }

  /// Forgets the last search at this address, as signing out does.
  ///
  /// - Throws: `Failure` if the file cannot be changed.
  package func forget(_ profile: Profile) async throws(Failure) {
    try await file.updateIfThere { $0.setEntry(nil, for: profile) }
  }
}
