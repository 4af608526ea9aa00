package import Records
package import Sessions

/// The past searches that the dashboard listed last. Shells complete their ids without a request.
package struct PastSearches: ProfileEntry {
  package static let fileName = "past-searches.json"
  package static let contents = "the list of past searches"

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

  /// In the order of the dashboard.
  package let searches: [Search]

  package init(_ searches: [Search]) { self.searches = Array(searches.prefix(Self.limit)) }

  package init(_ json: JSONObject) {
    searches = (json["searches"]?.objectValue?.members ?? []).map {
      Search(id: $0.name, title: $0.value.stringValue ?? "")
    }
  }

  package var json: JSONObject {
    let members = searches.map {
      JSONObject.Member(name: $0.id, value: .string($0.title))
    }
    return JSONObject([.init(name: "searches", value: .object(JSONObject(members)))])
  }

  /// The ids and titles that a shell completes: the past searches, and the labelled ones of this
  /// machine.
  ///
  /// - Throws: as `ProfileStore.entry(for:)`.
  package static func suggestions(
    _ profile: Profile, _ environment: Environment
  ) throws(Failure) -> [(id: String, title: String)] {
    var labels = try ProfileStore<SearchLabels>(environment).labels(for: profile)
    let searches = try ProfileStore<PastSearches>(environment).entry(for: profile)?.searches ?? []
    let listed = searches.map { search in
      (search.id, labels.removeValue(forKey: search.id) ?? search.title)
    }
    return listed + labels.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ProfileStore<PastSearches> {
  /// Replaces the searches of the profile at its address. The file is written only if they have
  /// changed; a failure is only a warning.
  package func save(_ searches: [PastSearches.Search], for profile: Profile) async {
    let entry = PastSearches(searches)
    let known = (try? self.entry(for: profile))?.searches ?? []
    if known == entry.searches { return }
    await save(entry, for: profile)
  }
}
