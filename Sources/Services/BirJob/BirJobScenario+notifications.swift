import BirJob
import Records
import ServiceKit
import Smoke

extension BirJobScenario {
  /// The notifications of the device.
  static let notificationChecks: [Check] = [
    Check("push-token", "the push token of the device can be stored", skip: outsideOfSeed) {
      (scenario) throws(Failure) in
      let device = scenario.device
      _ = try await scenario.askAsDevice(.notificationToken(email: device.email, info: device.info))
    },
    Check(
      "test-push", "a test notification can be requested", budget: .seconds(15), skip: withoutDevice
    ) { (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      _ = try await scenario.askAsDevice(.testPush(dialect))
    },
    Check("inbox", "the inbox counts its unread notifications", skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let inbox = try await scenario.inbox() else { return }
      guard let unread = inbox["unread_count"]?.intValue else { return }
      let listed = (inbox["notifications"]?.arrayValue ?? []).filter {
        $0["is_read"]?.boolValue == false
      }
      scenario.expect(
        unread >= listed.count,
        "the inbox counts \(unread) unread notifications, but it lists \(listed.count)")
    },
    Check("history", "the history lists what was sent to the device", skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      _ = try await scenario.askAsDevice(.history(dialect, offset: 0, limit: 20))
    },
    Check("read", "notifications can be marked as read", skip: withoutDevice) {
      (scenario) throws(Failure) in try await scenario.readNotifications()
    },
    Check("clear", "notifications can be deleted", skip: withoutDevice) {
      (scenario) throws(Failure) in try await scenario.deleteNotifications()
    },
  ]

  /// The members of the inbox; nil if there is none.
  private mutating func inbox() async throws(Failure) -> JSON? {
    guard let dialect else { return nil }
    return try await askAsDevice(.inbox(dialect))?.birJobData
  }

  /// The ids of the first notification of the inbox, which may be a group of several.
  private mutating func firstNotificationIDs() async throws(Failure) -> [String]? {
    guard let first = try await inbox()?["notifications"]?.arrayValue?.first else { return nil }
    return first["notification_ids"]?.arrayValue?.compactMap(\.stringValue)
      ?? first["id"]?.stringValue.map { [$0] }
  }

  private mutating func readNotifications() async throws(Failure) {
    guard let dialect else { return }
    switch dialect {
    case .seed:
      let unknown = randomText.uuid()
      _ = try await askAsDevice(.read([unknown], dialect), expecting: [404])
      for id in try await firstNotificationIDs() ?? [] {
        _ = try await askAsDevice(.read([id], dialect))
      }
    case .real:
      guard try await askAsDevice(.read([], dialect)) != nil, let inbox = try await inbox() else {
        return
      }
      let unread = inbox["unread_count"]?.intValue ?? 0
      expect(unread == 0, "\(unread) notifications are unread after all were marked as read")
    }
  }

  private mutating func deleteNotifications() async throws(Failure) {
    guard let dialect else { return }
    switch dialect {
    case .seed:
      let unknown = randomText.uuid()
      _ = try await askAsDevice(.delete([unknown], dialect), expecting: [404])
      guard let ids = try await firstNotificationIDs() else { return }
      for id in ids { _ = try await askAsDevice(.delete([id], dialect)) }
      let left = try await firstNotificationIDs() ?? []
      expect(Set(left).isDisjoint(with: ids), "the inbox still lists a deleted notification")
    case .real:
      guard try await askAsDevice(.delete([], dialect)) != nil, let inbox = try await inbox() else {
        return
      }
      let left = inbox["notifications"]?.arrayValue?.count ?? 0
      expect(left == 0, "the inbox lists \(left) notifications after all were deleted")
    }
  }
}
