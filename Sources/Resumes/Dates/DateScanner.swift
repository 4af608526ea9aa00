/// Finds dates and periods in a line, in the formats that resumes use.
struct DateScanner {
  let tokens: [DateToken]
  /// Whether the later end of a period may come first: programs disagree on the order of two numbers in
  /// right-to-left text.
  private let isReversible: Bool

  private init(_ tokens: [DateToken], isReversible: Bool) {
    self.tokens = tokens
    self.isReversible = isReversible
  }

  /// Returns the periods of a line in order.
  static func periods(in fragment: Fragment, isReversible: Bool = false) -> [Period] {
    periods(in: fragment.scalars, isReversible: isReversible)
  }

  static func periods(
    in scalars: ArraySlice<Unicode.Scalar>, isReversible: Bool = false
  ) -> [Period] {
    // Every date contains a digit.
    guard scalars.hasDecimal else { return [] }
    var tokens = DateToken.tokens(of: scalars)
    if isReversible { EraDate.markSolarYears(in: &tokens) }
    // No period begins after the last number.
    guard let last = tokens.lastIndex(where: \.mayBeNumber) else { return [] }
    let scanner = DateScanner(tokens, isReversible: isReversible)
    var periods: [Period] = []
    var index = 0
    while index <= last {
      if let (period, next) = scanner.period(at: index).map({ scanner.listed($0, from: index) }) {
        periods.append(period)
        index = max(next, index + 1)
      } else {
        index += 1
      }
    }
    return periods
  }

  /// Whether a period may begin with the first word of a text that runs from left to right.
  static func mayBegin(with word: ArraySlice<Unicode.Scalar>) -> Bool {
    switch DateToken.tokens(of: word).first?.kind {
    case .word(let word): DateEnd.mayOpen(word)
    case .number: true
    case .sign(let sign): sign.isSign(among: "'’‘")
    case nil: false
    }
  }

  /// Whether a text is a length of time in Chinese, Japanese or Korean: "4年3个月", "3年以上". "2019年3月" is a date.
  static func isEastAsianDuration(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var digits = 0
    var hasUnit = false
    var last: Unicode.Scalar?
    for scalar in scalars {
      if scalar.isDecimal {
        digits += 1
        guard digits <= longestDuration else { return false }
      } else {
        switch scalar {
        case "年", "년": hasUnit = hasUnit || digits > 0
        case "月", "월":
          guard let last, counters.contains(last) else { return false }
          hasUnit = true
        default:
          guard counters.contains(scalar) || durationSigns.contains(scalar) else { return false }
        }
        digits = 0
      }
      last = scalar
    }
    return hasUnit
  }

  /// The most digits of a number of years or months.
  private static let longestDuration = 3
  /// What stands between a number and months.
  private static let counters = Set("个個ヶヵかケカ개".unicodeScalars)
  private static let durationSigns = Set("以上約约余餘间間 +".unicodeScalars)

  /// Whether the whole text is a duration: `2 years 10 months`.
  static func isDuration(_ fragment: Fragment) -> Bool {
    guard fragment.scalars.hasDecimal || !fragment.scalars.isASCII else { return false }
    if isEastAsianDuration(fragment.scalars) { return true }
    var hasNumber = false
    var hasUnit = false
    for token in DateToken.tokens(of: fragment.scalars) {
      switch token.kind {
      case .number(let value, _):
        guard value < firstNumberTooLarge else { return false }
        hasNumber = true
      case .word(let word):
        guard
          DateWords.durations.contains(word) || word == "and" || word == "und" || word == "et"
            || word == "y"
        else { return false }
        hasUnit = hasUnit || DateWords.durations.contains(word)
      case .sign(let sign):
        guard sign.isSign(among: "()+,.<>~·") else { return false }
      }
    }
    return hasNumber && hasUnit
  }

  /// No duration in a resume has this many years, months or weeks: the number is a year or an
  /// amount. Tested by `ThresholdTests/lengthsOfTime`.
  private static let firstNumberTooLarge = 100

  /// The last year of a period such as "2012-13" is less than this many years after the first, so
  /// that "1999-12" is a month and "2012-99" nothing. Tested by `ThresholdTests/abbreviatedYears`.
  private static let maximumAbbreviatedYears = 40

  func period(at index: Int) -> (Period, next: Int)? {
    guard startsWord(at: index) else { return nil }
    if let word = tokens[index].word {
      guard DateEnd.mayOpen(word) || isReversible else { return nil }
      // "De julio de 2011 a abril de 2016", "von 2012 bis 2014".
      if DateWords.ofRanges.contains(word), let first = end(at: index + 1),
        let full = range(from: index + 1, first)
      {
        return (full.0.widened(to: tokens[index].range), full.next)
      }
      if DateWords.since.contains(word), let (date, next) = end(at: index + 1),
        let value = date.date
      {
        // "from 2012 to 2014" is a plain range.
        if let full = range(from: index + 1, (date, next)) {
          return (full.0.widened(to: tokens[index].range), full.next)
        }
        guard !date.isWeak else { return nil }
        return (period(value, nil, isOngoing: true, index..<next), next)
      }
      if DateWords.until.contains(word), let (date, next) = end(at: index + 1),
        let value = date.date,
        !date.isWeak
      {
        return (period(nil, value, isOngoing: false, index..<next), next)
      }
    }
    if let period = reversedOngoing(at: index) ?? months(at: index) { return period }
    guard let first = end(at: index) else { return nil }
    if let range = range(from: index, first) { return range }
    let (found, next) = first
    guard let date = found.date, !found.isWeak, endsWord(before: next) else { return nil }
    var single = period(date, date, isOngoing: false, index..<next)
    single.isRange = false
    // "2019 onwards", "2019'dan beri"
    if next < tokens.count, let word = tokens[next].word, Self.onwards.contains(word) {
      return (period(date, nil, isOngoing: true, index..<next + 1), next + 1)
    }
    // "2019 –" with nothing after it
    if next < tokens.count, next + 1 == tokens.count, let sign = tokens[next].sign,
      Self.isDash(sign)
    {
      return (period(date, nil, isOngoing: true, index..<next + 1), next + 1)
    }
    return (single, next)
  }

  /// "היום - 2020" on a page that runs from right to left: many programs set periods from left to right there.
  private func reversedOngoing(at index: Int) -> (Period, next: Int)? {
    guard isReversible, let next = present(at: index), next + 1 < tokens.count,
      let sign = tokens[next].sign, Self.isDash(sign),
      let (date, end) = end(at: next + 1), let start = date.date, !date.isWeak,
      endsWord(before: end)
    else { return nil }
    return (period(start, nil, isOngoing: true, index..<end), end)
  }

  /// "05–12/2015": two months of one year.
  private func months(at index: Int) -> (Period, next: Int)? {
    let next = index + Self.tokensOfMonths
    guard next <= tokens.count, case .number(let first, 1...2) = tokens[index].kind,
      let dash = tokens[index + 1].sign, Self.isDash(dash),
      case .number(let second, 1...2) = tokens[index + 2].kind,
      tokens[index + 3].sign == "/", case .number(let year, 4) = tokens[index + 4].kind,
      (1...12).contains(first), (first...12).contains(second), CalendarDate.years.contains(year),
      endsWord(before: next)
    else { return nil }
    return (
      period(
        CalendarDate(year: year, month: first), CalendarDate(year: year, month: second),
        isOngoing: false, index..<next), next
    )
  }

  private static let tokensOfMonths = 5

  private static let onwards: WordSet = [
    "onwards", "onward", "beri", "lahtien", "alkaen", "से", "سے",
  ]

  /// - Parameter end: The date at `index` and the index after it.
  private func range(
    from index: Int, _ end: (date: DateEnd, next: Int)
  ) -> (Period, next: Int)? {
    let first = end.date
    let opened = closer(at: end.next)
    let isDotted = opened == end.next + 1 && tokens[end.next].sign == "."
    guard let afterConnector = connector(at: opened, wide: first.isWide) else { return nil }
    if let found = present(at: afterConnector), let start = first.date {
      let next = closer(at: found)
      return (period(start, nil, isOngoing: true, index..<next), next)
    }
    guard let (second, afterSecond) = self.end(at: afterConnector),
      endsWord(before: afterSecond), let end = second.date
    else { return abbreviated(first, at: afterConnector, index) }
    var next = closer(at: afterSecond)
    // "11/2015. – 01/2020.": a stop after both ends, as several Slavic languages and Hungarian write it.
    if isDotted, next == afterSecond, next < tokens.count, tokens[next].sign == ".",
      !tokens[next].isSpaced
    {
      next += 1
    }
    var start: CalendarDate?
    if let date = first.date {
      start = date
      if date.month == nil, let both = first.ambiguous, second.ambiguous == nil, let day = end.day,
        day > 12
      {
        start = CalendarDate(year: date.year, month: both.second, day: both.first)
      }
    } else if let month = first.month {
      start = CalendarDate(year: end.year, month: month, day: first.day)
    }
    if isReversible, let start, end < start {
      return (period(end, start, isOngoing: false, index..<next), next)
    }
    guard let start, start <= end || start.year == end.year else { return nil }
    return (period(start, end, isOngoing: false, index..<next), next)
  }

  /// "2012-13": the second year in two digits.
  private func abbreviated(_ first: DateEnd, at index: Int, _ from: Int) -> (Period, next: Int)? {
    guard let start = first.date, start.month == nil, index < tokens.count,
      case .number(let value, 2) = tokens[index].kind, endsWord(before: index + 1)
    else { return nil }
    let year = start.year / 100 * 100 + value
    guard year >= start.year, year - start.year < Self.maximumAbbreviatedYears else { return nil }
    return (
      period(start, CalendarDate(year: year), isOngoing: false, from..<index + 1), index + 1
    )
  }

  private func period(
    _ start: CalendarDate?, _ end: CalendarDate?, isOngoing: Bool, _ range: Range<Int>
  ) -> Period {
    Period(
      start: start, end: end, isOngoing: isOngoing, isRange: true,
      range: tokens[range.lowerBound].range
        .lowerBound..<tokens[range.upperBound - 1].range.upperBound)
  }

  /// Returns the index after a word for years or "up to" that follows a date, and its period:
  /// "2019 г.", "2019 r.", "2021 तक".
  private func closer(at index: Int) -> Int {
    var next = index
    if next < tokens.count, let word = tokens[next].word, DateWords.closers.contains(word) {
      next += 1
      if next < tokens.count, tokens[next].sign == ".", !tokens[next].isSpaced { next += 1 }
    } else if next + 1 < tokens.count, tokens[next].sign == ".", !tokens[next].isSpaced,
      let sign = tokens[next + 1].sign, Self.isDash(sign) || sign == ":"
    {
      // "2021.02. ~ 2022.03.", "2016.01.: Cook"
      next += 1
    }
    return next
  }

  /// Returns the index after dashes or a word such as "to"; nil if there is no connector.
  private func connector(at index: Int, wide: Bool) -> Int? {
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .sign(let sign):
      guard Self.isDash(sign) || sign == "/" && wide else { return nil }
      var next = index + 1
      while next < tokens.count, let sign = tokens[next].sign, Self.isDash(sign) {
        next += 1
      }
      // "2019 – to present"
      if next < tokens.count, let word = tokens[next].word, DateWords.connectors.contains(word) {
        next += 1
      }
      return next
    case .word(let word):
      // Dutch "t/m" is three tokens.
      if word == "t" || word == "s", index + 2 < tokens.count, tokens[index + 1].sign == "/",
        tokens[index + 2].word == (word == "t" ? "m" : "d")
      {
        return index + 3
      }
      // Japanese "から" is two tokens.
      if word == "か", index + 1 < tokens.count, tokens[index + 1].word == "ら" { return index + 2 }
      guard DateWords.connectors.contains(word) else { return nil }
      // "fino a", "a la", "bis zum", "à ce"
      if index + 1 < tokens.count, let second = tokens[index + 1].word,
        ["a", "al", "au", "la", "zu", "zum", "the", "o", "ad", "ao"].contains(second)
      {
        return index + 2
      }
      return index + 1
    case .number: return nil
    }
  }

  private static func isDash(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "-", "–", "—", "―", "‒", "−", "‐", "‑", "~", "～", "〜", "→", "›", "»", "\u{AD}", "➔",
      "－":
      true
    default: false
    }
  }

  /// The maximum number of tokens of a phrase such as "по настоящее время" or "現在に至る".
  private static let maximumPresentTokens = 7

  /// Returns the index after a phrase such as "present" or "en cours"; nil if there is none.
  private func present(at index: Int) -> Int? {
    var phrase = ""
    var end: Int?
    for next in index..<min(index + Self.maximumPresentTokens, tokens.count) {
      let token = tokens[next]
      if let word = token.word {
        if token.isSpaced, !phrase.isEmpty { phrase += " " }
        phrase += word
        if DateWords.present.contains(phrase) { end = next + 1 }
      } else if let sign = token.sign, sign == "." || sign == "'" || sign == "-" {
        // "act.", "aujourd'hui", "à-date"
        if token.isSpaced || phrase.isEmpty { return end }
        phrase.unicodeScalars.append(sign)
      } else {
        return end
      }
    }
    return end
  }

  private func end(at index: Int) -> (DateEnd, next: Int)? {
    DateEnd.read(tokens, at: index)
  }

  /// Whether a date may begin here: not inside a number or a word such as "B2019" or "v1.2019".
  private func startsWord(at index: Int) -> Bool {
    guard index > 0, !tokens[index].isSpaced else { return true }
    switch tokens[index - 1].kind {
    case .word(let word): return word.unicodeScalars.first.map { $0.value > 0x3000 } ?? false
    case .number: return false
    case .sign(let sign): return !sign.isSign(among: "./-+$€£#@_&=") || isBullet(index)
    }
  }

  /// Whether the sign before `index` is a bullet at the start of the line.
  private func isBullet(_ index: Int) -> Bool { index == 1 && tokens[0].sign == "-" }

  /// Whether a date may end here: not inside a number or a word such as "2019k", "2019%" or
  /// "2020.com".
  private func endsWord(before next: Int) -> Bool {
    guard next < tokens.count, !tokens[next].isSpaced else { return true }
    switch tokens[next].kind {
    case .word(let word):
      return word.unicodeScalars.first.map { $0.value > 0x3000 } ?? false
        || DateWords.closers.contains(word)
    case .number: return false
    case .sign(let sign):
      if sign.isSign(among: "%$€£+_@=") { return false }
      guard sign.isSign(among: "./-"), next + 1 < tokens.count, !tokens[next + 1].isSpaced
      else { return true }
      switch tokens[next + 1].kind {
      case .number: return false
      // "2016.01.: Cook", "2016.01.)"
      case .sign: return true
      case .word: return sign != "."
      }
    }
  }
}

extension Period {
  fileprivate func widened(to other: Range<Int>) -> Period {
    var copy = self
    copy.range = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
    return copy
  }
}
