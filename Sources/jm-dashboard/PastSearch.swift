import Records

/// A past search of the dashboard, with what this machine knows about it.
enum PastSearch {
  /// The search with a title, and with the label that it was uploaded with on this machine. An
  /// untitled search is named as in the app.
  static func named(_ search: JSONObject, _ labels: [String: String]) -> JSONObject {
    var search = search
    search["title"] = .string(title(search))
    if let id = search["id"]?.stringValue, let label = labels[id] {
      search["label"] = .string(label)
    }
    return search
  }

  static func title(_ search: JSONObject) -> String {
    if let title = search["title"]?.stringValue, !title.isEmpty { return title }
    return "Search #\(search["id"]?.stringValue?.prefix(8) ?? "?")"
  }

  /// The search with `applied_count`, the number of its jobs that were applied for.
  static func counted(_ search: JSONObject, _ applied: [Record]) -> JSONObject {
    guard let token = search["view_token"]?.stringValue else { return search }
    var search = search
    search["applied_count"] = .number(applied.count { $0.string("view_token") == token })
    return search
  }
}
