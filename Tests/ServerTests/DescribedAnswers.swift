import Contracts
import HTTPTypes
import Records
import Synchronization
import Testing

@testable import Server

/// Compares answers with the description of the interface, and records which it has seen.
final class DescribedAnswers: Sendable {
  /// Compiled once for all suites.
  static let contract = Result { try ServiceDocument.contract(of: "jobmatchnow") }

  private let seen = Mutex<Set<String>>([])

  /// Operation and status of the answers so far: `getSession 404`.
  var keys: Set<String> { seen.withLock { $0 } }

  func check(
    _ answer: TestAPI.Answer, to method: HTTPRequest.Method, _ target: String, _ json: JSON?
  ) throws {
    // Requests that no operation sees: to another host or none, or to a route that is off.
    guard method != .head, answer.status != 421, answer.json["error"] != "missing_host",
      !(answer.status == 404 && target.hasPrefix("/linkedin/"))
    else { return }
    let contract = try Self.contract.get()
    let path = RequestPath.normalized(String(target.prefix { $0 != "?" })) ?? ""
    guard let operation = contract.operation(method: method.rawValue, path: path) else {
      #expect([400, 401, 404, 405].contains(answer.status), "\(method) \(path) is not described")
      return
    }
    let faults = contract.violations(
      of: ContractAnswer(status: answer.status, body: Array(answer.text.utf8)) {
        answer.header($0)
      }, to: operation)
    #expect(faults == [], "\(operation.id) \(answer.status)")
    if let json, (200..<300).contains(answer.status) {
      #expect(contract.violations(ofRequest: json, to: operation) == [], "\(operation.id)")
    }
    _ = seen.withLock { $0.insert("\(operation.id) \(answer.status)") }
  }
}
