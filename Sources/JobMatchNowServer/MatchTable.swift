internal import GRDB
internal import Records

/// SQL statements for the jobs that searches have found.
enum MatchTable {
  private static let jobs = """
    SELECT postings.id, postings.line, matches.* FROM matches JOIN postings USING (job_id)
    """

  /// Best first.
  static func jobs(of searchID: String, _ database: Database) throws -> [MatchedJob] {
    try MatchedJob.fetchAll(
      database, sql: "\(jobs) WHERE search_id = ? ORDER BY place", arguments: [searchID])
  }

  static func job(
    _ jobID: String, of searchID: String, _ database: Database
  ) throws -> MatchedJob? {
    try MatchedJob.fetchOne(
      database, sql: "\(jobs) WHERE search_id = ? AND job_id = ?", arguments: [searchID, jobID])
  }

  /// The titles that led to the jobs of a search, the one with most jobs first.
  static func sourceQueries(of searchID: String, _ database: Database) throws -> [String] {
    try String.fetchAll(
      database,
      sql: """
        SELECT source_query FROM matches WHERE search_id = ? AND source_query <> ''
        GROUP BY source_query ORDER BY count(*) DESC, min(place)
        """,
      arguments: [searchID])
  }
}
