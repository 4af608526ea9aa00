internal import GRDB

/// The schema: one step for each released version.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      for statement in settings + accounts + postings + searches {
        try database.execute(sql: statement)
      }
    }
    migrator.registerMigration("2") { database in
      for statement in challengesOfMails { try database.execute(sql: statement) }
    }
    migrator.registerMigration("3") { database in
      for statement in hashedSecrets + answeredSearches { try database.execute(sql: statement) }
      try hashRefreshTokens(database)
      try storeCurrentRoles(database)
      try database.execute(sql: "PRAGMA application_id = \(DatabaseFile.applicationID)")
    }
    return migrator
  }

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

  // What polling needs, so that no answer has to parse a resume.
  private static let answeredSearches = [
    "ALTER TABLE searches ADD COLUMN content_hash TEXT",
    "ALTER TABLE searches ADD COLUMN role_title TEXT",
    "ALTER TABLE searches ADD COLUMN role_company TEXT",
  ]

  private static func storeCurrentRoles(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, resume FROM searches WHERE resume IS NOT NULL")
    for row in rows {
      let id: String = row["id"]
      guard let role = CurrentRole(resume: row.json("resume")) else { continue }
      try database.execute(
        sql: "UPDATE searches SET role_title = ?, role_company = ? WHERE id = ?",
        arguments: [role.title, role.company, id])
    }
  }

  private static let settings = [
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT"
  ]

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

  // A posting's line is stored as it was imported.
  private static let postings = [
    """
    CREATE TABLE postings (
      number INTEGER PRIMARY KEY,
      job_id TEXT NOT NULL UNIQUE,
      id TEXT NOT NULL UNIQUE,
      line TEXT NOT NULL,
      imported_at INTEGER NOT NULL
    ) STRICT
    """
  ]

  private static let searches = [
    """
    CREATE TABLE searches (
      id TEXT PRIMARY KEY,
      user_search_id TEXT NOT NULL UNIQUE,
      view_token TEXT NOT NULL UNIQUE,
      user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
      idempotency_key TEXT,
      stage TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      error_message TEXT,
      file_name TEXT,
      title TEXT,
      resume TEXT,
      resume_text TEXT,
      created_at INTEGER NOT NULL,
      finished_at INTEGER
    ) STRICT
    """,
    "CREATE INDEX searches_by_user ON searches (user_id, created_at)",
    "CREATE INDEX searches_by_stage ON searches (stage, created_at)",
    """
    CREATE UNIQUE INDEX searches_by_key ON searches (idempotency_key, ifnull(user_id, ''))
    WHERE idempotency_key IS NOT NULL
    """,
    // Separate from `searches`, so that lists never page through documents; deleted once read.
    """
    CREATE TABLE uploads (
      search_id TEXT PRIMARY KEY REFERENCES searches (id) ON DELETE CASCADE,
      content BLOB NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE matches (
      search_id TEXT NOT NULL REFERENCES searches (id) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      job_id TEXT NOT NULL REFERENCES postings (job_id),
      score REAL NOT NULL,
      category TEXT NOT NULL,
      scope TEXT,
      is_remote INTEGER NOT NULL,
      source_query TEXT NOT NULL,
      PRIMARY KEY (search_id, place),
      UNIQUE (search_id, job_id)
    ) STRICT
    """,
    "CREATE INDEX matches_by_job ON matches (job_id)",
    """
    CREATE TABLE interactions (
      number INTEGER PRIMARY KEY,
      search_id TEXT NOT NULL REFERENCES searches (id) ON DELETE CASCADE,
      job_id TEXT NOT NULL REFERENCES postings (job_id),
      kind TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX interactions_by_search ON interactions (search_id, job_id)",
  ]
}
