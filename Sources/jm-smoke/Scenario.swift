import Contracts
import JobMatchNow
import Records
import ServiceKit
import Supabase
import Transport

/// A run through a deployment as one user: what it uses, what earlier checks have learned, and what
/// the current check has found.
struct Scenario: Sendable {
  let api: ServiceClient
  /// Nil if the project's anon key is not known.
  let auth: AuthClient?
  let contract: Contract
  let account: Account
  let document: ResumeUpload
  /// Whether a search may find no jobs.
  let allowsEmpty: Bool
  /// How long the current check may take.
  private(set) var budget: Duration = .zero
  let randomText: RandomText
  let now: @Sendable () -> Timestamp

  var session: AuthSession?
  /// The refresh token that was traded for the current one.
  var spentRefreshToken: Secret?
  var uploadedAt: Timestamp?
  var viewToken: String?
  var searchSessionID: String?
  var isCompleted = false
  /// The jobs of the search; nil until they have been listed.
  var jobs: [JSONObject]?
  /// Set if the remaining checks cannot run.
  var stop: Stop?

  /// Why the remaining checks cannot run.
  struct Stop: Sendable {
    var status: Records.ExitStatus
    /// Why each of the checks is skipped.
    var reason: String
    /// The error message of the program.
    var message: String
  }

  private(set) var findings: [String] = []
  private(set) var exchanges: [Exchange] = []
  private(set) var secrets = SecretFilter()

  init(
    api: ServiceClient, auth: AuthClient?, contract: Contract, account: Account,
    document: ResumeUpload, allowsEmpty: Bool, randomText: RandomText,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.api = api
    self.auth = auth
    self.contract = contract
    self.account = account
    self.document = document
    self.allowsEmpty = allowsEmpty
    self.randomText = randomText
    self.now = now
    switch account {
    case .new(_, let password), .password(_, let password): secrets.hide(password.revealed)
    case .anonymous, .stored: break
    }
  }

  var accessToken: Secret? { session?.accessToken }

  /// Starts a check: clears the findings and exchanges of the one before.
  mutating func begin(budget: Duration) {
    self.budget = budget
    findings = []
    exchanges = []
  }

  /// Records a problem, once.
  mutating func report(_ finding: String) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Records a problem unless `condition` is true.
  mutating func expect(_ condition: Bool, _ finding: String) {
    if !condition { report(finding) }
  }

  mutating func hide(_ secret: String?) { secrets.hide(secret ?? "") }

  /// Makes a call and compares the answer with the contract.
  ///
  /// - Parameter statuses: the expected statuses. Any other is recorded as a problem.
  /// - Returns: the body as JSON, null if it is not JSON; nil if the status is not expected.
  mutating func ask<Answer>(
    _ call: Endpoint<Answer>, as token: Secret? = nil, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    let start = ContinuousClock.now
    let response = try await api.answer(to: call, as: token.map(Credential.bearer))
    return check(
      response, to: call.method, call.path, expecting: statuses,
      after: ContinuousClock.now - start)
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
    return check(
      response, to: method, "/auth/v1\(path)", expecting: statuses,
      after: ContinuousClock.now - start)
  }

  private mutating func check(
    _ response: HTTPResponse, to method: HTTPMethod, _ path: String, expecting statuses: Set<Int>,
    after duration: Duration
  ) -> JSON? {
    let operation = contract.operation(method: method.rawValue, path: path)
    let name = operation?.id ?? "\(method.rawValue) \(path)"
    exchanges.append(
      Exchange(
        operation: name, status: response.status, duration: duration,
        attempts: response.attempts, requestID: response.requestID))
    let text = String(decoding: response.body, as: UTF8.self)
    let json = response.optionalJSON
    if let json { secrets.hide(secretsOf: json) } else { secrets.hide(secretsOf: text) }
    if !statuses.contains(response.status) {
      let expected = statuses.sorted().map(String.init).joined(separator: " or ")
      let answer = text.isEmpty ? "empty body" : secrets.quotation(of: json ?? .string(text))
      report("\(name) answered \(response.status), not \(expected): \(answer)")
    }
    if let operation {
      let answer = ContractAnswer(status: response.status, body: response.body) {
        response.headers[$0]
      }
      let violations = contract.violations(of: answer, to: operation) { [secrets] in
        secrets.quotation(of: $0)
      }
      for violation in violations { report("\(name): \(violation)") }
    } else {
      report("\(name) is not in the contract")
    }
    return statuses.contains(response.status) ? json ?? .null : nil
  }
}
