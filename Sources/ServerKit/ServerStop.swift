internal import ServiceLifecycle
internal import Synchronization

/// Stops a server: requests and searches in progress may end, new ones are refused.
package final class ServerStop: Sendable {
  private enum State {
    case waiting
    case running(ServiceGroup)
    case stopped
  }

  private let state = Mutex(State.waiting)

  package init() {}

  /// Stops the server, or a server that has not started as soon as it starts.
  package func callAsFunction() async {
    let group: ServiceGroup? = state.withLock { state in
      defer { state = .stopped }
      if case .running(let group) = state { return group }
      return nil
    }
    await group?.triggerGracefulShutdown()
  }

  func attach(_ group: ServiceGroup) async {
    let isStopped = state.withLock { state in
      if case .stopped = state { return true }
      state = .running(group)
      return false
    }
    if isStopped { await group.triggerGracefulShutdown() }
  }
}
