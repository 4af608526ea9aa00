import BirJob
import Records
import ServiceKit
import Smoke
import Transport

extension BirJobScenario {
  /// What the service must refuse. The running server answers 422 to what breaks a rule.
  static let refusalChecks: [Check] = [
    Check("bad-token", "a made-up push token is refused", skip: withoutDialect) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      var other = scenario.device
      other.token = "not-a-token"
      other.id = "jm-smoke-\(scenario.randomText(16))"
      _ = try await scenario.ask(.register(other, dialect), expecting: [400, 422])
    },
    Check("no-keywords", "a registration without keywords is refused", skip: withoutDialect) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      var other = scenario.device
      other.token = scenario.randomText.hexadecimal(64)
      other.id = "jm-smoke-\(scenario.randomText(16))"
      other.keywords = []
      scenario.hide(other.token)
      _ = try await scenario.ask(.register(other, dialect), expecting: [400, 422])
    },
    Check("unknown-job", "an unknown job is not found") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.job(id: "999999999"), expecting: [404])
    },
    Check("unknown-device", "a device that nobody registered is unknown", skip: withoutDialect) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      let token = scenario.randomText.hexadecimal(64)
      scenario.hide(token)
      let stranger = Credential(
        Secret(token), parameters: ["device_id": Secret(token), "device_token": Secret(token)])
      let answer = try await scenario.ask(.deviceStatus(), as: stranger)
      scenario.expect(
        answer?.birJobData["registered"]?.boolValue != true,
        "the status says that a made-up device is registered")
      _ = try await scenario.ask(.deviceStatus(isListed: true), as: stranger, expecting: [404])
      _ = try await scenario.ask(.inbox(dialect), as: stranger, expecting: [404])
    },
    Check("page-size", "a page of 1,000 jobs is refused") { (scenario) throws(Failure) in
      _ = try await scenario.ask(
        .jobs(JobQuery(), offset: 0, limit: 1000), expecting: [400, 422])
    },
  ]
}
