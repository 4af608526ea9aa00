package import Records

/// One request, sent as often as the retry table allows.
package struct HTTPRequest: Sendable {
  package var method: HTTPMethod
  package var url: WebAddress
  package var headers: HTTPHeaders
  package var body: HTTPBody
  /// The time limit of one try; nil takes the client's.
  package var timeout: Duration?
  /// Whether the same request may be sent again after the server may have acted on it. By default
  /// what the method promises; true for a POST that carries an `Idempotency-Key` or changes nothing.
  package var isIdempotent: Bool
  /// The longest wait before another try that a server may ask for; nil takes the retry table's.
  package var longestWait: Duration?
  /// The setting that the address comes from, for hints; nil if no setting names it.
  package var addressSetting: AddressSetting?

  package init(
    _ method: HTTPMethod, _ url: WebAddress, headers: HTTPHeaders = HTTPHeaders(),
    body: HTTPBody = .none, timeout: Duration? = nil, isIdempotent: Bool? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.isIdempotent = isIdempotent ?? method.isIdempotent
  }

  /// A request whose body is `json`.
  package init(
    _ method: HTTPMethod, _ url: WebAddress, json: JSON, headers: HTTPHeaders = HTTPHeaders(),
    isIdempotent: Bool? = nil
  ) {
    self.init(
      method, url, headers: headers,
      body: .bytes(json.line, contentType: "application/json"), isIdempotent: isIdempotent)
  }
}
