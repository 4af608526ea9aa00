package import Records

/// The past searches that the dashboard listed last, by profile and address: `past-searches.json`
/// beside the credentials. Shells complete their ids without a request.
package struct PastSearchStore: Sendable {
  package struct Search: Sendable, Hashable {
    /// The id that the dashboard gives the search (`search_session_id`).
    package var id: String
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The maximum number of searches that are stored for an address.
  private static let limit = 1000

  private let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile(
      "past-searches.json", "the list of past searches", patience: .seconds(5), environment,
      sleep: sleep)
  }

  /// The searches in the order of the dashboard; empty if none were listed at this address.
  package func searches(for profile: Profile) throws(Failure) -> [Search] {
    (try file.read().entry(for: profile)?["searches"]?.objectValue?.members ?? []).map {
      Search(id: $0.name, title: $0.value.stringValue ?? "")
    }
  }

  /// Replaces the searches of the profile at its address. The file is written only if they have
  /// changed; a failure is only a warning.
  package func save(_ searches: [Search], for profile: Profile) async {
    if (try? self.searches(for: profile)) == searches { return }
    let members = searches.prefix(Self.limit).map {
      JSONObject.Member(name: $0.id, value: .string($0.title))
    }
    let entry = JSONObject([
      .init(name: "searches", value: .object(JSONObject(Array(members))))
    ])
    await file.updateIfPossible { $0.setEntry(entry, for: profile) }
  }

  /// Forgets the searches at this address, as signing out does.
  ///
  /// - Throws: `Failure` if the file cannot be changed.
  package func forget(_ profile: Profile) async throws(Failure) {
    try await file.updateIfThere { $0.setEntry(nil, for: profile) }
  }
}
