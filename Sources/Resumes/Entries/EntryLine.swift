/// A line of a section that lists entries, with its date taken out.
struct EntryLine: Sendable {
  var line: TextLine
  var period: Period?
  /// Where the period stands; more than one line when it is broken.
  var periodSources: [Value.Source] = []
  /// The cells without date and lengths of time.
  var parts: [Fragment]
  /// Whether the date stands beside a line that describes, in a cell of its own.
  var hasSideDate = false
  /// Whether the line describes an entry and does not open it: bullets, prose and what goes on.
  var isBody = false

  var isAnchor: Bool { period != nil }
  /// Whether nothing but the date stands here.
  var isDateOnly: Bool { period != nil && parts.isEmpty }

  var wordCount: Int {
    parts.reduce(0) { $0 + $1.split(keepingParentheses: false) { $0 == " " }.count }
  }
}
