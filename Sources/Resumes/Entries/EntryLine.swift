/// A line of a section with entries, with its date removed.
struct EntryLine: Sendable {
  var line: TextLine
  var period: Period?
  /// The sources of the period; more than one if it is split between lines.
  var periodSources: [Value.Source] = []
  /// The cells without the date and lengths of time.
  var parts: [Fragment]
  /// Whether the date is in a cell of its own beside a line of description.
  var hasSideDate = false
  /// Whether the line describes an entry rather than opens it: bullets, prose and their
  /// continuation.
  var isBody = false

  var isAnchor: Bool { period != nil }
  /// Whether the line contains only the date.
  var isDateOnly: Bool { period != nil && parts.isEmpty }

  /// Whether the line begins with its date, and a text follows.
  func followsDate(_ text: Fragment) -> Bool {
    period.map { $0.range.lowerBound < text.range.lowerBound } ?? false
  }

  var wordCount: Int {
    parts.reduce(0) { $0 + $1.spacedWordCount }
  }
}
