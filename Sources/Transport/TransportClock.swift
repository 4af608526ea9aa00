package import Records

/// The clocks and the random numbers that the transport uses. Tests pass in their own.
package struct TransportClock: Sendable {
  /// Time since some fixed moment; never runs backwards.
  package var uptime: @Sendable () -> Duration
  /// The time of day.
  package var now: @Sendable () -> Timestamp
  /// Returns after that long, or throws `CancellationError` when the task is cancelled first.
  package var sleep: @Sendable (Duration) async throws -> Void
  /// A number from 0 up to, not including, 1.
  package var random: @Sendable () -> Double

  package init(
    uptime: @escaping @Sendable () -> Duration, now: @escaping @Sendable () -> Timestamp,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    random: @escaping @Sendable () -> Double
  ) {
    self.uptime = uptime
    self.now = now
    self.sleep = sleep
    self.random = random
  }

  /// The machine's own clocks.
  package static let system: TransportClock = {
    let start = ContinuousClock.now
    return TransportClock(
      uptime: { ContinuousClock.now - start }, now: { Timestamp.now() },
      sleep: { try await Task.sleep(for: $0) }, random: { Double.random(in: 0..<1) })
  }()
}
