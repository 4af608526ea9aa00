import Synchronization

/// Counts callers that are inside at the same time.
final class Gauge: Sendable {
  private let state = Mutex((inside: 0, most: 0))

  var most: Int { state.withLock { $0.most } }

  func enter() {
    state.withLock { state in
      state.inside += 1
      state.most = max(state.most, state.inside)
    }
  }

  func leave() { state.withLock { $0.inside -= 1 } }
}
