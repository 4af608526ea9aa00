package import Records
internal import Transport

/// The past searches that the dashboard listed last: `past-searches.json` beside the credentials.
/// Shells complete their ids without a request.
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

  /// The most searches that are stored for a profile.
  private static let limit = 1000

  private let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile("past-searches.json", folder: environment.stateFolder, sleep: sleep)
  }

  /// The searches in the order of the dashboard; empty if they were listed at another address.
  package func searches(for profile: Profile) throws(Failure) -> [Search] {
    guard let entry = try file.read()[profile.name]?.objectValue,
      entry["base_url"]?.stringValue == profile.baseURL.value.origin
    else { return [] }
    return (entry["searches"]?.objectValue?.members ?? []).map {
      Search(id: $0.name, title: $0.value.stringValue ?? "")
    }
  }

  /// Replaces the searches of the profile. The file is written only if they have changed.
  package func save(_ searches: [Search], for profile: Profile) async throws(Failure) {
    guard try self.searches(for: profile) != searches else { return }
    let members = searches.prefix(Self.limit).map {
      JSONObject.Member(name: $0.id, value: .string($0.title))
    }
    let entry = JSONObject([
      .init(name: "base_url", value: .string(profile.baseURL.value.origin)),
      .init(name: "searches", value: .object(JSONObject(Array(members)))),
    ])
    try await file.update { $0[profile.name] = .object(entry) }
  }

  /// Removes the searches of the profile, as signing out does.
  package func forget(_ profile: Profile) async throws(Failure) {
    guard try !file.read().isEmpty else { return }
    try await file.update { $0[profile.name] = nil }
  }
}
