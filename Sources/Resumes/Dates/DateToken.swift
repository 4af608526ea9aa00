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
  /// Whether it is a word that begins with a capital.
  var isCapital = false
  /// Whether it is a number in the digits of Persian.
  var isPersian = false

  // Where both are inlined, CopyPropagation of Swift 6.3.1 ends the release build with "Found outside of
  // lifetime use".
  @inline(never) var word: String? { if case .word(let word) = kind { word } else { nil } }
  @inline(never) var sign: Unicode.Scalar? { if case .sign(let sign) = kind { sign } else { nil } }

  /// Whether it may be the number of a date: digits, or the first year of an era in Chinese.
  var mayBeNumber: Bool {
    switch kind {
    case .number: true
    case .word(let word): word.utf8.first.map { $0 >= 0x80 } ?? false
    case .sign: false
    }
  }

  /// Longer runs are not dates, and their value would overflow a 32-bit integer.
  private static let maximumDigits = 9

  /// Words and the spaces after them have about this many scalars.
  private static let meanLength = 5

  static func tokens(of scalars: ArraySlice<Unicode.Scalar>) -> [DateToken] {
    var tokens: [DateToken] = []
    tokens.reserveCapacity(scalars.count / meanLength + 1)
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
            isSpaced: isSpaced, isPersian: persianDigits.contains(scalar.value)))
      } else if isLetter(scalar) {
        while index < scalars.endIndex,
          isLetter(scalars[index]) || isInnerApostrophe(scalars, index)
        {
          index += 1
          // Chinese and Japanese dates have no spaces between character and number.
          if isIdeograph(scalar) { break }
          if index < scalars.endIndex, isIdeograph(scalars[index]) { break }
        }
        tokens.append(
          .init(
            kind: .word(Folding.fold(scalars[start..<index])), range: start..<index,
            isSpaced: isSpaced, isCapital: scalar.isUppercase))
      } else {
        index += 1
        tokens.append(.init(kind: .sign(scalar), range: start..<index, isSpaced: isSpaced))
      }
      isSpaced = false
    }
    return tokens
  }

  /// Returns the value of a decimal digit of any script.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return scalar.isDecimal ? Int(scalar.value - 0x30) : nil }
    guard scalar.isDecimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static let persianDigits: ClosedRange<UInt32> = 0x6F0...0x6F9

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value | 0x20 >= 0x61 && scalar.value | 0x20 <= 0x7A }
    // Vowel signs and joiners are inside the words of Indic scripts and of Persian.
    return scalar.isAlphabetic || scalar.isNonspacingMark || scalar.value == 0x200C
  }

  /// Whether words of its script are written without spaces: Chinese and Japanese.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
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
