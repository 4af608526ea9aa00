/// Numbers in the formats of `ST_NumberFormat` (ECMA-376 part 1, 17.18.59) that lists use.
enum WordNumberFormat {
  static func string(_ value: Int, format: String) -> String {
    switch format {
    case "none": ""
    case "decimalZero": (0..<10).contains(value) ? "0\(value)" : "\(value)"
    case "lowerLetter": letters(value)
    case "upperLetter": letters(value).uppercased()
    case "lowerRoman": roman(value).lowercased()
    case "upperRoman": roman(value)
    case "bullet": "•"
    default: "\(value)"
    }
  }

  /// a … z, aa, bb …: the letter is repeated, as in Word.
  private static func letters(_ value: Int) -> String {
    guard (1...780).contains(value), let scalar = Unicode.Scalar(UInt32(97 + (value - 1) % 26))
    else { return "\(value)" }
    return String(repeating: Character(scalar), count: (value - 1) / 26 + 1)
  }

  private static func roman(_ value: Int) -> String {
    guard (1...3999).contains(value) else { return "\(value)" }
    let steps: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var left = value
    var text = ""
    for (amount, numeral) in steps {
      while left >= amount {
        text += numeral
        left -= amount
      }
    }
    return text
  }
}
