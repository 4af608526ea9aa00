/// A sentence of an explanation with the passages that support it.
struct Bullet: Sendable {
  let text: String
  let evidence: [(posting: FieldSpan, resume: Span?)]

  /// Returns the evidence for the bullet at an index.
  func evidence(at index: Int) -> [Evidence] {
    evidence.map { Evidence(bullet: index, posting: $0.posting, resume: $0.resume) }
  }
}
