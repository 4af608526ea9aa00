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
    let job: JSON = [
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
    let stated = Self.statedFields.compactMap { field in
      text(field).map { JSONObject.Member(name: field, value: .string($0)) }
    }
    return .object(JSONObject((job.objectValue?.members ?? []) + stated))
  }

  /// What a posting may state about the employment. The answer has those that it states.
  private static let statedFields = ["salary_range", "employment_type", "experience_level"]

  /// The text of a field of the posting; nil if it is missing or empty.
  func text(_ field: String) -> String? {
    line[field]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
  }
}
