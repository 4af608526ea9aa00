internal import GRDB
internal import Records

/// A search: one uploaded resume and what was found for it.
struct Search: Sendable, Hashable, FetchableRecord {
  /// The API's `search_session_id`.
  var id: String
  var userSearchID: String
  /// Whoever holds it may see the results.
  var viewToken: String
  /// Nil for an anonymous search.
  var userID: String?
  var stage: Stage
  /// How often reading was begun.
  var attempts: Int
  var errorMessage: String?
  var fileName: String?
  /// What the resume is about, for lists: its headline or latest position.
  var title: String?
  /// JSON Resume; null until the resume was read.
  var resume: JSON
  var resumeText: String?
  var createdAt: Instant

  enum Stage: String, Sendable {
    case queued, running, completed, failed

    /// The status of the API.
    var status: String {
      switch self {
      case .queued, .running: "processing"
      case .completed, .failed: rawValue
      }
    }
  }

  init(userID: String?, fileName: String?, at now: Instant) {
    id = RandomText.uuid()
    userSearchID = RandomText.uuid()
    viewToken = RandomText.base62(24)
    self.userID = userID
    stage = .queued
    attempts = 0
    self.fileName = fileName
    resume = .null
    createdAt = now
  }

  init(row: Row) {
    id = row["id"]
    userSearchID = row["user_search_id"]
    viewToken = row["view_token"]
    userID = row["user_id"]
    stage = Stage(rawValue: row["stage"]) ?? .failed
    attempts = row["attempts"]
    errorMessage = row["error_message"]
    fileName = row["file_name"]
    title = row["title"]
    resume = row.json("resume")
    resumeText = row["resume_text"]
    createdAt = row["created_at"]
  }
}
