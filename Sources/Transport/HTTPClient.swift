package import Records

/// Sends requests as the retry table, the circuit breaker, the limits and the deadline allow. All
/// clients of the process share their connections.
package final class HTTPClient: Sendable {
  package let options: TransportOptions
  let clock: TransportClock
  let table: RetryTable
  private let slots: RequestSlots
  private let rate: RateLimit?
  private let start: Duration
  private let circuits = CircuitBreaker()

  package init(_ options: TransportOptions = TransportOptions(), clock: TransportClock = .system) {
    self.options = options
    self.clock = clock
    table = RetryTable(attempts: max(1, options.attempts))
    slots = RequestSlots(options.jobs)
    rate = options.rate.map { RateLimit(perSecond: $0, file: options.rateFile) }
    start = clock.uptime()
  }

  /// Sends a request and returns the final answer, whatever its status, after the retries that the
  /// table allows and after redirects.
  ///
  /// - Throws: when there was no answer: `unavailable` or `circuit_open` (69), `timed_out` (75),
  ///   `unexpected_answer` (76), `insecure_address` (78), `cancelled`; `not_sent` for a request that
  ///   was announced.
  package func send(_ request: HTTPRequest) async throws(Failure) -> HTTPResponse {
    if let announce = options.announce, !request.method.isSafe {
      announce(request)
      throw .notSent
    }
    let admission = circuits.admit(request.url, at: clock.uptime())
    if admission == .refused {
      throw .circuitOpen(request.url, proxy: circuits.proxy(of: request.url))
    }
    var table = table
    if let longest = request.longestWait { table.longestWait = longest }
    var attempt = 1
    while true {
      try await waitForRate(request, attempt: attempt)
      let ended = await attemptOnce(request)
      let isReachable = ended.isReachable(request.url)
      if isReachable == true { circuits.succeed(request.url) }
      // With the circuit open, another attempt could only delay the run.
      let isLast = isReachable == false && (admission == .probe || circuits.isOpen(request.url))
      let decision =
        isLast
        ? .finish
        : table.decide(
          ended.outcome(now: clock.now), attempt: attempt, isIdempotent: request.isIdempotent,
          chance: clock.random(), remaining: remaining)
      trace(ended, attempt: attempt, decision)
      if case .again(let wait) = decision {
        try await pause(wait, request, attempt: attempt)
        attempt += 1
        continue
      }
      if isReachable == false {
        circuits.fail(request.url, proxy: ended.proxy, at: clock.uptime())
      }
      return try response(to: request, ended, attempts: attempt)
    }
  }

  private func response(
    to request: HTTPRequest, _ ended: TryResult, attempts: Int
  ) throws(Failure) -> HTTPResponse {
    switch ended.result {
    case .success(let answer):
      return HTTPResponse(
        status: answer.status, headers: answer.headers, body: answer.body, url: ended.url,
        attempts: attempts, addressSetting: request.addressSetting, proxy: answer.proxy)
    case .failure(.fault(let fault)):
      throw Failure(
        fault, at: ended.url, attempts: attempts, addressSetting: request.addressSetting)
    case .failure(.refused(var failure)):
      failure.attempts = attempts
      throw failure
    }
  }

  /// The time until the deadline; nil if there is none.
  private var remaining: Duration? {
    options.deadline.map { $0 - (clock.uptime() - start) }
  }

  private func attemptOnce(_ request: HTTPRequest) async -> TryResult {
    guard await slots.enter() else {
      return TryResult(request, .fault(TransferFault(.cancelled, "cancelled")))
    }
    defer { slots.leave() }
    if let remaining, remaining <= .zero {
      return TryResult(request, .refused(.deadlinePassed(request.url)))
    }
    let begun = clock.uptime()
    var ended = await RedirectingTry(client: self, timeout: timeout(request)).run(request)
    ended.duration = clock.uptime() - begun
    return ended
  }

  /// The time limit of a try that begins now.
  private func timeout(_ request: HTTPRequest) -> Duration {
    let isUpload = if case .multipart = request.body { true } else { false }
    let own = request.timeout ?? (isUpload ? options.uploadTimeout : options.timeout)
    return remaining.map { min($0, own) } ?? own
  }

  private func waitForRate(_ request: HTTPRequest, attempt: Int) async throws(Failure) {
    guard let rate else { return }
    let wait = try rate.reserve(now: clock.now())
    if let remaining, wait >= remaining {
      throw .deadlinePassed(request.url, attempts: attempt - 1)
    }
    if wait > .zero { try await pause(wait, request, attempt: attempt - 1) }
  }

  private func pause(
    _ wait: Duration, _ request: HTTPRequest, attempt: Int
  ) async throws(Failure) {
    do {
      try await clock.sleep(wait)
    } catch {
      throw Failure(TransferFault(.cancelled, "cancelled"), at: request.url, attempts: attempt)
    }
  }

  private func trace(_ ended: TryResult, attempt: Int, _ decision: RetryTable.Decision) {
    guard let trace = options.trace else { return }
    let wait: Duration? = if case .again(let wait) = decision { wait } else { nil }
    trace(ended.trace(attempt: attempt, nextTry: wait))
  }
}
