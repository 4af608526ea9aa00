internal import GRDB
internal import Records
internal import ServerKit

/// A user and the profile, which is missing until it was set for the first time.
struct User: Sendable {
  var id: Int64
  var profile: Profile?

  private init(_ row: Row) {
    id = row["id"]
    profile = row.json("profile").objectValue.map { Profile($0) }
  }

  /// - Returns: the user's number, and whether the user is new.
  static func findOrCreate(
    _ email: String, at now: Instant, _ database: Database
  ) throws -> (id: Int64, isNew: Bool) {
    let known = try Int64.fetchOne(
      database, sql: "SELECT id FROM orbit_users WHERE email = ?", arguments: [email])
    if let known { return (known, false) }
    try database.execute(
      sql: "INSERT INTO orbit_users (email, created_at) VALUES (?, ?)", arguments: [email, now])
    return (database.lastInsertedRowID, true)
  }

  static func find(_ id: Int64, _ database: Database) throws -> User? {
    try Row.fetchOne(
      database, sql: "SELECT id, profile FROM orbit_users WHERE id = ?", arguments: [id]
    ).map { User($0) }
  }

  /// The users who have a profile, other than `id`.
  static func others(than id: Int64, _ database: Database) throws -> [User] {
    try Row.fetchAll(
      database,
      sql: "SELECT id, profile FROM orbit_users WHERE id <> ? AND profile IS NOT NULL ORDER BY id",
      arguments: [id]
    ).map { User($0) }
  }

  static func save(_ profile: Profile, of id: Int64, _ database: Database) throws {
    try database.execute(
      sql: "UPDATE orbit_users SET profile = ? WHERE id = ?",
      arguments: [JSON.object(profile.members).text, id])
  }
}
