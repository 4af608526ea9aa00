import Records

/// A past search as a line; one without a title gets the name that the app gives it.
enum PastSearch {
  static func line(_ session: JSONObject) -> Record {
    var session = session
    session["title"] = .string(title(session))
    return Record(session)
  }

  static func title(_ session: JSONObject) -> String {
    if let title = session["title"]?.stringValue, !title.isEmpty { return title }
    return "Search #\(session["id"]?.stringValue?.prefix(4) ?? "?")"
  }
}
