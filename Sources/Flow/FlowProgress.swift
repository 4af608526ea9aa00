import Synchronization

/// How far a run is, for whoever wants to show it.
package final class FlowProgress: Sendable {
  package struct Counts: Sendable, Hashable {
    package var started = 0
    package var succeeded = 0
    package var failed = 0

    package var inFlight: Int { started - succeeded - failed }
  }

  private let state = Mutex(Counts())

  package init() {}

  package var counts: Counts { state.withLock { $0 } }

  func start() { state.withLock { $0.started += 1 } }
  func succeed() { state.withLock { $0.succeeded += 1 } }
  func fail() { state.withLock { $0.failed += 1 } }
}
