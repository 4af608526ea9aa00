package import Documents

/// Parses resumes: lines → headings and sections → fields.
package enum ResumeParser {
  /// Returns the fields found in a document. Never fails; takes time proportional to the number of
  /// lines.
  package static func parse(
    _ document: Document, _ options: ResumeOptions = ResumeOptions()
  ) -> ParsedResume {
    let reading = LineReading(document)
    let headings = HeadingFinder.headings(in: reading)
    let sections = SectionSplitter.sections(of: reading, headings: headings)
    var content = ResumeContent()
    content.basics = BasicsReader.basics(document, reading, sections)
    content.read(sections)
    content.settleDays(DayOrder(reading.lines))
    let (resume, explanations) = ResumeWriter.write(content, of: document, options)
    var parsed = ParsedResume(
      sourced: resume,
      sections: sections.filter { !$0.isPart }.compactMap { section in
        section.heading.map { heading in
          .init(
            heading: heading.fragments.map(EastAsianText.withoutSpacing).joined(separator: " "),
            kind: heading.kind.rawValue,
            page: heading.fragments.first.map { document.pages[$0.page].number } ?? 1)
        }
      },
      titles: content.work.compactMap(ParsedResume.Title.init),
      skills: ParsedResume.distinct(content.skills.flatMap(\.keywords).map(\.text)))
    parsed.explanations = explanations
    parsed.warnings = ResumeWarnings.warnings(reading, sections, content)
    parsed.personal = (content.basics, sections)
    return parsed
  }
}
