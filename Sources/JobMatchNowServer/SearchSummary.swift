internal import GRDB
internal import GoTrueServer
internal import Records
internal import ServerKit

/// One search on the dashboard.
struct SearchSummary: Sendable, FetchableRecord {
  private let search: Search
  private let counts: [String: Int]

  init(row: Row) {
    search = Search(row: row)
    counts = Dictionary(
      uniqueKeysWithValues: ["total", "direct", "adjacent", "local", "national", "remote"].map {
        ($0, row["\($0)_count"] ?? 0)
      })
  }

  /// The latest first. Remote jobs are not counted as local or national too, as in the lists of the app.
  static func recent(
    of user: User, limit: Int, _ database: Database
  ) throws -> [SearchSummary] {
    try fetchAll(
      database,
      sql: """
        SELECT searches.*, count(job_id) AS total_count,
          total(category = 'direct') AS direct_count,
          total(category = 'adjacent') AS adjacent_count,
          total(scope = 'local' AND NOT matches.is_remote) AS local_count,
          total(scope = 'national' AND NOT matches.is_remote) AS national_count,
          total(matches.is_remote) AS remote_count
        FROM searches LEFT JOIN matches ON matches.search_id = searches.id
        WHERE user_id = ? GROUP BY searches.id
        ORDER BY created_at DESC, searches.rowid DESC LIMIT ?
        """,
      arguments: [user.id, limit])
  }

  var flat: JSON {
    [
      "id": .string(search.id),
      "title": search.title.map(JSON.string) ?? .null,
      "created_at": .string(search.createdAt.text),
      "total_jobs": count("total"),
      "direct_count": count("direct"),
      "adjacent_count": count("adjacent"),
      "view_token": .string(search.viewToken),
    ]
  }

  var nested: JSON {
    let role = CurrentRole(resume: search.resume)
    return [
      "search_session_id": .string(search.id),
      "title_or_inferred_role": search.title.map(JSON.string) ?? .null,
      "created_at": .string(search.createdAt.text),
      "total_jobs": count("total"),
      "local_count": count("local"),
      "national_count": count("national"),
      "remote_count": count("remote"),
      "status": .string(search.stage.status),
      "view_token": .string(search.viewToken),
      "current_role_title": role.map { .string($0.title) } ?? .null,
      "current_role_company": role?.company.map(JSON.string) ?? .null,
      "last_search_title": search.title.map(JSON.string) ?? .null,
    ]
  }

  private func count(_ name: String) -> JSON { .number(counts[name] ?? 0) }
}
