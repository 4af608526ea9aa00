internal import GRDB

/// Exchanges a refresh token for the next one, as Supabase Auth does.
///
/// A token is good for one use. Used again, it is accepted when it is the parent of the session's
/// active token (the answer to the first use was lost: the active token is given again), or within
/// the reuse interval. Otherwise somebody else holds it, and the whole family is revoked.
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
        database, sql: "SELECT * FROM refresh_tokens WHERE token = ?", arguments: [token])
    else { return .unknown }
    let session: String = row["session_id"]
    guard row["revoked"] else {
      return try rotate(token, in: session, reused: false, database)
    }
    if let active = try activeToken(in: session, database), active.parent == token {
      return .issued(token: active.token, session: session, reused: true)
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
        sql: "UPDATE refresh_tokens SET revoked = 1, reusable_until = ? WHERE token = ?",
        arguments: [now + reuseInterval, token])
    }
    let next = try SessionTable.issue(in: session, parent: token, at: now, database)
    return .issued(token: next, session: session, reused: reused)
  }

  private func activeToken(
    in session: String, _ database: Database
  ) throws -> (token: String, parent: String?)? {
    try Row.fetchOne(
      database,
      sql: """
        SELECT token, parent FROM refresh_tokens WHERE session_id = ? AND NOT revoked
        ORDER BY id DESC LIMIT 1
        """,
      arguments: [session]
    ).map { ($0["token"], $0["parent"]) }
  }
}
