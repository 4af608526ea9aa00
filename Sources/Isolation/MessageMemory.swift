import CProcess

/// Memory for one request and one answer that parent, supervisor and worker share.
struct MessageMemory {
  private let base: UnsafeMutableRawPointer
  /// Bytes of each half.
  let capacity: Int
  /// Pages past this many bytes are given back after use.
  private static let kept = 4 << 20

  init?(capacity: Int) {
    guard capacity > 0, let base = cprocess_shared_memory(2 * capacity) else { return nil }
    self.base = base
    self.capacity = capacity
  }

  func free() { cprocess_free_shared_memory(base, 2 * capacity) }

  private var answerBase: UnsafeMutableRawPointer { base + capacity }

  /// Where the next request is written.
  var requestRoom: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base, count: capacity)
  }

  func putAnswer(_ bytes: [UInt8]) { Self.put(bytes, at: answerBase) }
  func request(_ count: Int) -> [UInt8] { bytes(at: base, count) }
  func answer(_ count: Int) -> [UInt8] { bytes(at: answerBase, count) }

  /// Gives memory back to the system after large messages.
  func shrink(request: Int, answer: Int) {
    if request > Self.kept { cprocess_drop_pages(base, request) }
    if answer > Self.kept { cprocess_drop_pages(answerBase, answer) }
  }

  private static func put(_ bytes: [UInt8], at place: UnsafeMutableRawPointer) {
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { place.copyMemory(from: start, byteCount: source.count) }
    }
  }

  private func bytes(at place: UnsafeMutableRawPointer, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: place, count: min(max(count, 0), capacity)))
  }
}
