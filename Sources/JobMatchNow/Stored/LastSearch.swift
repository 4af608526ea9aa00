package import Records
package import ServiceKit
internal import Sessions
internal import Transport

/// The last search, with the members that the app keeps; `jm-jobs --last` lists it again.
package struct LastSearch: ProfileEntry, Hashable {
  package static let fileName = "last-search.json"
  package static let contents = "the last search"

  /// A capability: stored in a 0600 file, never shown.
  package var viewToken: String
  package var date: Timestamp
  /// The number of jobs. This and the next two are nil if only a part of the jobs was listed.
  package var totalMatches: Int?
  package var directMatches: Int?
  package var adjacentMatches: Int?
  package var label: String?

  package init(
    viewToken: String, date: Timestamp, totalMatches: Int?, directMatches: Int?,
    adjacentMatches: Int?, label: String?
  ) {
    self.viewToken = viewToken
    self.date = date
    self.totalMatches = totalMatches
    self.directMatches = directMatches
    self.adjacentMatches = adjacentMatches
    self.label = label
  }

  package init?(_ json: JSONObject) {
    guard let token = json["view_token"]?.stringValue,
      let date = json["date"]?.stringValue.flatMap({ Timestamp(rfc3339: $0) })
    else { return nil }
    self.init(
      viewToken: token, date: date, totalMatches: json["total_matches"]?.intValue,
      directMatches: json["direct_matches"]?.intValue,
      adjacentMatches: json["adjacent_matches"]?.intValue,
      label: json["label"]?.stringValue)
  }

  package var json: JSONObject {
    var object = JSONObject()
    object["view_token"] = .string(viewToken)
    object["date"] = .string(date.rfc3339)
    object["total_matches"] = totalMatches.map { .number($0) }
    object["direct_matches"] = directMatches.map { .number($0) }
    object["adjacent_matches"] = adjacentMatches.map { .number($0) }
    object["label"] = label.map { .string($0) }
    return object
  }
}

extension ServiceConnection {
  /// The last search that was listed with this profile at its address.
  ///
  /// - Throws: `no_last_search` (65) if there is none.
  package func lastSearch() throws(Failure) -> LastSearch {
    if let search = try ProfileStore<LastSearch>(environment).entry(for: profile) { return search }
    throw Failure(
      "no_last_search",
      "no search has been listed yet (profile '\(profile.name)', \(profile.baseURL.value.origin))",
      hint: "upload a resume: jm-upload cv.pdf | jm-poll | jm-jobs", exit: .dataError)
  }
}
