package import Records

/// The dashboard in one shape, whichever of the two that the service has used came:
/// flat totals, or totals in `summary` with more counts.
package struct Dashboard: Sendable, Hashable {
  /// The totals, under the names of the newer shape; a name is absent where the service sent
  /// none: `total_searches`, `total_jobs_found`, `avg_jobs_per_search` (a number),
  /// `local_jobs_count`, `national_jobs_count`, `remote_jobs_count`, `viewed_jobs_count`,
  /// `starred_jobs_count`.
  package let summary: JSONObject
  /// Past searches, newest first as the service lists them: `id`, `title`, `created_at`,
  /// `total_jobs`, `view_token`, then counts and whatever else was sent.
  package let sessions: [JSONObject]
  /// Starred jobs; nil where the service does not list them, as its older version does not.
  package let starredJobs: [JSONObject]?

  /// Nil when `object` has no totals of either shape.
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

  /// A number that the service may have sent as text.
  private static func number(_ value: JSON) -> JSON? {
    let number = value.stringValue.map { try? JSON(parsing: $0) } ?? value
    guard let number, number.doubleValue != nil else { return Optional.none }
    return number
  }

  private static func objects(_ list: JSON?) -> [JSONObject] {
    list?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  /// A past search under the older shape's names for `id` and `title`; other members stay.
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
