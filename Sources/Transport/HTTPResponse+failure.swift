package import Records

extension HTTPResponse {
  /// The failure that an answer with an error status stands for.
  ///
  /// `code`, `message` and `hint` say more than the status does where the service gave an error
  /// body that could be read. Exit: 401, 403 → 77; 408, 425, 429 → 75; 500 to 504 → 69; other
  /// 4xx → 65; all else → 76.
  package func failure(
    code: String? = nil, message: String? = nil, hint: String? = nil
  ) -> Failure {
    let place = url.origin
    let said = message.map { ": \($0)" } ?? quotation.map { ": \($0)" } ?? ""
    let usual: (code: String, exit: ExitStatus, retryable: Bool, hint: String?)
    switch status {
    case 401, 403:
      usual = ("not_authorized", .notSignedIn, false, "sign in with 'jm-auth login'")
    case 404: usual = ("not_found", .dataError, false, nil)
    case 407: usual = ("proxy_refused", .configuration, false, "check the proxy's address")
    case 408: usual = ("timed_out", .tryAgain, true, "try again later")
    case 413: usual = ("too_large", .dataError, false, nil)
    case 425, 429:
      let wait = headers["Retry-After"].map { "the service asks to wait: Retry-After \($0)" }
      usual = ("rate_limited", .tryAgain, true, wait ?? "try again later, or slow down with --rate")
    case 500, 502, 503, 504: usual = ("unavailable", .unavailable, true, "try again later")
    case 400..<500: usual = ("refused", .dataError, false, nil)
    default: usual = ("unexpected_answer", .protocolError, false, nil)
    }
    return Failure(
      code ?? usual.code, "\(place) answered \(status)\(said)", hint: hint ?? usual.hint,
      exit: usual.exit, httpStatus: status, retryable: usual.retryable, attempts: attempts,
      requestID: requestID)
  }

  /// An answer that breaks the contract (76): `reason` and the first 200 bytes.
  package func unexpected(_ reason: String) -> Failure {
    let quoted = quotation.map { "; it begins \($0)" } ?? "; it is empty"
    return Failure(
      "unexpected_answer", "the answer of \(url) \(reason)\(quoted)",
      hint: isHTML ? "is this the address of the service itself?" : nil, exit: .protocolError,
      httpStatus: status, attempts: attempts, requestID: requestID)
  }

  /// The body as JSON. Throws `unexpected_answer` (76) when it is a page, cut off or no JSON, or
  /// says that it is something else; a body that does not say what it is passes.
  package func json() throws(Failure) -> JSON {
    if isHTML { throw unexpected("is a web page, not JSON") }
    if let mediaType, !["application/json", "text/json"].contains(mediaType),
      !mediaType.hasSuffix("+json")
    {
      throw unexpected("is \(mediaType), not JSON")
    }
    do throws(JSONSyntaxError) {
      return try JSON(parsing: body)
    } catch {
      throw unexpected("is no JSON (\(error))")
    }
  }

  /// The body as a JSON object.
  package func object() throws(Failure) -> JSONObject {
    guard let object = try json().objectValue else { throw unexpected("is no JSON object") }
    return object
  }

  /// The body as JSON when it is, for error bodies, which may be anything.
  package var optionalJSON: JSON? { try? JSON(parsing: body) }

  /// The type of the body without its parameters, in lower case; nil when none is said.
  private var mediaType: String? {
    guard let type = headers["Content-Type"]?.utf8.drop(while: { $0 <= 0x20 }) else { return nil }
    let word = type.prefix { $0 > 0x20 && $0 != UInt8(ascii: ";") }
    return word.isEmpty ? nil : String(Substring(word)).lowercased()
  }

  private var isHTML: Bool {
    if mediaType == "text/html" { return true }
    return body.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// The first 200 bytes in quotes, white space runs as one space, control characters left out and
  /// secrets shortened; nil of an empty body.
  package var quotation: String? {
    let start = String(decoding: body.prefix(200), as: UTF8.self)
    let words = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = words.unicodeScalars.filter {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
    }
    guard !shown.isEmpty else { return nil }
    let text = Redaction.longTokens(in: String(String.UnicodeScalarView(shown)))
    return "\u{201C}\(text)\(body.count > 200 ? "…" : "")\u{201D}"
  }
}
