internal import GRDB
internal import Matching
internal import Records
internal import ServerKit

/// A posting that a search found, as the API lists it.
struct MatchedJob: Sendable, FetchableRecord {
  /// What the column `category`, which cannot be null, has for a job that is neither direct nor adjacent.
  static let noCategory = ""

  let id: String
  let jobID: String
  let line: JSON
  let category: String?
  let scope: Match.Scope?
  let isRemote: Bool
  let sourceQuery: String

  init(row: Row) {
    id = row["id"]
    jobID = row["job_id"]
    line = row.json("line")
    let kind: String = row["category"]
    category = kind == Self.noCategory ? nil : kind
    let name: String? = row["scope"]
    scope = name.flatMap(Match.Scope.init)
    isRemote = row["is_remote"]
    sourceQuery = row["source_query"]
  }

  var title: String { line["title"]?.stringValue ?? "" }

  func json(at now: Instant) -> JSON {
    let age = PostingAge(line: line, now: now)
    return [
      "id": .string(id),
      "job_id": .string(jobID),
      "title": .string(title),
      "company_name": line["company_name"] ?? .null,
      "location": line["location"] ?? .null,
      "posted_at": age.text.map(JSON.string) ?? .null,
      "job_url": line["job_url"] ?? .null,
      "source_query": .string(sourceQuery),
      "category": category.map(JSON.string) ?? .null,
      "is_remote": .bool(isRemote),
    ]
  }
}
