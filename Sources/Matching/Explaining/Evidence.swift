package import Records

/// A pair of spans that supports a bullet: one in the posting, one in the resume.
package struct Evidence: Sendable, Hashable {
  /// Index in `Explanation.bullets`.
  package let bullet: Int
  package let posting: PostingSpan
  package let resume: Span

  /// A half-open range of Unicode scalars and the text it covers.
  package struct Span: Sendable, Hashable {
    package let start: Int
    package let end: Int
    package let text: String
  }

  package struct PostingSpan: Sendable, Hashable {
    /// A field of the posting line whose value is a string: `description`, `title`, `skills[2]`.
    package let field: String
    package let span: Span
  }

  package var json: JSON {
    [
      "bullet": .number(bullet),
      "posting": [
        "field": .string(posting.field), "start": .number(posting.span.start),
        "end": .number(posting.span.end), "text": .string(posting.span.text),
      ],
      "resume": [
        "start": .number(resume.start), "end": .number(resume.end), "text": .string(resume.text),
      ],
    ]
  }
}
