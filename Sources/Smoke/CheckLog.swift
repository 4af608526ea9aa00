package import Contracts
package import Records
package import Transport

/// What a check has found, and the requests that it made.
package struct CheckLog: Sendable {
  private let contract: Contract
  /// How long the current check may take.
  package private(set) var budget: Duration = .zero
  package private(set) var findings: [String] = []
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

  package mutating func report(_ finding: String) {
    if !findings.contains(finding) { findings.append(finding) }
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
