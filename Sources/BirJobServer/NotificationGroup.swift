internal import Records
internal import ServerKit

/// Notifications of one device that the inbox shows as one.
struct NotificationGroup: Sendable {
  let id: String
  let notifications: [Notification]

  /// Groups notifications, newest first: those of one import in the documented dialect, whose groups
  /// have an id of their own; those of one day and the same keywords in the real one, whose ids are
  /// made up.
  static func groups(
    of notifications: [Notification], _ dialect: ServerOptions.Dialect
  ) -> [NotificationGroup] {
    var order: [String] = []
    var members: [String: [Notification]] = [:]
    for notification in notifications {
      let id = dialect == .seed ? notification.batchID : syntheticID(of: notification)
      if members[id] == nil { order.append(id) }
      members[id, default: []].append(notification)
    }
    return order.map { NotificationGroup(id: $0, notifications: members[$0] ?? []) }
  }

  private static func syntheticID(of notification: Notification) -> String {
    let day = notification.sentAt.text.prefix(10).filter { $0 != "-" }
    let keywords = notification.matchedKeywords.sorted().joined(separator: ",")
    return "group_\(day)_\(JobHash.of(title: keywords, company: "").prefix(8))"
  }

  var matchedKeywords: [String] {
    var seen: Set<String> = []
    return notifications.flatMap(\.matchedKeywords).filter { seen.insert($0).inserted }
  }

  var isRead: Bool { notifications.allSatisfy(\.isRead) }

  var title: String {
    notifications.count == 1 ? "1 New Job Found!" : "\(notifications.count) New Jobs Found!"
  }

  /// The keywords that a message has room for.
  private static let keywordLimit = 5

  var message: String {
    "💼 " + matchedKeywords.prefix(Self.keywordLimit).joined(separator: ", ")
  }

  var json: JSON {
    [
      "id": .string(id), "type": "job_match", "title": .string(title),
      "message": .string(message), "job_count": .number(notifications.count),
      "matched_keywords": .array(matchedKeywords.map(JSON.string)),
      "created_at": .string(notifications.first?.sentAt.text ?? ""), "is_read": .bool(isRead),
      "notification_ids": .array(notifications.map { .string($0.id) }),
      "jobs": .array(
        notifications.map { notification in
          [
            "id": .number(Int(notification.job.number)), "title": .string(notification.job.title),
            "company": .string(notification.job.company),
            "location": .string(notification.job.location),
            "apply_link": notification.job.link.map(JSON.string) ?? .null,
          ]
        }),
    ]
  }
}
