import JobFlow
import Records
import ServiceKit
import Sessions
import Smoke
import Supabase
import Transport

/// A job from its creation to its last step, with a picture, and what the service must refuse. What
/// the run creates is deleted.
struct JobFlowScenario: SupabaseScenario {
  typealias Check = Smoke.Check<JobFlowScenario>

  static let service = ServiceDescription.jobFlow
  static let checks = accountChecks + jobChecks + mediaChecks + cleanUpChecks
  static let options: Set<ScenarioOption> = [.account]

  let client: ServiceClient
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

  @Sendable static func withoutAccount(_ scenario: JobFlowScenario) -> String? {
    if scenario.anonKey == nil { return "the anon key of the project is not known" }
    if scenario.credential != nil { return nil }
    return if case .anonymous = scenario.account { "--anonymous" } else { "not signed in" }
  }

  @Sendable static func withoutJob(_ scenario: JobFlowScenario) -> String? {
    withoutAccount(scenario) ?? (scenario.job == nil ? "no job was created" : nil)
  }
}
