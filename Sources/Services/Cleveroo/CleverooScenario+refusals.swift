import Cleveroo
import Records
import ServiceKit
import Smoke
import Transport

extension CleverooScenario {
  /// What the service must refuse.
  static let refusalChecks: [Check<CleverooScenario>] = [
    Check("refuse-password", "a wrong password is refused") { (scenario) throws(Failure) in
      let password = Secret(scenario.randomText(20))
      _ = try await scenario.ask(
        .signInParent(email: scenario.unknownEmail, password: password), expecting: [401])
      _ = try await scenario.ask(
        .signInChild(username: scenario.randomText(20), password: password), expecting: [401])
      guard scenario.isNew, let email = scenario.email else { return }
      _ = try await scenario.ask(
        .signInParent(email: email, password: password), expecting: [401])
    },
    Check("no-token", "the children require sign-in") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.children, expecting: [401])
    },
    Check("wrong-token", "a made-up access token is refused") { (scenario) throws(Failure) in
      let credential = Credential.bearer(Secret(scenario.randomText(40)))
      _ = try await scenario.ask(.children, as: credential, expecting: [401])
    },
    Check("unknown-address", "a password reset does not tell whether an address has an account") {
      (scenario) throws(Failure) in
      _ = try await scenario.ask(
        .requestPasswordReset(email: scenario.unknownEmail), expecting: done)
    },
    Check("wrong-code", "a made-up reset code is refused") { (scenario) throws(Failure) in
      let email = scenario.unknownEmail
      let code = Secret("000000")
      _ = try await scenario.ask(.checkResetCode(code, email: email), expecting: [400])
      _ = try await scenario.ask(
        .resetPassword(Secret(scenario.randomText(20)), code: code, email: email),
        expecting: [400])
    },
  ]

  private var unknownEmail: String { "jm-smoke-\(randomText(12))@example.com" }
}
