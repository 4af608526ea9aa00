package import Records
package import ServiceKit
internal import Transport

/// What a registration says about the device.
package struct DeviceRegistration: Sendable {
  package var token: String
  package var id: String
  package var keywords: [String]
  package var email: String?
  package var sources: [String] = []
  package var notifies = true
  /// `device_model`, `os_version`, `app_version`, `timezone`.
  package var info: [(name: String, value: String)] = []

  package init(token: String, id: String, keywords: [String]) {
    self.token = token
    self.id = id
    self.keywords = keywords
  }
}

extension Endpoint<JSONObject> {
  /// Registers the device, or changes its registration. The answer has `device_id`.
  package static func register(_ device: DeviceRegistration, _ dialect: Dialect) -> Self {
    var body = JSONObject()
    body["device_token"] = .string(device.token)
    if dialect == .seed {
      body["device_id"] = .string(device.id)
      body["email"] = device.email.map { .string($0) }
    }
    body["keywords"] = .array(device.keywords.map(JSON.string))
    if dialect == .seed {
      if !device.sources.isEmpty {
        body["preferred_sources"] = .array(device.sources.map(JSON.string))
      }
      body["notifications_enabled"] = .bool(device.notifies)
      body["device_info"] = .object(
        JSONObject(device.info.map { .init(name: $0.name, value: .string($0.value)) }))
    }
    let operation: BirJobOperation = dialect == .seed ? .registerDevice : .registerToken
    return Endpoint(operation, body: .json(.object(body)), isIdempotent: true) {
      (response) throws(Failure) in
      let data = try response.data()
      guard data["device_id"]?.stringValue?.isEmpty == false else {
        throw response.unexpected("has no device_id")
      }
      return data
    }
  }

  /// Replaces the keywords of the device.
  ///
  /// - Parameter notifies: whether the device gets notifications; the server's dialect has no such
  ///   member.
  package static func update(
    keywords: [String], notifies: Bool?, _ dialect: Dialect
  ) -> Self {
    var body = JSONObject()
    body["keywords"] = .array(keywords.map(JSON.string))
    switch dialect {
    case .seed:
      body["notifications_enabled"] = notifies.map { .bool($0) }
      return Endpoint(
        BirJobOperation.updateUser, body: .json(.object(body)), access: .required
      ) { (response) throws(Failure) in try response.data() }
    case .real:
      return Endpoint(
        BirJobOperation.updateKeywords, body: .json(.object(body)),
        credentialMembers: [("device_token", "device_token")], access: .required
      ) { (response) throws(Failure) in try response.data() }
    }
  }

  /// What the service knows about the device. `registered` is false for an unknown one.
  ///
  /// - Parameter isListed: asks the second address for it, which refuses an unknown device.
  package static func deviceStatus(isListed: Bool = false) -> Self {
    let operation: BirJobOperation = isListed ? .getListedStatus : .getDeviceStatus
    return Endpoint(operation, access: .required) { (response) throws(Failure) in
      // `success` is false for an unknown device on some servers.
      let body = try response.object()
      return DeviceStatus.normalized(body["data"]?.objectValue ?? body)
    }
  }

  /// Deletes the device and everything that the service stores about it.
  package static var deleteDevice: Endpoint<JSONObject> {
    Endpoint(BirJobOperation.deleteDevice, access: .required) { (response) throws(Failure) in
      try response.data()
    }
  }

  /// Whether there is a user with this e-mail address: `exists`, and more.
  package static func checkEmail(_ address: String) -> Self {
    Endpoint(
      BirJobOperation.checkEmail, body: .json(["email": .string(address)]), isIdempotent: true
    ) { (response) throws(Failure) in
      let data = try response.data()
      guard data["exists"]?.boolValue != nil else { throw response.unexpected("has no exists") }
      return data
    }
  }
}

/// The answer about a device.
enum DeviceStatus {
  /// The answer with `keywords` as an array and `keywords_count` as their number. A server has sent
  /// the keywords as JSON in a string, and the length of that string for their number.
  static func normalized(_ sent: JSONObject) -> JSONObject {
    guard let text = sent["keywords"]?.stringValue, let keywords = try? JSON(parsing: text),
      let list = keywords.arrayValue
    else { return sent }
    var status = sent
    status["keywords"] = keywords
    if status["keywords_count"] != nil { status["keywords_count"] = .number(list.count) }
    return status
  }
}
