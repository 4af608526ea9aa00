/// When to ask again whether a search has ended.
package struct PollSchedule: Sendable {
  /// The first delays. Most searches end within seconds, so the first requests come sooner.
  private static let firstDelays: [Duration] = [
    .milliseconds(250), .milliseconds(500), .seconds(1),
  ]

  private let interval: Duration
  private let wait: Duration
  private var delays = 0

  /// - Parameters:
  ///   - interval: the delay after the first delays, and the longest one.
  ///   - wait: the time from the first request after which no other request begins.
  package init(interval: Duration, wait: Duration) {
    self.interval = interval
    self.wait = wait
  }

  /// The delay before the next request; nil if the time is up. The last delay is shortened, so that
  /// the last request begins when the time is up, not before.
  ///
  /// - Parameter elapsed: the time since the first request.
  package mutating func nextDelay(elapsed: Duration) -> Duration? {
    guard elapsed < wait else { return nil }
    let delay = delays < Self.firstDelays.count ? Self.firstDelays[delays] : interval
    delays += 1
    return min(delay, interval, wait - elapsed)
  }
}
