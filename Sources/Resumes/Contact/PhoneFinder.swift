/// Finds phone numbers by their format: E.164, and national formats with brackets, periods and
/// dashes.
enum PhoneFinder {
  /// The digits of a phone number: at most 15 (E.164, 6.2.1), at least the 7 of a North American
  /// number without area code. Tested by `ContactTests/phones`.
  private static let digitCounts = 7...15

  /// From this many digits on, a number needs no further evidence than its length and groups.
  private static let digitsWithAreaCode = 9

  /// The digits of a number in one group without a label: fewer are an identifier or an amount,
  /// more a card or account number.
  private static let digitsOfOneGroup = 10...13

  /// The maximum number of separators between two groups of digits: ") - ".
  private static let maximumSeparators = 3

  /// How far before a number its label may begin, in scalars.
  private static let labelDistance = 16

  /// Returns the first phone number of a line.
  static func find(in line: TextLine) -> Value? {
    numbers(in: line.whole, isFirstOnly: true).first.map { number in
      var value = Value(number, confidence: number.scalars.first == "+" ? 0.97 : 0.9)
      value.text = latinDigits(value.text)
      return value
    }
  }

  /// Returns the number whose country code is at the end of a line: "Teléfono: (+34)" above "600000317".
  static func wrapped(_ line: TextLine, _ next: TextLine) -> Value? {
    guard let plus = line.content.scalars.lastIndex(of: "+"),
      next.content.scalars.first.map(isDigit) == true
    else { return nil }
    let code = line.content.suffix(from: plus).pruned
    let digits = code.scalars.count(where: isDigit)
    let rest = next.content.scalars.prefix { isDigit($0) || $0 == " " || $0 == "-" }
    guard countryDigits.contains(digits),
      code.scalars.dropFirst().allSatisfy({ isDigit($0) || $0 == ")" }),
      digitsWithAreaCode...digitCounts.upperBound ~= digits + rest.count(where: isDigit)
    else { return nil }
    let number = next.content.prefix(upTo: rest.endIndex).trimmed
    return Value(
      "+" + code.scalars.filter(isDigit).map(String.init).joined() + " " + number.text,
      sources: [code.source, number.source], confidence: 0.9)
  }

  /// The digits of a country code (E.164, 6.1).
  private static let countryDigits = 1...3

  /// A number with Arabic or Persian digits as it is dialed.
  private static func latinDigits(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard isDigit(scalar), !scalar.isASCII, let digit = DateToken.digit(scalar) else {
            return scalar
          }
          return Unicode.Scalar(UInt8(truncatingIfNeeded: digit + 0x30))
        }))
  }

  /// Returns the phone numbers of a line.
  static func numbers(in whole: Fragment, isFirstOnly: Bool = false) -> [Fragment] {
    let scalars = whole.scalars
    guard scalars.contains(where: isDigit) else { return [] }
    var found: [Fragment] = []
    var periods: [Period]?
    var index = scalars.startIndex
    while index < scalars.endIndex {
      guard starts(scalars, index) else {
        index += 1
        continue
      }
      let end = withoutPostalCode(scalars, index..<extent(scalars, from: index))
      let fragment = whole[index..<end].trimmed
      if isPhone(fragment, in: scalars) {
        let dates = periods ?? DateScanner.periods(in: whole)
        periods = dates
        if !dates.contains(where: {
          $0.range.overlaps(fragment.range) && ($0.isRange || fragment.scalars.first != "+")
        }) {
          found.append(fragment)
          if isFirstOnly { return found }
        }
      }
      index = max(end, index + 1)
    }
    return found
  }

  /// Whether a number has a country code, or as many digits as national numbers with their area code have. Others may be
  /// the number of a document.
  static func hasUsualLength(_ number: String) -> Bool {
    number.unicodeScalars.contains("+")
      || usualDigits.contains(number.unicodeScalars.count(where: isDigit))
  }

  private static let usualDigits = 9...12

  private static func starts(_ scalars: ArraySlice<Unicode.Scalar>, _ index: Int) -> Bool {
    let scalar = scalars[index]
    guard scalar == "+" || scalar == "(" || isDigit(scalar) else { return false }
    guard index > scalars.startIndex else { return true }
    let before = scalars[index - 1]
    // A Japanese postal code.
    if before == "〒" { return false }
    return !before.isAlphabetic && !isDigit(before)
      && !before.isSign(among: "/@._-#$€%=")
      || before == "." && index - 2 >= scalars.startIndex
        && scalars[index - 2].isAlphabetic
  }

  private static func extent(_ scalars: ArraySlice<Unicode.Scalar>, from start: Int) -> Int {
    var end = start
    var index = start
    var gap = 0
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isDigit(scalar) || scalar == ")" {
        end = index + 1
        gap = 0
      } else if scalar == "+" && index == start || scalar.isSign(among: "(-./\u{A0}‑–‐ ") {
        gap += 1
        if gap > maximumSeparators { break }
      } else if scalar == "+", index == start + 1 {
        // "(+82)" begins with a bracket.
        gap = 0
      } else {
        break
      }
      index += 1
    }
    return max(end, start + 1)
  }

  /// The end of a number without the postal code of a place after it: "+45 28 44 71 09 8900 Randers".
  private static func withoutPostalCode(
    _ scalars: ArraySlice<Unicode.Scalar>, _ range: Range<Int>
  ) -> Int {
    let groups = scalars[range].split { !isDigit($0) }
    guard groups.count > 2, let last = groups.last, postalDigits.contains(last.count),
      scalars[last.startIndex - 1].isWhitespace, last.endIndex == range.upperBound,
      range.upperBound + 1 < scalars.endIndex, scalars[range.upperBound].isWhitespace,
      scalars[range.upperBound + 1].isUppercase
    else { return range.upperBound }
    let rest = groups.dropLast().joined().compactMap(DateToken.digit)
    let least: Int
    if scalars[range.lowerBound] == "+" {
      guard let plan = CallingCodes.nationalDigits(of: rest) else { return range.upperBound }
      // A number that is complete with its last group has no postal code after it.
      if rest.count + last.count - plan.code <= plan.count.upperBound { return range.upperBound }
      least = plan.code + plan.count.lowerBound
    } else {
      least = digitsWithAreaCode
    }
    return rest.count >= least ? last.startIndex : range.upperBound
  }

  /// The digits of a postal code.
  private static let postalDigits = 4...6

  private static func isPhone(_ fragment: Fragment, in line: ArraySlice<Unicode.Scalar>) -> Bool {
    let digits = fragment.scalars.count(where: isDigit)
    guard digitCounts.contains(digits) else { return false }
    let end = fragment.scalars.endIndex
    if end < line.endIndex,
      line[end].isAlphabetic || line[end].isSign(among: "%$€@_")
    {
      return false
    }
    if fragment.scalars.first == "+" || fragment.scalars.prefix(3).contains("+") { return true }
    let groups = fragment.scalars.split { !isDigit($0) }
    if isHouseNumberAndPostalCode(groups, end, in: line) { return false }
    if endsInPostalCode(groups, end, in: line) { return false }
    // 94105-1234 is a postal code, 2013 - 2017 are years, 1.000.000 is an amount.
    if groups.allSatisfy({ $0.count == 4 && ($0.first == "1" || $0.first == "2") }) { return false }
    if groups.count == 2, groups[0].count == 5, groups[1].count == 4, digits == 9 { return false }
    if groups.count >= 3, groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }),
      fragment.scalars.contains("."), digits < digitsWithAreaCode
    {
      return false
    }
    if digits >= digitsWithAreaCode {
      return groups.count > 1 || digitsOfOneGroup.contains(digits)
        || hasLabel(before: fragment, in: line)
    }
    return groups.count >= 2 && groups[0].count <= 4 || hasLabel(before: fragment, in: line)
  }

  /// "Via Roma 88 – 09124 Cagliari": a spaced dash between two numbers and a name after them.
  private static func isHouseNumberAndPostalCode(
    _ groups: [ArraySlice<Unicode.Scalar>], _ end: Int, in line: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard groups.count == 2, postalDigits.contains(groups[1].count), groups[0].count < 4,
      end + 1 < line.endIndex, line[end].isWhitespace, line[end + 1].isUppercase
    else { return false }
    let between = line[groups[0].endIndex..<groups[1].startIndex]
    return between.first?.isWhitespace == true && between.last?.isWhitespace == true
      && between.count > 2
  }

  /// "3000-213 Coimbra", "01310-100 São Paulo", also behind the number of a house: a dash between the last
  /// groups and a name after them.
  private static func endsInPostalCode(
    _ groups: [ArraySlice<Unicode.Scalar>], _ end: Int, in line: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard groups.count > 1, let last = groups.last, last.count == 3,
      end + 1 < line.endIndex, line[end].isWhitespace, line[end + 1].isUppercase
    else { return false }
    let before = groups[groups.count - 2]
    return (4...5).contains(before.count) && line[before.endIndex] == "-"
      && before.endIndex + 1 == last.startIndex
  }

  private static func hasLabel(before fragment: Fragment, in line: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    let words = Folding.words(
      line[line.startIndex..<fragment.scalars.startIndex].suffix(labelDistance))
    return words.last.map(labels.contains) ?? false
  }

  private static let labels = WordTable.words(
    """
    tel telephone phone mobile cell mob ph m t p telefon mobil handy telefono movil celular telemovel cellulare telefoon
    telefone portable fon fax contact number no
    """
  )

  /// Returns the number of a `tel:` link (RFC 3966); nil for other links.
  static func number(ofLink uri: String) -> String? {
    guard uri.lowercased().hasPrefix("tel:") else { return nil }
    let number = uri.dropFirst(4).prefix { $0 != ";" && $0 != "?" }
    let text = String(number.filter { !$0.isWhitespace && $0 != "/" })
    let digits = text.unicodeScalars.count(where: isDigit)
    return digitCounts.contains(digits) ? text : nil
  }

  /// Whether a scalar is a digit in Latin, Arabic or Persian form.
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: true
    default: false
    }
  }
}
