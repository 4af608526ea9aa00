import CProcess
import Dispatch
package import Records
import Synchronization

/// Runs a function on untrusted bytes in another process. Traps, endless loops and unbounded memory
/// become a `Failure` of that one request.
///
/// A supervisor process is forked at once, and forks the worker that runs the function. Both end
/// when this object is released or its process ends, however that happens. Requests of several
/// threads are served one after the other; the next one waits in the worker's memory.
///
/// The worker is sandboxed as far as the system allows (`Sandbox`). It shares memory with this
/// process for its own requests only: code that a document brings into it can read the documents
/// that the same worker reads later, but no other worker's, and it cannot start programs.
package final class IsolatedWorker: Sendable {
  /// The number of requests that can be in progress: one is read, the others wait.
  package static let slotCount = Connection.slotCount

  let supervisor: pid_t
  private let limits: IsolationLimits
  let connection: Connection
  private let free: Mutex<[Slot]>
  /// Counts the free slots.
  private let isFree = DispatchSemaphore(value: Connection.slotCount)
  private let isToolSlotFree = DispatchSemaphore(value: 1)

  /// - Parameter handler: Runs in the worker on the bytes of a request. It must not rely on other
  ///   threads, and what it changes is not visible in this process.
  /// - Precondition: The process has one thread, because fork copies only the calling one.
  /// - Throws: `cannot_start_worker` (exit 70) if the system cannot provide a process or memory.
  package init(
    limits: IsolationLimits = IsolationLimits(),
    handler: @escaping (consuming [UInt8]) -> [UInt8]
  ) throws(Failure) {
    guard let (parent, child) = Connection.pair(capacity: limits.messageBytes) else {
      throw Self.cannotStart("no shared memory or sockets")
    }
    let pid = cprocess_fork()
    if pid == 0 {
      cprocess_detach(child.sockets, Int32(child.sockets.count))
      Supervisor(child, limits: limits, handler: handler).run()
    }
    parent.keepFromChildren()
    child.closeSockets()
    guard pid > 0 else {
      parent.end()
      throw Self.cannotStart("no process")
    }
    supervisor = pid
    self.limits = limits
    connection = parent
    free = Mutex(parent.slots.reversed())
  }

  deinit {
    // The supervisor notices that its sockets are closed, ends the worker and exits.
    connection.end()
    _ = cprocess_reap(supervisor)
  }

  /// Sends a request to the worker and waits for the answer. Can be called from any thread.
  /// - Throws: `document_crashed_reader`, `document_too_slow` or `document_too_large` (exit 65)
  ///   if the worker did not survive the request; `worker_lost` (exit 70) if the supervisor is
  ///   gone.
  package func perform(_ request: [UInt8]) throws(Failure) -> [UInt8] {
    try perform(pieces: [request])
  }

  /// Sends a request that is the concatenation of the pieces.
  package func perform(pieces: [[UInt8]]) throws(Failure) -> [UInt8] {
    try perform { (room) throws(Failure) in
      var rest = room
      for piece in pieces {
        guard piece.count <= rest.count else { return room.count + 1 }
        rest.copyBytes(from: piece)
        rest = UnsafeMutableRawBufferPointer(rebasing: rest.dropFirst(piece.count))
      }
      return room.count - rest.count
    }
  }

  /// Sends a request that is written directly into the worker's memory.
  /// - Parameter write: Writes the request and returns its number of bytes. A number beyond the
  ///   size of the buffer makes the request too large. Nothing is sent if it throws.
  package func perform(
    writing write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> [UInt8] {
    isFree.wait()
    defer { isFree.signal() }
    guard let slot = free.withLock({ $0.popLast() }) else { throw Self.lost }
    defer { free.withLock { $0.append(slot) } }
    let (end, bytes) = try send(.request, in: slot, write)
    switch end {
    case .answer: return bytes
    case .tooSlow: throw limits.tooSlow
    case .tooLarge: throw limits.tooLarge
    default: throw Self.crashed
    }
  }

  /// Runs programs in the supervisor, one job at a time, and waits for the file that they make. Can
  /// be called from any thread.
  /// - Throws: `converter_failed`, `document_too_slow` or `document_too_large` (exit 65), and
  ///   `worker_lost` (exit 70) if the supervisor is gone.
  package func run(_ job: ToolJob) throws(Failure) -> [UInt8] {
    let message = job.message
    isToolSlotFree.wait()
    defer { isToolSlotFree.signal() }
    let (end, bytes) = try send(.tools, in: connection.toolSlot) { room in
      if message.count <= room.count { room.copyBytes(from: message) }
      return message.count
    }
    switch end {
    case .answer: return bytes
    case .toolFailed: throw ToolReport(bytes).failure
    case .tooSlow: throw job.limits.tooSlow
    case .tooLarge: throw job.limits.tooLarge
    default: throw Self.crashed
    }
  }

  /// The states of the slots, that of the tool slot last.
  var states: [SlotState] { connection.slots.map(\.state) + [connection.toolSlot.state] }

  /// Whether the supervisor waits for a notification.
  var supervisorSleeps: Bool { connection.watch.isAwaited }

  /// Puts a request into a slot and waits until it has ended.
  private func send(
    _ kind: SlotState.Kind, in slot: Slot,
    _ write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> (kind: SlotState.Kind, bytes: [UInt8]) {
    let count = try write(slot.requestBuffer)
    guard count <= slot.capacity else { return (.tooLarge, []) }
    slot.put(kind, count: count)
    if kind == .request { connection.work.post() }
    connection.watch.post()
    guard slot.answered.wait(until: { !slot.state.kind.isPending }) else { throw Self.lost }
    return slot.take(requestSize: count)
  }
}
