/// One end of a period as printed: it may lack a year or be too ambiguous to be a date on its own.
struct DateEnd {
  var date: CalendarDate?
  /// A month without a year, as in "June – Aug 2014".
  var month: Int?
  var day: Int?
  /// Whether it is a date only as part of a period: "Sep 15", "08/15".
  var isWeak = false
  /// Whether a slash after it can only connect the two ends of a period.
  var isWide = false
  /// The numbers of 05/06/2019, either of which may be the month.
  var ambiguous: (first: Int, second: Int)?

  init(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) {
    date = CalendarDate(year: year, month: month, day: day)
  }

  private init() {}

  /// The maximum number of periods, apostrophes and particles between a month and its year: "Mar.
  /// of '21" has three.
  private static let maximumSignsAfterMonth = 3

  /// Reads one end at `index`. Returns it and the index after it, or nil if there is no date.
  static func read(_ tokens: [DateToken], at index: Int) -> (DateEnd, next: Int)? {
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .word(let word):
      guard mayOpen(word) else { return nil }
      if index + 1 < tokens.count, let second = tokens[index + 1].word,
        let month = MonthNames.pairs[word]?[second]
      {
        return named(month, tokens, at: index + 2)
      }
      if let month = MonthNames.numbers[word] { return named(month, tokens, at: index + 1) }
      if tokens[index].isCapital, let end = roman(word, tokens, at: index + 1) { return end }
      if let month = MonthNames.solarHijri[word],
        let end = EraDate.solarHijri(month, tokens, at: index + 1)
      {
        return end
      }
      if DateWords.seasons.contains(word) { return season(tokens, at: index + 1) }
      if DateWords.monthWords.contains(word) { return numbered(tokens, at: index + 1) }
      return EraDate.read(tokens, at: index)
    case .number(let value, let digits):
      if digits == 4, tokens[index].isPersian,
        let end = EraDate.solarHijri(year: value, tokens, at: index + 1)
      {
        return end
      }
      if digits == 4 { return fromYear(value, tokens, at: index + 1) }
      if digits <= 2 { return fromSmall(value, digits, tokens, at: index + 1) }
      return nil
    case .sign(let sign):
      guard sign == "'" || sign == "’" || sign == "‘", let year = shortYear(tokens, at: index + 1)
      else { return nil }
      return (DateEnd(year), index + 2)
    }
  }

  /// Whether a word may begin a date or a period.
  static func mayOpen(_ word: String) -> Bool {
    openers.contains(word) || EraDate.mayOpen(word)
  }

  private static let openers = WordSet(
    Set(MonthNames.pairs.keys).union(MonthNames.numbers.keys).union(MonthNames.solarHijri.keys)
      .union(DateWords.seasons).union(DateWords.monthWords).union(DateWords.openers)
      .union(DateWords.ofRanges).union(romans))

  /// The months in Roman numerals, as Polish, Hungarian and Russian write them.
  private static let romans = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]

  /// Reads a month in Roman numerals with its year: "IX 2015", "XII.2017". It is a date only in a period: "King Karl XII
  /// 1697".
  private static func roman(
    _ word: String, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    guard let month = romans.firstIndex(of: word) else { return nil }
    let isSigned = index < tokens.count && tokens[index].sign?.isSign(among: "./") == true
    let next = isSigned ? index + 1 : index
    guard next < tokens.count, case .number(let year, 4) = tokens[next].kind,
      CalendarDate.years.contains(year)
    else { return nil }
    var end = DateEnd(year, month + 1)
    end.isWeak = true
    return (end, next + 1)
  }

  /// Reads what follows a word for "month": "6/2020", "6 năm 2020".
  private static func numbered(_ tokens: [DateToken], at index: Int) -> (DateEnd, next: Int)? {
    guard index < tokens.count, case .number(let month, 1...2) = tokens[index].kind,
      (1...12).contains(month)
    else { return nil }
    return named(month, tokens, at: index + 1)
  }

  /// Reads what follows the name of a month: "Mar 2021", "mars de 2021", "Mar. '21", "March 3,
  /// 2021", "Sep 15".
  private static func named(
    _ month: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    var next = index
    var hasApostrophe = false
    while next < tokens.count, next < index + maximumSignsAfterMonth {
      if let sign = tokens[next].sign, sign.isSign(among: ".,'’‘/-") {
        // "June - Aug 2014": the dash is the connector.
        if sign == "-", tokens[next].isSpaced || isMonth(tokens, at: next + 1) { break }
        hasApostrophe = hasApostrophe || sign.isSign(among: "'’‘")
        next += 1
      } else if let word = tokens[next].word, DateWords.particles.contains(word) {
        next += 1
      } else {
        break
      }
    }
    guard next < tokens.count, case .number(let value, let digits) = tokens[next].kind else {
      return (
        alone(month, nil), index < tokens.count && tokens[index].sign == "." ? index + 1 : index
      )
    }
    if digits == 4, CalendarDate.years.contains(value) { return (DateEnd(value, month), next + 1) }
    guard digits <= 2 else { return nil }
    if hasApostrophe, digits == 2 { return (DateEnd(century(value), month), next + 1) }
    // "March 3, 2021", "March 3rd 2021"
    var after = next + 1
    if after < tokens.count, let word = tokens[after].word, ["st", "nd", "rd", "th"].contains(word)
    {
      after += 1
    }
    if after < tokens.count, tokens[after].sign == "," { after += 1 }
    if (1...31).contains(value), after < tokens.count,
      case .number(let year, 4) = tokens[after].kind,
      CalendarDate.years.contains(year)
    {
      return (DateEnd(year, month, value), after + 1)
    }
    guard digits == 2 else { return (alone(month, value), next + 1) }
    var weak = DateEnd(century(value), month)
    weak.isWeak = true
    return (weak, next + 1)
  }

  private static func isMonth(_ tokens: [DateToken], at index: Int) -> Bool {
    index < tokens.count && tokens[index].word.map { MonthNames.numbers[$0] != nil } ?? false
  }

  private static func alone(_ month: Int, _ day: Int?) -> DateEnd {
    var end = DateEnd()
    end.month = month
    end.day = day
    end.isWeak = true
    return end
  }

  /// "Summer 2012", "WS 2012/13", "Q3 2019".
  private static func season(_ tokens: [DateToken], at index: Int) -> (DateEnd, next: Int)? {
    var next = index
    if next < tokens.count, let word = tokens[next].word {
      // "early March 2019", "semester of 2019"
      if let month = MonthNames.numbers[word] { return named(month, tokens, at: next + 1) }
      if DateWords.particles.contains(word) || word == "semester" { next += 1 }
    }
    if next < tokens.count, let sign = tokens[next].sign, sign.isSign(among: "'’,") {
      next += 1
      if let year = shortYear(tokens, at: next) { return (DateEnd(year), next + 1) }
    }
    guard next < tokens.count, case .number(let year, 4) = tokens[next].kind,
      CalendarDate.years.contains(year)
    else { return nil }
    next += 1
    if next + 1 < tokens.count, tokens[next].sign == "/", case .number(_, 2) = tokens[next + 1].kind
    {
      next += 2
    }
    return (DateEnd(year), next)
  }

  /// Reads what follows a year: "2019-04", "2019/04", "2019.04.30", "2015 / 07", "2019年4月".
  private static func fromYear(
    _ year: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    guard CalendarDate.years.contains(year) else { return nil }
    var plain = DateEnd(year)
    plain.isWide = true
    guard index < tokens.count else { return (plain, index) }
    if let word = tokens[index].word, EraDate.yearWords.contains(word) {
      return EraDate.monthAndDay(year, tokens, at: index + 1)
    }
    // "2019 March", "2019. március"
    let afterStop = afterYear(tokens, at: index)
    if afterStop < tokens.count, let word = tokens[afterStop].word,
      let month = MonthNames.numbers[word], !hasNumber(tokens, after: afterStop)
    {
      return (DateEnd(year, month), afterStop + 1)
    }
    // "2021. 02." with a space, as Korean has it
    if afterStop > index, afterStop < tokens.count,
      case .number(let month, 1...2) = tokens[afterStop].kind, tokens[afterStop].isSpaced,
      (1...12).contains(month),
      afterStop + 1 == tokens.count || tokens[afterStop + 1].sign != nil
    {
      return (DateEnd(year, month), afterStop + 1)
    }
    guard let sign = tokens[index].sign, sign.isSign(among: "-/."),
      index + 1 < tokens.count,
      case .number(let month, let digits) = tokens[index + 1].kind, digits <= 2,
      (1...12).contains(month),
      digits == 2 || sign != "-", !tokens[index].isSpaced || sign == "/",
      !tokens[index + 1].isSpaced || sign == "/" && tokens[index].isSpaced
    else { return (plain, index) }
    let next = index + 2
    if next + 1 < tokens.count, tokens[next].sign == sign, !tokens[next].isSpaced,
      case .number(let day, let digits) = tokens[next + 1].kind, digits <= 2, (1...31).contains(day)
    {
      return (DateEnd(year, month, day), next + 2)
    }
    return (DateEnd(year, month), next)
  }

  /// The index after the period of a year and a word for "year": "2019.", "2019 m.", "2019. gada".
  private static func afterYear(_ tokens: [DateToken], at index: Int) -> Int {
    var next = tokens[index].sign == "." && !tokens[index].isSpaced ? index + 1 : index
    guard next + 1 < tokens.count, let word = tokens[next].word, DateWords.afterYears.contains(word)
    else { return next }
    next += 1
    if tokens[next].sign == ".", next + 1 < tokens.count { next += 1 }
    return next
  }

  /// Whether a number follows a word, perhaps after a sign: in "2018 March 2019" the month belongs to
  /// the second year.
  private static func hasNumber(_ tokens: [DateToken], after index: Int) -> Bool {
    var next = index + 1
    if next < tokens.count, tokens[next].sign == "." || tokens[next].sign == "," { next += 1 }
    guard next < tokens.count, case .number = tokens[next].kind else { return false }
    return true
  }

  /// Reads what follows a number of one or two digits: "04/2019", "30.04.2019", "3 March 2021",
  /// "08/15".
  private static func fromSmall(
    _ first: Int, _ digits: Int, _ tokens: [DateToken], at index: Int
  ) -> (DateEnd, next: Int)? {
    guard index < tokens.count else { return nil }
    var next = index
    if let word = tokens[next].word, ["st", "nd", "rd", "th", "er", "o", "de"].contains(word) {
      next += 1
    }
    if next < tokens.count, tokens[next].sign == "." { next += tokens[next].isSpaced ? 0 : 1 }
    if next < tokens.count, let word = tokens[next].word {
      var place = next
      if word == "de", place + 1 < tokens.count { place += 1 }
      guard let name = tokens[place].word, let month = MonthNames.numbers[name],
        (1...31).contains(first)
      else { return nil }
      guard let (end, after) = named(month, tokens, at: place + 1) else { return nil }
      if let date = end.date, !end.isWeak { return (DateEnd(date.year, date.month, first), after) }
      return (alone(month, first), place + 1)
    }
    guard let sign = tokens[index].sign, sign.isSign(among: "/.-"),
      index + 1 < tokens.count,
      case .number(let second, let size) = tokens[index + 1].kind,
      tokens[index].isSpaced == tokens[index + 1].isSpaced, !tokens[index].isSpaced || sign == "/"
    else { return nil }
    if size == 4 {
      guard (1...12).contains(first), CalendarDate.years.contains(second) else { return nil }
      return (DateEnd(second, first), index + 2)
    }
    guard size <= 2 else { return nil }
    if index + 3 < tokens.count, tokens[index + 2].sign == sign, !tokens[index + 2].isSpaced,
      case .number(let year, 4) = tokens[index + 3].kind, CalendarDate.years.contains(year)
    {
      return threePart(first, second, year, sign).map { ($0, index + 4) }
    }
    guard digits == 2, size == 2, sign != ".", (1...12).contains(first) else { return nil }
    var weak = DateEnd(century(second), first)
    weak.isWeak = true
    return (weak, index + 2)
  }

  /// Reads day and month before a year: 30.04.2019, 04/30/2019. 05/06/2019 gives only the year with
  /// certainty.
  private static func threePart(
    _ first: Int, _ second: Int, _ year: Int, _ sign: Unicode.Scalar
  ) -> DateEnd? {
    if sign == "." || first > 12 {
      guard (1...31).contains(first), (1...12).contains(second) else { return nil }
      return DateEnd(year, second, first)
    }
    guard (1...12).contains(first), (1...31).contains(second) else { return nil }
    if second > 12 { return DateEnd(year, first, second) }
    if first == second { return DateEnd(year, first, second) }
    var end = DateEnd(year)
    end.ambiguous = (first, second)
    end.date?.doubtful = .init(first: first, second: second)
    return end
  }

  private static func shortYear(_ tokens: [DateToken], at index: Int) -> Int? {
    guard index < tokens.count, !tokens[index].isSpaced,
      case .number(let value, 2) = tokens[index].kind
    else { return nil }
    return century(value)
  }

  /// Returns the year that two digits denote: from 1970 to 2069, one year later than POSIX
  /// `strptime` %y has it. Tested by `ThresholdTests/shortYears`.
  private static func century(_ value: Int) -> Int {
    value < firstShortYearOf1900s ? 2000 + value : 1900 + value
  }

  /// Two digits from here on denote a year of the 20th century.
  private static let firstShortYearOf1900s = 70
}
