/// Whether and when a request is sent again: pure decisions, no clock, no chance.
///
/// | outcome                          | idempotent | not idempotent                          |
/// |----------------------------------|------------|-----------------------------------------|
/// | unknown host, no connection      | again      | again                                   |
/// | connection ended, time-out       | again      | again unless the whole request was sent |
/// | 408, 425, 429                    | again      | again (the server refused to act)       |
/// | 503 with `Retry-After`           | again      | again (the server refused to act)       |
/// | 500, 502, 503, 504               | again      | no: it may have acted                   |
/// | TLS, bad protocol, all other     | no         | no                                      |
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

  /// How often a request is sent at most.
  package var attempts: Int
  /// The longest back-off of the first retry; it doubles with each.
  package var firstBackoff: Duration = .milliseconds(500)
  package var longestBackoff: Duration = .seconds(30)
  /// A server that asks for a longer wait than this is not waited for.
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
      case .unknownHost, .noConnection: true
      case .timedOut, .closed: isIdempotent || sent != .whole
      case .tls, .badProtocol, .tooLarge, .unreadableFile, .cancelled, .internalFault: false
      }
    }
  }

  /// The wait before try `attempt + 1`: chance times the doubled back-off ("full jitter"), at least
  /// what the server asked for. `chance` is from 0 up to 1.
  package func wait(after attempt: Int, retryAfter: Duration?, chance: Double) -> Duration {
    var backoff = firstBackoff
    for _ in 1..<max(1, min(attempt, 32)) where backoff < longestBackoff { backoff = backoff * 2 }
    return max(min(backoff, longestBackoff) * chance, retryAfter ?? .zero)
  }

  /// What follows the `attempt`th try (1 is the first); `remaining` is the time to the deadline.
  package func decide(
    _ outcome: Outcome, attempt: Int, isIdempotent: Bool, chance: @autoclosure () -> Double,
    remaining: Duration? = nil
  ) -> Decision {
    guard maySendAgain(outcome, isIdempotent: isIdempotent), attempt < attempts else {
      return .finish
    }
    let retryAfter: Duration? =
      if case .answer(_, let asked) = outcome { asked } else { nil }
    let wait = wait(after: attempt, retryAfter: retryAfter, chance: chance())
    if wait > longestWait { return .outOfTime }
    if let remaining, wait >= remaining { return .outOfTime }
    return .again(after: wait)
  }
}
