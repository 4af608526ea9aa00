package import Records
package import ServiceKit
internal import Transport

extension Endpoint<JSONObject> {
  /// What the service knows about the use of the device; on the server, about all devices.
  package static func userAnalytics(_ dialect: Dialect) -> Self {
    switch dialect {
    case .seed:
      Endpoint(BirJobOperation.getUserAnalytics, access: .required) {
        (response) throws(Failure) in try response.data()
      }
    case .real:
      Endpoint(BirJobOperation.getAnalyticsSummary) { (response) throws(Failure) in
        try response.data()
      }
    }
  }

  /// Records an event of the device.
  package static func event(_ type: String, data: JSONObject, _ dialect: Dialect) -> Self {
    let name = dialect == .seed ? "event" : "action"
    return Endpoint(
      BirJobOperation.recordEvent,
      body: .json(
        .object(
          JSONObject([
            .init(name: "\(name)_type", value: .string(type)),
            .init(name: "\(name)_data", value: .object(data)),
          ]))), credentialMembers: [("device_id", "device_id")], access: .required
    ) { (response) throws(Failure) in try response.data() }
  }

  /// Figures about all devices.
  package static func statistics(_ dialect: Dialect) -> Self {
    Endpoint(
      dialect == .seed ? BirJobOperation.getStats : .getAnonymousAnalytics
    ) { (response) throws(Failure) in try response.data() }
  }
}
