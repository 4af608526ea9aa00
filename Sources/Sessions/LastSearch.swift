package import Records

/// The last search, as the app keeps it: what `jm-jobs --last` asks for again.
package struct LastSearch: Sendable, Hashable {
  /// A capability: kept in a 0600 file, never shown.
  package var viewToken: String
  package var date: Timestamp
  package var totalMatches: Int
  package var directMatches: Int
  package var adjacentMatches: Int
  package var label: String?

  package init(
    viewToken: String, date: Timestamp, totalMatches: Int, directMatches: Int,
    adjacentMatches: Int, label: String?
  ) {
    self.viewToken = viewToken
    self.date = date
    self.totalMatches = totalMatches
    self.directMatches = directMatches
    self.adjacentMatches = adjacentMatches
    self.label = label
  }

  init?(_ json: JSON) {
    guard let token = json["view_token"]?.stringValue,
      let date = json["date"]?.stringValue.flatMap({ Timestamp(rfc3339: $0) })
    else { return nil }
    self.init(
      viewToken: token, date: date, totalMatches: json["total_matches"]?.intValue ?? 0,
      directMatches: json["direct_matches"]?.intValue ?? 0,
      adjacentMatches: json["adjacent_matches"]?.intValue ?? 0,
      label: json["label"]?.stringValue)
  }

  var json: JSON {
    var object = JSONObject()
    object["view_token"] = .string(viewToken)
    object["date"] = .string(date.rfc3339)
    object["total_matches"] = .number(totalMatches)
    object["direct_matches"] = .number(directMatches)
    object["adjacent_matches"] = .number(adjacentMatches)
    object["label"] = label.map { .string($0) }
    return .object(object)
  }
}
