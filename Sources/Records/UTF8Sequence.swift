/// Well-formed UTF-8 byte sequences (Unicode 15, table 3-7).
package enum UTF8Sequence {
  /// The length of the well-formed sequence at `offset`; nil for an overlong form, a surrogate, a
  /// code point above U+10FFFF, or a stray or missing continuation byte.
  package static func length(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let first = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in stride(from: 2, to: length, by: 1)
    where bytes[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
