internal import GRDB
internal import Hummingbird
internal import Logging
internal import Records
internal import ServerKit

extension BirJobService {
  /// How far back a device with new keywords is told about jobs.
  private static let announcedAge = Duration.seconds(24 * 3600)
  /// Jobs that are looked at for it.
  private static let announcedJobs = 2000

  /// `POST /devices/register`, as documented: with the client's own name for the device and a
  /// description of it.
  func registerDevice(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await body(request)
    let token = try rules.token(body.text("device_token", limit: 1...256))
    let deviceID = try body.text("device_id", limit: DeviceRules.deviceIDLength)
    guard let keywords = try rules.keywords(body) else {
      throw BirJobError.invalid("body", "keywords", rule: BirJobError.missing)
    }
    let info = try DeviceChanges.info(body)
    guard let info else {
      throw BirJobError.invalid("body", "device_info", rule: BirJobError.missing)
    }
    for name in ["device_model", "os_version", "app_version", "timezone"]
    where info[name]?.stringValue?.isEmpty ?? true {
      throw BirJobError.invalid("body", "device_info", name, rule: BirJobError.missing)
    }
    let device = try await register(
      token, deviceID, keywords, body, from: clients.key(of: request, scope))
    return Response(
      json: [
        "success": true, "message": "Device registered successfully",
        "data": ["user_id": .string(device.id), "device_id": .string(device.deviceID)],
      ])
  }

  /// `POST /device/register`, as the running server has it: a token and keywords are enough.
  func registerToken(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await body(request)
    let token = try rules.token(body.text("device_token", "deviceToken", limit: 1...256))
    guard let keywords = try rules.keywords(body) else {
      throw BirJobError.invalid("body", "keywords", rule: BirJobError.missing)
    }
    let device = try await register(
      token, nil, keywords, body, from: clients.key(of: request, scope))
    return Response(
      json: [
        "success": true,
        "data": [
          "device_id": .string(device.deviceID),
          "device_token_preview": .string(device.tokenPreview),
          "keywords_count": .number(device.keywords.count),
          "notifications_enabled": .bool(device.isNotified),
          "registered_at": .string(device.createdAt.text.dropLast() + "+00:00"),
          "message": "Device registered successfully",
        ],
      ])
  }

  /// `POST /notifications/token`: gives a device a token, and registers it if it is new.
  func registerNotificationToken(
    _ request: Request, _ scope: RequestScope
  ) async throws -> Response {
    let body = try await body(request)
    let token = try rules.token(body.text("device_token", limit: 1...256))
    let deviceID = try body.text("device_id", limit: DeviceRules.deviceIDLength)
    let device = try await register(
      token, deviceID, nil, body, from: clients.key(of: request, scope))
    return Response(
      json: [
        "success": true,
        "data": [
          "device_id": .string(device.deviceID), "user_id": .string(device.id),
          "message": "Device token registered", "setup_complete": .bool(!device.keywords.isEmpty),
        ],
      ])
  }

  /// Adds a device, or changes the one that is known by its token or name.
  ///
  /// - Parameters:
  ///   - deviceID: the client's name for the device; nil keeps the name, or makes one up.
  ///   - keywords: nil keeps them.
  /// - Throws: `BirJobError` 400 when name and token belong to two devices.
  private func register(
    _ token: String, _ deviceID: String?, _ keywords: [String]?, _ body: RequestBody,
    from client: String
  ) async throws -> Device {
    let now = now()
    try limits.admitRegistration(of: token, from: client, at: now)
    let changes = try DeviceChanges(body, rules, keywords: keywords)
    let device = try await store.write { database in
      let byToken = try DeviceTable.find(token: token, database)
      let byID = try deviceID.flatMap { try DeviceTable.find(deviceID: $0, database) }
      if let byToken, let byID, byToken.number != byID.number {
        throw BirJobError.refused("device_id is registered with another device_token")
      }
      var device =
        try byToken ?? byID
        ?? DeviceTable.insert(
          deviceID: deviceID ?? RandomText.uuid(), token: token, at: now, database)
      device.token = token
      if let deviceID { device.deviceID = deviceID }
      return try Self.apply(changes, to: device, at: now, database)
    }
    await pushSoon()
    return device
  }

  /// `PUT /users/{device_id}`
  func changeUser(_ request: Request, _ device: Device) async throws -> Response {
    let body = try await body(request)
    let device = try await change(device, body, keywords: try rules.keywords(body))
    return Response(
      json: [
        "success": true, "message": "User updated successfully",
        "data": [
          "user_id": .string(device.id), "device_id": .string(device.deviceID),
          "keywords": device.keywordsJSON, "keywords_count": .number(device.keywords.count),
          "notifications_enabled": .bool(device.isNotified),
        ],
      ])
  }

  /// `PUT /device/keywords`
  func changeKeywords(_ request: Request) async throws -> Response {
    let body = try await body(request)
    let token = try rules.token(body.text("device_token", "deviceToken", limit: 1...256))
    guard let keywords = try rules.keywords(body) else {
      throw BirJobError.invalid("body", "keywords", rule: BirJobError.missing)
    }
    let device = try await change(try await device(named: token), body, keywords: keywords)
    return Response(
      json: [
        "success": true, "message": "Keywords updated successfully",
        "keywords_count": .number(device.keywords.count),
      ])
  }

  private func change(
    _ device: Device, _ body: RequestBody, keywords: [String]?
  ) async throws -> Device {
    let changes = try DeviceChanges(body, rules, keywords: keywords)
    let now = now()
    let changed = try await store.write { database in
      try Self.apply(changes, to: device, at: now, database)
    }
    await pushSoon()
    return changed
  }

  private static func apply(
    _ changes: DeviceChanges, to device: Device, at now: Instant, _ database: Database
  ) throws -> Device {
    var device = device
    changes.apply(to: &device)
    device.activeAt = now
    try DeviceTable.update(device, database)
    let postings = try JobTable.imported(
      since: now + (.zero - announcedAge), limit: announcedJobs, database)
    try NotificationTable.announce(postings, to: [device], at: now, database)
    return device
  }

  /// Delivers what has just been announced. What fails is tried again with the next delivery.
  private func pushSoon() async {
    guard spool.folder != nil else { return }
    do {
      try await delivery.deliver()
    } catch {
      logger.error("cannot deliver notifications: \(error)")
    }
  }

  /// `GET /device/status/{device_token}`: 200 also for a token that is not registered.
  func status(_ scope: RequestScope) async throws -> Response {
    let (token, device) = try await lookUp(scope)
    guard let device else {
      return Response(
        json: [
          "success": true,
          "data": [
            "registered": false, "device_token_preview": .string(token.prefix(16) + "..."),
            "message": "Device not registered",
          ],
        ])
    }
    return Response(json: ["success": true, "data": Self.status(of: device)])
  }

  /// `GET /devices/status/{device_token}`. The running server gives the keywords as text with JSON in
  /// it, and counts its characters.
  func listedStatus(_ scope: RequestScope) async throws -> Response {
    guard let device = try await lookUp(scope).device else { throw BirJobError.unknownDevice }
    guard case .object(var data) = Self.status(of: device) else { throw BirJobError.unknownDevice }
    if dialect == .real {
      let text = device.keywordsJSON.text
      data["keywords"] = .string(text)
      data["keywords_count"] = .number(text.unicodeScalars.count)
    }
    return Response(json: ["success": true, "data": .object(data)])
  }

  private func lookUp(_ scope: RequestScope) async throws -> (token: String, device: Device?) {
    let name = scope.segment("device")
    if dialect == .real { _ = try rules.token(name) }
    return (name, try await store.read { try find(name, $0) })
  }

  private static func status(of device: Device) -> JSON {
    [
      "registered": true, "device_id": .string(device.deviceID),
      "device_token_preview": .string(device.tokenPreview),
      "keywords": device.keywordsJSON, "keywords_count": .number(device.keywords.count),
      "notifications_enabled": .bool(device.isNotified),
      "registered_at": .string(device.createdAt.text),
      "last_activity": .string(device.activeAt.text),
    ]
  }

  /// `DELETE /device/device/{device_token}`: the device and all that belongs to it.
  func deleteDevice(_ scope: RequestScope) async throws -> Response {
    let device = try await device(scope)
    let isDeleted = try await store.write { try DeviceTable.delete(token: device.token, $0) }
    guard isDeleted else { throw BirJobError.unknownDevice }
    return Response(
      json: [
        "success": true, "message": "Device and all its data deleted",
        "data": ["device_id": .string(device.deviceID)],
      ])
  }

  /// `POST /users/check-email`
  func checkEmail(_ request: Request, _ scope: RequestScope) async throws -> Response {
    let body = try await body(request)
    try limits.admitSearch(by: clients.key(of: request, scope), at: now())
    guard let email = try rules.email(body) else {
      throw BirJobError.invalid("body", "email", rule: BirJobError.missing)
    }
    guard let device = try await store.read({ try DeviceTable.find(email: email, $0) }) else {
      return Response(
        json: [
          "success": true, "message": "Email not found - full registration required",
          "data": [
            "exists": false, "has_profile": false, "has_keywords": false,
            "requires_full_registration": true, "email": .string(email),
          ],
        ])
    }
    let hasKeywords = !device.keywords.isEmpty
    return Response(
      json: [
        "success": true, "message": "User found - profile check complete",
        "data": [
          "exists": true, "user_id": .string(device.id), "email": .string(email),
          "has_profile": true, "has_keywords": .bool(hasKeywords),
          "keywords": device.keywordsJSON, "keywords_count": .number(device.keywords.count),
          "can_skip_onboarding": .bool(hasKeywords),
          "requires_keywords_setup": .bool(!hasKeywords),
        ],
      ])
  }
}
