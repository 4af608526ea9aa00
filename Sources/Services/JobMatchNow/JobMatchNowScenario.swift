import JobMatchNow
import Records
import ServiceKit
import Sessions
import Smoke
import Supabase
import Transport

/// From an upload to explained jobs and the dashboard.
struct JobMatchNowScenario: SupabaseScenario {
  typealias Check = Smoke.Check<JobMatchNowScenario>

  static let service = ServiceDescription.jobMatchNow
  static let checks = accountChecks + searchChecks + refusalsChecks + cleanUpChecks
  static let options: Set<ScenarioOption> = [.file, .account, .allowEmpty]

  let client: ServiceClient
  let auth: AuthClient?
  let account: ScenarioSetup.Account
  let document: ResumeUpload
  /// Whether a search may find no jobs.
  let allowsEmpty: Bool
  let randomText: RandomText
  let now: @Sendable () -> Timestamp
  var log: CheckLog

  var session: AuthSession?
  /// The refresh token that was traded for the current one.
  var spentRefreshToken: Secret?
  var uploadedAt: Timestamp?
  var viewToken: String?
  var searchSessionID: String?
  var isCompleted = false
  /// The jobs of the search; nil until they have been listed.
  var jobs: [JSONObject]?

  init(_ setup: ScenarioSetup) throws(Failure) {
    let connection = setup.connection
    client = connection.client
    account = setup.account
    switch account {
    case .new: auth = try connection.authClient()
    default: auth = connection.profile.anonKey == nil ? nil : try connection.authClient()
    }
    document = ResumeUpload(
      .bytes(setup.document.bytes), fileName: setup.document.fileName,
      mediaType: UploadMediaType.ofFile(named: setup.document.fileName))
    allowsEmpty = setup.allowsEmpty
    randomText = setup.randomText
    now = setup.now
    log = try setup.makeLog()
    switch account {
    case .new(_, let password), .password(_, let password): log.secrets.hide(password.revealed)
    case .anonymous, .stored: break
    }
  }

  var accessToken: Secret? { session?.accessToken }

  /// Makes a call with an access token; otherwise the same as `ask` with a credential.
  mutating func ask<Answer>(
    _ endpoint: Endpoint<Answer>, as token: Secret?, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    try await ask(endpoint, as: token.map(Credential.bearer), expecting: statuses)
  }
}
