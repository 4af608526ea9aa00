internal import GRDB
internal import ServerKit

/// A mailed code of six digits, which allows setting a new password once. The database holds only
/// its fingerprint.
enum ResetCode {
  static let lifetime = Duration.seconds(15 * 60)
  /// Wrong codes after which a code is void. Ten tries of a million codes succeed once in 100,000.
  static let tryLimit = 10

  /// Creates a code, which replaces an earlier one.
  static func issue(for parent: Parent, at now: Instant, _ database: Database) throws -> String {
    let code = RandomText.code()
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO cleveroo_reset_codes (parent_id, code_hash, tries, created_at)
        VALUES (?, ?, 0, ?)
        """, arguments: [parent.id, Fingerprint.of(code), now])
    return code
  }

  /// The parent whom a code was mailed to; nil when it is wrong, too old or void. A wrong one counts
  /// as a try.
  static func parent(
    email: String, code: String, at now: Instant, _ database: Database
  ) throws -> Parent? {
    guard let parent = try Parent.find(email: email, database),
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM cleveroo_reset_codes WHERE parent_id = ?",
        arguments: [parent.id])
    else { return nil }
    let created: Instant = row["created_at"]
    let tries: Int = row["tries"]
    let hash: String = row["code_hash"]
    guard now <= created + lifetime, tries < tryLimit else { return nil }
    if Fingerprint.matches(code, hash) { return parent }
    try database.execute(
      sql: "UPDATE cleveroo_reset_codes SET tries = tries + 1 WHERE parent_id = ?",
      arguments: [parent.id])
    return nil
  }
}
