internal import GRDB
internal import ServerKit

/// A mailed code of six digits, which signs in once. The database holds only its fingerprint.
enum MailedCode {
  static let lifetime = Duration.seconds(600)
  /// Wrong codes after which a code is void. Five tries of a million codes succeed once in 200,000.
  static let tryLimit = 5

  enum Outcome: Sendable {
    case valid, wrong, expired, unknown
  }

  /// Creates a code, which replaces an earlier one.
  static func issue(for email: String, at now: Instant, _ database: Database) throws -> String {
    let code = RandomText.code()
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO orbit_codes (email, code_hash, tries, created_at)
        VALUES (?, ?, 0, ?)
        """, arguments: [email, Fingerprint.of(code), now])
    return code
  }

  /// Uses up the code that was mailed to an address; a wrong one counts as a try.
  static func redeem(
    _ code: String, of email: String, at now: Instant, _ database: Database
  ) throws -> Outcome {
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM orbit_codes WHERE email = ?", arguments: [email])
    guard let row else { return .unknown }
    let created: Instant = row["created_at"]
    let hash: String = row["code_hash"]
    let tries: Int = row["tries"]
    guard now <= created + lifetime, tries < tryLimit else {
      try forget(email, database)
      return .expired
    }
    guard Fingerprint.matches(code, hash) else {
      try database.execute(
        sql: "UPDATE orbit_codes SET tries = tries + 1 WHERE email = ?", arguments: [email])
      return .wrong
    }
    try forget(email, database)
    return .valid
  }

  private static func forget(_ email: String, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM orbit_codes WHERE email = ?", arguments: [email])
  }
}
