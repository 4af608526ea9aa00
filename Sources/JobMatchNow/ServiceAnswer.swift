package import Transport

/// What a service answered, with what `--meta` tells about the request.
package struct ServiceAnswer<Value: Sendable>: Sendable {
  package let value: Value
  package let requestID: String?
  /// How often the request was sent.
  package let attempts: Int

  package init(_ value: Value, of response: HTTPResponse) {
    self.value = value
    requestID = response.requestID
    attempts = response.attempts
  }
}
