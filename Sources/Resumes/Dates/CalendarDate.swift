/// A date as resumes give it: a year, a month or a day.
struct CalendarDate: Sendable, Hashable, Comparable {
  var year: Int
  var month: Int?
  var day: Int?

  init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = month == nil ? nil : day
  }

  /// ISO 8601 with the precision that was printed: `2019`, `2019-04`, `2019-04-30`.
  var text: String {
    var text = String(year)
    if let month { text += month < 10 ? "-0\(month)" : "-\(month)" }
    if let day { text += day < 10 ? "-0\(day)" : "-\(day)" }
    return text
  }

  static let years = 1940...2069

  static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
  }
}

/// What a resume says about when something was: a date or a period.
struct Period: Sendable, Hashable {
  var start: CalendarDate?
  /// Nil when the period goes on, or when it is not said.
  var end: CalendarDate?
  /// Whether the text says that it goes on: "present", "heute", "since".
  var isOngoing: Bool
  /// Whether two ends were printed, or one with "since" or "until".
  var isRange: Bool
  /// Offsets in scalars of the line's text.
  var range: Range<Int>
}
