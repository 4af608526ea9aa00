package import Records

/// What a service stores for each profile and address: a JSON object in a file of its own.
package protocol ProfileEntry: Sendable {
  /// The name of the file in the state folder: `last-search.json`.
  static var fileName: String { get }
  /// What the file holds, for messages: `the last search`.
  static var contents: String { get }

  /// Nil if `json` is not such an entry.
  init?(_ json: JSONObject)
  var json: JSONObject { get }
}

/// One entry for each profile and address, in a 0600 file beside the credentials.
package struct ProfileStore<Entry: ProfileEntry>: Sendable {
  private let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile(
      Entry.fileName, Entry.contents, patience: .seconds(5), environment, sleep: sleep)
  }

  /// The entry of the profile at its address; nil if there is none.
  ///
  /// - Throws: `unsafe_file` or `unreadable_file` (78).
  package func entry(for profile: Profile) throws(Failure) -> Entry? {
    try file.read().entry(for: profile).flatMap { Entry($0) }
  }

  /// Replaces the entry with one that the service can be asked for again: a failure is only a
  /// warning, and a power failure may lose it. Waiting for the disk took 12 to 19 ms at the end of a
  /// run, as long as 300 requests.
  package func save(_ entry: Entry, for profile: Profile) async {
    await file.updateIfPossible(isOnDisk: false) { $0.setEntry(entry.json, for: profile) }
  }

  /// Replaces the entry with the result of `change`. For what a run can do without: a failure is
  /// only a warning.
  package func change(_ profile: Profile, _ change: (Entry?) -> Entry?) async {
    await file.updateIfPossible { object in
      let entry = change(object.entry(for: profile).flatMap { Entry($0) })
      object.setEntry(entry?.json, for: profile)
    }
  }

  /// Replaces the entry with the result of `change`; on return it is on the disk.
  ///
  /// - Throws: `cannot_write` (73), `lock_held` (75), `unsafe_file` or `unreadable_file` (78).
  package func update(
    _ profile: Profile, _ change: (Entry?) -> Entry?
  ) async throws(Failure) {
    try await file.update { object in
      let entry = change(object.entry(for: profile).flatMap { Entry($0) })
      object.setEntry(entry?.json, for: profile)
    }
  }

  /// Removes the entry at this address, as signing out does.
  ///
  /// - Throws: `Failure` if the file cannot be changed.
  package func forget(_ profile: Profile) async throws(Failure) {
    try await file.updateIfThere { $0.setEntry(nil, for: profile) }
  }

  /// Whether the file holds nothing for any profile.
  package var isEmpty: Bool { (try? file.read())?.isEmpty == true }
}
