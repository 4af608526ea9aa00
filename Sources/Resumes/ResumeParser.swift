package import Documents

/// Parses resumes: lines → headings and sections → fields.
package enum ResumeParser {
  /// Returns the fields found in a document. Never fails; takes time proportional to the number of
  /// lines.
  package static func parse(_ document: Document) -> ParsedResume {
    let reading = LineReading(document)
    let headings = HeadingFinder.headings(in: reading)
    let sections = SectionSplitter.sections(of: reading, headings: headings)
    var content = ResumeContent()
    content.basics = BasicsReader.basics(document, reading, sections)
    for section in sections where !section.isHeader { content.read(section) }
    return ParsedResume(
      resume: ResumeWriter.write(content, of: document),
      sections: sections.compactMap { section in
        section.heading.map { heading in
          .init(
            heading: heading.fragments.map(\.text).joined(separator: " "),
            kind: heading.kind.rawValue,
            page: heading.fragments.first.map { document.pages[$0.page].number } ?? 1)
        }
      },
      titles: content.work.compactMap(ParsedResume.Title.init),
      skills: ParsedResume.distinct(content.skills.flatMap(\.keywords).map(\.text)))
  }
}
