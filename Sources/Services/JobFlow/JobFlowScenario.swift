import JobFlow
import Records
import ServiceKit
import Sessions
import Smoke
import Supabase
import Transport

/// A job from its creation to its last step, with a picture, and what the service must refuse. What
/// the run creates is deleted.
struct JobFlowScenario: Scenario {
  typealias Check = Smoke.Check<JobFlowScenario>

  static let service = ServiceDescription.jobFlow
  static let checks = accountChecks + jobChecks + mediaChecks + cleanUpChecks
  static let options: Set<ScenarioOption> = [.account]

  let client: ServiceClient
  /// Nil if the project's anon key is not known.
  let auth: AuthClient?
  let anonKey: Secret?
  let account: ScenarioSetup.Account
  let randomText: RandomText
  let now: @Sendable () -> Timestamp
  var log: CheckLog

  var credential: Credential?
  var userID: String?
  var job: Job?
  /// A picture that has been uploaded.
  var picture: MediaLocation?

  init(_ setup: ScenarioSetup) throws(Failure) {
    let connection = setup.connection
    client = connection.client
    anonKey = connection.profile.anonKey?.value
    auth = anonKey == nil ? nil : try connection.authClient()
    account = setup.account
    randomText = setup.randomText
    now = setup.now
    log = try setup.makeLog()
    switch account {
    case .new(_, let password), .password(_, let password): log.secrets.hide(password.revealed)
    case .anonymous, .stored: break
    }
  }

  /// Makes a call of the auth service; otherwise the same as `ask`.
  mutating func askAuth(
    _ method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, as token: Secret? = nil, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    guard let auth else { return nil }
    let start = ContinuousClock.now
    let response = try await auth.answer(
      to: method, path, query: query, body: body, token: token, isIdempotent: false)
    return log.check(
      response, to: method, "/auth/v1\(path)", expecting: statuses,
      after: ContinuousClock.now - start)
  }

  @Sendable static func withoutAccount(_ scenario: JobFlowScenario) -> String? {
    if scenario.anonKey == nil { return "the anon key of the project is not known" }
    if scenario.credential != nil { return nil }
    return if case .anonymous = scenario.account { "--anonymous" } else { "not signed in" }
  }

  @Sendable static func withoutJob(_ scenario: JobFlowScenario) -> String? {
    withoutAccount(scenario) ?? (scenario.job == nil ? "no job was created" : nil)
  }
}
