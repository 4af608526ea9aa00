internal import GRDB
internal import ServerKit

/// SQL statements for sign-in sessions and their refresh tokens.
enum SessionTable {
  /// A session as access tokens refer to it.
  struct Session: Sendable, Hashable, FetchableRecord {
    var id: String
    var userID: String
    /// `password`, `otp`, …: claim `amr`.
    var method: String
    var createdAt: Instant

    init(id: String, userID: String, method: String, createdAt: Instant) {
      self.id = id
      self.userID = userID
      self.method = method
      self.createdAt = createdAt
    }

    init(row: Row) {
      id = row["id"]
      userID = row["user_id"]
      method = row["method"]
      createdAt = row["created_at"]
    }
  }

  static func find(_ id: String, _ database: Database) throws -> Session? {
    try Session.fetchOne(
      database, sql: "SELECT * FROM sessions WHERE id = ?", arguments: [id])
  }

  /// Starts a session and returns it with its first refresh token.
  static func start(
    for user: User, method: String, at now: Instant, _ database: Database
  ) throws -> (Session, refreshToken: String) {
    let session = Session(
      id: RandomText.uuid(), userID: user.id, method: method, createdAt: now)
    try database.execute(
      sql: "INSERT INTO sessions (id, user_id, method, created_at) VALUES (?, ?, ?, ?)",
      arguments: [session.id, session.userID, session.method, session.createdAt])
    return (session, try issue(in: session.id, parent: nil, at: now, database))
  }

  /// Adds a refresh token to a session and returns it.
  ///
  /// - Parameter parent: the token that it replaces; nil for the first of a session.
  static func issue(
    in session: String, parent: String?, at now: Instant, _ database: Database
  ) throws -> String {
    let nonce = RandomText.base62(22)
    let token = parent.map { RefreshToken.successor(of: $0, nonce: nonce) } ?? RefreshToken.first()
    try database.execute(
      sql: """
        INSERT INTO refresh_tokens (token_hash, session_id, parent_hash, nonce, created_at)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        Fingerprint.of(token), session, parent.map { Fingerprint.of($0) }, nonce, now,
      ])
    return token
  }

  /// Which sessions of a user a logout ends.
  enum Scope: String {
    case global, local, others
  }

  /// Ends sessions and deletes their refresh tokens.
  static func end(_ scope: Scope, _ session: Session, _ database: Database) throws {
    switch scope {
    case .global:
      try database.execute(
        sql: "DELETE FROM sessions WHERE user_id = ?", arguments: [session.userID])
    case .local:
      try database.execute(sql: "DELETE FROM sessions WHERE id = ?", arguments: [session.id])
    case .others:
      try database.execute(
        sql: "DELETE FROM sessions WHERE user_id = ? AND id <> ?",
        arguments: [session.userID, session.id])
    }
  }
}
