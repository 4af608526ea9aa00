package import Records
package import ServiceKit

/// A run through a deployment of a service as one user: what it uses, and what earlier checks have
/// learned.
package protocol Scenario: Sendable {
  static var service: ServiceDescription { get }

  /// All checks in order. The last ones delete what the run has created.
  static var checks: [Check<Self>] { get }

  /// The options of `jm-smoke` that mean something to it.
  static var options: Set<ScenarioOption> { get }

  /// Whether the service signs in with passwords.
  static var hasPasswords: Bool { get }

  init(_ setup: ScenarioSetup) throws(Failure)

  var client: ServiceClient { get }

  /// What the current check has found.
  var log: CheckLog { get set }
}

/// One step of a scenario: requests, and what must be true of the answers.
package struct Check<S: Scenario>: Sendable {
  /// Makes the requests and records what is wrong.
  ///
  /// - Throws: `Failure` if there is no answer.
  package typealias Body = @Sendable (inout S) async throws(Failure) -> Void

  /// The name in reports and for `--budget`.
  package let name: String
  /// What is true if the check passes, as a sentence.
  package let title: String
  /// How long the check may take without `--budget`.
  package let budget: Duration
  package let role: CheckRole
  /// Why the check must be skipped in this state of the scenario; nil if it can run.
  let skipReason: @Sendable (S) -> String?
  let run: Body

  package init(
    _ name: String, _ title: String, _ role: CheckRole = .comparison,
    budget: Duration = .seconds(5),
    skip skipReason: @escaping @Sendable (S) -> String? = { _ in nil },
    _ run: @escaping Body
  ) {
    self.name = name
    self.title = title
    self.budget = budget
    self.role = role
    self.skipReason = skipReason
    self.run = run
  }
}

/// What a check is there for, which decides whether it runs with `--only` and after the run has stopped.
package enum CheckRole: Sendable {
  /// It only compares.
  case comparison
  /// Later checks use what it has created or learned.
  case preparation
  /// It deletes what the run has created.
  case cleanUp
}

/// An option of `jm-smoke` that not every scenario has a use for.
package enum ScenarioOption: Sendable {
  /// A document to upload.
  case file
  /// `--anonymous`, `--sign-up` and `--domain`: which account it uses.
  case account
  /// `--allow-empty`: a search that finds nothing is not a fault.
  case allowEmpty
}

extension Scenario {
  package static var hasPasswords: Bool { true }

  /// Makes a call and compares the answer with the contract.
  ///
  /// - Parameters:
  ///   - credential: nil for an anonymous call.
  ///   - statuses: the expected statuses. Any other is recorded as a problem.
  /// - Returns: the body as JSON, null if it is not JSON; nil if the status is not expected.
  package mutating func ask<Answer>(
    _ endpoint: Endpoint<Answer>, as credential: Credential? = nil,
    expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    let start = ContinuousClock.now
    let response = try await client.answer(to: endpoint, as: credential)
    return log.check(
      response, to: endpoint.method, endpoint.path, expecting: statuses,
      after: ContinuousClock.now - start)
  }

  /// Records a problem, once.
  package mutating func report(_ finding: Finding) { log.report(finding) }

  /// Records a problem unless `condition` is true.
  package mutating func expect(_ condition: Bool, _ finding: Finding) {
    if !condition { log.report(finding) }
  }

  /// Records a problem with a field of the last answer unless `isMet`.
  ///
  /// - Parameter expectation: what the field must be, such as `a list of one or more`.
  package mutating func expect(
    _ isMet: Bool, _ field: String, _ found: JSON?, _ expectation: Finding
  ) {
    guard !isMet else { return }
    let operation = log.exchanges.last?.operation ?? "no operation"
    let found = found.map { log.secrets.quotation(of: $0) } ?? "missing"
    report("\(rule: operation): \(rule: field) is \(found), not " + expectation)
  }

  /// Records a problem unless a field of the last answer is `expected`.
  package mutating func expect(_ field: String, _ found: JSON?, is expected: JSON) {
    expect(found == expected, field, found, "\(log.secrets.quotation(of: expected))")
  }

  /// Keeps a text out of all reports.
  package mutating func hide(_ secret: String) { log.secrets.hide(secret) }

  /// Ends the run because the account could not sign in.
  ///
  /// - Parameter reason: why, if the check has found nothing wrong.
  package mutating func stopSignedOut(_ reason: String) {
    let reason = log.findings.last?.text ?? reason
    if log.findings.isEmpty { log.report(Finding(reason, rule: reason)) }
    log.stop = CheckLog.Stop(
      status: .notSignedIn, reason: "not signed in", message: "not signed in: \(reason)")
  }
}
