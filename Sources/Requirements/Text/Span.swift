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
