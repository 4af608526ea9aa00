import CProcess
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One side of the connection between a parent, its supervisor and their worker: shared memory with
/// the slots, and sockets for notifications. The supervisor keeps the worker's ends for the next
/// worker.
///
/// There are two pieces of shared memory. The worker, which may be under the control of a hostile
/// document, has the one with its requests. The other one holds programs to run and belongs to
/// parent and supervisor: a process that writes there can run programs outside the sandbox.
struct Connection: @unchecked Sendable {  // The words are atomic, and slots are shared as they say.
  /// The sockets of the notifications in the order of their words, that of the tool slot last.
  let sockets: [Int32]
  /// The memory that the worker shares.
  let documents: UnsafeMutableRawPointer
  /// The memory that the worker does not share.
  let tools: UnsafeMutableRawPointer
  private let capacity: Int

  /// The number of requests that can wait in a worker's memory: enough to keep it reading until the
  /// system schedules the thread that brings more.
  static let slotCount = 4
  /// Words that several processes write are in cache lines of their own, in bytes.
  private static let line = 64
  /// The words come first. A multiple of any system's page size, as is the place of each message.
  private static let page = 1 << 16

  private enum Word: Int {
    case work
    case watch
    /// The first of the notifications of the slots.
    case answered
    /// The first of the states of the slots.
    case state = 16
    case retires = 32
    case hasBegun
  }

  /// The words of the tool slot, in its own memory.
  private enum ToolWord: Int {
    case state
    case answered
  }

  /// - Returns: Both sides, the parent's first; nil if the system cannot provide memory or sockets.
  static func pair(capacity: Int) -> (parent: Connection, child: Connection)? {
    guard capacity > 0, let documents = cprocess_shared_memory(documentsSize(capacity)) else {
      return nil
    }
    guard let tools = cprocess_shared_memory(toolsSize(capacity)) else {
      cprocess_free_shared_memory(documents, documentsSize(capacity))
      return nil
    }
    var sides: (parent: [Int32], child: [Int32]) = ([], [])
    for _ in 0..<(Word.answered.rawValue + slotCount + 1) {
      var ends: [Int32] = [-1, -1]
      guard cprocess_socket_pair(&ends) == 0 else {
        for socket in sides.parent + sides.child { close(socket) }
        cprocess_free_shared_memory(documents, documentsSize(capacity))
        cprocess_free_shared_memory(tools, toolsSize(capacity))
        return nil
      }
      sides.parent.append(ends[0])
      sides.child.append(ends[1])
    }
    // On a machine with many processors, the sockets of the workers would leave no descriptors for
    // documents.
    cprocess_allow_descriptors(UInt32(clamping: 2 * (1 + (sides.child.max() ?? 0))))
    for number in 0...Word.hasBegun.rawValue {
      word(number, in: documents).initialize(to: Atomic(0))
    }
    for number in 0...ToolWord.answered.rawValue {
      word(number, in: tools).initialize(to: Atomic(0))
    }
    let parent = Connection(
      sockets: sides.parent, documents: documents, tools: tools, capacity: capacity)
    let child = Connection(
      sockets: sides.child, documents: documents, tools: tools, capacity: capacity)
    return (parent, child)
  }

  /// Unmaps the memory, which the other side may keep, and closes this side's sockets, which stops
  /// the other side from waiting.
  func end() {
    for socket in sockets { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    closeSockets()
    cprocess_free_shared_memory(documents, Self.documentsSize(capacity))
    cprocess_free_shared_memory(tools, Self.toolsSize(capacity))
  }

  func closeSockets() { for socket in sockets { close(socket) } }

  /// Keeps all memory from processes that this one forks later, so that one worker does not see the
  /// documents of another.
  func keepFromChildren() {
    cprocess_keep_from_children(documents, Self.documentsSize(capacity))
    keepToolsFromChildren()
  }

  /// Keeps the tool slot from processes that this one forks later.
  func keepToolsFromChildren() {
    cprocess_keep_from_children(tools, Self.toolsSize(capacity))
  }

  /// Where the worker waits for requests.
  var work: Notification { notification(Word.work.rawValue) }
  /// Where the supervisor waits while there is nothing to watch.
  var watch: Notification { notification(Word.watch.rawValue) }

  /// The sockets that a worker needs.
  var workerSockets: [Int32] {
    [sockets[Word.work.rawValue]]
      + sockets[Word.answered.rawValue..<Word.answered.rawValue + Self.slotCount]
  }

  /// The slots for requests to the worker.
  var slots: some RandomAccessCollection<Slot> { (0..<Self.slotCount).lazy.map(slot) }

  func slot(_ index: Int) -> Slot {
    let stride = Self.stride(capacity)
    return Slot(
      atomic(Word.state.rawValue + index, in: documents),
      documents + Self.page + 2 * index * stride, capacity: capacity, stride: stride,
      answered: notification(Word.answered.rawValue + index))
  }

  /// The slot for jobs of the supervisor.
  var toolSlot: Slot {
    Slot(
      atomic(ToolWord.state.rawValue, in: tools), tools + Self.page, capacity: capacity,
      stride: Self.stride(capacity),
      answered: Notification(
        atomic(ToolWord.answered.rawValue, in: tools), sockets[sockets.count - 1]))
  }

  /// Whether a request is unanswered.
  var isBusy: Bool {
    slots.contains { $0.state.kind.isPending } || toolSlot.state.kind.isPending
  }

  /// Whether the worker is to be replaced because of the memory it holds.
  var retires: Bool {
    get { isSet(.retires) }
    nonmutating set { set(.retires, newValue) }
  }

  /// Whether the worker has started a request.
  var hasBegun: Bool {
    get { isSet(.hasBegun) }
    nonmutating set { set(.hasBegun, newValue) }
  }

  private func isSet(_ flag: Word) -> Bool {
    atomic(flag.rawValue, in: documents).pointee.load(ordering: .relaxed) == 1
  }

  private func set(_ flag: Word, _ value: Bool) {
    atomic(flag.rawValue, in: documents).pointee.store(value ? 1 : 0, ordering: .relaxed)
  }

  private func notification(_ number: Int) -> Notification {
    Notification(atomic(number, in: documents), sockets[number])
  }

  private static func stride(_ capacity: Int) -> Int { (capacity + page - 1) / page * page }

  private static func documentsSize(_ capacity: Int) -> Int {
    page + 2 * slotCount * stride(capacity)
  }

  private static func toolsSize(_ capacity: Int) -> Int { page + 2 * stride(capacity) }

  private static func word(
    _ number: Int, in memory: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Atomic<UInt64>> {
    (memory + number * line).assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  private func atomic(
    _ number: Int, in memory: UnsafeMutableRawPointer
  ) -> UnsafePointer<Atomic<UInt64>> {
    UnsafePointer(Self.word(number, in: memory))
  }
}
