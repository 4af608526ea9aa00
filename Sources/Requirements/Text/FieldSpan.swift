package import Records

/// A span of a field of a posting line: `description`, `title`, `skills[2]`.
package struct FieldSpan: Sendable, Hashable {
  package let field: String
  package let span: Span

  package init(field: String, span: Span) {
    self.field = field
    self.span = span
  }

  package var json: JSON {
    [
      "field": .string(field), "start": .number(span.start), "end": .number(span.end),
      "text": .string(span.text),
    ]
  }
}
