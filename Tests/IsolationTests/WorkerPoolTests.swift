import Isolation
import Records
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Each test runs in a process of its own, which has not yet started other threads when it forks.
@Suite(.timeLimit(.minutes(30))) struct WorkerPoolTests {
  /// A long request delays only its own worker.
  @Test func requestsGoToIdleWorkers() async {
    await #expect(processExitsWith: .success) {
      let limits = IsolationLimits(seconds: 0.8)
      let workers = try (0..<2).map { _ in
        try IsolatedWorker(limits: limits) { request in
          while request == [0] {}
          return request
        }
      }
      let pool = WorkerPool(workers, threads: 2)
      let ended = await withTaskGroup(of: (UInt8, [UInt8]?).self) { group in
        for number in UInt8(0)...20 {
          group.addTask {
            let answer = try? await pool.onThreads { () throws(Failure) in
              try pool.withWorker { (worker) throws(Failure) in try worker.perform([number]) }
            }
            return (number, answer)
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      try #require(ended.count == 21)
      try #require(ended.last?.0 == 0)
      try #require(ended.allSatisfy { $0.1 == ($0.0 == 0 ? nil : [$0.0]) })
    }
  }

  @Test func callsWaitForAThread() async {
    await #expect(processExitsWith: .success) {
      let pool = WorkerPool([try IsolatedWorker { $0.reversed() }], threads: 1)
      let sum = try await withThrowingTaskGroup { group in
        for number in UInt8(0)..<100 {
          group.addTask {
            try await pool.onThreads { () throws(Failure) in
              try pool.withWorker { (worker) throws(Failure) in
                try worker.perform([number, 1])
              }
            }
          }
        }
        return try await group.reduce(0) { $0 + Int($1[1]) }
      }
      try #require(sum == 4950)
      let failure = await #expect(throws: Failure.self) {
        try await pool.onThreads { () throws(Failure) -> Int in
          throw Failure("refused", "no", exit: .dataError)
        }
      }
      try #require(failure?.code == "refused")
      try #require(try await pool.onThreads { () throws(Failure) in 7 } == 7)
    }
  }

  /// On a machine with many processors, the workers need more descriptors than the usual limit.
  @Test func manyWorkersLeaveDescriptors() async {
    await #expect(processExitsWith: .success) {
      #if canImport(Glibc)
        let descriptors = Int32(RLIMIT_NOFILE.rawValue)
      #else
        let descriptors = RLIMIT_NOFILE
      #endif
      var limit = rlimit()
      try #require(getrlimit(descriptors, &limit) == 0)
      // The process may have inherited some from the process that runs the tests.
      let inherited = (0..<Int32(4096)).last { fcntl($0, F_GETFD) >= 0 } ?? 0
      limit.rlim_cur = rlim_t(inherited) + 40
      try #require(setrlimit(descriptors, &limit) == 0)
      let workers = try (0..<12).map { _ in try IsolatedWorker { $0 } }
      for worker in workers { try #require(try worker.perform([1]) == [1]) }
      let documents = (0..<40).map { _ in open("/dev/null", O_RDONLY) }
      try #require(documents.allSatisfy { $0 >= 0 })
    }
  }

  /// Each call blocks until all have begun. On the threads that tasks share, they would block
  /// forever.
  @Test func callsBlockThreadsOfTheirOwn() async {
    await #expect(processExitsWith: .success) {
      let pool = WorkerPool([try IsolatedWorker { $0 }], threads: 16)
      let calls = Counter()
      await withDiscardingTaskGroup { group in
        for _ in 0..<16 { group.addTask { await pool.onThreads { calls.waitFor(16) } } }
      }
      // So do the tasks that are waited for.
      let tasks = Counter()
      await pool.onThreads {
        await withDiscardingTaskGroup { group in
          for _ in 0..<16 { group.addTask { tasks.waitFor(16) } }
        }
      }
    }
  }
}

/// Counts callers.
private final class Counter: Sendable {
  private let count = Atomic(0)

  /// Counts the caller, and waits for the others.
  func waitFor(_ others: Int) {
    count.add(1, ordering: .relaxed)
    while count.load(ordering: .relaxed) < others { sched_yield() }
  }
}
