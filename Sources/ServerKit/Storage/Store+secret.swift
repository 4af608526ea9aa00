internal import GRDB

extension Store {
  /// A random secret of 48 characters. It is created once for a database, so that what it signs stays
  /// valid after a restart.
  ///
  /// - Parameter name: each name has a secret of its own.
  package func secret(_ name: String) async throws -> String {
    try await write { database in
      let known = try String.fetchOne(
        database, sql: "SELECT value FROM settings WHERE name = ?", arguments: [name])
      if let known { return known }
      let secret = RandomText.base62(48)
      try database.execute(
        sql: "INSERT INTO settings VALUES (?, ?)", arguments: [name, secret])
      return secret
    }
  }
}
