/// Whether the day or the month is the first number of dates such as 05/06/2019, by the other dates of the
/// resume.
enum DayOrder: Sendable {
  case dayFirst, monthFirst

  /// This many dates whose day is always the first of a month show the order.
  private static let fewestDates = 2

  /// The order; nil if no date shows it, or if some contradict others.
  init?(_ lines: [TextLine]) {
    var pairs: [(first: Int, second: Int)] = []
    for line in lines where !line.periods.isEmpty && line.whole.scalars.contains("/") {
      pairs += Self.pairs(in: line.whole.scalars)
    }
    let months = 1...12
    let days = (
      first: pairs.contains { !months.contains($0.first) },
      second: pairs.contains { !months.contains($0.second) }
    )
    if days.first != days.second {
      self = days.first ? .dayFirst : .monthFirst
      return
    }
    // "01/03/2019 – 01/09/2021"
    let ones = (pairs.count { $0.first == 1 }, pairs.count { $0.second == 1 })
    guard !days.first, pairs.count >= Self.fewestDates,
      (ones.0 == pairs.count) != (ones.1 == pairs.count)
    else { return nil }
    self = ones.0 == pairs.count ? .dayFirst : .monthFirst
  }

  /// The first two numbers of dates in three numbers with slashes.
  private static func pairs(in scalars: ArraySlice<Unicode.Scalar>) -> [(first: Int, second: Int)] {
    let tokens = DateToken.tokens(of: scalars)
    return tokens.indices.dropLast(4).compactMap { index in
      guard case .number(let first, 1...2) = tokens[index].kind, tokens[index + 1].sign == "/",
        case .number(let second, 1...2) = tokens[index + 2].kind, tokens[index + 3].sign == "/",
        case .number(_, 4) = tokens[index + 4].kind
      else { return nil }
      return (first, second)
    }
  }

  /// The date with its month and day, if they were in doubt.
  func settled(_ date: CalendarDate?) -> CalendarDate? {
    guard let date, let numbers = date.doubtful, date.month == nil else { return date }
    return self == .dayFirst
      ? CalendarDate(year: date.year, month: numbers.second, day: numbers.first)
      : CalendarDate(year: date.year, month: numbers.first, day: numbers.second)
  }

  func settled(_ period: Period?) -> Period? {
    guard var period else { return nil }
    (period.start, period.end) = (settled(period.start), settled(period.end))
    return period
  }
}

extension ResumeContent {
  /// Settles which number of each date is the month.
  mutating func settleDays(_ order: DayOrder?) {
    guard let order else { return }
    for index in work.indices { work[index].period = order.settled(work[index].period) }
    for index in volunteer.indices {
      volunteer[index].period = order.settled(volunteer[index].period)
    }
    for index in education.indices {
      education[index].period = order.settled(education[index].period)
    }
    for list in [\ResumeContent.projects, \.awards, \.certificates, \.publications, \.references] {
      for index in self[keyPath: list].indices {
        self[keyPath: list][index].period = order.settled(self[keyPath: list][index].period)
      }
    }
  }
}
