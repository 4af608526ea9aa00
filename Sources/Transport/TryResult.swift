internal import Records

/// How one try of a request ended, redirects included.
struct TryResult: Sendable {
  enum Problem: Error, Sendable {
    case fault(TransferFault)
    /// The request was not sent: its address, or where it was redirected, is not allowed.
    case refused(Failure)
  }

  let method: HTTPMethod
  /// The address of the last request.
  var url: WebAddress
  var result: Result<Transfer.Answer, Problem>
  var sent: SentExtent
  var sentHeaders: HTTPHeaders
  var duration = Duration.zero

  init(
    _ request: HTTPRequest, _ result: Result<Transfer.Answer, Problem>, sent: SentExtent = .nothing
  ) {
    method = request.method
    url = request.url
    self.result = result
    self.sent = sent
    sentHeaders = request.headers
  }

  init(_ request: HTTPRequest, _ problem: Problem, sent: SentExtent = .nothing) {
    self.init(request, .failure(problem), sent: sent)
  }

  /// - Parameter now: returns the time of day; called only if the answer names a moment.
  func outcome(now: () -> Timestamp) -> RetryTable.Outcome {
    switch result {
    case .success(let answer):
      let wait = answer.headers["Retry-After"].flatMap { RetryAfter.wait($0, now: now()) }
      return .answer(status: answer.status, retryAfter: wait)
    case .failure(.fault(let fault)): return .fault(fault.kind, sent: sent)
    case .failure(.refused): return .fault(.internalFault, sent: sent)
    }
  }

  /// Whether the try could connect to the origin of `first`, its first address; nil if that was not
  /// tried.
  func isReachable(_ first: WebAddress) -> Bool? {
    guard url.hasSameOrigin(as: first) else { return true }
    switch result {
    case .success: return true
    case .failure(.refused): return sent == .nothing ? nil : true
    case .failure(.fault(let fault)):
      if fault.isUnreachable { return false }
      return sent == .nothing ? nil : true
    }
  }

  /// The proxy that a try without an answer was sent through; nil if there was none.
  var proxy: String? {
    if case .failure(.fault(let fault)) = result { fault.proxy } else { nil }
  }

  func trace(attempt: Int, nextTry: Duration?) -> RequestTrace {
    var received = HTTPHeaders()
    var status: Int?
    var fault: String?
    switch result {
    case .success(let answer): (status, received) = (answer.status, answer.headers)
    case .failure(.fault(let problem)): fault = problem.detail
    case .failure(.refused(let failure)): fault = failure.code
    }
    return RequestTrace(
      method: method.rawValue, url: url.description, status: status, fault: fault,
      duration: duration, requestID: HTTPResponse.requestID(received), attempt: attempt,
      nextTry: nextTry, sentHeaders: sentHeaders.shown, receivedHeaders: received.shown)
  }
}
