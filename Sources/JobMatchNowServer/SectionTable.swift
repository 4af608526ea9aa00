internal import GRDB
internal import Records
internal import ServerKit

/// SQL statements for the sections of resumes, which explanations need. Searches of earlier versions have none.
enum SectionTable {
  /// - Parameter sections: objects with a `heading` and a `kind`, in reading order.
  static func insert(_ sections: [JSON], of searchID: String, _ database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO resume_sections (search_id, sections) VALUES (?, ?)",
      arguments: [searchID, JSON.array(sections).text])
  }

  static func find(_ searchID: String, _ database: Database) throws -> [JSON] {
    try Row.fetchOne(
      database, sql: "SELECT sections FROM resume_sections WHERE search_id = ?",
      arguments: [searchID]
    )?.json("sections").arrayValue ?? []
  }
}
