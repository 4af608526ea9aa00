import Orbit
import Records
import ServiceKit
import Sessions
import Smoke
import Transport

extension OrbitScenario {
  /// What the service must refuse.
  static let refusalChecks: [Check<OrbitScenario>] = [
    Check("rules", "a change that breaks a rule is refused", skip: withoutSession) {
      (scenario) throws(Failure) in
      let broken: [JSONObject.Member] = [
        .init(name: "age", value: 17), .init(name: "age", value: "20"),
        .init(name: "no_such_member", value: true),
      ]
      for member in broken {
        _ = try await scenario.ask(
          .update(JSONObject([member])), as: scenario.credential, expecting: [400])
      }
    },
    Check("no-token", "the own profile requires sign-in") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.ownProfile, expecting: [401])
      _ = try await scenario.ask(.discovered, expecting: [401])
    },
    Check("wrong-token", "a made-up access token is refused") { (scenario) throws(Failure) in
      let token = Secret(scenario.randomText(40))
      _ = try await scenario.ask(.ownProfile, as: .bearer(token), expecting: [401])
      _ = try await scenario.ask(.refresh(token), expecting: [401])
    },
    Check("unknown-user", "an unknown user has no profile") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.profile(id: "999999999"), expecting: [404])
    },
  ]
}
