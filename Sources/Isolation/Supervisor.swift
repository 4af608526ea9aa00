import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The small process between parent and worker: it passes requests on, watches time and memory, and
/// replaces a worker that died. It has one thread, so that it can fork at any time.
struct Supervisor {
  let parent: Int32
  let memory: MessageMemory
  let limits: IsolationLimits
  let handler: (consuming [UInt8]) -> [UInt8]
  private var worker: (pid: pid_t, socket: Int32)?
  /// How often the worker's memory is looked at.
  private static let tick: Int32 = 5

  init(
    parent: Int32, memory: MessageMemory, limits: IsolationLimits,
    handler: @escaping (consuming [UInt8]) -> [UInt8]
  ) {
    self.parent = parent
    self.memory = memory
    self.limits = limits
    self.handler = handler
  }

  /// - Parameter rehearsal: what the first worker handles before any request.
  mutating func run(_ rehearsal: (() -> [UInt8])?) -> Never {
    startWorker(rehearsal)
    while let request = Doorbell.receive(from: parent) {
      let reply = request.kind == .tools ? runTools(request) : serve(request)
      guard reply.send(to: parent) else { break }
      if worker == nil { startWorker() }
    }
    stopWorker()
    cprocess_exit_now(0)
  }

  /// Programs are started here, for a worker may not: its limits would be theirs.
  private mutating func runTools(_ request: Doorbell) -> Doorbell {
    guard let job = ToolJob(memory.request(request.count)) else { return Doorbell(kind: .crashed) }
    switch ToolRun.run(job, asker: parent) {
    case .output(let bytes):
      guard bytes.count <= memory.capacity else { return Doorbell(kind: .tooLarge) }
      memory.putAnswer(bytes)
      return Doorbell(kind: .answer, count: bytes.count)
    case .failed(let status, let said):
      let report = ToolReport(status: status, said: said).message
      memory.putAnswer(report)
      return Doorbell(kind: .toolFailed, count: report.count)
    case .tooSlow: return Doorbell(kind: .tooSlow)
    case .tooLarge: return Doorbell(kind: .tooLarge)
    case .abandoned:
      stopWorker()
      cprocess_exit_now(0)
    }
  }

  private mutating func startWorker(_ rehearsal: (() -> [UInt8])? = nil) {
    var ends: [Int32] = [-1, -1]
    guard cprocess_socket_pair(&ends) == 0 else { return }
    let supervisor = getpid()
    let pid = cprocess_fork()
    if pid == 0 {
      cprocess_detach(ends[1])
      cprocess_restrict_worker(supervisor)
      Sandbox.close()
      Worker(socket: ends[1], memory: memory, limits: limits, handler: handler).run(rehearsal)
    }
    close(ends[1])
    if pid > 0 { worker = (pid, ends[0]) } else { close(ends[0]) }
  }

  /// The signal that ended the worker, after it was sent SIGKILL when it still ran.
  @discardableResult
  private mutating func stopWorker() -> Int32 {
    guard let (pid, socket) = worker else { return 0 }
    worker = nil
    close(socket)
    if cprocess_has_ended(pid) == 0 { kill(pid, SIGKILL) }
    return cprocess_reap(pid)
  }

  private mutating func serve(_ request: Doorbell) -> Doorbell {
    if let (pid, _) = worker, cprocess_has_ended(pid) != 0 { stopWorker() }
    if worker == nil { startWorker() }
    guard let (pid, socket) = worker, request.send(to: socket) else {
      stopWorker()
      return Doorbell(kind: .crashed)
    }
    var elapsed = 0.0
    var last = cprocess_seconds()
    var resident = 0
    while true {
      let ready = cprocess_wait_readable(socket, parent, Self.tick)
      if ready & 1 != 0 {
        guard let answer = Doorbell.receive(from: socket) else {
          return Doorbell(kind: stopWorker() == SIGXCPU ? .tooSlow : .crashed)
        }
        // Memory that a document left behind is not the next one's.
        if resident > limits.residentBytes / 2 { stopWorker() }
        return answer
      }
      if ready & 2 != 0 {
        // The parent has nothing to say now but that it is gone.
        stopWorker()
        cprocess_exit_now(0)
      }
      let now = cprocess_seconds()
      // A stopped or sleeping machine takes no time from the request.
      elapsed += min(now - last, 0.25)
      last = now
      resident = Int(max(0, cprocess_resident_bytes(pid)))
      if elapsed > limits.seconds {
        stopWorker()
        return Doorbell(kind: .tooSlow)
      }
      if resident > limits.residentBytes {
        stopWorker()
        return Doorbell(kind: .tooLarge)
      }
    }
  }
}
