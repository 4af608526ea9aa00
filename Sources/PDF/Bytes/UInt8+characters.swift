/// Character classes of ISO 32000-2, 7.2.3.
extension UInt8 {
  @inline(__always)
  var isPDFSpace: Bool {
    self <= 32 && (self == 32 || self == 10 || self == 13 || self == 9 || self == 0 || self == 12)
  }

  @inline(__always)
  var isPDFDelimiter: Bool {
    // Bits, because a switch becomes a jump that the processor cannot foretell.
    let bit = UInt64(1) &<< UInt64(self & 63)
    return self < 64 ? Self.lowDelimiters & bit != 0 : self < 128 && Self.highDelimiters & bit != 0
  }

  /// A bit for each of `%`, `(`, `)`, `/`, `<` and `>`.
  private static var lowDelimiters: UInt64 { 0x5000_8320_0000_0000 }
  /// A bit for each of `[`, `]`, `{` and `}`, counted from 64.
  private static var highDelimiters: UInt64 { 0x2800_0000_2800_0000 }

  @inline(__always)
  var isPDFRegular: Bool { !isPDFSpace && !isPDFDelimiter }

  @inline(__always)
  var isPDFDigit: Bool { self >= 48 && self <= 57 }

  /// The value of a hexadecimal digit.
  @inline(__always)
  var hexValue: UInt8? {
    switch self {
    case 48...57: self &- 48
    case 65...70: self &- 55
    case 97...102: self &- 87
    default: nil
    }
  }
}
