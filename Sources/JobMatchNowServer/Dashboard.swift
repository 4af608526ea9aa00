internal import GRDB
internal import GoTrueServer
internal import Records

/// What a user's searches have found.
struct Dashboard: Sendable {
  private let totals: [String: Int]
  private let recent: [SearchSummary]
  private let starred: [MatchedJob]

  /// Searches and starred jobs listed, as in the app.
  private static let recentLimit = 20

  init(of user: User, _ database: Database) throws {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT
          (SELECT count(*) FROM searches WHERE user_id = :user) AS searches,
          count(*) AS jobs,
          count(DISTINCT job_id) AS unique_jobs,
          count(DISTINCT CASE WHEN scope = 'local' AND NOT is_remote THEN job_id END) AS local,
          count(DISTINCT CASE WHEN scope = 'national' AND NOT is_remote THEN job_id END) AS national,
          count(DISTINCT CASE WHEN is_remote THEN job_id END) AS remote,
          (SELECT count(DISTINCT job_id) FROM interactions
            JOIN searches ON searches.id = search_id
            WHERE user_id = :user AND kind = 'view') AS viewed
        FROM matches JOIN searches ON searches.id = search_id WHERE user_id = :user
        """,
      arguments: ["user": user.id])
    totals = Dictionary(
      uniqueKeysWithValues: (row ?? Row()).map { ($0, Int.fromDatabaseValue($1) ?? 0) })
    recent = try SearchSummary.recent(of: user, limit: Self.recentLimit, database)
    starred = try Self.starred(by: user, database)
  }

  /// Jobs that are starred and have not been unstarred since, the latest star first.
  private static func starred(by user: User, _ database: Database) throws -> [MatchedJob] {
    try MatchedJob.fetchAll(
      database,
      sql: """
        SELECT postings.id, postings.line, matches.* FROM interactions AS star
        JOIN searches ON searches.id = star.search_id
        JOIN matches ON matches.search_id = star.search_id AND matches.job_id = star.job_id
        JOIN postings ON postings.job_id = star.job_id
        WHERE searches.user_id = :user AND star.kind = 'star' AND star.number = (
          SELECT max(number) FROM interactions JOIN searches ON searches.id = search_id
          WHERE user_id = :user AND job_id = star.job_id AND kind IN ('star', 'unstar'))
        ORDER BY star.number DESC
        """,
      arguments: ["user": user.id])
  }

  private var average: JSON {
    let searches = totals["searches"] ?? 0
    let jobs = totals["jobs"] ?? 0
    return searches == 0
      ? .number(0) : .number((Double(jobs) / Double(searches) * 10).rounded() / 10)
  }

  /// The documented shape.
  var flat: JSON {
    [
      "total_searches": number("searches"),
      "total_jobs_found": number("jobs"),
      "avg_jobs_per_search": average,
      "recent_sessions": .array(recent.map(\.flat)),
    ]
  }

  /// The shape of the current service.
  var nested: JSON {
    [
      "summary": [
        "total_searches": number("searches"),
        "unique_jobs_found": number("unique_jobs"),
        "local_jobs_count": number("local"),
        "national_jobs_count": number("national"),
        "remote_jobs_count": number("remote"),
        "avg_jobs_per_search": average,
        "viewed_jobs_count": number("viewed"),
        "starred_jobs_count": .number(starred.count),
      ],
      "recent_sessions": .array(recent.map(\.nested)),
      "recent_starred_jobs": .array(
        starred.prefix(Self.recentLimit).map { job in
          [
            "job_id": .string(job.jobID), "title": .string(job.title),
            "company_name": job.line["company_name"] ?? .null,
            "location": job.line["location"] ?? .null, "job_url": job.line["job_url"] ?? .null,
          ]
        }),
    ]
  }

  private func number(_ column: String) -> JSON {
    .number(totals[column] ?? 0)
  }
}
