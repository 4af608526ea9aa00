import Contracts
import JobMatchNow
import Records
import Supabase
import Transport

/// The way through a deployment: who goes it, what was learned so far, and what is wrong with the
/// step under way.
struct Journey: Sendable {
  let api: JobMatchNowClient
  /// Nil when the project's public key is not known.
  let auth: AuthClient?
  let contract: Contract
  let account: Account
  let document: ResumeUpload
  /// Whether a search that finds nothing is fine.
  let allowsEmpty: Bool
  /// How long the step under way may take.
  var budget: Duration = .zero
  let invented: InventedText
  let now: @Sendable () -> Timestamp

  var session: AuthSession?
  /// The refresh token that the session's present one came from.
  var spentRefreshToken: Secret?
  var uploadedAt: Timestamp?
  var viewToken: String?
  var searchSessionID: String?
  var isCompleted = false
  /// The jobs of the search; nil until they were listed.
  var jobs: [JSONObject]?
  /// Nothing after this can be done: the exit code that says why, and the reason.
  var end: (status: Records.ExitStatus, reason: String)?

  private(set) var faults: [String] = []
  private(set) var exchanges: [Exchange] = []
  /// Whatever must not stand in a report.
  private(set) var secrets = SecretFilter()

  init(
    api: JobMatchNowClient, auth: AuthClient?, contract: Contract, account: Account,
    document: ResumeUpload, allowsEmpty: Bool, invented: InventedText,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.api = api
    self.auth = auth
    self.contract = contract
    self.account = account
    self.document = document
    self.allowsEmpty = allowsEmpty
    self.invented = invented
    self.now = now
    switch account {
    case .new(_, let password), .password(_, let password): secrets.hide(password.revealed)
    case .anonymous, .kept: break
    }
  }

  var accessToken: Secret? { session?.accessToken }

  /// Begins a step: faults and exchanges of the last one are forgotten.
  mutating func begin(budget: Duration) {
    self.budget = budget
    faults = []
    exchanges = []
  }

  /// Notes what is wrong; the same is said once, however often it is asked.
  mutating func fault(_ text: String) {
    if !faults.contains(text) { faults.append(text) }
  }

  mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fault(text()) }
  }

  mutating func hide(_ secret: String?) { secrets.hide(secret ?? "") }

  /// Makes a call and holds its answer against the contract.
  ///
  /// - Parameter statuses: those that are right here; another one is a fault.
  /// - Returns: the body as JSON, null where it is none; nil when the status is not right.
  mutating func ask(
    _ call: ServiceCall, as token: Secret? = nil, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    let start = ContinuousClock.now
    let response = try await api.answer(to: call, token: token)
    return note(
      response, to: call.method, call.path, expecting: statuses,
      after: ContinuousClock.now - start)
  }

  /// Makes a call of the auth service; as `ask` else.
  mutating func askAuth(
    _ method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, as token: Secret? = nil, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    guard let auth else { return nil }
    let start = ContinuousClock.now
    let response = try await auth.answer(
      to: method, path, query: query, body: body, token: token, isIdempotent: false)
    return note(
      response, to: method, "/auth/v1\(path)", expecting: statuses,
      after: ContinuousClock.now - start)
  }

  private mutating func note(
    _ response: HTTPResponse, to method: HTTPMethod, _ path: String, expecting statuses: Set<Int>,
    after duration: Duration
  ) -> JSON? {
    let operation = contract.operation(method: method.rawValue, path: path)
    let name = operation?.id ?? "\(method.rawValue) \(path)"
    exchanges.append(
      Exchange(
        operation: name, status: response.status, duration: duration,
        attempts: response.attempts, requestID: response.requestID))
    if !statuses.contains(response.status) {
      let wanted = statuses.sorted().map(String.init).joined(separator: " or ")
      fault("\(name) answered \(response.status), not \(wanted)")
    }
    if let operation {
      let answer = ContractAnswer(status: response.status, body: response.body) {
        response.headers[$0]
      }
      for violation in contract.violations(of: answer, to: operation) {
        fault("\(name): \(violation)")
      }
    } else {
      fault("\(name) is not in the contract")
    }
    let json = response.optionalJSON ?? .null
    secrets.hide(secretsOf: json)
    return statuses.contains(response.status) ? json : nil
  }
}
