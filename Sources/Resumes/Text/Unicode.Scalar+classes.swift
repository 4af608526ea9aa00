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

  /// Digits, fractions, numerals.
  var isNumeric: Bool {
    isASCII ? "0" <= self && self <= "9" : properties.numericType != nil
  }

  var isNonspacingMark: Bool { !isASCII && properties.generalCategory == .nonspacingMark }
}
