package import Records

/// The dashboard in one shape. The service has used two: flat totals, and totals in `summary` with
/// more counts.
package struct Dashboard: Sendable, Hashable {
  /// The totals that the service sent: `total_searches`, `total_jobs_found`, `avg_jobs_per_search` (a number),
  /// `local_jobs_count`, `national_jobs_count`, `remote_jobs_count`, `viewed_jobs_count`,
  /// `starred_jobs_count`.
  package let summary: JSONObject
  /// Past searches in the service's order, newest first: `id`, `title`, and all other members that
  /// were sent.
  package let sessions: [JSONObject]
  /// Starred jobs; nil if the service does not list them, as its older version does not.
  package let starredJobs: [JSONObject]?

  /// Why a response is not a dashboard of either shape; nil if it is one.
  static func breach(in answer: JSONObject) -> String? {
    let totals = answer["summary"]?.objectValue ?? answer
    guard let count = totals["total_searches"] else { return "has no total_searches" }
    guard Self.number(count) != nil else { return "has an invalid total_searches" }
    guard let sessions = answer["recent_sessions"]?.arrayValue else {
      return "has no recent_sessions"
    }
    for (index, element) in sessions.enumerated() {
      guard let session = element.objectValue else {
        return "has an element in recent_sessions that is not an object"
      }
      let id = session["id"] ?? session["search_session_id"]
      if id?.stringValue?.isEmpty != false { return "has no id in past search \(index + 1)" }
      if session["view_token"]?.stringValue?.isEmpty != false {
        return "has no view_token in past search \(index + 1)"
      }
    }
    return nil
  }

  /// Returns nil if `object` has totals of neither shape.
  package init?(_ object: JSONObject) {
    let totals = object["summary"]?.objectValue ?? object
    guard totals["total_searches"] != nil || object["recent_sessions"] != nil else { return nil }
    var summary = JSONObject()
    for (name, spellings) in Self.totals {
      let value = spellings.lazy.compactMap { totals[$0] }.first { !$0.isNull }
      summary[name] = value.flatMap(Self.number)
    }
    self.summary = summary
    sessions = Self.objects(object["recent_sessions"]).map(Self.session)
    starredJobs = object["recent_starred_jobs"]?.arrayValue?.compactMap(\.objectValue)
  }

  private static let totals: [(name: String, spellings: [String])] = [
    ("total_searches", ["total_searches"]),
    ("total_jobs_found", ["total_jobs_found", "unique_jobs_found"]),
    ("avg_jobs_per_search", ["avg_jobs_per_search"]),
    ("local_jobs_count", ["local_jobs_count"]),
    ("national_jobs_count", ["national_jobs_count"]),
    ("remote_jobs_count", ["remote_jobs_count"]),
    ("viewed_jobs_count", ["viewed_jobs_count"]),
    ("starred_jobs_count", ["starred_jobs_count"]),
    ("applied_jobs_count", ["applied_jobs_count"]),
  ]

  /// A number, which the service has also sent as text.
  private static func number(_ value: JSON) -> JSON? {
    let number = value.stringValue.map { try? JSON(parsing: $0) } ?? value
    guard let number, number.doubleValue != nil else { return Optional.none }
    return number
  }

  private static func objects(_ list: JSON?) -> [JSONObject] {
    list?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  /// A past search with `id` and `title` named as in the older shape; other members are unchanged.
  private static func session(_ sent: JSONObject) -> JSONObject {
    var session = JSONObject()
    session["id"] = sent["id"] ?? sent["search_session_id"]
    session["title"] = sent["title"] ?? sent["title_or_inferred_role"] ?? .null
    for member in sent.members
    where !["id", "search_session_id", "title", "title_or_inferred_role"].contains(member.name) {
      session[member.name] = member.value
    }
    return session
  }
}
