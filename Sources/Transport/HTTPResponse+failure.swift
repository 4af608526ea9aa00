package import Records

extension HTTPResponse {
  /// The failure that an answer with an error status means.
  ///
  /// `code`, `message` and `hint` come from the service's error body, if it could be read, and
  /// replace what the status alone says. Exit: 401, 403 → 77; 408, 425, 429 → 75; 500 to 504
  /// except 501 → 69; 407 → 78; other 4xx → 65, but 76 for one whose body is not the service's; all
  /// others → 76.
  package func failure(
    code: String? = nil, message: String? = nil, hint: String? = nil
  ) -> Failure {
    if isFromAnotherServer { return unexpected("has status \(status)") }
    let quotation = message.map(ServerText.line) ?? quotation
    let details = quotation.map { ": \($0)" } ?? ""
    let usual = usualFailure
    return Failure(
      code ?? usual.code, "\(sender) answered \(status)\(details)", hint: hint ?? usual.hint,
      exit: usual.exit, httpStatus: status, retryable: usual.retryable, attempts: attempts,
      requestID: requestID)
  }

  private var usualFailure: (code: String, exit: ExitStatus, retryable: Bool, hint: String?) {
    switch status {
    case 401, 403: ("not_authorized", .notSignedIn, false, "sign in with '\(program: .auth) login'")
    case 404: ("not_found", .dataError, false, nil)
    case 407: ("proxy_refused", .configuration, false, Failure.proxyHint)
    case 408: ("timed_out", .tryAgain, true, "try again later")
    case 413: ("too_large", .dataError, false, nil)
    case 425, 429:
      (
        "rate_limited", .tryAgain, true,
        headers["Retry-After"].map {
          "the service asks clients to wait: Retry-After \(ServerText.line($0))"
        }
          ?? "try again later, or slow down with --rate"
      )
    case 500, 502, 503, 504: ("unavailable", .unavailable, true, "try again later")
    case 400..<500: ("refused", .dataError, false, nil)
    default: ("unexpected_answer", .protocolError, false, nil)
    }
  }

  private var sender: String {
    guard status == 407, let proxy else { return url.origin }
    return "the proxy \(proxy)"
  }

  /// Whether this refusal comes from something other than the service: its own are JSON objects that
  /// speak of what the request names. A page, text (`404 page not found`) or an address without a
  /// route means that the address is wrong.
  ///
  /// A proxy in front of the right address may also refuse with a page of its own: sign-in (401,
  /// 403), size (413), type (415), and everything that asks to try again. 501 is what servers of files
  /// say to a method that they do not know.
  package var isFromAnotherServer: Bool {
    guard (400..<500).contains(status) || status == 501,
      ![401, 403, 407, 408, 413, 415, 425, 429].contains(status)
    else { return false }
    return saysNoRoute || optionalJSON?.objectValue == nil
  }

  /// The failure of an answer that breaks the contract (76), with the first 200 bytes.
  ///
  /// - Parameter reason: completes "the response from …": `has no status`.
  package func unexpected(_ reason: String) -> Failure {
    let quoted = quotation.map { "; it begins \($0)" } ?? "; it is empty"
    let hint = addressSetting?.hint ?? "check the address"
    return Failure(
      "unexpected_answer", "the response from \(url) \(reason)\(quoted)",
      hint: isHTML || !isSuccess ? hint : nil, exit: .protocolError,
      httpStatus: status, attempts: attempts, requestID: requestID)
  }

  /// The body as JSON.
  ///
  /// - Throws: `unexpected_answer` (76) if the body is a web page, is not valid JSON, or has another
  ///   media type. A body without a media type is accepted.
  package func json() throws(Failure) -> JSON {
    if isHTML { throw unexpected("is a web page, not JSON") }
    if let mediaType, !["application/json", "text/json"].contains(mediaType),
      !mediaType.hasSuffix("+json")
    {
      throw unexpected("is \(ServerText.line(mediaType)), not JSON")
    }
    do throws(JSONSyntaxError) {
      return try JSON(parsing: body)
    } catch {
      throw unexpected("is not valid JSON (\(error))")
    }
  }

  /// The body as a JSON object. Throws as `json()` does.
  package func object() throws(Failure) -> JSONObject {
    guard let object = try json().objectValue else { throw unexpected("is not a JSON object") }
    return object
  }

  /// The body as JSON if it is valid. For error bodies, which may be anything.
  package var optionalJSON: JSON? { try? JSON(parsing: body) }

  /// The media type of the body without its parameters, in lower case; nil if none is given.
  private var mediaType: String? {
    guard let type = headers["Content-Type"] else { return nil }
    let word = type.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != ";" }
    return word.isEmpty ? nil : word.lowercased()
  }

  private var isHTML: Bool {
    if mediaType == "text/html" { return true }
    return body.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// The first 200 bytes in quotation marks, on one line and with secrets shortened; nil if the body
  /// is empty.
  package var quotation: String? {
    let shown = ServerText.line(String(decoding: body.prefix(200), as: UTF8.self))
    guard !shown.isEmpty else { return nil }
    let text = Redaction.longTokens(in: shown)
    return "\u{201C}\(text)\(body.count > 200 ? "…" : "")\u{201D}"
  }
}
