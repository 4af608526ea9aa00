/// Collects text from many small pieces. Appending each to a `String` or an array takes several
/// times as long as copying its bytes.
struct TextBytes: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 8
  private var count = 0

  init() { memory = .allocate(capacity: capacity) }

  deinit { memory.deallocate() }

  /// - Parameter byte: An ASCII character.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    memory[count] = byte
    count &+= 1
  }

  mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isAppended == nil { for byte in text.utf8 { append(byte) } }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (memory + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  private mutating func grow(by length: Int) {
    capacity = max(2 * capacity, count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }

  var string: String {
    String(decoding: UnsafeBufferPointer(start: memory, count: count), as: UTF8.self)
  }
}
