internal import GRDB
package import ServerKit

extension Migration {
  private static let accountModule = "gotrue"

  /// The tables of accounts and sessions.
  package static let ofAccounts = [
    Migration("1", of: accountModule, statements: accounts),
    Migration("2", of: accountModule, statements: challengesOfMails),
    Migration("3", of: accountModule) { database in
      for statement in hashedSecrets { try database.execute(sql: statement) }
      try hashRefreshTokens(database)
    },
  ]

  // Codes mailed before this version are void: their hashes had no counter of tries.
  private static let hashedSecrets = [
    "DROP TABLE one_time_tokens",
    """
    CREATE TABLE one_time_tokens (
      link_hash TEXT PRIMARY KEY,
      code_hash TEXT,
      tries INTEGER NOT NULL DEFAULT 0,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      challenge TEXT,
      challenge_method TEXT,
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id)",
    "ALTER TABLE refresh_tokens RENAME COLUMN token TO token_hash",
    "ALTER TABLE refresh_tokens RENAME COLUMN parent TO parent_hash",
    "ALTER TABLE refresh_tokens ADD COLUMN nonce TEXT",
  ]

  private static func hashRefreshTokens(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, token_hash, parent_hash FROM refresh_tokens")
    for row in rows {
      let id: Int64 = row["id"]
      let token: String = row["token_hash"]
      let parent: String? = row["parent_hash"]
      try database.execute(
        sql: "UPDATE refresh_tokens SET token_hash = ?, parent_hash = ? WHERE id = ?",
        arguments: [Fingerprint.of(token), parent.map { Fingerprint.of($0) }, id])
    }
  }

  private static let accounts = [
    """
    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      email_confirmed_at INTEGER,
      confirmation_sent_at INTEGER,
      recovery_sent_at INTEGER,
      last_sign_in_at INTEGER,
      user_metadata TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE identities (
      identity_id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      email TEXT NOT NULL,
      last_sign_in_at INTEGER,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (provider, provider_id)
    ) STRICT
    """,
    "CREATE INDEX identities_by_user ON identities (user_id)",
    """
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      method TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX sessions_by_user ON sessions (user_id)",
    // `reusable_until` is set when a token is revoked: 0 when its whole family was.
    """
    CREATE TABLE refresh_tokens (
      id INTEGER PRIMARY KEY,
      token TEXT NOT NULL UNIQUE,
      session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      parent TEXT,
      revoked INTEGER NOT NULL DEFAULT 0,
      reusable_until INTEGER,
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id)",
    """
    CREATE TABLE one_time_tokens (
      token_hash TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id)",
  ]

  // The challenge that an e-mail was requested with (RFC 7636).
  private static let challengesOfMails = [
    "ALTER TABLE one_time_tokens ADD COLUMN challenge TEXT",
    "ALTER TABLE one_time_tokens ADD COLUMN challenge_method TEXT",
  ]
}
