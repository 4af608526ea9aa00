/// A month of the Gregorian calendar, or a year without a month.
package struct YearMonth: Sendable, Hashable {
  /// The years of careers; other numbers are not years. Tested by `ThresholdTests/yearsOfCareers`.
  package static let years = 1900...2199

  package let year: Int
  /// 1 to 12.
  package let month: Int?

  /// Fails unless the year is in `years` and the month from 1 to 12.
  package init?(year: Int, month: Int? = nil) {
    guard Self.years.contains(year), month.map((1...12).contains) ?? true else { return nil }
    self.year = year
    self.month = month
  }

  /// Reads `YYYY` and `YYYY-MM`, with or without a day.
  package init?(iso8601 text: String) {
    let parts = text.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard let first = parts.first, first.utf8.count == 4, let year = Int(first) else { return nil }
    guard parts.count > 1 else {
      self.init(year: year)
      return
    }
    guard parts[1].utf8.count == 2, let month = Int(parts[1]) else { return nil }
    self.init(year: year, month: month)
  }

  /// Months since January of year 0; a year without a month counts as its January.
  package var months: Int { year * 12 + (month ?? 1) - 1 }
}
