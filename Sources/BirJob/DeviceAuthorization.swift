package import Records
package import ServiceKit
internal import Sessions
internal import Transport

/// Calls name the device; the service asks for nothing else.
package struct DeviceAuthorization: Authorization {
  private let connection: ServiceConnection

  package init(_ connection: ServiceConnection) { self.connection = connection }

  package func credential() async throws(Failure) -> Credential? {
    guard let device = try Device.known(to: connection.profile, connection.environment),
      let secret = device.token ?? device.id
    else { return nil }
    var credential = Credential(secret)
    credential.parameters["device_id"] = device.id
    credential.parameters["device_token"] = device.token
    return credential
  }

  package func requiredCredential() async throws(Failure) -> Credential {
    if let credential = try await credential() { return credential }
    let prefix = connection.profile.service.prefix
    throw Failure(
      "not_registered", "no device is registered (profile '\(connection.profile.name)')",
      hint: "register one with 'birjob-device register', or set \(prefix)_DEVICE_ID and "
        + "\(prefix)_DEVICE_TOKEN", exit: .notSignedIn)
  }

  package var account: String? {
    let device = try? Device.known(to: connection.profile, connection.environment)
    return (device?.token ?? device?.id)?.shortened
  }
}
