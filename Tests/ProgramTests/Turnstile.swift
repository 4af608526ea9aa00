import Synchronization

/// Limits how many processes the tests run at the same time.
final class Turnstile: Sendable {
  static let processors = Turnstile(ProcessEnvironment.processorCount * 2)

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(free: count)) }

  func pass<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    await withCheckedContinuation { continuation in
      let goes = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if goes { continuation.resume() }
    }
  }

  private func leave() {
    let next: CheckedContinuation<Void, Never>? = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
