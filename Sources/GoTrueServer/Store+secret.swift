internal import GRDB
internal import ServerKit

extension Store {
  /// The secret that signs access tokens. It is created once for a database, so that tokens stay
  /// valid after a restart.
  func signingSecret() async throws -> String {
    try await write { database in
      let known = try String.fetchOne(
        database, sql: "SELECT value FROM settings WHERE name = 'signing_secret'")
      if let known { return known }
      let secret = RandomText.base62(48)
      try database.execute(
        sql: "INSERT INTO settings VALUES ('signing_secret', ?)", arguments: [secret])
      return secret
    }
  }
}
