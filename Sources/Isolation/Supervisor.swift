import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The small process beside parent and worker, which pass requests between themselves: it watches time
/// and memory, replaces a worker that died and says what became of its request. It has one thread, so
/// that it can fork at any time.
final class Supervisor {
  private let connection: Connection
  private let limits: IsolationLimits
  private let handler: (consuming [UInt8]) -> [UInt8]
  /// Readable once the worker is gone.
  private var worker: (pid: pid_t, life: Int32)?
  private var watched: (slot: SlotState, elapsed: Double)?
  private var lastLook = 0.0
  /// How many workers in a row died before they began with the request that waited.
  private var falseStarts = 0
  /// Milliseconds between two looks at a worker that reads.
  private static let tick: Int32 = 5
  /// So many ticks with nothing to watch are waited for more: documents often follow one another.
  private static let patience = 20

  init(
    _ connection: Connection, limits: IsolationLimits,
    handler: @escaping (consuming [UInt8]) -> [UInt8]
  ) {
    self.connection = connection
    self.limits = limits
    self.handler = handler
  }

  /// - Parameter rehearsal: what the first worker handles before any request.
  func run(_ rehearsal: (() -> [UInt8])?) -> Never {
    startWorker(rehearsal)
    var quiet = Self.patience
    while quiet < Self.patience ? attend(Self.tick) : sleep() {
      while let slot = connection.slots.first(where: { $0.state.kind == .tools }) {
        runTools(slot)
      }
      quiet = connection.isBusy ? 0 : quiet + 1
    }
    leave()
  }

  private func leave() -> Never {
    stopWorker()
    cprocess_exit_now(0)
  }

  /// Waits until the parent rings or the worker dies.
  private func sleep() -> Bool {
    connection.watch.listening { connection.isBusy || attend(-1) }
  }

  /// Waits so many milliseconds, or less when something happens, and sees to what has happened.
  /// - Returns: false when the parent is gone.
  private func attend(_ milliseconds: Int32) -> Bool {
    let parent = connection.watch.socket
    let ready = cprocess_wait_readable(parent, worker?.life ?? -1, milliseconds)
    if ready & 1 != 0, cprocess_hear(parent) != 1 { return false }
    if ready & 2 != 0 {
      bury()
    } else {
      look()
    }
    if worker == nil { startWorker() }
    if worker == nil { giveUp() }
    return true
  }

  /// Looks at the request that the worker reads, or that waits while it makes ready.
  private func look() {
    let now = cprocess_seconds()
    let past = now - lastLook
    lastLook = now
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
    // A stopped or sleeping machine takes no time from the request.
    watched = (state, elapsed + min(past, 0.25))
    let resident = Int(max(0, cprocess_resident_bytes(pid)))
    // Memory that a document leaves behind is not the next one's.
    connection.retires = resident > limits.residentBytes / 2
    if elapsed > limits.seconds {
      stopWorker()
      settle(state, as: .tooSlow)
    } else if resident > limits.residentBytes {
      stopWorker()
      settle(state, as: .tooLarge)
    }
  }

  /// The worker has died by itself: the request that it was reading did it.
  private func bury() {
    let signal = stopWorker()
    if connection.hasBegun { falseStarts = 0 }
    let states = connection.slots.map(\.state)
    if let state = states.first(where: { $0.kind == .reading }) {
      return settle(state, as: signal == SIGXCPU ? .tooSlow : .crashed)
    }
    let waiting = states.first { $0.kind == .request }
    if waiting != nil, signal != 0, !connection.hasBegun { falseStarts += 1 }
    // Once may be chance; a worker that never begins would be replaced for ever.
    if let waiting, falseStarts > 1 {
      settle(waiting, as: .crashed)
    } else {
      settle(nil, as: .crashed)
    }
  }

  /// Says what became of the request in this state when the worker was ended.
  /// - Precondition: the worker is gone.
  private func settle(_ ended: SlotState?, as kind: SlotState.Kind) {
    for slot in connection.slots {
      let state = slot.state
      if state == ended {
        slot.end(kind)
      } else if state.kind == .reading {
        // The worker had gone on to this one just before it was ended: the next worker begins anew.
        slot.state = state.becoming(.request)
      }
      // The worker may have died between its answer and the bell.
      slot.answered.ring(always: true)
    }
  }

  /// Without a worker nothing is read.
  private func giveUp() {
    for slot in connection.slots where slot.state.kind == .request { slot.end(.crashed) }
  }

  /// Programs are started here, for a worker may not: its limits would be theirs.
  private func runTools(_ slot: Slot) {
    guard let job = ToolJob(slot.request) else { return slot.end(.crashed) }
    switch ToolRun.run(job, pause: attend) {
    case .output(let bytes): slot.answer(bytes)
    case .failed(let status, let said):
      slot.answer(ToolReport(status: status, said: said).message, .toolFailed)
    case .tooSlow: slot.end(.tooSlow)
    case .tooLarge: slot.end(.tooLarge)
    case .abandoned: leave()
    }
  }

  private func startWorker(_ rehearsal: (() -> [UInt8])? = nil) {
    var ends: [Int32] = [-1, -1]
    guard cprocess_socket_pair(&ends) == 0 else { return }
    connection.retires = false
    connection.hasBegun = false
    let supervisor = getpid()
    let pid = cprocess_fork()
    if pid == 0 {
      let kept = connection.sockets.filter { $0 != connection.watch.socket } + [ends[1]]
      cprocess_detach(kept, Int32(kept.count))
      cprocess_restrict_worker(supervisor)
      Sandbox.close()
      Worker(connection: connection, limits: limits, supervisor: supervisor, handler: handler)
        .run(rehearsal)
    }
    close(ends[1])
    if pid > 0 { worker = (pid, ends[0]) } else { close(ends[0]) }
  }

  /// The signal that ended the worker, after it was sent SIGKILL when it still ran.
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
