import CProcess
package import Records
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a function on untrusted bytes in another process: traps, endless loops and unbounded memory
/// end as a `Failure` of that one request.
///
/// A supervisor process is forked at once, and forks the worker that runs the function. Both end when
/// this object or its process does. Requests of several threads are served one after the other.
package final class IsolatedWorker: Sendable {
  private let channel: Mutex<Channel>
  /// Answers of usual size and what is made of them.
  private static let keptMemory = 4 << 20

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
    var ends: [Int32] = [-1, -1]
    cprocess_keep_memory(Self.keptMemory)
    guard let memory = MessageMemory(capacity: limits.messageBytes) else {
      throw Self.cannotStart("no shared memory")
    }
    guard cprocess_socket_pair(&ends) == 0 else {
      memory.free()
      throw Self.cannotStart("no sockets")
    }
    let pid = cprocess_fork()
    if pid == 0 {
      cprocess_detach(ends[1])
      var supervisor = Supervisor(
        parent: ends[1], memory: memory, limits: limits, handler: handler)
      supervisor.run(rehearsal)
    }
    close(ends[1])
    guard pid > 0 else {
      close(ends[0])
      memory.free()
      throw Self.cannotStart("no process")
    }
    channel = Mutex(Channel(supervisor: pid, socket: ends[0], memory: memory, limits: limits))
  }

  deinit { channel.withLock { $0.close() } }

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
    writing write: @Sendable (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> [UInt8] {
    try channel.withLock { $0.exchange(writing: write) }.get()
  }

  /// Runs programs under the supervisor's eyes and waits for the file that they make; any thread may
  /// call it.
  /// - Throws: `converter_failed`, `document_too_slow` or `document_too_large` (exit 65), and
  ///   `worker_lost` (exit 70) when the supervisor is gone.
  package func run(_ job: ToolJob) throws(Failure) -> [UInt8] {
    try channel.withLock { $0.exchange(job) }.get()
  }

  private static func cannotStart(_ reason: String) -> Failure {
    Failure(
      "cannot_start_worker", "the worker process cannot be started: \(reason)",
      exit: .internalFault)
  }

  /// This side of the socket.
  private struct Channel {
    let supervisor: pid_t
    let socket: Int32
    let memory: MessageMemory
    let limits: IsolationLimits
    private var isOpen = true

    init(supervisor: pid_t, socket: Int32, memory: MessageMemory, limits: IsolationLimits) {
      self.supervisor = supervisor
      self.socket = socket
      self.memory = memory
      self.limits = limits
    }

    mutating func exchange(
      _ kind: Doorbell.Kind = .request,
      writing write: @Sendable (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) -> Result<[UInt8], Failure> {
      guard isOpen else { return .failure(lost) }
      let count: Int
      do throws(Failure) {
        count = try write(memory.requestRoom)
      } catch {
        return .failure(error)
      }
      guard count <= memory.capacity else { return .failure(tooLarge) }
      guard Doorbell(kind: kind, count: count).send(to: socket),
        let answer = Doorbell.receive(from: socket)
      else {
        close()
        return .failure(lost)
      }
      switch answer.kind {
      case .answer:
        let bytes = memory.answer(answer.count)
        memory.shrink(request: count, answer: answer.count)
        return .success(bytes)
      case .tooSlow: return .failure(tooSlow)
      case .tooLarge: return .failure(tooLarge)
      case .toolFailed: return .failure(ToolReport(memory.answer(answer.count)).failure)
      case .crashed, .request, .tools: return .failure(crashed)
      }
    }

    mutating func exchange(_ job: ToolJob) -> Result<[UInt8], Failure> {
      let message = job.message
      let result = exchange(.tools) { (room) throws(Failure) in
        if message.count <= room.count { room.copyBytes(from: message) }
        return message.count
      }
      return result.mapError { failure in
        switch failure.code {
        case "document_too_slow": job.limits.tooSlow
        case "document_too_large": job.limits.tooLarge
        default: failure
        }
      }
    }

    mutating func close() {
      guard isOpen else { return }
      isOpen = false
      // The supervisor sees the end of the stream, ends the worker and exits.
      _ = shutdown(socket, Int32(SHUT_RDWR))
      #if canImport(Glibc)
        Glibc.close(socket)
      #else
        Darwin.close(socket)
      #endif
      _ = cprocess_reap(supervisor)
      memory.free()
    }

    private var crashed: Failure {
      Failure(
        "document_crashed_reader", "reading the document ended the reader; it was started anew",
        exit: .dataError)
    }

    private var tooSlow: Failure {
      Failure(
        "document_too_slow", "the document took longer than \(limits.seconds) s to read",
        exit: .dataError)
    }

    private var tooLarge: Failure {
      Failure(
        "document_too_large",
        "the document is too large, or needs more than \(limits.residentBytes >> 20) MB to read",
        exit: .dataError)
    }

    private var lost: Failure {
      Failure(
        "worker_lost", "the process that reads documents is gone", exit: .internalFault)
    }
  }
}
