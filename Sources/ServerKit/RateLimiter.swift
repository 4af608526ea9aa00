internal import Synchronization

/// Limits how often each key may act: a token bucket, kept as the time at which it will be full
/// again (the generic cell rate algorithm).
package final class RateLimiter: Sendable {
  /// How many acts are allowed at once, and how many in each period after that.
  package struct Rate: Sendable, Hashable {
    package var burst: Int
    package var count: Int
    package var period: Duration

    package init(burst: Int, count: Int, period: Duration) {
      self.burst = burst
      self.count = count
      self.period = period
    }

    var interval: Duration { period / count }
  }

  /// Keys of full buckets are forgotten. An attacker with more addresses than this pushes out the
  /// keys that acted least recently.
  private static let keyLimit = 10_000

  private let rate: Rate
  private let fullAt = Mutex<[String: Instant]>([:])

  package init(_ rate: Rate) { self.rate = rate }

  /// Counts one act of `key`.
  ///
  /// - Returns: nil when it is allowed, else the time until it would be; then nothing is counted.
  package func take(_ key: String, at now: Instant) -> Duration? {
    fullAt.withLock { fullAt in
      let full = max(fullAt[key] ?? now, now)
      let wait = now.duration(to: full) - rate.interval * (rate.burst - 1)
      if wait > .zero { return wait }
      if fullAt[key] == nil { Self.makeRoom(&fullAt, at: now) }
      fullAt[key] = full + rate.interval
      return nil
    }
  }

  /// Takes back one act that turned out not to count.
  package func giveBack(_ key: String) {
    fullAt.withLock { fullAt in
      if let full = fullAt[key] { fullAt[key] = full + (.zero - rate.interval) }
    }
  }

  private static func makeRoom(_ fullAt: inout [String: Instant], at now: Instant) {
    guard fullAt.count >= keyLimit else { return }
    fullAt = fullAt.filter { $0.value > now }
    while fullAt.count >= keyLimit, let first = fullAt.min(by: { $0.value < $1.value }) {
      fullAt[first.key] = nil
    }
  }
}

extension Duration {
  /// Whole seconds, rounded up and at least 1, as `Retry-After` counts (RFC 9110 §10.2.3).
  package var retrySeconds: Int {
    let (seconds, attoseconds) = components
    return max(1, Int(seconds) + (attoseconds > 0 ? 1 : 0))
  }
}
