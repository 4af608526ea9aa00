internal import GRDB
internal import Matching
internal import Records
internal import ResumeReading
internal import ServerKit

/// SQL statements for searches.
enum SearchTable {
  static func find(token: String, _ database: Database) throws -> Search? {
    try Search.fetchOne(
      database, sql: "SELECT * FROM searches WHERE view_token = ?", arguments: [token])
  }

  /// The search of an earlier upload with this key by the same account.
  static func find(
    idempotencyKey: String, userID: String?, _ database: Database
  ) throws -> Search? {
    try Search.fetchOne(
      database, sql: "SELECT * FROM searches WHERE idempotency_key = ? AND user_id IS ?",
      arguments: [idempotencyKey, userID])
  }

  static func insert(
    _ search: Search, content: [UInt8], idempotencyKey: String?, _ database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO searches (id, user_search_id, view_token, user_id, idempotency_key, stage,
          file_name, content_hash, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        search.id, search.userSearchID, search.viewToken, search.userID, idempotencyKey,
        search.stage.rawValue, search.fileName, Fingerprint.of(content), search.createdAt,
      ])
    try database.execute(
      sql: "INSERT INTO uploads (search_id, content) VALUES (?, ?)",
      arguments: [search.id, content.data])
  }

  static func waitingCount(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM searches WHERE stage = 'queued'") ?? 0
  }

  /// Takes the oldest queued search, with its document.
  static func claim(_ database: Database) throws -> (Search, content: [UInt8])? {
    guard
      let search = try Search.fetchOne(
        database,
        sql: """
          UPDATE searches SET stage = 'running', attempts = attempts + 1
          WHERE id = (SELECT id FROM searches WHERE stage = 'queued' ORDER BY created_at LIMIT 1)
          RETURNING *
          """)
    else { return nil }
    return (search, try content(of: search, database))
  }

  private static func content(of search: Search, _ database: Database) throws -> [UInt8] {
    try Row.fetchOne(
      database, sql: "SELECT content FROM uploads WHERE search_id = ?", arguments: [search.id]
    )?.bytes("content") ?? []
  }

  /// Puts a running search back into the queue.
  static func requeue(_ id: String, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE searches SET stage = 'queued', attempts = attempts - 1
        WHERE id = ? AND stage = 'running'
        """,
      arguments: [id])
  }

  /// Queues the searches that were running when the server crashed. One that was started
  /// `attemptLimit` times fails instead: its document may be what crashes the server.
  static func recover(attemptLimit: Int, at now: Instant, _ database: Database) throws {
    let lost = try String.fetchAll(
      database, sql: "SELECT id FROM searches WHERE stage = 'running' AND attempts >= ?",
      arguments: [attemptLimit])
    for id in lost {
      try fail(
        id, "The search was interrupted \(attemptLimit) times; please upload the resume again.",
        at: now, database)
    }
    try database.execute(sql: "UPDATE searches SET stage = 'queued' WHERE stage = 'running'")
  }

  static func fail(_ id: String, _ message: String, at now: Instant, _ database: Database) throws {
    try database.execute(
      sql: """
        UPDATE searches SET stage = 'failed', error_message = ?, finished_at = ? WHERE id = ?
        """,
      arguments: [message, now, id])
    try database.execute(sql: "DELETE FROM uploads WHERE search_id = ?", arguments: [id])
  }

  /// Stores what a search found and deletes the document. A search that was deleted while it ran
  /// stays deleted.
  static func complete(
    _ search: Search, _ read: ReadResume, title: String?, review: ResumeReview?,
    matches: [(jobID: String, Match)], at now: Instant, _ database: Database
  ) throws {
    guard try find(token: search.viewToken, database) != nil else { return }
    try database.execute(sql: "DELETE FROM matches WHERE search_id = ?", arguments: [search.id])
    for (place, (jobID, match)) in matches.enumerated() {
      try database.execute(
        sql: """
          INSERT INTO matches (search_id, place, job_id, score, category, scope, is_remote,
            source_query)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          search.id, place, jobID, match.score, match.category?.rawValue ?? MatchedJob.noCategory,
          match.scope?.rawValue,
          match.isRemote, match.sourceQuery,
        ])
    }
    try SectionTable.insert(read.sections, of: search.id, database)
    if let review { try ReviewTable.insert(review, of: search.id, database) }
    let role = CurrentRole(resume: read.resume)
    try database.execute(
      sql: """
        UPDATE searches SET stage = 'completed', title = ?, resume = ?, resume_text = ?,
          role_title = ?, role_company = ?, finished_at = ?
        WHERE id = ?
        """,
      arguments: [
        title, read.resume.text, read.text, role?.title, role?.company, now, search.id,
      ])
    try database.execute(sql: "DELETE FROM uploads WHERE search_id = ?", arguments: [search.id])
  }
}
