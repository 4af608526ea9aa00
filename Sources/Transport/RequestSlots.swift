internal import Synchronization

/// Limits the number of requests in flight. Waiting requests enter in the order in which they came.
final class RequestSlots: Sendable {
  private struct State {
    var free: Int
    var nextTicket: UInt64 = 0
    /// Waiting requests by ticket.
    var waiting: [UInt64: CheckedContinuation<Bool, Never>] = [:]
    /// No ticket before this one is waiting.
    var firstTicket: UInt64 = 1

    /// Takes a free slot; returns false if there is none.
    mutating func take() -> Bool {
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

  /// Waits for a slot. Returns false if the task was cancelled instead.
  func enter() async -> Bool {
    if Task.isCancelled { return false }
    let ticket: UInt64? = state.withLock { state in
      if state.take() { return nil }
      state.nextTicket += 1
      return state.nextTicket
    }
    guard let ticket else { return true }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isIn: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.take() { return true }
          state.waiting[ticket] = continuation
          state.firstTicket = min(state.firstTicket, ticket)
          return nil
        }
        if let isIn { continuation.resume(returning: isIn) }
      }
    } onCancel: {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: ticket) }
      continuation?.resume(returning: false)
    }
  }

  func leave() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Bool, Never>?
      }
      while true {
        let ticket = state.firstTicket
        state.firstTicket += 1
        if let first = state.waiting.removeValue(forKey: ticket) { return first }
      }
    }
    next?.resume(returning: true)
  }
}
