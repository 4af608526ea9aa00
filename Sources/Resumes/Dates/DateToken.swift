/// A word, a number or a punctuation mark of a line that is searched for dates.
struct DateToken: Sendable {
  enum Kind: Sendable, Hashable {
    case word(String)
    /// A run of digits: its value, 0 if it has more than `maximumDigits`, and its length.
    case number(Int, digits: Int)
    case sign(Unicode.Scalar)
  }

  var kind: Kind
  /// Offsets in Unicode scalars into the line's text.
  var range: Range<Int>
  /// Whether whitespace precedes it.
  var isSpaced: Bool

  var word: String? { if case .word(let word) = kind { word } else { nil } }
  var sign: Unicode.Scalar? { if case .sign(let sign) = kind { sign } else { nil } }

  /// Longer runs are not dates, and their value would overflow a 32-bit integer.
  private static let maximumDigits = 9

  static func tokens(of scalars: ArraySlice<Unicode.Scalar>) -> [DateToken] {
    var tokens: [DateToken] = []
    var index = scalars.startIndex
    var isSpaced = true
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let start = index
      if scalar.isWhitespace {
        isSpaced = true
        index += 1
        continue
      }
      if digit(scalar) != nil {
        var value = 0
        while index < scalars.endIndex, let next = digit(scalars[index]) {
          if index - start < maximumDigits { value = value * 10 + next }
          index += 1
        }
        let digits = index - start
        tokens.append(
          .init(
            kind: .number(digits > maximumDigits ? 0 : value, digits: digits), range: start..<index,
            isSpaced: isSpaced))
      } else if isLetter(scalar) {
        while index < scalars.endIndex,
          isLetter(scalars[index]) || isInnerApostrophe(scalars, index)
        {
          index += 1
          // Chinese and Japanese dates have no spaces between character and number.
          if isIdeograph(scalar) { break }
        }
        tokens.append(
          .init(
            kind: .word(Folding.fold(scalars[start..<index])), range: start..<index,
            isSpaced: isSpaced))
      } else {
        index += 1
        tokens.append(.init(kind: .sign(scalar), range: start..<index, isSpaced: isSpaced))
      }
      isSpaced = false
    }
    return tokens
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0xFF10...0xFF19: Int(scalar.value - 0xFF10)
    default: nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A }
    return scalar.isAlphabetic || (0x300...0x36F).contains(scalar.value)
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x9FFF).contains(scalar.value)
  }

  /// Whether an apostrophe is inside a word: "aujourd'hui" and "jusqu'à" are one word each.
  private static func isInnerApostrophe(_ scalars: ArraySlice<Unicode.Scalar>, _ index: Int) -> Bool
  {
    (scalars[index] == "'" || scalars[index] == "’") && index > scalars.startIndex
      && isLetter(scalars[index - 1]) && index + 1 < scalars.endIndex
      && isLetter(scalars[index + 1])
  }
}
