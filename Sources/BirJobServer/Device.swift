internal import GRDB
internal import Records
internal import ServerKit

/// A registered device.
struct Device: Sendable, FetchableRecord {
  let number: Int64
  /// The service's name for it: `user_id`.
  let id: String
  /// The client's name for it.
  var deviceID: String
  var token: String
  var email: String?
  var keywords: [String]
  var preferredSources: [String]
  var isNotified: Bool
  /// What the client says about itself: an object.
  var info: JSON
  let createdAt: Instant
  var activeAt: Instant

  init(row: Row) {
    number = row["number"]
    id = row["id"]
    deviceID = row["device_id"]
    token = row["device_token"]
    email = row["email"]
    keywords = row.json("keywords").texts
    preferredSources = row.json("preferred_sources").texts
    isNotified = row["notifications_enabled"]
    info = row.json("info")
    createdAt = row["created_at"]
    activeAt = row["active_at"]
  }

  /// The beginning of the token, for answers.
  var tokenPreview: String { token.prefix(16) + "..." }

  var keywordsJSON: JSON { .array(keywords.map(JSON.string)) }
}

extension JSON {
  /// The strings of a list.
  var texts: [String] { (arrayValue ?? []).compactMap(\.stringValue) }
}
