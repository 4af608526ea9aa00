import BirJob
import Records
import ServiceKit
import Smoke

extension BirJobScenario {
  /// Whether the service is up, and which dialect it speaks.
  static let serviceChecks: [Check] = [
    Check("health", "the service and its parts are up") { (scenario) throws(Failure) in
      for isDetailed in [false, true] {
        let answer = try await scenario.ask(.health(isDetailed: isDetailed))
        guard let members = answer?.objectValue else { continue }
        for fault in Health(members: members).faults {
          scenario.report("not healthy: \(rule: fault)")
        }
      }
    },
    Check("search", "a search returns pages of jobs", .preparation, budget: .seconds(10)) {
      (scenario) throws(Failure) in try await scenario.search()
    },
  ]

  /// The registration of the device.
  static let deviceChecks: [Check] = [
    Check("register", "a device can be registered", .preparation, skip: withoutDialect) {
      (scenario) throws(Failure) in try await scenario.register()
    },
    Check("register-again", "a device that registers again remains one device", skip: withoutDevice)
    { (scenario) throws(Failure) in
      let id = scenario.device.id
      try await scenario.register()
      scenario.expect(scenario.device.id == id, "the second registration has another device_id")
    },
    Check("status", "the status shows the device and its keywords", skip: withoutDevice) {
      (scenario) throws(Failure) in try await scenario.expectStatus(isRegistered: true)
    },
    Check("keywords", "the keywords of the device can be replaced", skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      scenario.device.keywords = ["nurse", "teacher", "developer"]
      let call = Endpoint.update(keywords: scenario.device.keywords, notifies: true, dialect)
      guard try await scenario.askAsDevice(call) != nil else { return }
      try await scenario.expectStatus(isRegistered: true)
    },
    Check("check-email", "the address of the device is known, another is not", skip: outsideOfSeed)
    { (scenario) throws(Failure) in
      let unknown = "jm-smoke-\(scenario.randomText(12))@example.com"
      for (address, expected) in [(scenario.device.email ?? "", true), (unknown, false)] {
        guard let answer = try await scenario.ask(.checkEmail(address)) else { continue }
        let exists = answer.birJobData["exists"]?.boolValue
        scenario.expect(
          exists == expected, "/data/exists", answer.birJobData["exists"],
          expected
            ? "true, for a registered address" : "false, for an address that nobody registered")
      }
    },
  ]

  /// Registers the device. The running server gives it an id of its own.
  private mutating func register() async throws(Failure) {
    guard let dialect, let answer = try await ask(.register(device, dialect)) else { return }
    guard let id = answer.birJobData["device_id"]?.stringValue, !id.isEmpty else {
      report(
        "registerDevice: /data/device_id is missing or empty: "
          + "\(log.secrets.quotation(of: answer))")
      return
    }
    hide(id)
    expect(
      dialect == .real || id == device.id, "the registration returned another device_id than it got"
    )
    device.id = id
    isRegistered = true
  }

  /// Compares the status of the device with what it sent.
  mutating func expectStatus(isRegistered expected: Bool) async throws(Failure) {
    guard let answer = try await askAsDevice(.deviceStatus()) else { return }
    let status = answer.birJobData
    let found = status["registered"]?.boolValue ?? false
    expect(
      found == expected,
      expected
        ? "the status says that the device is not registered"
        : "the status says that a deleted device is registered")
    guard expected, let keywords = status["keywords"]?.arrayValue?.compactMap(\.stringValue) else {
      return
    }
    expect(
      Set(keywords.map { $0.lowercased() }) == Set(device.keywords),
      "the status has the keywords \(keywords.joined(separator: ", ")), not "
        + "\(device.keywords.joined(separator: ", "))")
  }

  /// Removes the device and what the service knows about it.
  static let cleanUpChecks: [Check] = [
    Check("delete", "the device can be deleted", .cleanUp, skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard try await scenario.askAsDevice(.deleteDevice) != nil else { return }
      scenario.isRegistered = false
      try await scenario.expectStatus(isRegistered: false)
      _ = try await scenario.askAsDevice(.deleteDevice, expecting: [404])
    }
  ]
}
