/// A date with the precision that resumes give: a year, a month or a day.
struct CalendarDate: Sendable, Hashable, Comparable {
  var year: Int
  var month: Int?
  var day: Int?
  /// The numbers of 05/06/2019, either of which may be the month; `DayOrder` tells.
  var doubtful: Doubtful?

  struct Doubtful: Sendable, Hashable {
    var first: Int
    var second: Int
  }

  init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = month == nil ? nil : day
  }

  /// ISO 8601, with the precision that was printed: `2019`, `2019-04`, `2019-04-30`.
  var text: String {
    var text = String(year)
    if let month { text += month < 10 ? "-0\(month)" : "-\(month)" }
    if let day { text += day < 10 ? "-0\(day)" : "-\(day)" }
    return text
  }

  /// The years that a number of four digits may denote. Set by hand: no applicant today worked
  /// before 1940, and the end is the last year that two digits can denote (see `DateEnd.century`).
  /// Numbers outside are amounts. Tested by `ThresholdTests/shortYears`.
  static let years = 1940...2069

  static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
  }
}

/// A date or a period in a resume.
struct Period: Sendable, Hashable {
  var start: CalendarDate?
  /// Nil if the period is ongoing or its end is not given.
  var end: CalendarDate?
  /// Whether the text says that the period is ongoing: "present", "heute", "since".
  var isOngoing: Bool
  /// Whether both ends were printed, or one with "since" or "until".
  var isRange: Bool
  /// Offsets in Unicode scalars into the line's text.
  var range: Range<Int>

  /// Whether the period ends about when the next one begins.
  func leads(to next: Period) -> Bool {
    guard isRange, let end, let start = next.start else { return false }
    guard let last = end.month, let first = start.month else {
      return (0...1).contains(start.year - end.year)
    }
    return (0...1).contains((start.year - end.year) * 12 + first - last)
  }
}
