internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension BirJobService {
  private static let day = Duration.seconds(24 * 3600)

  /// `GET /health`. The documentation has all details here too.
  func health() async throws -> Response {
    if dialect == .seed { return try await detailedHealth() }
    return Response(json: ["status": "healthy", "message": "Service is running"])
  }

  /// `GET /api/v1/health`: the parts by the names of the running server. `redis` is the cache,
  /// `apns` the push folder, `scraper` the import of postings.
  func detailedHealth() async throws -> Response {
    let now = now()
    let metrics = try? await store.read { database -> JSON in
      let recent = try NotificationTable.count(since: now + (.zero - Self.day), database)
      let all = try Row.fetchOne(
        database,
        sql: """
          SELECT count(*) AS devices,
            count(*) FILTER (WHERE notifications_enabled AND keywords <> '[]') AS subscriptions
          FROM birjob_devices
          """)
      return [
        "active_devices": .number(all?["devices"] ?? 0),
        "active_subscriptions": .number(all?["subscriptions"] ?? 0),
        "matches_last_24h": .number(recent), "notifications_sent_last_24h": .number(recent),
      ]
    }
    let push =
      spool.folder == nil ? "not_configured" : spool.isUsable ? "healthy" : "unhealthy"
    let isHealthy = metrics != nil && push != "unhealthy"
    return Response(
      status: metrics == nil ? .serviceUnavailable : .ok,
      json: [
        "status": isHealthy ? "healthy" : "unhealthy",
        "message": isHealthy ? "Service is running" : "A part of the service is down",
        "timestamp": .string(now.text),
        "services": [
          "database": metrics == nil ? "unhealthy" : "healthy", "redis": "healthy",
          "apns": .string(push), "scraper": "healthy",
        ],
        "metrics": metrics ?? [:],
      ])
  }
}
