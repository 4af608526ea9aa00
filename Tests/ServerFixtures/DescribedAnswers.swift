package import Contracts
internal import HTTPTypes
internal import Records
package import ServerKit
internal import Synchronization

/// Compares answers with the descriptions of the interfaces, and records which it has seen.
package final class DescribedAnswers: Sendable {
  /// An answer that its description does not have.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Described: Sendable {
    let mount: String
    let contract: Contract
  }

  /// The contracts by description. Compiled once for all suites.
  private static let compiled = Mutex<[[UInt8]: Contract]>([:])

  /// The contract of a service.
  package static func contract(of service: any ServedService.Type) throws -> Contract {
    let text = service.description
    return try compiled.withLock { compiled in
      if let known = compiled[text] { return known }
      let contract = try Contract(description: try JSON(parsing: text))
      compiled[text] = contract
      return contract
    }
  }

  /// The longest mount first.
  private let services: [Described]
  private let seen = Mutex<Set<String>>([])

  private let dialect: ServerOptions.Dialect

  /// - Parameter dialect: the dialect of the server. An operation whose tags name only the other one
  ///   is not there.
  package init(_ services: [any ServedService.Type], _ dialect: ServerOptions.Dialect) throws {
    self.dialect = dialect
    self.services = try services.flatMap { service in
      try service.mounts.map { Described(mount: $0, contract: try Self.contract(of: service)) }
    }
    .sorted { $0.mount.utf8.count > $1.mount.utf8.count }
  }

  /// Operation and status of the answers so far: `getSession 404`.
  package var keys: Set<String> { seen.withLock { $0 } }

  /// - Throws: `Difference`.
  func check(
    _ answer: TestAPI.Answer, to method: HTTPRequest.Method, _ target: String, _ json: JSON?
  ) throws {
    // Requests that no operation sees: to another host or none, to a route that is off, or to
    // another spelling of a path.
    guard method != .head, answer.status != 421, answer.status != 307,
      !["missing_host", "duplicate_host"].contains(answer.json["error"]),
      !(answer.status == 404 && target.hasPrefix("/linkedin/"))
    else { return }
    let path = RequestPath.normalized(String(target.prefix { $0 != "?" })) ?? ""
    guard let service = services.first(where: { path.hasPrefix($0.mount) }) else { return }
    let suffix = String(path.dropFirst(service.mount.utf8.count))
    let contract = service.contract
    let found =
      contract.operation(method: method.rawValue, path: suffix)
      ?? contract.operation(method: method.rawValue, path: suffix + "/")
    guard let operation = found, isServed(operation) else {
      // Every service serves its description, and not every description mentions itself.
      if ![400, 401, 404, 405].contains(answer.status), suffix != "/openapi.json" {
        throw Difference(description: "\(method) \(path) is not described")
      }
      return
    }
    var faults = contract.violations(
      of: ContractAnswer(status: answer.status, body: Array(answer.text.utf8)) {
        answer.header($0)
      }, to: operation)
    if let json, (200..<300).contains(answer.status) {
      faults += contract.violations(ofRequest: json, to: operation)
    }
    guard faults.isEmpty else {
      throw Difference(description: "\(operation.id) \(answer.status): \(faults): \(answer.text)")
    }
    note("\(operation.id) \(answer.status)")
  }

  private func isServed(_ operation: Contracts.Operation) -> Bool {
    operation.tags.contains(dialect.rawValue)
      || Set(ServerOptions.Dialect.allCases.map(\.rawValue)).isDisjoint(with: operation.tags)
      || dialect == .seed
  }

  private func note(_ key: String) { _ = seen.withLock { $0.insert(key) } }
}
