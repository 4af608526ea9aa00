/// A sentence and the pairs of places it rests on.
struct Bullet: Sendable {
  let text: String
  let pairs: [(posting: Evidence.PostingSpan, resume: Evidence.Span)]

  /// A span between quotation marks, its white space made single.
  static func quoted(_ span: Evidence.Span) -> String {
    "“" + span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + "”"
  }

  /// `A`, `A and B`, `A, B and C`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
