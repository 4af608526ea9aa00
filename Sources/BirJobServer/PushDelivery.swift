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
        do {
          while try await deliver() == Self.limit {}
        } catch is CancellationError {
          return
        } catch {
          logger.error("cannot deliver notifications: \(error)")
        }
        try? await Task.sleep(for: Self.interval)
      }
    }
  }

  /// Writes a file for each device with new notifications.
  ///
  /// - Returns: the number of notifications.
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
    for (device, notifications) in taken where device.isNotified {
      let recent = notifications.filter { now <= $0.sentAt + Self.longestDelay }
      if recent.isEmpty { continue }
      try spool.deliver(PushSpool.payload(for: recent), to: device, at: now)
    }
    return taken.reduce(0) { $0 + $1.notifications.count }
  }
}
