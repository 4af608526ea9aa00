/// Dates of calendars other than the Gregorian one, and dates with the signs of Chinese, Japanese
/// and Korean.
enum EraDate {
  /// Words after the number of a year, a month and a day.
  static let yearWords: WordSet = ["年", "년"]
  private static let monthWords: WordSet = ["月", "월"]
  private static let dayWords: WordSet = ["日", "일", "号", "號"]

  /// The year before the first year of an era.
  private static let eras: [String: Int] = [
    "令和": 2018, "平成": 1988, "昭和": 1925, "大正": 1911, "民國": 1911, "民国": 1911,
  ]
  private static let letters: [String: Int] = ["r": 2018, "h": 1988, "s": 1925]

  /// The last year of the longest era, Shōwa.
  private static let maximumYear = 64

  /// Years of the Solar Hijri calendar from here to the end are in a working life of today.
  private static let solarYears = 1320...1450

  /// A year of the Solar Hijri calendar begins in March of the Gregorian year that is this number
  /// later.
  private static let solarOffset = 621
  /// The Gregorian month in which the first month begins, less one.
  private static let solarMonthOffset = 2

  /// Whether a word may begin the name of an era: one Chinese character or one letter.
  static func mayOpen(_ word: String) -> Bool {
    // The first byte of an ideograph is that of a scalar from U+3000 on.
    word.utf8.count == 1
      || word.utf8.first.map { $0 >= 0xE3 } ?? false
        && word.unicodeScalars.first.map(DateToken.isIdeograph) ?? false
  }

  /// Reads the year of an era: "令和元年5月", "平成26年4月", "H26.4".
  static func read(_ tokens: [DateToken], at index: Int) -> (DateEnd, next: Int)? {
    guard index + 1 < tokens.count, let word = tokens[index].word else { return nil }
    if let second = tokens[index + 1].word, let base = eras[word + second] {
      return year(after: base, tokens, at: index + 2)
    }
    guard let base = letters[word], !tokens[index + 1].isSpaced, index + 3 < tokens.count,
      case .number(let number, 1...2) = tokens[index + 1].kind, (1...maximumYear).contains(number)
    else { return nil }
    if let sign = tokens[index + 2].word, yearWords.contains(sign) {
      return monthAndDay(base + number, tokens, at: index + 3)
    }
    guard let sign = tokens[index + 2].sign, sign == "." || sign == "/",
      case .number(let month, 1...2) = tokens[index + 3].kind, (1...12).contains(month),
      CalendarDate.years.contains(base + number)
    else { return nil }
    var weak = DateEnd(base + number, month)
    weak.isWeak = true
    return (weak, index + 4)
  }

  private static func year(
    after base: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    guard index + 1 < tokens.count, let sign = tokens[index + 1].word, yearWords.contains(sign)
    else { return nil }
    let number: Int
    switch tokens[index].kind {
    case .number(let value, 1...3): number = value
    case .word("元"): number = 1
    default: return nil
    }
    guard CalendarDate.years.contains(base + number) else { return nil }
    return monthAndDay(base + number, tokens, at: index + 2)
  }

  /// Reads what follows "2019年": "4月", "4月1日".
  static func monthAndDay(
    _ year: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int) {
    var plain = DateEnd(year)
    plain.isWide = true
    guard index < tokens.count, case .number(let month, 1...2) = tokens[index].kind,
      (1...12).contains(month)
    else { return (plain, index) }
    guard index + 1 < tokens.count, let sign = tokens[index + 1].word, monthWords.contains(sign)
    else { return (DateEnd(year, month), index + 1) }
    guard index + 3 < tokens.count, case .number(let day, 1...2) = tokens[index + 2].kind,
      (1...31).contains(day), let sign = tokens[index + 3].word, dayWords.contains(sign)
    else { return (DateEnd(year, month), index + 2) }
    return (DateEnd(year, month, day), index + 4)
  }

  /// Years of the Solar Hijri calendar in Latin or Arabic digits, on pages that run from right to left. No
  /// resume has later ones yet, and these years of the lunar calendar, 1921 to 1990, are in few.
  private static let plainSolarYears = 1340...1410

  /// Marks numbers that are years of the Solar Hijri calendar although their digits are not Persian.
  static func markSolarYears(in tokens: inout [DateToken]) {
    for index in tokens.indices {
      if case .number(let value, 4) = tokens[index].kind, plainSolarYears.contains(value) {
        tokens[index].isPersian = true
      }
    }
  }

  /// Reads the year after the name of a month of the Solar Hijri calendar.
  static func solarHijri(
    _ month: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    guard index < tokens.count, case .number(let year, 4) = tokens[index].kind,
      solarYears.contains(year)
    else { return nil }
    return (gregorian(year, month), index + 1)
  }

  /// Reads what follows a year of the Solar Hijri calendar: "۱۳۹۸/۰۵".
  static func solarHijri(
    year: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    guard solarYears.contains(year) else { return nil }
    guard index + 1 < tokens.count, tokens[index].sign == "/", !tokens[index + 1].isSpaced,
      case .number(let month, 1...2) = tokens[index + 1].kind, (1...12).contains(month)
    else { return (DateEnd(year + solarOffset), index) }
    guard index + 3 < tokens.count, tokens[index + 2].sign == "/",
      case .number(_, 1...2) = tokens[index + 3].kind
    else { return (gregorian(year, month), index + 2) }
    return (gregorian(year, month), index + 4)
  }

  /// Returns the Gregorian month in which a month of the Solar Hijri calendar begins.
  private static func gregorian(_ year: Int, _ month: Int) -> DateEnd {
    let shifted = month + solarMonthOffset
    return shifted > 12
      ? DateEnd(year + solarOffset + 1, shifted - 12) : DateEnd(year + solarOffset, shifted)
  }
}
