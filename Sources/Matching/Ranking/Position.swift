internal import Records

/// A position from a resume.
package struct Position: Sendable, Hashable {
  package let title: String
  package let company: String?
  package let start: YearMonth?
  /// Nil if the resume gives none; a position with a start but no end is ongoing.
  package let end: YearMonth?

  init(title: String, company: String? = nil, start: YearMonth? = nil, end: YearMonth? = nil) {
    self.title = title
    self.company = company
    self.start = start
    self.end = end
  }

  /// - Parameter json: an entry of `work` in JSON Resume.
  init(json: JSON) {
    self.init(
      title: json["position"]?.stringValue ?? "", company: json["name"]?.stringValue,
      start: json["startDate"]?.stringValue.flatMap(YearMonth.init(iso8601:)),
      end: json["endDate"]?.stringValue.flatMap(YearMonth.init(iso8601:)))
  }

  /// A position that ended less than this many months ago is recent: ten years, set
  /// by hand. Tested by `ThresholdTests/recentPositions`.
  private static let recentMonths = 120

  /// Whether it ended less than ten years before `present`, or has no dates.
  func isRecent(at present: YearMonth?) -> Bool {
    guard let present, let last = end ?? (start == nil ? nil : present) else { return true }
    return present.months - last.months < Self.recentMonths
  }

  /// Returns the whole years that the positions cover, overlaps counted once; nil without dates.
  static func years(_ positions: [Position], present: YearMonth?) -> Int? {
    let spans = positions.compactMap { position -> Range<Int>? in
      guard let start = position.start, let end = position.end ?? present,
        start.months <= end.months
      else { return nil }
      return start.months..<end.months
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard var current = spans.first else { return nil }
    var months = 0
    for span in spans.dropFirst() {
      if span.lowerBound <= current.upperBound {
        current = current.lowerBound..<max(current.upperBound, span.upperBound)
      } else {
        months += current.count
        current = span
      }
    }
    return (months + current.count) / 12
  }
}
