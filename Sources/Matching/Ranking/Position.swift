internal import Records

/// A job that a resume tells of.
package struct Position: Sendable, Hashable {
  package let title: String
  package let company: String?
  package let start: YearMonth?
  /// Nil when the resume gives none: an entry that has a start and no end goes on.
  package let end: YearMonth?

  init(title: String, company: String? = nil, start: YearMonth? = nil, end: YearMonth? = nil) {
    self.title = title
    self.company = company
    self.start = start
    self.end = end
  }

  /// An entry of `work` in JSON Resume.
  init(json: JSON) {
    self.init(
      title: json["position"]?.stringValue ?? "", company: json["name"]?.stringValue,
      start: json["startDate"]?.stringValue.flatMap(YearMonth.init(iso8601:)),
      end: json["endDate"]?.stringValue.flatMap(YearMonth.init(iso8601:)))
  }

  /// Whether it ended less than ten years before `present`; without dates it counts as recent.
  func isRecent(at present: YearMonth?) -> Bool {
    guard let present, let last = end ?? (start == nil ? nil : present) else { return true }
    return present.months - last.months < 120
  }

  /// Whole years that the positions cover together, overlaps counted once; nil without dates.
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
