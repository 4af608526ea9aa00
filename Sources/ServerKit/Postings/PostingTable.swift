package import GRDB
package import Records

/// A posting of the database.
package struct StoredPosting: Sendable, Hashable, FetchableRecord {
  /// Counts from 1, in the order in which postings were first imported.
  package let number: Int64
  package let jobID: String
  /// A UUID.
  package let id: String
  /// The line as it was imported.
  package let line: JSON
  package let importedAt: Instant

  package init(row: Row) {
    number = row["number"]
    jobID = row["job_id"]
    id = row["id"]
    line = row.json("line")
    importedAt = row["imported_at"]
  }
}

/// SQL statements for postings.
package enum PostingTable {
  /// A number that grows with every import.
  package static func version(_ database: Database) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT value FROM settings WHERE name = 'postings_version'") ?? 0
  }

  package static func count(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM postings") ?? 0
  }

  /// In the order in which they were first imported.
  package static func all(_ database: Database) throws -> [StoredPosting] {
    try StoredPosting.fetchAll(database, sql: "SELECT * FROM postings ORDER BY number")
  }

  package static func find(number: Int64, _ database: Database) throws -> StoredPosting? {
    try StoredPosting.fetchOne(
      database, sql: "SELECT * FROM postings WHERE number = ?", arguments: [number])
  }

  /// Adds a posting, or replaces the line of the one with the same `job_id`, which keeps its `id`.
  static func upsert(
    _ posting: ImportedPosting, at now: Instant, _ database: Database
  ) throws -> StoredPosting {
    let row = try Row.fetchOne(
      database,
      sql: """
        INSERT INTO postings (job_id, id, line, imported_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (job_id) DO UPDATE SET line = excluded.line, imported_at = excluded.imported_at
        RETURNING *
        """,
      arguments: [posting.jobID, posting.id ?? RandomText.uuid(), posting.line.text, now])
    guard let row else { throw DatabaseError(message: "a posting was not stored") }
    return StoredPosting(row: row)
  }

  static func touchVersion(_ database: Database) throws {
    let next = try version(database) + 1
    try database.execute(
      sql: "INSERT OR REPLACE INTO settings VALUES ('postings_version', ?)", arguments: [next])
  }
}
