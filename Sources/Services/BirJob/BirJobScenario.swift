import BirJob
import Records
import ServiceKit
import Sessions
import Smoke
import Transport

/// A new device finds jobs, reads its notifications, asks questions, and is deleted.
struct BirJobScenario: Scenario {
  typealias Check = Smoke.Check<BirJobScenario>

  static let service = ServiceDescription.birJob
  static let checks =
    serviceChecks + deviceChecks + jobChecks + savedChecks + notificationChecks + analyticsChecks
    + chatChecks + refusalChecks + cleanUpChecks
  static let options: Set<ScenarioOption> = [.allowEmpty]

  let client: ServiceClient
  /// The dialect in the settings; otherwise found by the second check, and nil until then.
  var dialect: Dialect?
  /// Whether a search may find no jobs.
  let allowsEmpty: Bool
  let randomText: RandomText
  var log: CheckLog

  /// The device of this run. Its push token is random: no telephone has it.
  var device: DeviceRegistration
  var isRegistered = false
  /// The first jobs of the service; nil until they have been listed.
  var jobs: [JSONObject]?

  init(_ setup: ScenarioSetup) throws(Failure) {
    client = setup.connection.anonymousClient
    dialect = try setup.connection.configuredDialect().dialect
    allowsEmpty = setup.allowsEmpty
    randomText = setup.randomText
    log = try setup.makeLog()
    device = DeviceRegistration(
      token: randomText.hexadecimal(64), id: "jm-smoke-\(randomText(16))",
      keywords: ["developer", "engineer"])
    device.email = "jm-smoke-\(randomText(12))@example.com"
    device.info = [
      ("device_model", "jm-smoke"), ("os_version", "1"), ("app_version", "1"), ("timezone", "UTC"),
    ]
    log.secrets.hide(device.token)
    log.secrets.hide(device.id)
  }

  /// What calls name the device by.
  var credential: Credential {
    Credential(
      Secret(device.token),
      parameters: ["device_id": Secret(device.id), "device_token": Secret(device.token)])
  }

  /// Makes a call for the device; otherwise the same as `ask`.
  mutating func askAsDevice<Answer>(
    _ endpoint: Endpoint<Answer>, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    try await ask(endpoint, as: credential, expecting: statuses)
  }

  @Sendable static func withoutDialect(_ scenario: BirJobScenario) -> String? {
    scenario.dialect == nil ? "the dialect of the service is not known" : nil
  }

  @Sendable static func withoutDevice(_ scenario: BirJobScenario) -> String? {
    withoutDialect(scenario) ?? (scenario.isRegistered ? nil : "the device is not registered")
  }

  @Sendable static func withoutJob(_ scenario: BirJobScenario) -> String? {
    guard let jobs = scenario.jobs else { return "the jobs were not listed" }
    return jobs.isEmpty ? "the service has no jobs" : nil
  }

  @Sendable static func withoutDeviceOrJob(_ scenario: BirJobScenario) -> String? {
    withoutDevice(scenario) ?? withoutJob(scenario)
  }

  /// Skips what only the documented service offers.
  @Sendable static func outsideOfSeed(_ scenario: BirJobScenario) -> String? {
    if let reason = withoutDevice(scenario) { return reason }
    return scenario.dialect == .seed ? nil : "the dialect 'real' has no such call"
  }

  @Sendable static func outsideOfSeedOrWithoutJob(_ scenario: BirJobScenario) -> String? {
    outsideOfSeed(scenario) ?? withoutJob(scenario)
  }
}

extension JSON {
  /// The members of an answer: those of `data`, or of the answer itself.
  var birJobData: JSON { self["data"] ?? self }
}
