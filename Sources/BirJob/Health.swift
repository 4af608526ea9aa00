package import Records
package import ServiceKit
package import Transport

extension Endpoint<JSONObject> {
  /// Whether the service runs. `isDetailed` asks for the state of its parts and its figures.
  package static func health(isDetailed: Bool) -> Self {
    Endpoint(isDetailed ? BirJobOperation.getServiceHealth : .getHealth) {
      (response) throws(Failure) in try response.object()
    }
  }
}

/// An answer about the health of the service.
package struct Health: Sendable {
  package let members: JSONObject
  /// The parts that are down, with their states: `redis: unhealthy`. The whole service is `status`.
  package let faults: [String]

  /// A part that is not configured is not down.
  private static let goodStates = [
    "healthy", "ok", "up", "operational", "running", "connected", "not_configured",
  ]

  /// - Throws: the failure of an error answer that says nothing about health; `unexpected_answer`
  ///   (76).
  package init(_ response: HTTPResponse) throws(Failure) {
    let object = response.optionalJSON?.objectValue
    // A service that is down may say so with status 503.
    guard let members = object, members["status"]?.stringValue != nil else {
      guard response.isSuccess else { throw ErrorDecoder.birJob.failure(response) }
      let answered = try response.object()
      throw response.unexpected(
        answered["status"] == nil ? "has no status" : "has an invalid status")
    }
    self.init(members: members)
  }

  /// - Parameter members: an answer about health.
  package init(members: JSONObject) {
    self.members = members
    var faults: [String] = []
    func check(_ name: String, _ state: JSON?) {
      let text =
        state?.stringValue ?? state?["status"]?.stringValue
        ?? state?.boolValue.map { $0 ? "up" : "down" }
      let shown = text ?? state?.text ?? "unknown"
      if !Self.goodStates.contains(shown.lowercased()) { faults.append("\(name): \(shown)") }
    }
    check("status", members["status"])
    for part in members["services"]?.objectValue?.members ?? [] { check(part.name, part.value) }
    self.faults = faults
  }
}
