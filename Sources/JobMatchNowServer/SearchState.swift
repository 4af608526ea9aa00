internal import GRDB
internal import Records
internal import ServerKit

/// What the answers about a search's progress need. Clients poll for it, so it is read without the
/// resume and its text.
struct SearchState: Sendable, Hashable, FetchableRecord {
  var id: String
  var stage: Search.Stage
  var errorMessage: String?
  var title: String?
  var currentRole: CurrentRole?
  var createdAt: Instant

  init(row: Row) {
    id = row["id"]
    stage = Search.Stage(rawValue: row["stage"]) ?? .failed
    errorMessage = row["error_message"]
    title = row["title"]
    let role: String? = row["role_title"]
    currentRole = role.map { CurrentRole(title: $0, company: row["role_company"]) }
    createdAt = row["created_at"]
  }

  static func find(token: String, _ database: Database) throws -> SearchState? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, stage, error_message, title, role_title, role_company, created_at
        FROM searches WHERE view_token = ?
        """)
    return try SearchState.fetchOne(statement, arguments: [token])
  }

  /// Whether the search never changes again, except by being deleted.
  var isFinal: Bool { stage == .completed || stage == .failed }
}
