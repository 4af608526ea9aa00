/// Memory that values are appended to, as to an array, but without a check for unique ownership
/// each time.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    // In bounds: `grow` has made room for one more.
    (memory + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }

  /// - Precondition: The index is in `0..<count`.
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return memory[index]
    }
    set {
      precondition(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  /// Removes all elements after the first `length`.
  mutating func truncate(to length: Int) { count = min(count, max(length, 0)) }

  /// The elements from an index; empty past the end.
  func suffix(from index: Int) -> [Element] {
    let start = min(max(index, 0), count)
    return Array(UnsafeBufferPointer(start: memory + start, count: count - start))
  }

  var array: [Element] { suffix(from: 0) }
}
