package import Records
package import ServiceKit
internal import Sessions

extension ServiceConnection {
  /// The dialect of the service.
  ///
  /// - Parameter choice: the option; nil for the setting `dialect`, or `auto` if that is not set.
  /// - Throws: `bad_setting` (78) for an unknown dialect, and the failures of the request.
  package func dialect(_ choice: DialectChoice?) async throws(Failure) -> Dialect {
    let wanted = if let choice { choice } else { try configuredDialect() }
    if let dialect = wanted.dialect { return dialect }
    let devices = ProfileStore<Device>(environment)
    if let known = (try? devices.entry(for: profile))?.dialect { return known }
    let found = try await anonymousClient.send(.dialect).value
    await devices.change(profile) { device in
      var device = device ?? Device()
      device.dialect = found
      return device
    }
    return found
  }

  /// The setting `dialect`; `auto` if it is not set.
  ///
  /// - Throws: `bad_setting` (78) for an unknown dialect.
  package func configuredDialect() throws(Failure) -> DialectChoice {
    guard let setting = profile.own["dialect"] else { return .auto }
    if let choice = DialectChoice(rawValue: setting.value) { return choice }
    throw Failure(
      "bad_setting", "dialect (\(setting.origin)): must be auto, seed or real",
      exit: .configuration)
  }
}

extension Dialect {
  /// The dialect by the shape of a page of jobs: the description counts all jobs in `total_count`,
  /// the server in `pagination.total`.
  ///
  /// - Parameter page: the members of `data`.
  package init(ofPage page: JSON) {
    self = page["total_count"] == nil && page["pagination"]?["total"] != nil ? .real : .seed
  }

  /// The name of the credential parameter by which calls name the device.
  var deviceParameter: String { self == .seed ? "device_id" : "device_token" }
}
