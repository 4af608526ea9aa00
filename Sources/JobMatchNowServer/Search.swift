internal import GRDB
internal import Records
internal import ServerKit

/// A search: one uploaded resume and what it led to.
struct Search: Sendable, Hashable, FetchableRecord {
  /// The API's `search_session_id`.
  var id: String
  var userSearchID: String
  /// Anyone who has it may see the results.
  var viewToken: String
  /// Nil for an anonymous search.
  var userID: String?
  var stage: Stage
  /// How often reading the document was started.
  var attempts: Int
  var errorMessage: String?
  var fileName: String?
  /// Fingerprint of the document; nil for searches of earlier versions.
  var contentHash: String?
  /// A title for lists: the headline or the latest position of the resume.
  var title: String?
  /// JSON Resume; null until the document has been read.
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
    contentHash = row["content_hash"]
    title = row["title"]
    resume = row.json("resume")
    resumeText = row["resume_text"]
    createdAt = row["created_at"]
  }
}
