/// An operand of a content stream.
enum Operand {
  case number(Double)
  case name(ByteRun)
  case string(ByteRun)
  case arrayStart
  case arrayEnd
  /// A dictionary as it stands in the content: few are ever asked for.
  case dictionary(ByteRun)
  case other
}

/// The operands before an operator, in memory that is used again and again.
struct OperandStack: ~Copyable {
  private var memory: UnsafeMutablePointer<Operand>
  private var capacity = 256
  private(set) var count = 0
  /// More than this many are dropped: no operator takes them, and no writer makes such arrays.
  private static let maximum = 1 << 20

  init() { memory = .allocate(capacity: 256) }

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

  /// The number some places from the end: 0 is the last operand. Zero when it is no number.
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
