internal import GRDB
internal import Hummingbird
internal import Logging
internal import Records
internal import ServerKit

extension BirJobService {
  /// Notifications on a page of the history, and in the inbox.
  private static let pageLimits = 1...100
  private static let pageSize = 50
  /// Ids that one request can name.
  private static let idCount = 1...500
  private static let idLength = 1...64

  /// `GET /notifications/history/{device}`
  func history(_ request: Request, _ device: Device) async throws -> Response {
    let limit = try JobSearch.number("limit", of: request, in: Self.pageLimits) ?? Self.pageSize
    let offset = try JobSearch.number("offset", of: request, in: 0...Int(Int32.max)) ?? 0
    let (list, total) = try await store.read { database in
      let list = try NotificationTable.list(of: device, limit: limit, offset: offset, database)
      return (
        JSON.array(list.map(\.json)), try NotificationTable.counts(of: device, database).total
      )
    }
    if dialect == .seed {
      return Response(
        json: [
          "success": true,
          "data": [
            "user_id": .string(device.id), "total_notifications": .number(total),
            "recent_notifications": list,
          ],
        ])
    }
    let count = list.arrayValue?.count ?? 0
    return Response(
      json: [
        "success": true,
        "data": [
          "device_token_preview": .string(device.tokenPreview),
          "total_notifications": .number(total), "notifications": list,
          "pagination": [
            "total": .number(total), "limit": .number(limit), "offset": .number(offset),
            "has_more": .bool(offset + count < total),
          ],
        ],
      ])
  }

  /// `GET /notifications/inbox/{device}`: notifications in groups, newest first.
  func inbox(_ request: Request, _ device: Device) async throws -> Response {
    let limit = try JobSearch.number("limit", of: request, in: Self.pageLimits) ?? Self.pageSize
    let (list, counts) = try await store.read { database in
      (
        try NotificationTable.list(of: device, limit: limit, offset: 0, database),
        try NotificationTable.counts(of: device, database)
      )
    }
    let groups = JSON.array(NotificationGroup.groups(of: list, dialect).map(\.json))
    if dialect == .seed {
      return Response(
        json: [
          "success": true,
          "data": [
            "notifications": groups, "unread_count": .number(counts.unread),
            "total_count": .number(counts.total),
          ],
        ])
    }
    return Response(
      json: [
        "success": true,
        "data": [
          "notifications": groups, "unread_count": .number(counts.unread),
          "total_shown": .number(list.count), "grouped": true,
        ],
      ])
  }

  /// `POST /notifications/{notification_id}/read` and `DELETE /notifications/{notification_id}`: a
  /// notification, or a group of the inbox.
  func change(_ change: NotificationTable.Change, _ scope: RequestScope) async throws -> Response {
    let id = scope.segment("notification").lowercased()
    guard DeviceRules.isUUID(id) else {
      throw BirJobError.refused("Invalid notification ID format")
    }
    let count = try await store.write { try NotificationTable.change(change, id: id, $0) }
    guard count > 0 else { throw BirJobError.unknownNotification }
    return Response(
      json: [
        "success": true, "message": .string(Self.message(change)),
        "data": ["notification_id": .string(id), Self.countName(change): .number(count)],
      ])
  }

  /// `POST /notifications/mark-read/{device_token}` and `DELETE /notifications/delete/{device_token}`:
  /// those in `notification_ids`, or all.
  func change(
    _ change: NotificationTable.Change, _ request: Request, _ device: Device
  ) async throws -> Response {
    let body = try await optionalBody(request)
    let ids = try body.texts("notification_ids", count: Self.idCount, length: Self.idLength)
    let all = try body.flag(change == .read ? "mark_all" : "delete_all", "all") ?? false
    guard ids != nil || all else {
      throw BirJobError.refused(
        "notification_ids or \(change == .read ? "mark_all" : "delete_all") is required")
    }
    let wanted = all ? nil : ids?.map { $0.lowercased() }
    let count = try await store.write { database in
      try NotificationTable.change(change, ids: wanted, of: device, database)
    }
    return Response(
      json: [
        "success": true, "message": .string(Self.message(change)),
        "data": [Self.countName(change): .number(count)],
      ])
  }

  /// The body, or an empty object if there is none: some proxies drop the body of DELETE. Its members
  /// may be in the query instead.
  private func optionalBody(_ request: Request) async throws -> RequestBody {
    let bytes = try await request.bytes(limit: RequestBody.limit)
    if !bytes.isEmpty {
      guard let json = try? JSON(parsing: bytes), let object = json.objectValue else {
        throw BodyError.notJSON(reason: "it is not an object")
      }
      return RequestBody(object)
    }
    var object = JSONObject()
    object["notification_ids"] = request.query("notification_ids").map { list in
      .array(list.split(separator: ",").map { .string(String($0)) })
    }
    for name in ["mark_all", "delete_all"] {
      object[name] = request.query(name).map { .bool($0 == "true") }
    }
    return RequestBody(object)
  }

  private static func message(_ change: NotificationTable.Change) -> String {
    change == .read ? "Notifications marked as read" : "Notifications deleted"
  }

  private static func countName(_ change: NotificationTable.Change) -> String {
    change == .read ? "marked_count" : "deleted_count"
  }

  /// `POST /notifications/test-push/{device_id}` and `POST /notifications/test/{device_token}`: 200
  /// also when nothing was delivered, with `success` false.
  func sendTest(to device: Device) async throws -> Response {
    let now = now()
    try limits.admitTest(of: device, at: now)
    var isDelivered = false
    do {
      isDelivered = try spool.deliver(PushSpool.test, to: device, at: now)
    } catch {
      logger.error("cannot deliver a notification: \(error)")
    }
    return Response(
      json: [
        "success": .bool(isDelivered),
        "message": .string(
          isDelivered
            ? "Test notification written to the push folder of this server"
            : "This server has no push folder, or cannot write to it"),
        "data": [
          "device_id": .string(device.deviceID),
          "device_token_preview": .string(device.tokenPreview),
          "delivered": .bool(isDelivered), "sent_at": .string(now.text),
        ],
      ])
  }
}
