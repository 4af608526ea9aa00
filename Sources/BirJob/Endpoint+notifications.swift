package import Records
package import ServiceKit
internal import Transport

extension Endpoint<JSONObject> {
  /// Tells the service the push token of the device.
  package static func notificationToken(
    email: String?, info: [(name: String, value: String)]
  ) -> Self {
    var body = JSONObject()
    body["email"] = email.map { .string($0) }
    body["device_info"] = .object(
      JSONObject(info.map { .init(name: $0.name, value: .string($0.value)) }))
    return Endpoint(
      BirJobOperation.registerNotificationToken, body: .json(.object(body)),
      credentialMembers: [("device_token", "device_token"), ("device_id", "device_id")],
      access: .required, isIdempotent: true
    ) { (response) throws(Failure) in try response.data() }
  }

  /// Marks notifications as read.
  ///
  /// - Parameter ids: one id in the description's dialect; none for all, which only the server knows.
  package static func read(_ ids: [String], _ dialect: Dialect) -> Self {
    switch dialect {
    case .seed:
      Endpoint(
        BirJobOperation.markNotificationRead, path: ["notification_id": ids.first ?? ""],
        isIdempotent: true
      ) { (response) throws(Failure) in try response.data() }
    case .real:
      Endpoint(
        BirJobOperation.markNotificationsRead, body: selection(ids, all: "mark_all"),
        access: .required, isIdempotent: true
      ) { (response) throws(Failure) in try response.data() }
    }
  }

  /// Deletes notifications. As `read`.
  package static func delete(_ ids: [String], _ dialect: Dialect) -> Self {
    switch dialect {
    case .seed:
      Endpoint(
        BirJobOperation.deleteNotification, path: ["notification_id": ids.first ?? ""]
      ) { (response) throws(Failure) in try response.data() }
    case .real:
      Endpoint(
        BirJobOperation.deleteNotifications, body: selection(ids, all: "delete_all"),
        access: .required
      ) { (response) throws(Failure) in try response.data() }
    }
  }

  private static func selection(_ ids: [String], all: String) -> HTTPBody {
    ids.isEmpty
      ? .json(.object(JSONObject([.init(name: all, value: true)])))
      : .json(["notification_ids": .array(ids.map(JSON.string))])
  }

  /// Sends a test notification to the device.
  package static func testPush(_ dialect: Dialect) -> Self {
    let operation: BirJobOperation = dialect == .seed ? .sendTestPush : .sendTestNotification
    return Endpoint(operation, access: .required) { (response) throws(Failure) in
      try response.data()
    }
  }
}

/// The notifications of a device, with what the service says about all of them.
package struct Inbox: Sendable {
  package let notifications: [JSONObject]
  package let unreadCount: Int?
}

extension Endpoint<Inbox> {
  /// The notifications of the device, with the jobs of one batch in one group.
  package static func inbox(_ dialect: Dialect) -> Self {
    Endpoint(
      BirJobOperation.getNotificationInbox, renaming: ["device": dialect.deviceParameter],
      access: .required
    ) { (response) throws(Failure) in
      let data = try response.data()
      guard let list = data["notifications"]?.arrayValue else {
        throw response.unexpected("has no notifications")
      }
      return Inbox(
        notifications: list.compactMap(\.objectValue), unreadCount: data["unread_count"]?.intValue)
    }
  }
}

extension Endpoint<Page<JSONObject>> {
  /// A page of the notifications that were sent to the device. The description has no pages: its
  /// dialect sends all, and neither limit nor offset is sent to it.
  package static func history(_ dialect: Dialect, offset: Int, limit: Int) -> Self {
    Endpoint(
      BirJobOperation.getNotificationHistory, renaming: ["device": dialect.deviceParameter],
      query: dialect == .seed ? [] : [("limit", "\(limit)"), ("offset", "\(offset)")],
      access: .required
    ) { (response) throws(Failure) in
      let data = try response.data()
      let list = data["recent_notifications"]?.arrayValue ?? data["notifications"]?.arrayValue
      guard let list else { throw response.unexpected("has no notifications") }
      return Page(
        list.compactMap(\.objectValue),
        hasMore: dialect == .seed ? false : data["pagination"]?["has_more"]?.boolValue,
        total: data["pagination"]?["total"]?.intValue)
    }
  }
}
