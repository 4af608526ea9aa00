extension Timestamp {
  /// A moment of the Gregorian calendar in UTC; nil if a field is out of range.
  ///
  /// A leap second (60) is the first moment of the next minute, as in POSIX.
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    nanoseconds: Int = 0
  ) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(month: month, year: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second),
      (0..<1_000_000_000).contains(nanoseconds)
    else { return nil }
    let days = Self.days(year: year, month: month, day: day)
    self.init(
      seconds: Int64(days * 86_400 + hour * 3_600 + minute * 60 + second),
      nanoseconds: Int32(nanoseconds))
  }

  /// The calendar fields of this moment in UTC.
  package var calendarFields: (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int)
  {
    let days = Int(seconds >= 0 ? seconds / 86_400 : (seconds &- 86_399) / 86_400)
    let second = Int(seconds) &- days &* 86_400
    let (year, month, day) = Self.date(days: days)
    return (year, month, day, second / 3_600, second / 60 % 60, second % 60)
  }

  static func dayCount(month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01. Years start in March here, so that the leap day is the last day.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
