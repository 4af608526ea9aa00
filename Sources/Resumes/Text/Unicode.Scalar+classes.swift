/// Character classes. Only scalars outside ASCII are looked up in the tables of Unicode: a lookup
/// is about fifty times slower than a comparison.
extension Unicode.Scalar {
  var isAlphabetic: Bool {
    isASCII ? isLowercase || isUppercase : !isPunctuation && properties.isAlphabetic
  }

  var isLowercase: Bool {
    isASCII ? "a" <= self && self <= "z" : !isPunctuation && properties.isLowercase
  }

  var isUppercase: Bool {
    isASCII ? "A" <= self && self <= "Z" : !isPunctuation && properties.isUppercase
  }

  /// Whether it is one of the dashes, quotation marks and bullets of General Punctuation, which are the
  /// most frequent scalars outside ASCII: neither a letter, a number nor white space.
  private var isPunctuation: Bool { (0x2010...0x2027).contains(value) }

  var isWhitespace: Bool {
    isASCII
      ? self == " " || "\t" <= self && self <= "\r" : !isPunctuation && properties.isWhitespace
  }

  /// Whether it is a decimal digit of any script.
  var isDecimal: Bool {
    isASCII ? "0" <= self && self <= "9" : !isPunctuation && properties.numericType == .decimal
  }

  /// Whether it is a digit, a fraction or a numeral.
  var isNumeric: Bool {
    isASCII ? "0" <= self && self <= "9" : !isPunctuation && properties.numericType != nil
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
