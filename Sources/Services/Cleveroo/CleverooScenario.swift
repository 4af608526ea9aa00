import Cleveroo
import Records
import ServiceKit
import Sessions
import Smoke
import Transport

/// A family: a parent registers and signs in, adds a child, and the child signs in.
///
/// The service can delete neither parents nor children, so only an account of this run is given a
/// child.
struct CleverooScenario: Scenario {
  static let service = ServiceDescription.cleveroo
  static let options: Set<ScenarioOption> = [.account]
  static let checks: [Check<CleverooScenario>] = parentChecks + childChecks + refusalChecks

  let client: ServiceClient
  let account: ScenarioSetup.Account
  let randomText: RandomText
  var log: CheckLog

  var token: Secret?
  var child: JSONObject?
  var childToken: Secret?

  init(_ setup: ScenarioSetup) throws(Failure) {
    client = setup.connection.client
    account = setup.account
    randomText = setup.randomText
    log = try setup.makeLog()
    if let password { hide(password.revealed) }
  }

  /// The e-mail address of the account, if it signs in with a password.
  var email: String? {
    switch account {
    case .new(let email, _), .password(let email, _): email
    case .anonymous, .stored: nil
    }
  }

  var password: Secret? {
    switch account {
    case .new(_, let password), .password(_, let password): password
    case .anonymous, .stored: nil
    }
  }

  var isNew: Bool { if case .new = account { true } else { false } }

  /// The statuses of a successful POST: as described, and as NestJS answers by default.
  static let done: Set<Int> = [200, 201]

  @Sendable static func withoutToken(_ scenario: CleverooScenario) -> String? {
    if scenario.token != nil { return nil }
    if case .anonymous = scenario.account { return "--anonymous" }
    return "not signed in"
  }

  @Sendable static func withoutOwnAccount(_ scenario: CleverooScenario) -> String? {
    scenario.isNew
      ? withoutToken(scenario) : "only --sign-up creates an account that may be given a child"
  }

  @Sendable static func withoutChild(_ scenario: CleverooScenario) -> String? {
    withoutOwnAccount(scenario) ?? (scenario.child == nil ? "no child was added" : nil)
  }

  @Sendable static func withoutNewAccount(_ scenario: CleverooScenario) -> String? {
    scenario.isNew ? nil : "only --sign-up creates an account"
  }

  @Sendable static func whenAnonymous(_ scenario: CleverooScenario) -> String? {
    if case .anonymous = scenario.account { "--anonymous" } else { nil }
  }

  @Sendable static func withoutChildSession(_ scenario: CleverooScenario) -> String? {
    withoutChild(scenario) ?? (scenario.childToken == nil ? "the child is not signed in" : nil)
  }
}
