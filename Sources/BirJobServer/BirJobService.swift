package import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import Records
package import ServerKit
package import ServiceLifecycle

/// BirJob: job search and alerts by device, without accounts.
///
/// The documented interface names a device by `device_id`, the running server by its token. In the
/// documented dialect both work, over the same devices; in the real one only the running server's.
package struct BirJobService: ServedService {
  package static let name = "birjob"
  package static let title = "BirJob"
  package static let healthPaths = ["/health", "/api/v1/health"]
  package static let migrations = Migration.ofBirJob

  let store: Store
  let postings: PostingIndexCache
  let dialect: ServerOptions.Dialect
  let rules: DeviceRules
  let limits: DeviceLimits
  let clients: ClientAddress
  let spool: PushSpool
  let delivery: PushDelivery
  let now: @Sendable () -> Instant
  let logger: Logger

  package init(_ context: ServerContext) async throws {
    store = context.store
    postings = context.postings
    dialect = context.options.dialect
    rules = DeviceRules(dialect: dialect)
    limits = DeviceLimits(dialect)
    clients = context.clients
    spool = PushSpool(folder: context.options.birJob.pushFolder)
    now = context.now
    logger = context.logger
    delivery = PushDelivery(store: store, spool: spool, now: now, logger: logger)
  }

  package var errors: any ErrorFormat { BirJobErrors(dialect: dialect, now: now) }
  package var largestBody: Int { RequestBody.limit }
  package var background: [any Service] { [delivery] }

  package static func imported(
    _ postings: [StoredPosting], at now: Instant, _ database: Database
  ) throws {
    try JobTable.update(postings, database)
    let devices = try Device.fetchAll(
      database, sql: "SELECT * FROM birjob_devices WHERE notifications_enabled ORDER BY number")
    try NotificationTable.announce(postings, to: devices, at: now, database)
  }

  package func environment(at address: String) async throws -> [String: String?] {
    [
      "BIRJOB_BASE_URL": "\(address)/\(Self.name)", "BIRJOB_DEVICE_ID": nil,
      "BIRJOB_DEVICE_TOKEN": nil,
    ]
  }

  package func addRoutes(to routes: Routes) {
    routes.endpoint("/health", [.get: { _, _ in try await health() }])
    let api = routes.area("/api/v1", errors: errors)
    api.endpoint("/health", [.get: { _, _ in try await detailedHealth() }])
    addJobRoutes(to: api)
    addTokenRoutes(to: api)
    if dialect == .seed { addDeviceIDRoutes(to: api) }
  }

  /// The routes of jobs, in both dialects.
  private func addJobRoutes(to api: Routes) {
    api.endpoint("/jobs", [.get: searchJobs])
    api.endpoint("/jobs/{job_id}", [.get: { _, scope in try await job(scope) }])
    api.endpoint("/analytics/event", [.post: { request, _ in try await recordEvent(request) }])
    // The last segment is a device's id or token.
    api.endpoint(
      "/notifications/history/{device}",
      [.get: { request, scope in try await history(request, try await device(scope)) }])
    api.endpoint(
      "/notifications/inbox/{device}",
      [.get: { request, scope in try await inbox(request, try await device(scope)) }])
    api.endpoint(
      "/chatbot/recommendations/{device}",
      [.get: { _, scope in try await recommendations(try await device(scope)) }])
  }

  /// The routes of the running server, which names devices by token.
  private func addTokenRoutes(to api: Routes) {
    api.endpoint("/device/register", [.post: registerToken])
    api.endpoint("/device/keywords", [.put: { request, _ in try await changeKeywords(request) }])
    api.endpoint(
      "/device/status/{device}", [.get: { _, scope in try await status(scope) }])
    api.endpoint(
      "/devices/status/{device}", [.get: { _, scope in try await listedStatus(scope) }])
    api.endpoint(
      "/device/device/{device}", [.delete: { _, scope in try await deleteDevice(scope) }])
    api.endpoint(
      "/device/analytics/summary", [.get: { request, scope in try await summary(request, scope) }])
    api.endpoint(
      "/privacy/analytics/anonymous",
      [.get: { request, scope in try await anonymousAnalytics(request, scope) }])
    api.endpoint(
      "/notifications/mark-read/{device}",
      [.post: { request, scope in try await change(.read, request, try await device(scope)) }])
    api.endpoint(
      "/notifications/delete/{device}",
      [.delete: { request, scope in try await change(.delete, request, try await device(scope)) }])
    api.endpoint(
      "/notifications/test/{device}",
      [.post: { _, scope in try await sendTest(to: try await device(scope)) }])
    api.endpoint(
      "/chatbot/chat/{device}",
      [.post: { request, scope in try await chat(request, try await device(scope)) }])
    api.endpoint(
      "/chatbot/analyze-job/{device}",
      [.post: { request, scope in try await analyze(request, try await device(scope)) }])
  }

  /// The routes of the documentation, which names devices by `device_id`.
  private func addDeviceIDRoutes(to api: Routes) {
    api.endpoint("/devices/register", [.post: registerDevice])
    api.endpoint(
      "/users/{device}",
      [.put: { request, scope in try await changeUser(request, try await device(scope)) }])
    api.endpoint("/users/check-email", [.post: checkEmail])
    api.endpoint("/jobs/save", [.post: { request, _ in try await saveJob(request) }])
    api.endpoint("/jobs/unsave", [.delete: { request, _ in try await unsaveJob(request) }])
    api.endpoint("/jobs/view", [.post: { request, _ in try await recordView(request) }])
    api.endpoint(
      "/jobs/saved/{device}", [.get: { _, scope in try await savedJobs(try await device(scope)) }])
    api.endpoint("/notifications/token", [.post: registerNotificationToken])
    api.endpoint(
      "/notifications/{notification}/read",
      [.post: { _, scope in try await change(.read, scope) }])
    api.endpoint(
      "/notifications/{notification}",
      [.delete: { _, scope in try await change(.delete, scope) }])
    api.endpoint(
      "/notifications/test-push/{device}",
      [.post: { _, scope in try await sendTest(to: try await device(scope)) }])
    api.endpoint(
      "/analytics/user/{device}",
      [.get: { _, scope in try await userAnalytics(try await device(scope)) }])
    api.endpoint("/analytics/stats", [.get: stats])
    api.endpoint("/chatbot/chat", [.post: { request, _ in try await chat(request) }])
    api.endpoint("/chatbot/analyze-job", [.post: { request, _ in try await analyze(request) }])
  }

  // MARK: Devices of requests

  /// The device that the last segment of the path names.
  ///
  /// - Throws: `BirJobError` 404 when there is none, 400 when the segment is not a token in the real
  ///   dialect.
  func device(_ scope: RequestScope) async throws -> Device {
    try await device(named: scope.segment("device"))
  }

  /// - Parameter name: a token, or in the documented dialect a `device_id`.
  func device(named name: String) async throws -> Device {
    if dialect == .real { _ = try rules.token(name) }
    guard let device = try await store.read({ try find(name, $0) }) else {
      throw BirJobError.unknownDevice
    }
    try await touch(device)
    return device
  }

  /// How exactly the last activity of a device is known.
  private static let activityStep = Duration.seconds(60)

  /// Notes that a device is active.
  func touch(_ device: Device) async throws {
    let now = now()
    guard device.activeAt + Self.activityStep <= now else { return }
    try await store.write { try DeviceTable.touch(device, at: now, $0) }
  }

  /// Tokens come first: a `device_id` that looks like another device's token must not hide it.
  func find(_ name: String, _ database: Database) throws -> Device? {
    if let token = rules.normalized(name),
      let device = try DeviceTable.find(token: token, database)
    {
      return device
    }
    return dialect == .seed ? try DeviceTable.find(deviceID: name, database) : nil
  }

  /// The device that a body names by `device_id`, or by one of the other names.
  func device(_ body: RequestBody, _ names: String...) async throws -> Device {
    let text: String
    if let name = (["device_id"] + names).first(where: { body.value([$0]) != nil }) {
      text = try body.text(name, limit: 1...DeviceRules.deviceIDLength.upperBound)
    } else {
      throw BirJobError.invalid("body", names.last ?? "device_id", rule: BirJobError.missing)
    }
    return try await device(named: text)
  }

  func body(_ request: Request) async throws -> RequestBody {
    RequestBody(try await request.object(limit: RequestBody.limit))
  }
}
