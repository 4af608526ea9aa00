/// Dates of a template that nobody has filled in: "year–year", "Month 20XX – Present", "MM/YYYY", "年 – 年".
/// They open entries as dates do, but give no date.
enum DatePlaceholder {
  /// The longest placeholder, in scalars: "Month Year – Month Year" and some spaces.
  private static let maximumLength = 30

  /// Returns the offsets of a placeholder at the start or at the end of a cell; nil if there is none.
  static func range(in cell: Fragment) -> Range<Int>? {
    let tokens = DateToken.tokens(of: cell.scalars)
    let firstOther = tokens.indices.first { !isPart($0, of: tokens) } ?? tokens.count
    let lastOther = tokens.indices.last { !isPart($0, of: tokens) } ?? -1
    let ends = [tokens[..<firstOther], tokens[(lastOther + 1)...]]
    for part in ends {
      guard let first = part.first, let last = part.last, isDate(part) else { continue }
      let range = first.range.lowerBound..<last.range.upperBound
      if range.count <= maximumLength { return range }
    }
    return nil
  }

  /// Words for a year, whole or cut to digits.
  private static let years = WordTable.folded(
    "year yyyy yy jahr jjjj année annee aaaa año ano anno jaar rok год рік 年 年份")
  private static let others = WordTable.folded(
    "month mon mmm mm dd day monat mois mes mês mese maand месяц 月 月份 tt")

  private static func isPart(_ index: Int, of tokens: [DateToken]) -> Bool {
    switch tokens[index].kind {
    case .sign(let sign): sign.isSign(among: "-–—/.~()[]'’")
    case .word(let word):
      years.contains(word) || others.contains(word) || DateWords.present.contains(word)
        || DateWords.connectors.contains(word) && index > 0 || isCutNumber(index, of: tokens)
        || MonthNames.numbers[word] != nil
    case .number: index + 1 < tokens.count && isCutNumber(index + 1, of: tokens)
    }
  }

  /// Whether a word is the rest of a year such as "20XX" or "199X".
  private static func isCutNumber(_ index: Int, of tokens: [DateToken]) -> Bool {
    guard let word = tokens[index].word, word.utf8.allSatisfy({ $0 == UInt8(ascii: "x") }) else {
      return false
    }
    if word.utf8.count == yearLength { return true }
    guard index > 0, !tokens[index].isSpaced,
      case .number(let value, let digits) = tokens[index - 1].kind
    else { return false }
    return digits + word.utf8.count == yearLength
      && firstDigits.contains(digits == 3 ? value / 10 : value)
  }

  private static let cutYears: Set<String> = ["yyyy", "jjjj", "aaaa"]
  private static let yearLength = 4
  private static let firstDigits = 19...20

  /// Whether the tokens hold a cut year, or words for years that a sign combines: "Year" alone is the
  /// title of a column.
  private static func isDate(_ tokens: ArraySlice<DateToken>) -> Bool {
    let words = tokens.compactMap(\.word)
    if words.contains(where: { cutYears.contains($0) || $0.allSatisfy { $0 == "x" } }) {
      return true
    }
    let count = words.count { years.contains($0) }
    let hasSign = tokens.dropFirst().dropLast().contains { token in
      token.sign.map { $0.isSign(among: "-–—/") } ?? false
    }
    return hasSign && (count > 1 || count == 1 && words.count > 1)
  }
}
