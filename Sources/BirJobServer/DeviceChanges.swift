internal import Records

/// What a request changes about a device. What it does not mention stays.
struct DeviceChanges: Sendable {
  private let email: String?
  private let info: JSON?
  private let isNotified: Bool?
  private let sources: [String]?
  private let keywords: [String]?

  init(_ body: RequestBody, _ rules: DeviceRules, keywords: [String]?) throws(BirJobError) {
    email = try rules.email(body)
    info = try Self.info(body)
    isNotified = try body.flag("notifications_enabled", "notificationsEnabled")
    sources = try body.texts(
      "preferred_sources", count: DeviceRules.sourceCount, length: DeviceRules.keywordLength)
    self.keywords = keywords
  }

  static func info(_ body: RequestBody) throws(BirJobError) -> JSON? {
    try body.object("device_info", "deviceInfo", limit: DeviceRules.infoLimit)
  }

  func apply(to device: inout Device) {
    if let email { device.email = email }
    if let info { device.info = info }
    if let isNotified { device.isNotified = isNotified }
    if let sources { device.preferredSources = sources }
    if let keywords { device.keywords = keywords }
  }
}
