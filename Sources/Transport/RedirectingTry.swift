internal import Records

/// One try of a request, including the redirects (RFC 9110 §15.4) that are safe to follow.
///
/// - Another origin receives neither credentials nor a body, and only a GET or HEAD may be answered
///   by one: the answer to anything else has to come from the service itself.
/// - https is never redirected to plain http.
/// - A POST stays a POST with 307 and 308 and becomes a GET with 303. It is refused with 301 and
///   302, which clients treat differently.
struct RedirectingTry {
  /// The maximum number of redirects in one try. Services need one or two; more are a loop.
  private static let longestChain = 5

  let client: HTTPClient
  let timeout: Duration

  func run(_ original: HTTPRequest) async -> TryResult {
    var request = original
    for _ in 0...Self.longestChain {
      if let refusal = insecureAddress(request.url) {
        return TryResult(request, .refused(refusal))
      }
      let ended = await transfer(request)
      guard case .success(let answer) = ended.result,
        [301, 302, 303, 307, 308].contains(answer.status), let location = answer.headers["Location"]
      else { return ended }
      do throws(Failure) {
        request = try redirected(
          request, status: answer.status, location: location, originalMethod: original.method)
      } catch {
        return TryResult(request, .refused(error), sent: .whole)
      }
    }
    let failure = Failure(
      "unexpected_answer", "\(original.url) redirects more than \(Self.longestChain) times",
      hint: original.addressSetting?.hint, exit: .protocolError)
    return TryResult(request, .refused(failure), sent: .whole)
  }

  private func transfer(_ request: HTTPRequest) async -> TryResult {
    do throws(TransferFault) {
      let transfer = try Transfer(request, options: client.options, timeout: timeout)
      let completion = await TransferLoops.shared.run(transfer)
      return TryResult(
        request, completion.result.mapError { .fault($0) }, sent: completion.sent)
    } catch {
      return TryResult(request, .fault(error))
    }
  }

  private func insecureAddress(_ url: WebAddress) -> Failure? {
    guard url.scheme != "https", !url.isLoopback, !client.options.allowHTTP else { return nil }
    return Failure(
      "insecure_address", "\(url.origin) is plain http, which others can read and change",
      hint: "use its https address, or set allow_http if the network is your own",
      exit: .configuration)
  }

  private func redirected(
    _ request: HTTPRequest, status: Int, location: String, originalMethod: HTTPMethod
  ) throws(Failure) -> HTTPRequest {
    var next = request
    next.url = try WebAddress(location, relativeTo: request.url)
    let isSameOrigin = next.url.hasSameOrigin(as: request.url)
    func refusal(_ reason: String) -> Failure {
      let hint = request.addressSetting.map { setting in
        isSameOrigin
          ? setting.hint
          : "if that is the service's address, set it as \(setting.key) or \(setting.variable)"
      }
      let target = isSameOrigin ? next.url.description : next.url.origin
      return Failure(
        "unexpected_answer",
        "\(request.url) redirects a \(request.method.rawValue) to \(target), \(reason)",
        hint: hint ?? "check the address", exit: .protocolError, httpStatus: status)
    }
    if request.url.scheme == "https", next.url.scheme != "https" {
      throw refusal("which is not encrypted")
    }
    if ![.get, .head].contains(request.method) {
      switch status {
      case 303:
        next.method = .get
        next.body = .none
        next.isIdempotent = true
      case 301, 302:
        throw refusal("with status \(status), which may change the method")
      default: break
      }
    }
    guard !isSameOrigin else { return next }
    guard next.body.isNone, [.get, .head].contains(originalMethod) else {
      throw refusal("which is another server")
    }
    next.headers = request.headers.withoutCredentials
    return next
  }
}

extension HTTPHeaders {
  /// The fields on the allow-list, which holds neither credentials nor cookies.
  fileprivate var withoutCredentials: HTTPHeaders {
    HTTPHeaders(shown.map { ($0.name, $0.value) })
  }
}
