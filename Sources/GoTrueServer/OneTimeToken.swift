internal import GRDB
internal import ServerKit

/// What an e-mail carries: a code of six digits to type, and a random token in a link. Each can be
/// used once, within an hour; using one uses up both. The database holds only fingerprints.
struct OneTimeToken {
  /// Six digits are short: Supabase recommends at most an hour
  /// (supabase.com/docs/guides/auth/auth-email-passwordless).
  static let lifetime = Duration.seconds(3600)
  /// Wrong codes after which a code is void. Ten tries of a million codes succeed once in 100,000.
  static let tryLimit = 10
  /// Begins the link token of an e-mail that was requested with a challenge: its link ends with a
  /// code to exchange, not with a session.
  static let challengedPrefix = "pkce_"

  var code: String
  var linkToken: String

  /// Makes every code and link that was mailed to the user void.
  static func revokeAll(of user: User, _ database: Database) throws {
    try database.execute(
      sql: "DELETE FROM one_time_tokens WHERE user_id = ?", arguments: [user.id])
  }

  /// Creates a code and a link token, which replace earlier ones of their kind.
  static func issue(
    _ kind: String, for user: User, _ challenge: SignInFlows.Challenge?, at now: Instant,
    _ database: Database
  ) throws -> OneTimeToken {
    let code = RandomText.code()
    let link = (challenge == nil ? "" : challengedPrefix) + RandomText.linkToken()
    try database.execute(
      sql: "DELETE FROM one_time_tokens WHERE user_id = ? AND kind = ?", arguments: [user.id, kind])
    try database.execute(
      sql: """
        INSERT INTO one_time_tokens
          (link_hash, code_hash, user_id, kind, challenge, challenge_method, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        Fingerprint.of(link), Fingerprint.of(code), user.id, kind, challenge?.value,
        challenge?.method, now,
      ])
    return OneTimeToken(code: code, linkToken: link)
  }

  struct Redeemed {
    var user: User
    /// The challenge that the e-mail was requested with.
    var challenge: SignInFlows.Challenge?
  }

  /// Uses up the token of a link. Returns nil when it is unknown, of another kind or too old.
  static func redeem(
    link token: String, kinds: Set<String>, at now: Instant, _ database: Database
  ) throws -> Redeemed? {
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM one_time_tokens WHERE link_hash = ?",
      arguments: [Fingerprint.of(token)])
    guard let row, kinds.contains(row["kind"]) else { return nil }
    return try redeem(row, at: now, database)
  }

  /// Uses up a code that was mailed to `address`. Returns nil when it is wrong, of another kind,
  /// too old or void; a wrong one counts as a try against each code that it could have been.
  static func redeem(
    code: String, address: String, kinds: Set<String>, at now: Instant, _ database: Database
  ) throws -> Redeemed? {
    guard let user = try UserTable.find(email: address, database) else { return nil }
    let rows = try Row.fetchAll(
      database,
      sql: "SELECT * FROM one_time_tokens WHERE user_id = ? AND code_hash IS NOT NULL",
      arguments: [user.id]
    ).filter { kinds.contains($0["kind"]) }
    let fingerprint = Fingerprint.of(code)
    let match = rows.first { row in
      let hash: String? = row["code_hash"]
      return hash == fingerprint
    }
    if let match { return try redeem(match, at: now, database) }
    for row in rows {
      let link: String = row["link_hash"]
      try database.execute(
        sql: """
          UPDATE one_time_tokens SET tries = tries + 1,
            code_hash = CASE WHEN tries + 1 >= ? THEN NULL ELSE code_hash END
          WHERE link_hash = ?
          """,
        arguments: [tryLimit, link])
    }
    return nil
  }

  private static func redeem(
    _ row: Row, at now: Instant, _ database: Database
  ) throws -> Redeemed? {
    let link: String = row["link_hash"]
    let created: Instant = row["created_at"]
    try database.execute(sql: "DELETE FROM one_time_tokens WHERE link_hash = ?", arguments: [link])
    guard now <= created + lifetime, let user = try UserTable.find(id: row["user_id"], database)
    else { return nil }
    return Redeemed(
      user: user,
      challenge: try SignInFlows.Challenge(
        value: row["challenge"], method: row["challenge_method"]))
  }
}
