import CProcess
import Synchronization

/// A place for one request and its answer in memory that processes share.
///
/// Its state says which process may access it. The parent writes a request and takes the answer.
/// The worker reads the request and writes the answer. The supervisor runs programs and ends
/// requests that the worker did not survive. A worker that dies while it writes leaves no partial
/// answer, because the state changes last.
struct Slot: @unchecked Sendable {  // The state gives the memory to one process at a time.
  private let word: UnsafePointer<Atomic<UInt64>>
  private let base: UnsafeMutableRawPointer
  /// The maximum number of bytes of a request, and of an answer, which is `stride` bytes after it.
  let capacity: Int
  private let stride: Int
  /// Where the parent waits for the answer.
  let answered: Notification
  /// Messages larger than this return their pages to the system after use.
  private static let keptBytes = 4 << 20

  init(
    _ word: UnsafePointer<Atomic<UInt64>>, _ base: UnsafeMutableRawPointer, capacity: Int,
    stride: Int, answered: Notification
  ) {
    self.word = word
    self.base = base
    self.capacity = capacity
    self.stride = stride
    self.answered = answered
  }

  var state: SlotState {
    get { SlotState(word: word.pointee.load(ordering: .sequentiallyConsistent)) }
    nonmutating set { word.pointee.store(newValue.word, ordering: .sequentiallyConsistent) }
  }

  /// Where the next request is written.
  var requestBuffer: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base, count: capacity)
  }

  func put(_ kind: SlotState.Kind, count: Int) {
    state = SlotState(kind, count: UInt32(clamping: count), number: state.number &+ 1)
  }

  /// The bytes of the request, while the state says that there is one.
  var request: [UInt8] { bytes(at: base) }

  /// Ends the request with an answer, or as too large if the answer exceeds the capacity.
  func answer(_ bytes: [UInt8], _ kind: SlotState.Kind = .answer) {
    guard bytes.count <= capacity else { return end(.tooLarge) }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        (base + stride).copyMemory(from: start, byteCount: source.count)
      }
    }
    end(kind, count: bytes.count)
  }

  func end(_ kind: SlotState.Kind, count: Int = 0) {
    state = state.becoming(kind, count: count)
    answered.post()
  }

  /// Takes the answer, if there is one, and frees the slot.
  func take(requestSize count: Int) -> (kind: SlotState.Kind, bytes: [UInt8]) {
    let ended = state
    let bytes = bytes(at: base + stride)
    if count > Self.keptBytes { cprocess_drop_pages(base, count) }
    if bytes.count > Self.keptBytes { cprocess_drop_pages(base + stride, bytes.count) }
    state = ended.becoming(.free)
    return (ended.kind, bytes)
  }

  private func bytes(at place: UnsafeMutableRawPointer) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: place, count: min(Int(state.count), capacity)))
  }
}
