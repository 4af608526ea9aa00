/// A position that a parser found in a resume.
package struct ParsedPosition: Sendable, Hashable {
  /// A month, or a year without one.
  package struct Date: Sendable, Hashable {
    /// Months since January of year 0; those of January for a year without a month.
    let months: Int
    let hasMonth: Bool

    /// - Parameter month: from 1 to 12.
    package init(year: Int, month: Int?) {
      months = year * 12 + (month ?? 1) - 1
      hasMonth = month != nil
    }

    var year: Int { months / 12 }
  }

  /// The words of the title, as `Word.text` has them.
  let title: [String]
  let start: Date
  /// Nil if the position is the present one.
  let end: Date?

  /// Fails if the title has no words.
  package init?(title: String, start: Date, end: Date?) {
    self.title = WordReader.words(title).map(\.text)
    self.start = start
    self.end = end
    if self.title.isEmpty { return nil }
  }

  /// The months that the position covers; the end is not included. Of a last year without a month only January
  /// counts. Nil if it ends before it begins.
  func months(now: Int) -> Range<Int>? {
    let last = end.map { $0.hasMonth ? $0.months + 1 : $0.months } ?? now + 1
    return start.months <= last ? start.months..<last : nil
  }
}
