/// Character classes. Only scalars outside ASCII are looked up in the tables of Unicode: a lookup
/// is about fifty times slower than a comparison.
///
/// The tests of ASCII are inlined into the loops over all scalars of a text. Those of other scalars are not,
/// so that the loops stay small.
extension Unicode.Scalar {
  @inline(__always) var isAlphabetic: Bool {
    isASCII ? (value | 0x20) &- 0x61 < 26 : hasOther { $0.isAlphabetic }
  }

  @inline(__always) var isLowercase: Bool {
    isASCII ? value &- 0x61 < 26 : hasOther { $0.isLowercase }
  }

  @inline(__always) var isUppercase: Bool {
    isASCII ? value &- 0x41 < 26 : hasOther { $0.isUppercase }
  }

  /// Whether it is outside ASCII and has a property.
  @inline(never) private func hasOther(_ property: (Properties) -> Bool) -> Bool {
    !isPunctuation && property(properties)
  }

  /// Whether it is one of the dashes, quotation marks and bullets of General Punctuation, which are the
  /// most frequent scalars outside ASCII: neither a letter, a number nor white space.
  private var isPunctuation: Bool { (0x2010...0x2027).contains(value) }

  @inline(__always) var isWhitespace: Bool {
    isASCII ? value == 0x20 || value &- 0x09 < 5 : hasOther { $0.isWhitespace }
  }

  /// Whether it is a decimal digit of any script.
  @inline(__always) var isDecimal: Bool {
    isASCII ? value &- 0x30 < 10 : hasOther { $0.numericType == .decimal }
  }

  /// Whether it is a digit, a fraction or a numeral.
  @inline(__always) var isNumeric: Bool {
    isASCII ? value &- 0x30 < 10 : hasOther { $0.numericType != nil }
  }

  /// Whether it is one of `signs`, which must not contain letters or digits.
  func isSign(among signs: String) -> Bool {
    !(isASCII && (isAlphabetic || isDecimal)) && signs.unicodeScalars.contains(self)
  }

  /// Whether it is a comma of any script.
  var isComma: Bool { self == "," || self == "،" || self == "、" || self == "，" }

  var isNonspacingMark: Bool {
    !isASCII && !isPunctuation && properties.generalCategory == .nonspacingMark
  }

  /// Whether it belongs to a block of letters without case: from Hebrew to Thai, and East Asian.
  var isUncased: Bool { (0x590...0xE7F).contains(value) || (0x2E80...0xA4CF).contains(value) }
}
