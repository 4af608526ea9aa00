/// The position of a member in the bytes of its record.
package struct RecordField: Sendable, Hashable {
  /// In bytes. The scanner refuses a longer one, so that positions fit into 32 bits even after
  /// members have been added.
  static let longestRecord = Int(Int32.max)

  private let nameStart: UInt32
  private let nameEnd: UInt32
  private let valueStart: UInt32
  private let valueEnd: UInt32
  /// Whether the name is spelled with escapes.
  package let nameIsEscaped: Bool

  @inline(__always)
  init(name: Range<Int>, nameIsEscaped: Bool, value: Range<Int>) {
    nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
    nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
    valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
    self.nameIsEscaped = nameIsEscaped
  }

  /// The range of the name without its quotes, escapes not decoded.
  @inline(__always)
  package var name: Range<Int> {
    Range(uncheckedBounds: (Int(nameStart), Int(nameEnd)))
  }

  /// The range of the value, quotes and brackets included.
  @inline(__always)
  package var value: Range<Int> {
    Range(uncheckedBounds: (Int(valueStart), Int(valueEnd)))
  }
}
