/// Decides whether and when a request is sent again. It uses neither a clock nor random numbers.
///
/// | outcome                           | idempotent | not idempotent                          |
/// |-----------------------------------|------------|-----------------------------------------|
/// | no connection (1)                 | again      | again                                   |
/// | connection closed, time-out       | again      | again unless the whole request was sent |
/// | 408, 425, 429                     | again      | again (the server refused to act)       |
/// | 503 with `Retry-After`            | again      | again (the server refused to act)       |
/// | 500, 502, 503, 504                | again      | no: it may have acted                   |
/// | TLS, bad protocol, all others     | no         | no                                      |
///
/// (1) Also when the host's or proxy's name cannot be resolved, or the proxy refuses to connect.
package struct RetryTable: Sendable {
  /// How one try ended.
  package enum Outcome: Sendable, Hashable {
    case answer(status: Int, retryAfter: Duration?)
    case fault(TransferFault.Kind, sent: SentExtent)
  }

  package enum Decision: Sendable, Hashable {
    /// This outcome is final.
    case finish
    /// Send it again after this long.
    case again(after: Duration)
    /// It could be sent again, but the wait would not fit before the deadline.
    case outOfTime
  }

  /// The largest number of times a request is sent.
  package var attempts: Int
  /// The longest back-off before the first retry; it doubles with each retry.
  package var firstBackoff: Duration = .milliseconds(500)
  /// The back-off stops doubling here.
  package var longestBackoff: Duration = .seconds(30)
  /// The longest wait that a server may ask for; the request fails at once when it asks for more.
  package var longestWait: Duration = .seconds(300)

  package init(attempts: Int) { self.attempts = attempts }

  package func maySendAgain(_ outcome: Outcome, isIdempotent: Bool) -> Bool {
    switch outcome {
    case .answer(let status, let retryAfter):
      switch status {
      case 408, 425, 429: true
      case 503: isIdempotent || retryAfter != nil
      case 500, 502, 504: isIdempotent
      default: false
      }
    case .fault(let kind, let sent):
      switch kind {
      case .unknownHost, .unknownProxy, .noConnection, .refusedByProxy: true
      case .timedOut, .closed: isIdempotent || sent != .whole
      case .tls, .badProtocol, .tooLarge, .unreadableFile, .changedFile, .cancelled,
        .internalFault:
        false
      }
    }
  }

  /// The wait before try `attempt + 1`: `chance`, from 0 up to 1, times the doubled back-off ("full
  /// jitter", https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/), at
  /// least what the server asked for.
  package func wait(after attempt: Int, retryAfter: Duration?, chance: Double) -> Duration {
    var backoff = firstBackoff
    for _ in 1..<max(1, min(attempt, 32)) where backoff < longestBackoff { backoff = backoff * 2 }
    return max(min(backoff, longestBackoff) * chance, retryAfter ?? .zero)
  }

  /// What follows try number `attempt`, counted from 1; `remaining` is the time until the deadline.
  package func decide(
    _ outcome: Outcome, attempt: Int, isIdempotent: Bool, chance: @autoclosure () -> Double,
    remaining: Duration? = nil
  ) -> Decision {
    guard maySendAgain(outcome, isIdempotent: isIdempotent), attempt < attempts else {
      return .finish
    }
    let retryAfter: Duration? =
      if case .answer(_, let wait) = outcome { wait } else { nil }
    let wait = wait(after: attempt, retryAfter: retryAfter, chance: chance())
    if wait > longestWait { return .outOfTime }
    if let remaining, wait >= remaining { return .outOfTime }
    return .again(after: wait)
  }
}
