internal import Records

/// A request of a check and the answer to it.
package struct Exchange: Sendable, Hashable {
  /// `operationId`, or method and path if the contract has no such operation.
  let operation: String
  package let status: Int
  let duration: Duration
  /// How many times the request was sent.
  let attempts: Int
  let requestID: String?

  var json: JSON {
    var object = JSONObject()
    object["operation"] = .string(operation)
    object["status"] = .number(status)
    object["duration_ms"] = duration.milliseconds
    object["attempts"] = .number(attempts)
    object["request_id"] = requestID.map { .string($0) }
    return .object(object)
  }
}

extension Duration {
  /// In milliseconds, to a tenth.
  var milliseconds: JSON { .number((self / .milliseconds(1) * 10).rounded() / 10) }

  /// `12.5 ms`
  package var inMilliseconds: String { "\(milliseconds.text) ms" }

  /// `1.25 s`
  package var seconds: String {
    "\(JSON.number((self / .seconds(1) * 100).rounded() / 100).text) s"
  }
}
