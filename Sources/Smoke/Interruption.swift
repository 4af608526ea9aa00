internal import Synchronization

/// Whether the user has ended a run, which still deletes what it has created.
package final class Interruption: Sendable {
  private struct State {
    var isRaised = false
    var action: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  package var isRaised: Bool { state.withLock(\.isRaised) }

  /// Ends the run. Called from any thread.
  package func raise() {
    let action = state.withLock { state in
      state.isRaised = true
      return state.action
    }
    action?()
  }

  /// Runs `body`, and calls `action` if the run is interrupted meanwhile.
  func during<Result>(
    _ action: @escaping @Sendable () -> Void, _ body: () async -> Result
  ) async -> Result {
    let isRaised = state.withLock { state in
      state.action = action
      return state.isRaised
    }
    if isRaised { action() }
    defer { state.withLock { $0.action = nil } }
    return await body()
  }
}
