import Records
import Synchronization
import Transport

/// A clock that sleeps without waiting: sleeping advances it and is recorded.
final class VirtualClock: Sendable {
  private let state = Mutex((uptime: Duration.zero, sleeps: [Duration]()))

  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func advance(_ time: Duration) { state.withLock { $0.uptime += time } }

  /// - Parameter chance: every random number.
  func transportClock(chance: Double = 0.5) -> TransportClock {
    TransportClock(
      uptime: { self.state.withLock { $0.uptime } },
      now: { Timestamp(seconds: 784_111_777) + self.state.withLock { $0.uptime } },
      sleep: { time in
        try Task.checkCancellation()
        self.state.withLock { state in
          state.uptime += time
          state.sleeps.append(time)
        }
      },
      random: { chance })
  }
}
