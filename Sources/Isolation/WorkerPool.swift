import Dispatch
package import Records
import Synchronization

/// Worker processes of one kind. Whoever needs one gets the next that is idle.
package final class WorkerPool: Sendable {
  private struct Threads {
    var free: [DispatchQueue]
    /// Who waits for one, the first to come first.
    var waiting: [CheckedContinuation<DispatchQueue, Never>] = []
  }

  /// Waiting for a process blocks its thread, so the pool has some that nothing else needs: each a
  /// serial queue, for a concurrent one would take those that tasks run on.
  private let threads: Mutex<Threads>
  private let idle: Mutex<[IsolatedWorker]>
  /// Counts the idle workers.
  private let isIdle: DispatchSemaphore

  /// - Parameters:
  ///   - workers: at least one.
  ///   - threads: how many calls of `onThread` are run at the same time.
  package init(_ workers: [IsolatedWorker], threads: Int) {
    idle = Mutex(workers)
    isIdle = DispatchSemaphore(value: workers.count)
    self.threads = Mutex(
      Threads(free: (0..<threads).map { DispatchQueue(label: "worker \($0)") }))
  }

  /// Waits for an idle worker and calls `body` with it, which nobody else uses meanwhile.
  package func withWorker<Value>(
    _ body: (IsolatedWorker) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    isIdle.wait()
    return try withWaitedFor(body)
  }

  /// Calls `body` with an idle worker, which nobody else uses meanwhile; nil when none is idle.
  package func withIdleWorker<Value>(
    _ body: (IsolatedWorker) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    guard isIdle.wait(timeout: .now()) == .success else { return nil }
    return try withWaitedFor(body)
  }

  /// - Precondition: `isIdle` was waited for.
  private func withWaitedFor<Value>(
    _ body: (IsolatedWorker) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { isIdle.signal() }
    guard let worker = idle.withLock({ $0.popLast() }) else {
      throw Failure("internal_fault", "no worker is idle", exit: .internalFault)
    }
    defer { idle.withLock { $0.append(worker) } }
    return try body(worker)
  }

  /// Calls `body`, which may block, on one of the pool's threads, as soon as one is free.
  package func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let thread = await takeThread()
    let result: Result<Value, Failure> = await withCheckedContinuation { waiting in
      thread.async {
        waiting.resume(returning: Result { () throws(Failure) in try body() })
      }
    }
    giveBack(thread)
    return try result.get()
  }

  private func takeThread() async -> DispatchQueue {
    await withCheckedContinuation { continuation in
      let thread = threads.withLock { threads in
        if threads.free.isEmpty { threads.waiting.append(continuation) }
        return threads.free.popLast()
      }
      if let thread { continuation.resume(returning: thread) }
    }
  }

  private func giveBack(_ thread: DispatchQueue) {
    let next = threads.withLock { threads -> CheckedContinuation<DispatchQueue, Never>? in
      if threads.waiting.isEmpty {
        threads.free.append(thread)
        return nil
      }
      return threads.waiting.removeFirst()
    }
    next?.resume(returning: thread)
  }
}
