/// Character classes. Only scalars outside ASCII are looked up in the tables of Unicode: a lookup
/// is about fifty times slower than a comparison.
///
/// The tests of ASCII are inlined into the loops over all scalars of a text. Those of other scalars are not,
/// so that the loops stay small.
extension Unicode.Scalar {
  @inline(__always) var isAlphabetic: Bool {
    isASCII ? (value | 0x20) &- 0x61 < 26 : isFrequentLetter || hasOther { $0.isAlphabetic }
  }

  @inline(__always) var isLowercase: Bool {
    isASCII ? value &- 0x61 < 26 : !isCaseless && hasOther { $0.isLowercase }
  }

  @inline(__always) var isUppercase: Bool {
    isASCII ? value &- 0x41 < 26 : !isCaseless && hasOther { $0.isUppercase }
  }

  /// Whether it belongs to a block without case, from Hebrew to Georgian or East Asian. Unicode takes the
  /// letters of Georgian for lower case, though names and sentences begin with them.
  private var isCaseless: Bool {
    switch value {
    case 0x590...0x109F, 0x10D0...0x10FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether it is outside ASCII and has a property.
  @inline(never) private func hasOther(_ property: (Properties) -> Bool) -> Bool {
    !isPunctuation && property(properties)
  }

  /// Whether it is one of the dashes, quotation marks and bullets of General Punctuation, which are the
  /// most frequent scalars outside ASCII: neither a letter, a number nor white space.
  private var isPunctuation: Bool { (0x2010...0x2027).contains(value) }

  @inline(__always) var isWhitespace: Bool {
    isASCII ? value == 0x20 || value &- 0x09 < 5 : isOtherWhitespace
  }

  /// Whether it is one of the few scalars outside ASCII with the property White_Space.
  @inline(never) private var isOtherWhitespace: Bool {
    switch value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is a letter of Latin-1, the Latin extensions, Cyrillic, Chinese or Korean, which need no
  /// lookup.
  private var isFrequentLetter: Bool {
    switch value {
    case 0xD7, 0xF7: false
    case 0xC0...0x24F, 0x48A...0x52F, 0x400...0x481, 0x4E00...0x9FA5, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The first scalar from which on there are digits of other scripts than Latin.
  static let firstForeignDigit: UInt32 = 0x660

  /// Whether it is below the digits of all other scripts, or of Chinese, Japanese or Korean, whose digits are
  /// those of ASCII.
  private var isNoDecimal: Bool {
    value < Self.firstForeignDigit || (0x1C5A..<0xA620).contains(value)
      || (0xAC00...0xD7A3).contains(value)
  }

  /// Whether it is a decimal digit of any script.
  @inline(__always) var isDecimal: Bool {
    isASCII ? value &- 0x30 < 10 : !isNoDecimal && hasOther { $0.numericType == .decimal }
  }

  /// Whether it is a digit, a fraction or a numeral.
  @inline(__always) var isNumeric: Bool {
    isASCII ? value &- 0x30 < 10 : hasOther { $0.numericType != nil }
  }

  /// Whether it is one of `signs`, which must not contain letters or digits of ASCII.
  @inline(__always) func isSign(among signs: String) -> Bool {
    !(isASCII && (isAlphabetic || isDecimal)) && isContained(in: signs)
  }

  @inline(never) private func isContained(in signs: String) -> Bool {
    isASCII
      ? signs.withBytes { $0.contains(UInt8(truncatingIfNeeded: value)) }
      : signs.unicodeScalars.contains(self)
  }

  /// Whether it is a comma of any script.
  var isComma: Bool { self == "," || self == "،" || self == "、" || self == "，" }

  var isNonspacingMark: Bool {
    !isASCII && !isPunctuation && properties.generalCategory == .nonspacingMark
  }

  /// Whether it belongs to a block of letters without case: from Hebrew to Thai, and East Asian.
  var isUncased: Bool { (0x590...0xE7F).contains(value) || (0x2E80...0xA4CF).contains(value) }
}
