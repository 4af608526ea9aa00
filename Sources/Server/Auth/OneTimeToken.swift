internal import Crypto
internal import Foundation
internal import GRDB

/// What a mail holds: a code of six digits, and a token for its link that stands for the same. Good
/// for one use within a day; only the token is kept.
struct OneTimeToken {
  static let lifetime = Duration.seconds(24 * 3600)
  /// What the token of a mail begins with that was asked for with a challenge: its link ends with a
  /// code to trade, not with a session.
  static let challengedPrefix = "pkce_"

  var code: String
  var token: String

  /// Makes one and forgets earlier ones of its kind.
  static func issue(
    _ kind: String, for user: User, _ challenge: SignInFlows.Challenge?, at now: Instant,
    _ database: Database
  ) throws -> OneTimeToken {
    let code = RandomText.code()
    let token = (challenge == nil ? "" : challengedPrefix) + hash(code, user.email)
    try database.execute(
      sql: "DELETE FROM one_time_tokens WHERE user_id = ? AND kind = ?", arguments: [user.id, kind])
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO one_time_tokens
          (token_hash, user_id, kind, created_at, challenge, challenge_method)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [token, user.id, kind, now, challenge?.value, challenge?.method])
    return OneTimeToken(code: code, token: token)
  }

  /// The tokens that a code can stand for which was mailed to `address`.
  static func tokens(_ code: String, _ address: String) -> [String] {
    let hash = hash(code, address)
    return [hash, challengedPrefix + hash]
  }

  /// Uses a token up: the user whom it was mailed to, with the challenge that it was asked for with;
  /// nil when it is not known, of another kind, or too old.
  static func redeem(
    _ token: String, kinds: Set<String>, at now: Instant, _ database: Database
  ) throws -> (user: User, challenge: SignInFlows.Challenge?)? {
    guard
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM one_time_tokens WHERE token_hash = ?", arguments: [token]),
      kinds.contains(row["kind"])
    else { return nil }
    let created: Instant = row["created_at"]
    try database.execute(
      sql: "DELETE FROM one_time_tokens WHERE token_hash = ?", arguments: [token])
    guard now <= created + lifetime, let user = try UserTable.find(id: row["user_id"], database)
    else { return nil }
    return (
      user, try SignInFlows.Challenge(value: row["challenge"], method: row["challenge_method"])
    )
  }

  /// SHA-256 over address and code, in hexadecimal.
  private static func hash(_ code: String, _ address: String) -> String {
    SHA256.hash(data: Array("\(address):\(code)".utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
