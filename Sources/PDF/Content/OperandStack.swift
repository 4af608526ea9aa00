/// An operand of a content stream.
enum Operand {
  case number(Double)
  case name(ByteRun)
  case string(ByteRun)
  case arrayStart
  case arrayEnd
  /// The bytes of a dictionary, which is parsed only if it is needed.
  case dictionary(ByteRun)
  case other
}

/// The operands before an operator, in memory that is reused.
struct OperandStack: ~Copyable {
  private var memory: UnsafeMutablePointer<Operand>
  private var capacity = OperandStack.initialCapacity
  private(set) var count = 0
  /// Longer arrays for `TJ` are rare.
  private static let initialCapacity = 256
  /// Operands beyond this are dropped: no operator takes as many, and no writer makes such arrays.
  private static let maximum = 1 << 20

  init() { memory = .allocate(capacity: Self.initialCapacity) }

  deinit { memory.deallocate() }

  @inline(__always)
  mutating func push(_ operand: Operand) {
    if count == capacity, !grow() { return }
    memory[count] = operand
    count &+= 1
  }

  @inline(never)
  private mutating func grow() -> Bool {
    guard capacity < Self.maximum else { return false }
    let larger = UnsafeMutablePointer<Operand>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
    return true
  }

  @inline(__always)
  mutating func clear() { count = 0 }

  @inline(__always)
  subscript(index: Int) -> Operand { index >= 0 && index < count ? memory[index] : .other }

  /// The number at a distance from the last operand, which is at 0. Zero if it is not a number.
  @inline(__always)
  func number(_ fromEnd: Int) -> Double {
    if case .number(let value) = self[count - 1 - fromEnd] { value } else { 0 }
  }

  func name(_ fromEnd: Int) -> ByteRun? {
    if case .name(let run) = self[count - 1 - fromEnd] { run } else { nil }
  }

  @inline(__always)
  func string(_ fromEnd: Int) -> ByteRun? {
    if case .string(let run) = self[count - 1 - fromEnd] { run } else { nil }
  }
}
