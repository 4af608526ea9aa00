package import Contracts
package import Records
package import Transport

/// What a check has found, and the requests that it made.
package struct CheckLog: Sendable {
  private let contract: Contract
  /// How long the current check may take.
  package private(set) var budget: Duration = .zero
  package private(set) var findings: [Finding] = []
  package private(set) var exchanges: [Exchange] = []
  /// Set if the remaining checks cannot run.
  package var stop: Stop?
  package var secrets = SecretFilter()

  /// Why the remaining checks cannot run.
  package struct Stop: Sendable {
    package var status: ExitStatus
    /// Why each of the checks is skipped.
    package var reason: String
    /// The error message of the program.
    package var message: String

    package init(status: ExitStatus, reason: String, message: String) {
      self.status = status
      self.reason = reason
      self.message = message
    }
  }

  /// - Parameter contract: the description of the service that answers are compared with.
  package init(contract: Contract) { self.contract = contract }

  /// Starts a check: clears the findings and exchanges of the one before.
  mutating func begin(budget: Duration) {
    self.budget = budget
    findings = []
    exchanges = []
  }

  package mutating func report(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Ends the run, unless an earlier check has done so.
  mutating func stopOnce(_ status: ExitStatus, _ reason: String) {
    if stop == nil { stop = Stop(status: status, reason: reason, message: reason) }
  }

  /// Records the answer to a request, and each way in which it differs from the contract.
  ///
  /// - Parameter statuses: the expected statuses. Any other is recorded as a problem.
  /// - Returns: the body as JSON, null if it is not JSON; nil if the status is not expected.
  package mutating func check(
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
      report(
        "\(rule: name) answered \(rule: response.status), not \(rule: expected): \(answer)")
    }
    if let operation {
      let answer = ContractAnswer(status: response.status, body: response.body) {
        response.headers[$0]
      }
      // Without a quotation, a violation is the same in every run.
      let rules = contract.violations(of: answer, to: operation)
      let violations = contract.violations(of: answer, to: operation) { [secrets] in
        secrets.quotation(of: $0)
      }
      for (violation, rule) in zip(violations, rules) {
        report(Finding("\(name): \(violation)", rule: "\(name): \(Self.withoutIndexes(rule))"))
      }
    } else {
      report("\(rule: name) is not in the contract")
    }
    return statuses.contains(response.status) ? json ?? .null : nil
  }

  /// The same violation for every element of a list: `/*/title` for `/12/title`.
  private static func withoutIndexes(_ violation: String) -> String {
    violation.replacing(#/\/[0-9]+(?=[\/ ])/#, with: "/*")
  }
}
