/// Character classes of ISO 32000-2, 7.2.3.
extension UInt8 {
  @inline(__always)
  var isPDFSpace: Bool {
    self <= 32 && (self == 32 || self == 10 || self == 13 || self == 9 || self == 0 || self == 12)
  }

  @inline(__always)
  var isPDFDelimiter: Bool { Self.classes[Int(self)] == UInt8(ascii: "d") }

  @inline(__always)
  var isPDFRegular: Bool { Self.classes[Int(self)] == UInt8(ascii: "r") }

  /// The class of each byte: white space, delimiter or regular. A lookup is faster than
  /// comparisons.
  private static var classes: UnsafePointer<UInt8> { classTable.utf8Start }

  private static var classTable: StaticString {
    """
    srrrrrrrrssrssrrrrrrrrrrrrrrrrrr\
    srrrrdrrddrrrrrdrrrrrrrrrrrrdrdr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrdrdrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrdrdrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
    """
  }

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
