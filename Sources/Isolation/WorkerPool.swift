import Dispatch
package import Records
import Synchronization

/// Worker processes of one kind. Each request goes to the one with the fewest requests.
package final class WorkerPool: Sendable {
  private struct Member {
    let worker: IsolatedWorker
    /// The number of calls that use the worker.
    var calls = 0
  }

  private let members: Mutex<[Member]>
  /// Counts the free slots of all workers.
  private let hasRoom: DispatchSemaphore
  /// Waiting for a process blocks a thread, so the pool has threads of its own.
  private let threads: BlockingThreads

  /// - Parameters:
  ///   - workers: At least one worker.
  ///   - threads: The number of tasks of `onThreads` that may block at the same time.
  package init(_ workers: [IsolatedWorker], threads: Int) {
    members = Mutex(workers.map { Member(worker: $0) })
    hasRoom = DispatchSemaphore(value: workers.count * IsolatedWorker.slotCount)
    self.threads = BlockingThreads(threads)
  }

  deinit { threads.end() }

  /// Calls `body` with the worker that has the fewest requests; waits while all slots are in use.
  package func withWorker<Value>(
    _ body: (IsolatedWorker) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    hasRoom.wait()
    defer { hasRoom.signal() }
    let taken = members.withLock { members -> (index: Int, worker: IsolatedWorker)? in
      guard let index = members.indices.min(by: { members[$0].calls < members[$1].calls }) else {
        return nil
      }
      members[index].calls += 1
      return (index, members[index].worker)
    }
    guard let (index, worker) = taken else {
      throw Failure("internal_fault", "there is no worker", exit: .internalFault)
    }
    defer { members.withLock { $0[index].calls -= 1 } }
    return try body(worker)
  }

  /// Calls `body`, which may block, on the pool's threads. Child tasks that it starts run there
  /// too.
  package func onThreads<Value, Problem: Error>(
    _ body: () async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    try await withTaskExecutorPreference(threads, operation: body)
  }
}
