package import ServerKit

extension Migration {
  /// The tables of users, their profiles, mailed codes and ended sessions.
  package static let ofOrbit = [
    Migration(
      "orbit.1", of: "orbit",
      statements: [
        """
        CREATE TABLE orbit_users (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          email TEXT NOT NULL UNIQUE,
          profile TEXT,
          created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE orbit_codes (
          email TEXT PRIMARY KEY,
          code_hash TEXT NOT NULL,
          tries INTEGER NOT NULL DEFAULT 0,
          created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE orbit_ended_sessions (
          token_hash TEXT PRIMARY KEY,
          expires_at INTEGER NOT NULL
        ) STRICT
        """,
      ])
  ]
}
