import Dispatch
package import Records
import Synchronization

/// Worker processes of one kind. Whoever needs one gets the one that has least to do.
package final class WorkerPool: Sendable {
  private struct Member {
    let worker: IsolatedWorker
    /// Calls that have the worker.
    var calls = 0
  }

  private let members: Mutex<[Member]>
  /// Counts the calls for which there is room.
  private let hasRoom: DispatchSemaphore
  /// Waiting for a process blocks its thread, so the pool has some that nothing else needs.
  private let threads: BlockingThreads

  /// - Parameters:
  ///   - workers: at least one.
  ///   - threads: how many tasks of `onThreads` may block at the same time.
  package init(_ workers: [IsolatedWorker], threads: Int) {
    members = Mutex(workers.map { Member(worker: $0) })
    hasRoom = DispatchSemaphore(value: workers.count * IsolatedWorker.slotCount)
    self.threads = BlockingThreads(threads)
  }

  deinit { threads.end() }

  /// Calls `body` with a worker that is idle, or else with one where the request waits for the one
  /// before it; waits while there is no room for either.
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

  /// Calls `body`, which may block, on the pool's threads; the tasks that it starts and waits for run
  /// there too.
  package func onThreads<Value, Problem: Error>(
    _ body: () async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    try await withTaskExecutorPreference(threads, operation: body)
  }
}
