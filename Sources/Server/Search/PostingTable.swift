internal import GRDB
internal import Records

/// SQL statements for postings.
enum PostingTable {
  /// A number that grows with every import.
  static func version(_ database: Database) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT value FROM settings WHERE name = 'postings_version'") ?? 0
  }

  static func count(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM postings") ?? 0
  }

  /// In the order in which they were first imported.
  static func all(_ database: Database) throws -> [(jobID: String, line: JSON)] {
    try Row.fetchAll(database, sql: "SELECT job_id, line FROM postings ORDER BY number")
      .map { ($0["job_id"], $0.json("line")) }
  }

  static func find(jobID: String, _ database: Database) throws -> JSON? {
    try Row.fetchOne(
      database, sql: "SELECT line FROM postings WHERE job_id = ?", arguments: [jobID]
    ).map { $0.json("line") }
  }

  /// Adds a posting, or replaces the line of the one with the same `job_id`, which keeps its `id`.
  static func upsert(_ posting: ImportedPosting, at now: Instant, _ database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO postings (job_id, id, line, imported_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (job_id) DO UPDATE SET line = excluded.line, imported_at = excluded.imported_at
        """,
      arguments: [posting.jobID, posting.id ?? RandomText.uuid(), posting.line.text, now])
  }

  static func touchVersion(_ database: Database) throws {
    let next = try version(database) + 1
    try database.execute(
      sql: "INSERT OR REPLACE INTO settings VALUES ('postings_version', ?)", arguments: [next])
  }
}
