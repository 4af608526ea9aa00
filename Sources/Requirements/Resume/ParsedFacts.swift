/// What a parser that knows more languages and layouts read from a resume.
package struct ParsedFacts: Sendable {
  /// The headings of the sections in reading order.
  let headings: [ResumeHeading]
  /// The dated positions of work, in the order of the resume.
  let positions: [ParsedPosition]
  /// Whole years of work, overlaps counted once; nil if they are not known.
  let years: Int?
  /// Whether it names a degree that this module does not know.
  let hasUnknownDegree: Bool

  /// Of a resume that was not parsed.
  package static let none = ParsedFacts()

  /// - Parameters:
  ///   - headings: in reading order.
  ///   - positions: the dated positions of work.
  ///   - years: whole years of work.
  ///   - degrees: the names of degrees as printed: `B.E.`, `Licenciada en Enfermería`.
  package init(
    headings: [ResumeHeading] = [], positions: [ParsedPosition] = [], years: Int? = nil,
    degrees: [String] = []
  ) {
    self.headings = headings
    self.positions = positions
    self.years = years
    hasUnknownDegree = degrees.contains { name in
      let words = WordReader.words(name)
      return !words.isEmpty
        && !words.indices.contains { Degrees.level(words, at: $0, before: words.count) != nil }
    }
  }
}
