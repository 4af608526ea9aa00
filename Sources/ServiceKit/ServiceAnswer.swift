package import Transport

/// The answer of a service, with what `--meta` adds about the request.
package struct ServiceAnswer<Value: Sendable>: Sendable {
  package let value: Value
  package let requestID: String?
  /// The number of times the request was sent.
  package let attempts: Int

  package init(_ value: Value, of response: HTTPResponse) {
    self.value = value
    requestID = response.requestID
    attempts = response.attempts
  }

  /// The same answer with another value.
  package func map<Other: Sendable>(
    _ transform: (Value) -> Other
  ) -> ServiceAnswer<Other> {
    ServiceAnswer<Other>(transform(value), requestID: requestID, attempts: attempts)
  }

  fileprivate init(_ value: Value, requestID: String?, attempts: Int) {
    self.value = value
    self.requestID = requestID
    self.attempts = attempts
  }
}
