/// A sentence of an explanation with the pairs of spans that support it.
struct Bullet: Sendable {
  let text: String
  let pairs: [(posting: Evidence.PostingSpan, resume: Evidence.Span)]

  /// Returns a span in quotation marks, with each run of whitespace replaced by one space.
  static func quoted(_ span: Evidence.Span) -> String {
    "“" + span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + "”"
  }

  /// Joins items: `A`, `A and B`, `A, B and C`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
