internal import GRDB
internal import ServerKit

/// Exchanges a refresh token for the next one, as Supabase Auth does.
///
/// Each token is valid for one use. A second use is accepted in two cases: the token is the parent
/// of the session's active token (the answer to the first use was lost, so the active token is
/// returned again), or the reuse interval has not passed. Any other second use means that someone
/// else has the token, and the whole family is revoked.
struct RefreshRotation {
  let reuseInterval: Duration
  let now: Instant

  enum Outcome: Hashable {
    case issued(token: String, session: String, reused: Bool)
    case unknown
    case alreadyUsed
  }

  func exchange(_ token: String, _ database: Database) throws -> Outcome {
    guard
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM refresh_tokens WHERE token_hash = ?",
        arguments: [Fingerprint.of(token)])
    else { return .unknown }
    let session: String = row["session_id"]
    guard row["revoked"] else {
      return try rotate(token, in: session, reused: false, database)
    }
    if let active = try activeSuccessor(of: token, in: session, database) {
      return .issued(token: active, session: session, reused: true)
    }
    let reusableUntil: Instant? = row["reusable_until"]
    if let reusableUntil, now <= reusableUntil {
      return try rotate(token, in: session, reused: true, database)
    }
    try database.execute(
      sql: "UPDATE refresh_tokens SET revoked = 1, reusable_until = 0 WHERE session_id = ?",
      arguments: [session])
    return .alreadyUsed
  }

  private func rotate(
    _ token: String, in session: String, reused: Bool, _ database: Database
  ) throws -> Outcome {
    if !reused {
      try database.execute(
        sql: "UPDATE refresh_tokens SET revoked = 1, reusable_until = ? WHERE token_hash = ?",
        arguments: [now + reuseInterval, Fingerprint.of(token)])
    }
    let next = try SessionTable.issue(in: session, parent: token, at: now, database)
    return .issued(token: next, session: session, reused: reused)
  }

  /// The session's active token if `parent` is its parent. A token issued before tokens had a nonce
  /// cannot be derived again: nil.
  private func activeSuccessor(
    of parent: String, in session: String, _ database: Database
  ) throws -> String? {
    guard
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT parent_hash, nonce FROM refresh_tokens WHERE session_id = ? AND NOT revoked
          ORDER BY id DESC LIMIT 1
          """,
        arguments: [session])
    else { return nil }
    let parentHash: String? = row["parent_hash"]
    guard parentHash == Fingerprint.of(parent), let nonce: String = row["nonce"] else {
      return nil
    }
    return RefreshToken.successor(of: parent, nonce: nonce)
  }
}
