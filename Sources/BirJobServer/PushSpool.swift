internal import Records
internal import ServerKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Writes push notifications to a folder, one file each, as Apple's service would be given them.
struct PushSpool: Sendable {
  /// Nil delivers nothing.
  let folder: String?

  /// - Returns: whether a file was written.
  /// - Throws: when the folder cannot be written.
  @discardableResult
  func deliver(_ payload: JSON, to device: Device, at now: Instant) throws -> Bool {
    guard let folder else { return false }
    let content: JSON = ["device_token": .string(device.token), "payload": payload]
    try PrivateFolder(folder).write(
      content.line + [UInt8(ascii: "\n")],
      to: "\(now.microseconds)-\(RandomText.base62(6)).json")
    return true
  }

  /// Whether files can be written; true when none are to be.
  var isUsable: Bool {
    guard let folder else { return true }
    let manager = FileManager.default
    return manager.isWritableFile(atPath: folder)
      || !manager.fileExists(atPath: folder)
        && manager.isWritableFile(
          atPath: URL(filePath: folder).deletingLastPathComponent().path)
  }

  /// The payload for new jobs: of one kind for a single job, of another for several.
  static func payload(for notifications: [Notification]) -> JSON {
    let group = NotificationGroup(id: "", notifications: notifications)
    var data = JSONObject()
    data["type"] = notifications.count == 1 ? "job_match" : "bulk_job_match"
    if let only = notifications.first, notifications.count == 1 {
      data["job_id"] = .number(Int(only.job.number))
    }
    data["job_count"] = .number(notifications.count)
    data["notification_ids"] = .array(notifications.map { .string($0.id) })
    data["matched_keywords"] = .array(group.matchedKeywords.map(JSON.string))
    return payload(title: group.title, body: group.message, data: .object(data))
  }

  /// The payload of a test.
  static let test = payload(
    title: "Test notification", body: "Notifications work on this device.",
    data: ["type": "test"])

  private static func payload(title: String, body: String, data: JSON) -> JSON {
    [
      "aps": [
        "alert": ["title": .string(title), "body": .string(body)], "badge": 1,
        "sound": "default",
      ],
      "custom_data": data,
    ]
  }
}
