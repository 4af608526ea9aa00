internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension BirJobService {
  private static let day = Duration.seconds(24 * 3600)
  private static let week = Duration.seconds(7 * 24 * 3600)
  private static let kindLength = 1...50
  /// Largest data of an event, in bytes of JSON.
  private static let dataLimit = 4 * 1024
  /// Maximum number of events of one device; beyond it, the oldest go.
  private static let eventLimit = 10_000
  /// Keywords in a list.
  private static let keywordLimit = 10

  /// `POST /analytics/event`: `event_type` and `event_data` as documented, or `action_type` and
  /// `action_data` as in the running server.
  func recordEvent(_ request: Request) async throws -> Response {
    let body = try await body(request)
    let names =
      dialect == .seed
      ? (kind: ["event_type", "action_type"], data: ["event_data", "action_data"])
      : (kind: ["action_type"], data: ["action_data"])
    if dialect == .real, body.value(["device_id"]) == nil || body.value(names.kind) == nil {
      throw BirJobError.refused("device_id and action_type are required")
    }
    let device = try await eventDevice(body)
    let kind = try RequestBody(
      JSONObject([.init(name: names.kind[0], value: body.value(names.kind) ?? .null)])
    ).text(names.kind[0], limit: Self.kindLength)
    let data = try RequestBody(
      JSONObject([.init(name: names.data[0], value: body.value(names.data) ?? [:])])
    ).object(names.data[0], limit: Self.dataLimit)
    let now = now()
    try limits.admitAnalytics(of: device, at: now)
    try await store.write { database in
      try database.execute(
        sql: "INSERT INTO birjob_events (device, kind, data, created_at) VALUES (?, ?, ?, ?)",
        arguments: [device.number, kind, (data ?? [:]).text, now])
      try database.execute(
        sql: """
          DELETE FROM birjob_events WHERE device = ? AND number <= (
            SELECT number FROM birjob_events WHERE device = ? ORDER BY number DESC
            LIMIT 1 OFFSET ?)
          """,
        arguments: [device.number, device.number, Self.eventLimit])
    }
    return Response(
      json: [
        "success": true, "message": "Event recorded",
        "data": ["event_type": .string(kind)],
      ])
  }

  /// The running server takes the name that it gave the device as well as its token.
  private func eventDevice(_ body: RequestBody) async throws -> Device {
    if dialect == .seed { return try await device(body) }
    let name = try body.text("device_id", limit: 1...DeviceRules.deviceIDLength.upperBound)
    let device = try await store.read { database in
      try find(name, database) ?? DeviceTable.find(deviceID: name, database)
    }
    guard let device else { throw BirJobError.unknownDevice }
    try await touch(device)
    return device
  }

  /// `GET /analytics/user/{device_id}`
  func userAnalytics(_ device: Device) async throws -> Response {
    try limits.admitAnalytics(of: device, at: now())
    let data = try await store.read { database -> JSON in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT count(*) AS received, count(*) FILTER (WHERE is_read) AS opened,
            (SELECT count(*) FROM birjob_saved_jobs WHERE device = :device) AS saved
          FROM birjob_notifications WHERE device = :device
          """,
        arguments: ["device": device.number])
      let keywords = try String.fetchAll(
        database,
        sql: """
          SELECT keyword.value FROM birjob_notifications, json_each(matched_keywords) AS keyword
          WHERE device = ? GROUP BY keyword.value ORDER BY count(*) DESC, keyword.value LIMIT ?
          """,
        arguments: [device.number, Self.keywordLimit])
      let received: Int = row?["received"] ?? 0
      let opened: Int = row?["opened"] ?? 0
      let rate = received == 0 ? 0 : (Double(opened) / Double(received) * 1000).rounded() / 10
      return [
        "registration_date": .string(device.createdAt.text),
        "total_notifications_received": .number(received),
        "notifications_opened": .number(opened), "open_rate": .number(rate),
        "favorite_keywords": .array(
          (keywords.isEmpty ? device.keywords : keywords).prefix(Self.keywordLimit)
            .map(JSON.string)),
        "jobs_saved": .number(row?["saved"] ?? 0),
        "last_active": .string(device.activeAt.text),
      ]
    }
    return Response(json: ["success": true, "data": data])
  }

  /// `GET /analytics/stats`
  func stats(_ request: Request, _ scope: RequestScope) async throws -> Response {
    Self.answer(try await totals(request, scope), counting: "users")
  }

  /// `GET /device/analytics/summary`, of the running server.
  func summary(_ request: Request, _ scope: RequestScope) async throws -> Response {
    Self.answer(try await totals(request, scope), counting: "devices")
  }

  /// - Parameter name: what the names of the members call the devices.
  private static func answer(_ totals: Totals, counting name: String) -> Response {
    Response(
      json: [
        "success": true,
        "data": [
          "total_\(name)": .number(totals.devices), "active_\(name)_24h": .number(totals.day),
          "active_\(name)_7d": .number(totals.week),
          "notifications_sent_24h": .number(totals.notifications),
          "top_keywords": totals.keywords,
        ],
      ])
  }

  /// `GET /privacy/analytics/anonymous`, of the running server: numbers alone.
  func anonymousAnalytics(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let totals = try await totals(request, scope)
    return Response(
      json: [
        "success": true,
        "data": [
          "total_devices": .number(totals.devices), "active_devices_24h": .number(totals.day),
          "notifications_sent_24h": .number(totals.notifications),
        ],
      ])
  }

  private struct Totals: Sendable {
    let devices: Int
    let day: Int
    let week: Int
    let notifications: Int
    let keywords: JSON
  }

  private func totals(_ request: Request, _ scope: RequestScope) async throws -> Totals {
    let now = now()
    try limits.admitSearch(by: clients.key(of: request, scope), at: now)
    return try await store.read { database in
      Totals(
        devices: try DeviceTable.count(activeSince: nil, database),
        day: try DeviceTable.count(activeSince: now + (.zero - Self.day), database),
        week: try DeviceTable.count(activeSince: now + (.zero - Self.week), database),
        notifications: try NotificationTable.count(since: now + (.zero - Self.day), database),
        keywords: .array(
          try DeviceTable.topKeywords(limit: Self.keywordLimit, database)
            .map { ["keyword": .string($0.keyword), "users": .number($0.users)] }))
    }
  }
}
