package import Records

/// One request, sent as often as the retry table allows.
package struct HTTPRequest: Sendable {
  package var method: HTTPMethod
  package var url: WebAddress
  package var headers: HTTPHeaders
  package var body: HTTPBody
  /// How long one try may last; nil takes the client's.
  package var timeout: Duration?
  /// Whether the same request may be sent again after the server may have acted on it: by default
  /// what the method promises; true for a POST that carries an `Idempotency-Key` or only asks.
  package var isIdempotent: Bool

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

  /// A request whose body is `json`, and which accepts JSON.
  package init(
    _ method: HTTPMethod, _ url: WebAddress, json: JSON, headers: HTTPHeaders = HTTPHeaders(),
    isIdempotent: Bool? = nil
  ) {
    self.init(
      method, url, headers: headers,
      body: .bytes(json.line, contentType: "application/json"), isIdempotent: isIdempotent)
  }
}
