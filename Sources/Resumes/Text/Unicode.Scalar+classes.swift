/// What resumes ask of scalars time and again. The tables of Unicode are searched only past ASCII: a
/// search costs fifty times as much as a comparison.
extension Unicode.Scalar {
  var isAlphabetic: Bool {
    isASCII ? isLowercase || isUppercase : properties.isAlphabetic
  }

  var isLowercase: Bool {
    isASCII ? "a" <= self && self <= "z" : properties.isLowercase
  }

  var isUppercase: Bool {
    isASCII ? "A" <= self && self <= "Z" : properties.isUppercase
  }

  var isWhitespace: Bool {
    isASCII ? self == " " || "\t" <= self && self <= "\r" : properties.isWhitespace
  }

  /// Digits of any script.
  var isDecimal: Bool {
    isASCII ? "0" <= self && self <= "9" : properties.numericType == .decimal
  }

  /// Digits, fractions, numerals.
  var isNumeric: Bool {
    isASCII ? "0" <= self && self <= "9" : properties.numericType != nil
  }

  /// Whether it is one of some signs, none of which is a letter or a digit.
  func isSign(among signs: String) -> Bool {
    !(isASCII && (isAlphabetic || isDecimal)) && signs.unicodeScalars.contains(self)
  }

  var isNonspacingMark: Bool { !isASCII && properties.generalCategory == .nonspacingMark }
}
