package import Records

/// A half-open range of Unicode scalars and the text it covers.
package struct Span: Sendable, Hashable {
  package let start: Int
  package let end: Int
  package let text: String

  package init(start: Int, end: Int, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }

  package var json: JSON {
    ["start": .number(start), "end": .number(end), "text": .string(text)]
  }
}

extension [Unicode.Scalar] {
  /// Returns the passage in a range; nil if it is empty or outside the text.
  func span(_ range: Range<Int>) -> Span? {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: self[range])
    return Span(start: range.lowerBound, end: range.upperBound, text: String(text))
  }
}
