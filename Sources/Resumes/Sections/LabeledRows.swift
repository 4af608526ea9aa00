/// Splits rows off a section whose label names another kind of section: "Skills and interests" with
/// the rows "Languages", "Tools" and "Interests".
enum LabeledRows {
  /// The kinds of section whose rows may be of another kind, and the kinds of such rows.
  private static let outer: Set<SectionKind> = [.skills, .other]
  private static let inner: Set<SectionKind> = [
    .languages, .interests, .certificates, .awards, .volunteer, .publications, .references,
  ]

  /// The longest label, in scalars.
  private static let maximumLabel = 36

  /// Returns the section without those rows, and a part for each of them.
  static func split(_ section: Section) -> [Section] {
    guard outer.contains(section.kind), section.heading != nil else { return [section] }
    var whole = section
    whole.lines = []
    var parts: [Section] = []
    var isInPart = false
    let grid = LanguageGrid.places(in: section.lines)
    for (index, line) in section.lines.enumerated() {
      if grid.contains(index) {
        if parts.last?.kind != .languages || !isInPart {
          var part = Section(heading: section.heading, kind: .languages, lines: [])
          part.isPart = true
          parts.append(part)
        }
        parts[parts.count - 1].lines.append(line)
        isInPart = true
      } else if let (kind, rest) = row(line), kind != section.kind {
        var part = Section(heading: section.heading, kind: kind, lines: [rest])
        part.isPart = true
        parts.append(part)
        isInPart = true
      } else if isInPart, line.cells.count == 1, !line.isApart, !line.hasBullet,
        !line.content.scalars.contains(":")
      {
        parts[parts.count - 1].lines.append(line)
      } else {
        isInPart = false
        whole.lines.append(line)
      }
    }
    return parts.isEmpty ? [section] : [whole] + parts
  }

  /// The kind that the label of a line names, and the line without its label.
  private static func row(_ line: TextLine) -> (SectionKind, TextLine)? {
    guard let first = line.cells.first else { return nil }
    var rest = line
    let label: Fragment
    if let colon = first.scalars.firstIndex(of: ":") {
      label = first.prefix(upTo: colon)
      rest = line.withoutLabel(upTo: colon + 1)
    } else {
      guard line.cells.count > 1, let second = line.cells.dropFirst().first else { return nil }
      label = first
      rest.content = line.content.suffix(from: second.scalars.startIndex)
      rest.cells = line.cells.dropFirst().filter { !$0.isEmpty }
    }
    guard label.scalars.count <= maximumLabel, !rest.content.isEmpty,
      let kind = LanguageGrid.namesMotherTongue(label) ? .languages : titled(label),
      inner.contains(kind)
    else { return nil }
    // "Languages" may be those of programming.
    if kind == .languages, LanguageSkill.languages(of: [rest]).isEmpty { return nil }
    rest.hasBullet = false
    return (kind, rest)
  }

  private static func titled(_ label: Fragment) -> SectionKind? {
    HeadingMatch.read(label.trimmed).flatMap { $0.isWhole ? $0.kind : nil }
  }
}

extension TextLine {
  /// The line without the beginning of its first cell: a label and its colon.
  ///
  /// - Parameter offset: that of the text after the label.
  func withoutLabel(upTo offset: Int) -> TextLine {
    var copy = self
    copy.content = content.suffix(from: offset).trimmed
    copy.cells = cells.enumerated().map { $0 == 0 ? $1.suffix(from: offset).trimmed : $1 }
      .filter { !$0.isEmpty }
    return copy
  }
}
