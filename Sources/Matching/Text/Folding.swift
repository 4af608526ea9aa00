import Records

/// The role of a scalar outside ASCII in tokenization.
enum Folding {
  case letters([UInt8], isUpper: Bool)
  case digit(UInt8)
  /// U+2019 and similar characters.
  case apostrophe
  /// Combining marks, soft hyphens, zero-width joiners: ignored.
  case nothing
  /// Separates words; the byte that represents it in `Token.before`.
  case separator(UInt8)

  static func fold(_ scalar: Unicode.Scalar) -> Folding {
    switch scalar.value {
    case 0x300...0x36F, 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE00...0xFE0F: return .nothing
    case 0x2018, 0x2019, 0x02BC: return .apostrophe
    case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: return .separator(Token.quote)
    case 0xA0, 0x2002...0x200A, 0x202F, 0x3000: return .separator(UInt8(ascii: " "))
    case 0x2028, 0x2029, 0x85: return .separator(UInt8(ascii: "\n"))
    case 0x2010...0x2015, 0x2212: return .separator(UInt8(ascii: "-"))
    case 0x3001, 0xFF0C: return .separator(UInt8(ascii: ","))
    case 0x3002: return .separator(UInt8(ascii: "."))
    case 0xB7, 0x2022, 0x2023, 0x2043, 0x2219, 0x25A0...0x25FF, 0x2713, 0x2714, 0x27A2, 0xF0B7:
      return .separator(Token.bullet)
    default: break
    }
    if let plain = LatinLetters.plain(scalar) {
      return .letters(plain, isUpper: scalar.properties.isUppercase)
    }
    if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
      return .digit(UInt8(ascii: "0") + UInt8(value))
    }
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
      return .separator(UInt8(ascii: "?"))
    }
    let lower = scalar.properties.lowercaseMapping
    return .letters(Array(lower.utf8), isUpper: scalar.properties.isUppercase)
  }
}
