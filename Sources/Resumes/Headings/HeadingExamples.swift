package import Documents

/// Candidates for headings of a document with what the trainer of `HeadingModel` needs to know.
package struct HeadingExamples: Sendable {
  package struct Example: Sendable {
    /// The heading as it would be printed, folded.
    package var text: String
    package var features: [HeadingFeature]
    /// The features if the language of the resume were unknown: no line is a known title.
    package var featuresWithoutTitles: [HeadingFeature]
    /// Whether the rules take it for a heading.
    package var isHeadingByRules: Bool
  }

  package let examples: [Example]
  package init(_ document: Document) {
    let reading = LineReading(document)
    let finder = HeadingFinder(reading: reading)
    let byRules = Set(finder.byRules().map(\.first))
    let features = HeadingFeatures(reading, finder.candidates, principal: finder.principal)
    let unnamed = finder.candidates.map(\.withoutTitle)
    let without = HeadingFeatures(reading, unnamed, principal: nil)
    examples = zip(finder.candidates, unnamed).map { candidate, bare in
      let lines = candidate.first...candidate.last
      return Example(
        text: lines.map { HeadingFinder.title(reading.lines[$0]).text }.joined(separator: " "),
        features: features.of(candidate), featuresWithoutTitles: without.of(bare),
        isHeadingByRules: byRules.contains(candidate.first))
    }
  }
}
