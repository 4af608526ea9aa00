import Orbit
import Records
import ServiceKit
import Sessions
import Smoke
import Transport

extension OrbitScenario {
  static let signInChecks: [Check<OrbitScenario>] = [
    Check("refuse-address", "a code is sent to addresses of universities only") {
      (scenario) throws(Failure) in
      for address in ["", "nobody", scenario.unknownAddress] {
        _ = try await scenario.ask(.sendCode(email: address), expecting: [400])
      }
    },
    Check("refuse-code", "a made-up code is refused") { (scenario) throws(Failure) in
      _ = try await scenario.ask(
        .verifyCode(Secret("000000"), email: scenario.unknownAddress), expecting: [400])
    },
    Check(
      "sign-in", "a user can sign in", .preparation,
      skip: withoutWayToSignIn
    ) { (scenario) throws(Failure) in try await scenario.signIn() },
    Check("refresh", "a refresh token returns an access token", skip: withoutOwnSession) {
      (scenario) throws(Failure) in
      guard let refresh = scenario.session?.refreshToken,
        let answer = try await scenario.askData(.refresh(refresh))
      else { return }
      guard let access = answer["access_token"]?.stringValue else {
        return scenario.report("refreshToken: /data/access_token is missing")
      }
      scenario.hide(access)
      scenario.session?.accessToken = Secret(access)
    },
  ]

  static let cleanUpChecks: [Check<OrbitScenario>] = [
    Check("sign-out", "signing out ends the session", .cleanUp, skip: withoutOwnSession) {
      (scenario) throws(Failure) in
      guard let refresh = scenario.session?.refreshToken else { return }
      _ = try await scenario.ask(.signOut(refresh))
      _ = try await scenario.ask(.refresh(refresh), expecting: [401])
    }
  ]

  var unknownAddress: String { "jm-smoke-\(randomText(12))@example.com" }
}
