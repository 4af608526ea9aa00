/// A section heading that a parser found in a resume.
package struct ResumeHeading: Sendable, Hashable {
  let words: [String]
  let section: ResumeSection?

  /// - Parameters:
  ///   - text: the heading as printed.
  ///   - kind: `work`, `education`, `skills`, … as the `sections` of a parsed resume have it.
  package init(_ text: String, kind: String) {
    words = WordReader.words(text).map(\.text)
    section = Self.sections[kind]
  }

  /// Returns the index after the heading if a line begins with it and nothing or a colon follows.
  func end(in all: [Word], _ line: Range<Int>) -> Int? {
    let end = line.lowerBound + words.count
    guard !words.isEmpty, end <= line.upperBound,
      zip(words, all[line]).allSatisfy({ $0 == $1.text }),
      end == line.upperBound || all[end].gap.has(.colon)
    else { return nil }
    return end
  }

  private static let sections: [String: ResumeSection] = [
    "summary": .summary, "work": .work, "education": .education, "skills": .skills,
    "projects": .work, "languages": .languages, "certificates": .credentials, "awards": .other,
    "publications": .other, "volunteer": .volunteering, "interests": .interests,
    "references": .references, "contact": .other,
  ]
}
