import CProcess
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One side's ends of what joins a parent with its supervisor and worker: shared memory with the
/// slots, and the sockets that wake. The supervisor keeps the worker's ends for the next worker.
struct Connection: @unchecked Sendable {  // The words are atomic, and slots are shared as they say.
  /// The bells' sockets in the order of their words.
  let sockets: [Int32]
  private let base: UnsafeMutableRawPointer
  private let capacity: Int

  /// While the worker reads one document the next ones wait for it: enough to read until the system
  /// gives a processor to the thread that brings more.
  static let slotCount = 4
  /// Words that several processes write lie in cache lines of their own.
  private static let line = 64
  /// The words come first. A multiple of any system's page size, as is each place for a message.
  private static let page = 1 << 16

  private enum Word: Int {
    case work
    case watch
    /// The first of the bells of the slots.
    case answered
    /// The first of the states of the slots.
    case state = 16
    case retires = 32
    case hasBegun
  }

  /// - Returns: both sides, the parent's first; nil when the system gives no memory or sockets.
  static func pair(capacity: Int) -> (parent: Connection, child: Connection)? {
    guard capacity > 0, let base = cprocess_shared_memory(size(capacity)) else { return nil }
    var sides: (parent: [Int32], child: [Int32]) = ([], [])
    for _ in 0..<(Word.answered.rawValue + slotCount) {
      var ends: [Int32] = [-1, -1]
      guard cprocess_socket_pair(&ends) == 0 else {
        for socket in sides.parent + sides.child { close(socket) }
        cprocess_free_shared_memory(base, size(capacity))
        return nil
      }
      sides.parent.append(ends[0])
      sides.child.append(ends[1])
    }
    // On a machine of many processors the workers would leave none for documents.
    cprocess_allow_descriptors(UInt32(clamping: 2 * (1 + (sides.child.max() ?? 0))))
    let parent = Connection(sockets: sides.parent, base: base, capacity: capacity)
    for number in 0...Word.hasBegun.rawValue { parent.memory(number).initialize(to: Atomic(0)) }
    return (parent, Connection(sockets: sides.child, base: base, capacity: capacity))
  }

  /// Gives back the memory, which the other side may keep, and closes this side's sockets: who waits
  /// at the other side sees it.
  func end() {
    for socket in sockets { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    closeSockets()
    cprocess_free_shared_memory(base, Self.size(capacity))
  }

  func closeSockets() { for socket in sockets { close(socket) } }

  /// Where the worker waits for requests.
  var work: Bell { Bell(word(Word.work.rawValue), sockets[Word.work.rawValue]) }
  /// Where the supervisor waits while there is nothing to watch.
  var watch: Bell { Bell(word(Word.watch.rawValue), sockets[Word.watch.rawValue]) }

  var slots: some RandomAccessCollection<Slot> { (0..<Self.slotCount).lazy.map(slot) }

  func slot(_ index: Int) -> Slot {
    let bell = Word.answered.rawValue + index
    return Slot(
      word(Word.state.rawValue + index),
      base + Self.page + 2 * index * Self.stride(capacity), capacity: capacity,
      stride: Self.stride(capacity), answered: Bell(word(bell), sockets[bell]))
  }

  /// Whether a request is not answered.
  var isBusy: Bool { slots.contains { $0.state.kind.isPending } }

  /// Whether the worker is to make way for another one, because of the memory it holds.
  var retires: Bool {
    get { isSet(.retires) }
    nonmutating set { set(.retires, newValue) }
  }

  /// Whether the worker has begun with any request.
  var hasBegun: Bool {
    get { isSet(.hasBegun) }
    nonmutating set { set(.hasBegun, newValue) }
  }

  private func isSet(_ flag: Word) -> Bool {
    word(flag.rawValue).pointee.load(ordering: .relaxed) == 1
  }

  private func set(_ flag: Word, _ value: Bool) {
    word(flag.rawValue).pointee.store(value ? 1 : 0, ordering: .relaxed)
  }

  private static func stride(_ capacity: Int) -> Int { (capacity + page - 1) / page * page }

  private static func size(_ capacity: Int) -> Int { page + 2 * slotCount * stride(capacity) }

  private func memory(_ number: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
    (base + number * Self.line).assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  private func word(_ number: Int) -> UnsafePointer<Atomic<UInt64>> {
    UnsafePointer(memory(number))
  }
}
