package import Records
package import ServiceKit
package import Sessions
package import Transport

/// The device that a profile stands for, as the service knows it, and the dialect of the service.
/// Anyone who has the id or the token can read and delete what the service stores about the device,
/// so both are secrets.
package struct Device: ProfileEntry, Hashable {
  package static let fileName = "birjob-device.json"
  package static let contents = "the device"

  package var id: Secret?
  /// The push token (APNs).
  package var token: Secret?
  package var keywords: [String] = []
  package var email: String?
  /// Nil if it is not known yet.
  package var dialect: Dialect?

  package init() {}

  package init(_ json: JSONObject) {
    id = json["device_id"]?.stringValue.map { Secret($0) }
    token = json["device_token"]?.stringValue.map { Secret($0) }
    keywords = json["keywords"]?.arrayValue?.compactMap(\.stringValue) ?? []
    email = json["email"]?.stringValue
    dialect = json["dialect"]?.stringValue.flatMap { Dialect(rawValue: $0) }
  }

  package var json: JSONObject {
    var json = JSONObject()
    json["device_id"] = id.map { .string($0.revealed) }
    json["device_token"] = token.map { .string($0.revealed) }
    if !keywords.isEmpty { json["keywords"] = .array(keywords.map(JSON.string)) }
    json["email"] = email.map { .string($0) }
    json["dialect"] = dialect.map { .string($0.rawValue) }
    return json
  }

  /// The device of the profile: `BIRJOB_DEVICE_ID` and `BIRJOB_DEVICE_TOKEN`, otherwise the
  /// registered one; nil if there is neither.
  ///
  /// - Throws: `unsafe_file` or `unreadable_file` (78).
  package static func known(
    to profile: Profile, _ environment: Environment
  ) throws(Failure) -> Device? {
    let prefix = profile.service.prefix
    var device = try ProfileStore<Device>(environment).entry(for: profile) ?? Device()
    if let id = environment["\(prefix)_DEVICE_ID"] { device.id = Secret(id) }
    if let token = environment["\(prefix)_DEVICE_TOKEN"] { device.token = Secret(token) }
    return device.id == nil && device.token == nil ? nil : device
  }
}
