import Dispatch
import Synchronization

/// Threads for tasks that block, which the threads of other tasks must not. A thread that has done
/// with one job takes the next itself; another is woken only for a job that nobody else comes to.
final class BlockingThreads: TaskExecutor {
  private struct State {
    /// Jobs from `first` on.
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
    // A queue of its own, so that no others wait behind it.
    if starts { DispatchQueue(label: "blocking").async { [self] in run() } }
  }

  /// Ends the threads once they have nothing to do; the executor cannot be used any more.
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
