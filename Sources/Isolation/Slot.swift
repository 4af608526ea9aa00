import CProcess
import Synchronization

/// A place for one request and its answer in memory that processes share.
///
/// Its state says whose turn it is: who asked puts a request and takes the answer, the worker reads
/// what is requested, and the supervisor does what the worker cannot: runs programs, and says what
/// became of a request that its worker did not survive. A worker that dies while it writes leaves no
/// half answer, for the state is not yet an answer's.
struct Slot: @unchecked Sendable {  // What the pointers lead to belongs to one at a time, as said.
  private let word: UnsafePointer<Atomic<UInt64>>
  private let base: UnsafeMutableRawPointer
  /// Bytes of the request, and of the answer, which stands `stride` bytes behind.
  let capacity: Int
  private let stride: Int
  /// Where who asked waits for the answer.
  let answered: Bell
  /// Pages past this many bytes are given back after use.
  private static let kept = 4 << 20

  init(
    _ word: UnsafePointer<Atomic<UInt64>>, _ base: UnsafeMutableRawPointer, capacity: Int,
    stride: Int, answered: Bell
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
  var requestRoom: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base, count: capacity)
  }

  func put(_ kind: SlotState.Kind, count: Int) {
    state = SlotState(kind, count: UInt32(clamping: count), number: state.number &+ 1)
  }

  /// The bytes of the request, while that is the state.
  var request: [UInt8] { bytes(at: base) }

  /// Ends the request with what was made of it; an answer that has no room makes it too large.
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
    answered.ring()
  }

  /// Takes the answer out, if there is one, and leaves room for another request.
  func take(asked count: Int) -> (kind: SlotState.Kind, bytes: [UInt8]) {
    let ended = state
    let bytes = bytes(at: base + stride)
    if count > Self.kept { cprocess_drop_pages(base, count) }
    if bytes.count > Self.kept { cprocess_drop_pages(base + stride, bytes.count) }
    state = ended.becoming(.free)
    return (ended.kind, bytes)
  }

  private func bytes(at place: UnsafeMutableRawPointer) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: place, count: min(Int(state.count), capacity)))
  }
}
