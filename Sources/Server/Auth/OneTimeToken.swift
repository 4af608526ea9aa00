internal import Crypto
internal import Foundation
internal import GRDB

/// A mailed code: six digits, good for one use within a day; only its hash is kept.
enum OneTimeToken {
  static let lifetime = Duration.seconds(24 * 3600)

  /// Makes a code and forgets earlier ones of its kind.
  static func issue(
    _ kind: String, for user: User, at now: Instant, _ database: Database
  ) throws -> String {
    let code = RandomText.code()
    try database.execute(
      sql: "DELETE FROM one_time_tokens WHERE user_id = ? AND kind = ?", arguments: [user.id, kind])
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO one_time_tokens (token_hash, user_id, kind, created_at)
        VALUES (?, ?, ?, ?)
        """,
      arguments: [hash(code, user.email), user.id, kind, now])
    return code
  }

  /// Uses a code up: the user whom it was mailed to, or nil when it is not known, of another kind, or
  /// too old.
  static func redeem(
    hash: String, kinds: Set<String>, at now: Instant, _ database: Database
  ) throws -> User? {
    guard
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM one_time_tokens WHERE token_hash = ?", arguments: [hash]),
      kinds.contains(row["kind"])
    else { return nil }
    let created: Instant = row["created_at"]
    try database.execute(
      sql: "DELETE FROM one_time_tokens WHERE token_hash = ?", arguments: [hash])
    return now <= created + lifetime ? try UserTable.find(id: row["user_id"], database) : nil
  }

  /// SHA-256 over address and code, in hexadecimal.
  static func hash(_ code: String, _ address: String) -> String {
    SHA256.hash(data: Array("\(address):\(code)".utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
