/// The lengths of national numbers, by calling code.
///
/// Source: the numbering plans that members report to the ITU (Operational Bulletin), for countries whose
/// subscribers' numbers have a few lengths.
enum CallingCodes {
  /// The digits after the calling code of a number that begins with "+"; nil if they are not known.
  static func nationalDigits(of digits: some Collection<Int>) -> (
    code: Int, count: ClosedRange<Int>
  )? {
    var code = 0
    for (place, digit) in digits.prefix(longestCode).enumerated() {
      code = code * 10 + digit
      if let count = lengths[code] { return (place + 1, count) }
    }
    return nil
  }

  /// Calling codes have up to three digits (E.164, 6.2.2).
  private static let longestCode = 3

  private static let lengths: [Int: ClosedRange<Int>] = [
    1: 10...10, 7: 10...10, 20: 9...10, 27: 9...9, 30: 10...10, 31: 9...9, 32: 8...9, 33: 9...9,
    34: 9...9, 36: 8...9, 40: 9...9, 41: 9...9, 44: 9...10, 45: 8...8, 47: 8...8, 48: 9...9,
    51: 8...9, 52: 10...10, 54: 10...11, 55: 10...11, 56: 9...9, 57: 10...10, 61: 9...9,
    63: 10...10,
    65: 8...8, 66: 8...9, 81: 9...10, 82: 8...10, 84: 9...10, 86: 10...11, 90: 10...10, 91: 10...10,
    92: 10...10, 98: 10...10, 212: 9...9, 213: 9...9, 216: 8...8, 234: 10...10, 254: 9...9,
    351: 9...9, 353: 7...9, 354: 7...7, 359: 8...9, 370: 8...8, 371: 8...8, 372: 7...8, 374: 8...8,
    375: 9...9, 380: 9...9, 381: 8...9, 385: 8...9, 386: 8...8, 420: 9...9, 421: 9...9, 852: 8...8,
    880: 10...10, 886: 8...9, 961: 7...8, 962: 8...9, 965: 8...8, 966: 9...9, 971: 8...9,
    972: 8...9,
    974: 8...8, 977: 10...10, 994: 9...9, 995: 9...9,
  ]
}
