internal import GRDB
internal import Logging
internal import ServerKit
internal import ServiceLifecycle

/// Delivers what devices are to be told, for as long as the server runs. Imports may come from
/// another process, so it looks into the database every second.
struct PushDelivery: Service {
  let store: Store
  let spool: PushSpool
  let now: @Sendable () -> Instant
  let logger: Logger

  private static let interval = Duration.seconds(1)
  /// After a folder that could not be written.
  private static let retryInterval = Duration.seconds(60)
  /// What is older was not delivered in time: there was no folder, or no server.
  private static let longestDelay = Duration.seconds(24 * 3600)
  /// Notifications that are taken at a time.
  private static let limit = 500

  func run() async throws {
    guard spool.folder != nil else {
      try? await gracefulShutdown()
      return
    }
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        var pause = Self.interval
        do {
          while try await deliver() == Self.limit {}
        } catch is CancellationError {
          return
        } catch {
          logger.error("cannot deliver notifications: \(error)")
          pause = Self.retryInterval
        }
        try? await Task.sleep(for: pause)
      }
    }
  }

  /// Writes a file for each device with new notifications.
  ///
  /// - Returns: the number of notifications.
  /// - Throws: when the folder cannot be written. What was not written is delivered the next time.
  @discardableResult
  func deliver() async throws -> Int {
    let hasAny = try await store.read { database in
      try Bool.fetchOne(
        database,
        sql: "SELECT EXISTS (SELECT 1 FROM birjob_notifications WHERE is_pushed = 0)") ?? false
    }
    guard hasAny else { return 0 }
    // Marked as pushed first: after a crash a notification is missing, and none comes twice.
    let taken = try await store.write { database in
      try NotificationTable.takeUnpushed(limit: Self.limit, database)
        .map { (device: $0.device, notifications: $0.notifications) }
    }
    let now = now()
    for (index, (device, notifications)) in taken.enumerated() where device.isNotified {
      let recent = notifications.filter { now <= $0.sentAt + Self.longestDelay }
      if recent.isEmpty { continue }
      do {
        try spool.deliver(PushSpool.payload(for: recent), to: device, at: now)
      } catch {
        let left = taken[index...].flatMap { $0.notifications.map(\.id) }
        try await store.write { try NotificationTable.putBack(left, $0) }
        throw error
      }
    }
    return taken.reduce(0) { $0 + $1.notifications.count }
  }
}
