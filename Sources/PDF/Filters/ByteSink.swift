/// A growing output buffer with a limit. Bytes beyond the limit are dropped, and `isFull` is set.
struct ByteSink {
  private(set) var memory: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  let limit: Int
  private(set) var isFull = false

  init(capacity: Int, limit: Int) {
    self.limit = limit
    self.capacity = max(1, min(capacity, limit))
    memory = .allocate(capacity: self.capacity)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity, !grow(to: count + 1) {
      isFull = true
      return
    }
    memory[count] = byte
    count &+= 1
  }

  mutating func append(_ run: ByteRun) {
    guard run.count > 0 else { return }
    let length = min(run.count, limit - count)
    if length < run.count { isFull = true }
    guard length > 0, count + length <= capacity || grow(to: count + length) else { return }
    (memory + count).update(from: run.base, count: length)
    count += length
  }

  /// Makes room for at least `space` more bytes, or fewer near the limit.
  /// - Returns: The number of bytes that fit.
  mutating func reserve(_ space: Int) -> Int {
    if capacity - count < space { _ = grow(to: count + space) }
    if capacity == count { isFull = true }
    return capacity - count
  }

  /// The room that `reserve` made.
  var tail: UnsafeMutablePointer<UInt8> { memory + count }

  /// Adds bytes that were written at `tail`, at most as many as `reserve` returned.
  mutating func advance(_ length: Int) { count += min(max(length, 0), capacity - count) }

  @inline(never)
  private mutating func grow(to needed: Int) -> Bool {
    let size = min(max(needed, capacity &* 2), limit)
    guard size > capacity else { return false }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity = size
    return size >= needed
  }

  /// Transfers the memory to the caller. The sink must not be used afterwards.
  func finish() -> OwnedBytes { OwnedBytes(adopting: memory, count: count) }
}
