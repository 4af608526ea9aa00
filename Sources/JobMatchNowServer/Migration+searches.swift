internal import GRDB
internal import ServerKit

extension Migration {
  private static let searchModule = "jobmatchnow"

  /// The tables of searches and what they found.
  static let ofSearches = [
    Migration("1", of: searchModule, statements: searches),
    Migration("3", of: searchModule) { database in
      for statement in answeredSearches { try database.execute(sql: statement) }
      try storeCurrentRoles(database)
    },
    // Separate from `searches`, so that polling never pages through reviews.
    Migration(
      "jobmatchnow.4", of: searchModule,
      statements: [
        """
        CREATE TABLE reviews (
          search_id TEXT PRIMARY KEY REFERENCES searches (id) ON DELETE CASCADE,
          review TEXT NOT NULL
        ) STRICT
        """
      ]),
    Migration(
      "jobmatchnow.5", of: searchModule,
      statements: [
        """
        CREATE TABLE resume_sections (
          search_id TEXT PRIMARY KEY REFERENCES searches (id) ON DELETE CASCADE,
          sections TEXT NOT NULL
        ) STRICT
        """
      ]),
  ]

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
