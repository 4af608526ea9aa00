/// Splits a section of mixed contents at its subtitles: "Additional information" with "Publications" and
/// "Honours and awards", or "Personal skills" with "Languages", as the Europass form has them.
enum TitledParts {
  private static let outer: Set<SectionKind> = [.skills, .other]

  /// The kinds of the parts. Titles of other kinds may be names of jobs, schools or tools.
  private static let inner: Set<SectionKind> = [
    .awards, .certificates, .interests, .languages, .projects, .publications, .references,
    .volunteer,
  ]

  /// Returns the section without those parts, and the parts.
  static func split(_ section: Section) -> [Section] {
    guard outer.contains(section.kind), section.heading != nil,
      let first = section.lines.firstIndex(where: { kind($0) != nil })
    else { return [section] }
    let style = HeadingStyle(section.lines[first])
    // Subtitles differ from the text below them.
    guard first + 1 < section.lines.count,
      HeadingStyle(section.lines[first + 1]) != style
    else { return [section] }
    var whole = section
    whole.lines = Array(section.lines[..<first])
    var parts: [Section] = []
    var isInPart = false
    for line in section.lines[first...] {
      let isTitle = !line.hasBullet && line.cells.count == 1 && HeadingStyle(line) == style
      if isTitle, let kind = kind(line) {
        var part = Section(heading: section.heading, kind: kind, lines: [])
        part.isPart = true
        parts.append(part)
        isInPart = true
      } else if isInPart, !isTitle {
        parts[parts.count - 1].lines.append(line)
      } else {
        isInPart = false
        whole.lines.append(line)
      }
    }
    // "Languages" may be those of programming.
    let hasOthers = parts.contains {
      $0.kind == .languages && LanguageSkill.languages(of: $0.lines).isEmpty
    }
    return hasOthers ? [section] : [whole] + parts
  }

  /// The kind that a subtitle names.
  private static func kind(_ line: TextLine) -> SectionKind? {
    guard line.isBold || line.isCapitals, !line.hasBullet, line.cells.count == 1,
      let match = HeadingMatch.read(line.content), match.isWhole, inner.contains(match.kind)
    else { return nil }
    return match.kind
  }
}
