internal import GRDB
internal import Records
internal import ServerKit

/// SQL statements for jobs.
enum JobTable {
  /// Brings the searched columns up to date with imported postings.
  static func update(_ postings: [StoredPosting], _ database: Database) throws {
    let statement = try database.makeStatement(
      sql: """
        INSERT OR REPLACE INTO birjob_jobs (number, title, company, location, description, source,
          employment_type, experience_level, is_remote, posted_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for posting in postings {
      let job = ListedJob(posting)
      try statement.execute(arguments: [
        job.number, FoldedText.of(job.title), FoldedText.of(job.company),
        FoldedText.of(job.location), FoldedText.of(job.description), FoldedText.of(job.source),
        job.employmentType, job.experienceLevel, job.isRemote, job.postedAt,
      ])
    }
  }

  static func find(_ number: Int64, _ database: Database) throws -> ListedJob? {
    try PostingTable.find(number: number, database).map(ListedJob.init)
  }

  /// - Throws: `BirJobError` 404 when there is no such job.
  static func known(_ number: Int64, _ database: Database) throws -> ListedJob {
    guard let job = try find(number, database) else { throw BirJobError.unknownJob }
    return job
  }

  /// One page of a search, and the number of all jobs that it found.
  static func page(
    of search: JobSearch, _ database: Database
  ) throws -> (jobs: [ListedJob], total: Int) {
    let (condition, arguments) = search.condition
    let total = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM birjob_jobs WHERE \(condition)", arguments: arguments)
    let jobs = try StoredPosting.fetchAll(
      database,
      sql: """
        SELECT postings.* FROM birjob_jobs JOIN postings USING (number)
        WHERE \(condition) ORDER BY \(search.order) LIMIT ? OFFSET ?
        """,
      arguments: arguments + [search.limit, search.offset])
    return (jobs.map(ListedJob.init), total ?? 0)
  }

  /// The jobs that were imported since a moment, newest first.
  static func imported(
    since moment: Instant, limit: Int, _ database: Database
  ) throws -> [StoredPosting] {
    try StoredPosting.fetchAll(
      database,
      sql: "SELECT * FROM postings WHERE imported_at >= ? ORDER BY number DESC LIMIT ?",
      arguments: [moment, limit])
  }
}
