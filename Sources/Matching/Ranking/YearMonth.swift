/// A month of the Gregorian calendar, or a year whose month is not known.
package struct YearMonth: Sendable, Hashable {
  package let year: Int
  /// 1 to 12.
  package let month: Int?

  /// Nil outside the years 1900 to 2199 or the months 1 to 12.
  package init?(year: Int, month: Int? = nil) {
    guard (1900...2199).contains(year), month.map((1...12).contains) ?? true else { return nil }
    self.year = year
    self.month = month
  }

  /// Reads `YYYY`, `YYYY-MM` and anything that continues as ISO 8601 does.
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

  /// Months since year 0, a year without a month counted from its January.
  package var months: Int { year * 12 + (month ?? 1) - 1 }
}
