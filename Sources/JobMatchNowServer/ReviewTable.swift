internal import GRDB
internal import Matching
internal import Records
internal import ServerKit

/// SQL statements for the reviews of resumes. Searches of earlier versions have none.
enum ReviewTable {
  static func insert(_ review: ResumeReview, of searchID: String, _ database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO reviews (search_id, review) VALUES (?, ?)",
      arguments: [searchID, review.json.text])
  }

  /// Returns `ResumeReview.json`; null without a review.
  static func find(_ searchID: String, _ database: Database) throws -> JSON {
    try Row.fetchOne(
      database, sql: "SELECT review FROM reviews WHERE search_id = ?", arguments: [searchID]
    )?.json("review") ?? .null
  }
}
