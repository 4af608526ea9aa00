import Orbit
import Records
import ServiceKit
import Sessions
import Smoke
import Supabase
import Transport

/// A student: signs in, sets up a profile, adds a photo and looks for others.
///
/// Codes come by e-mail, so a run uses the session of `orbit-auth`; with `--sign-up`, it signs in with
/// the code that staging servers accept for everyone. Only then does it change the profile.
struct OrbitScenario: Scenario {
  static let service = ServiceDescription.orbit
  static let options: Set<ScenarioOption> = [.account]
  static let hasPasswords = false
  static let checks: [Check<OrbitScenario>] =
    signInChecks + profileChecks + refusalChecks + cleanUpChecks

  /// The code that staging servers accept for any address.
  private static let demoCode = "123456"

  let client: ServiceClient
  let account: ScenarioSetup.Account
  let randomText: RandomText
  var log: CheckLog

  var session: StoredSession?
  var profile: JSONObject?

  init(_ setup: ScenarioSetup) throws(Failure) {
    client = setup.connection.client
    account = setup.account
    randomText = setup.randomText
    log = try setup.makeLog()
  }

  var isNew: Bool { if case .new = account { true } else { false } }

  var credential: Credential? { session.map { .bearer($0.accessToken) } }

  /// The `data` of an answer.
  mutating func askData<Answer>(
    _ endpoint: Endpoint<Answer>, as credential: Credential? = nil,
    expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    try await ask(endpoint, as: credential, expecting: statuses)?["data"]
  }

  mutating func signIn() async throws(Failure) {
    switch account {
    case .anonymous, .password: return
    case .stored(let keeper):
      let token = try await keeper.accessToken()
      session = StoredSession(
        accessToken: token, refreshToken: nil, expiresAt: nil,
        userID: AccessTokenClaims(token.revealed)?.members["user_id"]?.text, email: nil)
      hide(token.revealed)
    case .new(let email, _):
      let answer = try await askData(
        .verifyCode(Secret(Self.demoCode), email: email), expecting: [200, 400])
      if log.exchanges.last?.status == 400 {
        return stopSignedOut(
          "the service does not accept the code of staging servers, which --sign-up needs")
      }
      guard let access = answer?["access_token"]?.stringValue,
        let refresh = answer?["refresh_token"]?.stringValue
      else { return stopSignedOut("the answer has no tokens") }
      session = StoredSession(
        accessToken: Secret(access), refreshToken: Secret(refresh), expiresAt: nil,
        userID: answer?["user_id"]?.text, email: email)
      hide(access)
      hide(refresh)
      expect("/data/is_new_user", answer?["is_new_user"], is: true)
    }
  }

  @Sendable static func withoutSession(_ scenario: OrbitScenario) -> String? {
    if scenario.session != nil { return nil }
    switch scenario.account {
    case .anonymous: return "--anonymous"
    case .password: return "the service signs in with mailed codes"
    case .new, .stored: return "not signed in"
    }
  }

  @Sendable static func withoutOwnSession(_ scenario: OrbitScenario) -> String? {
    scenario.isNew ? withoutSession(scenario) : "only --sign-up creates an account of this run"
  }

  @Sendable static func withoutWayToSignIn(_ scenario: OrbitScenario) -> String? {
    switch scenario.account {
    case .anonymous: "--anonymous"
    case .password: "the service signs in with mailed codes"
    case .new, .stored: nil
    }
  }

  @Sendable static func withoutProfile(_ scenario: OrbitScenario) -> String? {
    withoutSession(scenario) ?? (scenario.profile == nil ? "there is no profile" : nil)
  }
}
