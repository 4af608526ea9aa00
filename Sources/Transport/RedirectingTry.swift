internal import Records

/// One try of a request, led on by redirects (RFC 9110 §15.4) as far as is safe.
///
/// Another origin gets neither credentials nor a body; https never leads to plain http; a POST
/// is led on as a POST by 307 and 308, becomes a GET by 303, and is refused by 301 and 302, which
/// clients treat differently.
struct RedirectingTry {
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
        request = try follow(request, status: answer.status, location: location)
      } catch {
        return TryResult(request, .refused(error), sent: .whole)
      }
    }
    let failure = Failure(
      "unexpected_answer", "\(original.url) leads on more than \(Self.longestChain) times",
      exit: .protocolError)
    return TryResult(request, .refused(failure), sent: .whole)
  }

  private func transfer(_ request: HTTPRequest) async -> TryResult {
    do throws(TransferFault) {
      let transfer = try Transfer(
        request, setup: client.setup(for: request.url), timeout: timeout)
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
      "insecure_address", "\(url.origin) would be asked in plain http",
      hint: "use its https address, or set allow_http when the network is your own",
      exit: .configuration)
  }

  private func follow(
    _ request: HTTPRequest, status: Int, location: String
  ) throws(Failure) -> HTTPRequest {
    var next = request
    next.url = try WebAddress(location, relativeTo: request.url)
    func refusal(_ reason: String) -> Failure {
      Failure(
        "unexpected_answer", "\(request.url) leads on to \(next.url.origin), \(reason)",
        hint: "if that is the service's address, set it as base_url", exit: .protocolError,
        httpStatus: status)
    }
    if request.url.scheme == "https", next.url.scheme != "https" {
      throw refusal("which is not encrypted")
    }
    let isPlain = request.method == .get || request.method == .head
    if status == 303, !isPlain {
      next.method = .get
      next.body = .none
      next.isIdempotent = true
    } else if !isPlain, status == 301 || status == 302 {
      throw refusal("and does not say whether as \(request.method.rawValue)")
    }
    guard !next.url.hasSameOrigin(as: request.url) else { return next }
    guard next.body.isNone else {
      throw refusal("another host, which must not get what was to be sent")
    }
    next.headers = request.headers.withoutCredentials
    return next
  }
}

extension HTTPHeaders {
  /// The fields on the list of those that may be shown: no credentials, no cookies.
  fileprivate var withoutCredentials: HTTPHeaders {
    HTTPHeaders(shown.map { ($0.name, $0.value) })
  }
}
