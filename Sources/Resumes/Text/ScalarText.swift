/// A UTF-8 buffer for text that is built scalar by scalar. Appending scalars to a `String` is
/// several times slower.
struct ScalarText {
  private(set) var utf8: [UInt8] = []

  init() {}

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { append(scalar) }
  }

  var isEmpty: Bool { utf8.isEmpty }

  var string: String { String(decoding: utf8, as: UTF8.self) }

  @inline(__always)
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      utf8.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      utf8.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }

  mutating func append(_ text: String) { utf8.append(contentsOf: text.utf8) }

  /// Appends up to four bytes that are not zero, the first one lowest.
  @inline(__always)
  mutating func append(packed bytes: UInt32) {
    var rest = bytes
    while rest != 0 {
      utf8.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  mutating func removeLast() { utf8.removeLast() }

  mutating func clear() { utf8.removeAll(keepingCapacity: true) }
}
