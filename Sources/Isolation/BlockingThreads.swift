import Dispatch
import Synchronization

/// Threads for tasks that block. The threads that Swift's tasks share must not block. A thread that
/// has finished one job takes the next one itself; another thread is woken only if none is about
/// to.
final class BlockingThreads: TaskExecutor {
  private struct State {
    /// The waiting jobs, from index `first`.
    var jobs: [UnownedJob] = []
    var first = 0
    var idle = 0
    var started = 0
    var isOver = false

    mutating func next() -> UnownedJob? {
      guard first < jobs.count else { return nil }
      defer { first += 1 }
      return jobs[first]
    }

    mutating func add(_ job: UnownedJob) {
      if first == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        first = 0
      }
      jobs.append(job)
    }
  }

  private let count: Int
  private let state = Mutex(State())
  private let isWanted = DispatchSemaphore(value: 0)

  init(_ count: Int) { self.count = max(1, count) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let starts = state.withLock { state in
      state.add(job)
      if state.idle > 0 {
        state.idle -= 1
        isWanted.signal()
      } else if state.started < count {
        state.started += 1
        return true
      }
      return false
    }
    // A queue of its own, because a queue that blocks delays everything behind it.
    if starts { DispatchQueue(label: "blocking").async { [self] in run() } }
  }

  /// Ends the threads when they have finished their jobs. The executor must not be used afterwards.
  func end() {
    state.withLock { state in
      state.isOver = true
      for _ in 0..<state.idle { isWanted.signal() }
      state.idle = 0
    }
  }

  private func run() {
    while true {
      let (job, isOver) = state.withLock { state in
        let job = state.next()
        if job == nil, !state.isOver { state.idle += 1 }
        return (job, state.isOver)
      }
      if let job {
        job.runSynchronously(on: asUnownedTaskExecutor())
      } else if isOver {
        return
      } else {
        isWanted.wait()
      }
    }
  }
}
