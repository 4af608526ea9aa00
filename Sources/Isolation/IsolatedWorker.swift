import CProcess
import Dispatch
package import Records
import Synchronization

/// Runs a function on untrusted bytes in another process: traps, endless loops and unbounded memory
/// end as a `Failure` of that one request.
///
/// A supervisor process is forked at once, and forks the worker that runs the function. Both end when
/// this object or its process does. Requests of several threads are served one after the other; the
/// next one waits where the worker finds it.
package final class IsolatedWorker: Sendable {
  /// Requests that can be on their way at the same time: one is read, the others wait for it.
  package static let slotCount = Connection.slotCount

  private let supervisor: pid_t
  private let limits: IsolationLimits
  private let connection: Connection
  private let free: Mutex<[Slot]>
  /// Counts the free slots.
  private let isFree = DispatchSemaphore(value: Connection.slotCount)

  /// - Parameters:
  ///   - rehearsal: a request that the first worker handles by itself until there is another; nobody
  ///     sees the answer. What the handler sets up when it first runs is there then.
  ///   - handler: runs in the worker on the bytes of a request, which are its own; it must not rely on
  ///     other threads, and what it changes is not seen here.
  /// - Precondition: the process has one thread (fork copies only the calling one).
  /// - Throws: `cannot_start_worker` (exit 70) when the system has no process or memory to give.
  package init(
    limits: IsolationLimits = IsolationLimits(),
    rehearsal: (() -> [UInt8])? = nil,
    handler: @escaping (consuming [UInt8]) -> [UInt8]
  ) throws(Failure) {
    guard let (parent, child) = Connection.pair(capacity: limits.messageBytes) else {
      throw Self.cannotStart("no shared memory or sockets")
    }
    let pid = cprocess_fork()
    if pid == 0 {
      cprocess_detach(child.sockets, Int32(child.sockets.count))
      Supervisor(child, limits: limits, handler: handler).run(rehearsal)
    }
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
    // The supervisor sees it, ends the worker and exits.
    connection.end()
    _ = cprocess_reap(supervisor)
  }

  /// Sends a request to the worker and waits for the answer; any thread may call it.
  /// - Throws: `document_crashed_reader`, `document_too_slow` or `document_too_large` (exit 65)
  ///   when the worker did not survive the request; `worker_lost` (exit 70) when the supervisor is
  ///   gone.
  package func perform(_ request: [UInt8]) throws(Failure) -> [UInt8] {
    try perform(pieces: [request])
  }

  /// Sends a request that is the pieces one after the other, without putting them together before.
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

  /// Sends a request that is written where the worker reads it.
  /// - Parameter write: gives the number of bytes it has written; more than there is room for make the
  ///   request too large. Nothing is sent when it throws.
  package func perform(
    writing write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> [UInt8] {
    let (end, bytes) = try ask(.request, write)
    switch end {
    case .answer: return bytes
    case .tooSlow: throw limits.tooSlow
    case .tooLarge: throw limits.tooLarge
    default: throw Self.crashed
    }
  }

  /// Runs programs under the supervisor's eyes and waits for the file that they make; any thread may
  /// call it.
  /// - Throws: `converter_failed`, `document_too_slow` or `document_too_large` (exit 65), and
  ///   `worker_lost` (exit 70) when the supervisor is gone.
  package func run(_ job: ToolJob) throws(Failure) -> [UInt8] {
    let message = job.message
    let (end, bytes) = try ask(.tools) { room in
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

  /// How far the requests are.
  var states: [SlotState] { connection.slots.map(\.state) }

  /// Whether the supervisor waits to be rung.
  var supervisorSleeps: Bool { connection.watch.isAwaited }

  /// Puts a request into the next free slot and waits until somebody has ended it.
  private func ask(
    _ kind: SlotState.Kind, _ write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> (kind: SlotState.Kind, bytes: [UInt8]) {
    isFree.wait()
    defer { isFree.signal() }
    guard let slot = free.withLock({ $0.popLast() }) else { throw Self.lost }
    defer { free.withLock { $0.append(slot) } }
    let count = try write(slot.requestRoom)
    guard count <= slot.capacity else { return (.tooLarge, []) }
    slot.put(kind, count: count)
    connection.work.ring()
    connection.watch.ring()
    guard slot.answered.wait(until: { !slot.state.kind.isPending }) else { throw Self.lost }
    return slot.take(asked: count)
  }
}
