import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The small process beside parent and worker, which exchange requests without it. It watches time
/// and memory, replaces a worker that died, ends the request that the worker was reading, and runs
/// programs. It has one thread, so that it can fork at any time.
final class Supervisor {
  private let connection: Connection
  private let limits: IsolationLimits
  private let handler: (consuming [UInt8]) -> [UInt8]
  /// The worker, and a socket that is readable once the worker is gone.
  private var worker: (pid: pid_t, life: Int32)?
  private var watched: (slot: SlotState, elapsed: Double)?
  private var lastCheck = 0.0
  /// The number of workers in a row that died before they started the waiting request.
  private var falseStarts = 0
  /// Milliseconds between two checks of a worker that reads: a fraction of the usual limits.
  private static let tick: Int32 = 5
  /// The number of ticks without a request before the supervisor sleeps: documents often follow
  /// each other, and waking it costs the parent a system call.
  private static let ticksBeforeSleep = 20
  /// The maximum number of seconds that one tick counts: a stopped or suspended machine takes no
  /// time from a request.
  private static let longestTick = 0.25
  /// A worker that dies once before it begins may have been killed by chance. One that never begins
  /// would be replaced forever.
  private static let mostFalseStarts = 1

  init(
    _ connection: Connection, limits: IsolationLimits,
    handler: @escaping (consuming [UInt8]) -> [UInt8]
  ) {
    self.connection = connection
    self.limits = limits
    self.handler = handler
  }

  func run() -> Never {
    connection.keepToolsFromChildren()
    cprocess_adopt_orphans()
    startWorker()
    var quietTicks = Self.ticksBeforeSleep
    while quietTicks < Self.ticksBeforeSleep ? wait(Self.tick) : sleep() {
      if connection.toolSlot.state.kind == .tools { runTools(connection.toolSlot) }
      quietTicks = connection.isBusy ? 0 : quietTicks + 1
    }
    exit()
  }

  private func exit() -> Never {
    stopWorker()
    cprocess_exit_now(0)
  }

  /// Waits until the parent posts a notification or the worker dies.
  private func sleep() -> Bool {
    connection.watch.awaiting { connection.isBusy || wait(-1) }
  }

  /// Waits this many milliseconds, or until something happens, and handles it.
  /// - Returns: False if the parent is gone.
  private func wait(_ milliseconds: Int32) -> Bool {
    let parent = connection.watch.socket
    let ready = cprocess_wait_readable(parent, worker?.life ?? -1, milliseconds)
    if ready & 1 != 0, cprocess_receive(parent) != 1 { return false }
    if ready & 2 != 0 {
      workerDied()
    } else {
      checkLimits()
    }
    if worker == nil { startWorker() }
    if worker == nil { failRequests() }
    return true
  }

  /// Checks the request that the worker reads, or the one that waits while the worker starts.
  private func checkLimits() {
    let now = cprocess_seconds()
    let past = now - lastCheck
    lastCheck = now
    let pending = connection.slots.map(\.state).filter {
      $0.kind == .request || $0.kind == .reading
    }
    guard let (pid, _) = worker,
      let state = pending.first(where: { $0.kind == .reading }) ?? pending.first
    else {
      watched = nil
      return
    }
    guard let (slot, elapsed) = watched, slot == state else {
      watched = (state, 0)
      return
    }
    watched = (state, elapsed + min(past, Self.longestTick))
    let resident = Int(max(0, cprocess_resident_bytes(pid)))
    // The memory that one document leaves behind is not charged to the next.
    connection.retires = resident > limits.residentBytes / 2
    if elapsed > limits.seconds {
      stopWorker()
      finish(state, as: .tooSlow)
    } else if resident > limits.residentBytes {
      stopWorker()
      finish(state, as: .tooLarge)
    }
  }

  /// Handles a worker that died by itself: the request that it was reading is the cause.
  private func workerDied() {
    let signal = stopWorker()
    if connection.hasBegun { falseStarts = 0 }
    let states = connection.slots.map(\.state)
    if let state = states.first(where: { $0.kind == .reading }) {
      return finish(state, as: signal == SIGXCPU ? .tooSlow : .crashed)
    }
    let waiting = states.first { $0.kind == .request }
    if waiting != nil, signal != 0, !connection.hasBegun { falseStarts += 1 }
    if let waiting, falseStarts > Self.mostFalseStarts {
      finish(waiting, as: .crashed)
    } else {
      finish(nil, as: .crashed)
    }
  }

  /// Ends the request in this state, during which the worker was ended.
  /// - Precondition: The worker is gone.
  private func finish(_ ended: SlotState?, as kind: SlotState.Kind) {
    for slot in connection.slots {
      let state = slot.state
      if state == ended {
        slot.end(kind)
      } else if state.kind == .reading {
        // The worker had started this request when it was ended. The next worker starts it again.
        slot.state = state.becoming(.request)
      }
      // The worker may have died between its answer and the notification.
      slot.answered.post(always: true)
    }
  }

  /// Fails the waiting requests: no worker can be started.
  private func failRequests() {
    for slot in connection.slots where slot.state.kind == .request { slot.end(.crashed) }
  }

  /// Runs programs for the parent. The worker cannot: its limits would apply to them.
  private func runTools(_ slot: Slot) {
    guard let job = ToolJob(slot.request) else { return slot.end(.crashed) }
    switch ToolRun.run(job, pause: wait) {
    case .output(let bytes): slot.answer(bytes)
    case .failed(let status, let message):
      slot.answer(ToolReport(status: status, message: message).bytes, .toolFailed)
    case .tooSlow: slot.end(.tooSlow)
    case .tooLarge: slot.end(.tooLarge)
    case .abandoned: exit()
    }
  }

  private func startWorker() {
    var ends: [Int32] = [-1, -1]
    guard cprocess_socket_pair(&ends) == 0 else { return }
    connection.retires = false
    connection.hasBegun = false
    let supervisor = getpid()
    let pid = cprocess_fork()
    if pid == 0 {
      let kept = connection.workerSockets + [ends[1]]
      cprocess_detach(kept, Int32(kept.count))
      cprocess_restrict_worker(supervisor)
      Sandbox.enter()
      Worker(connection: connection, limits: limits, supervisor: supervisor, handler: handler).run()
    }
    close(ends[1])
    if pid > 0 { worker = (pid, ends[0]) } else { close(ends[0]) }
  }

  /// Ends the worker with SIGKILL if it still runs.
  /// - Returns: The signal that ended it; 0 if it exited or there is none.
  @discardableResult
  private func stopWorker() -> Int32 {
    guard let (pid, life) = worker else { return 0 }
    worker = nil
    watched = nil
    close(life)
    if cprocess_has_ended(pid) == 0 { kill(pid, SIGKILL) }
    return cprocess_reap(pid)
  }
}
