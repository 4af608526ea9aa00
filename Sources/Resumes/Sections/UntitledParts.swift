/// Finds what stands above the first section title, or in a resume without titles, and belongs to a section all the
/// same: dated entries, and lines that begin with a title, "Tools: Excel, SAP".
struct UntitledParts {
  private var parts: [Section] = []
  /// The part that takes the next lines; nil for those which stay where they are.
  private var current: Int?
  /// The lines since the last gap that no part has taken.
  private var pending: [TextLine] = []

  /// Dated entries may have this many lines above their dates.
  private static let maximumLinesAbove = 3

  /// The longest label, in scalars.
  private static let maximumLabel = 30

  private static let labeled: Set<SectionKind> = [
    .education, .skills, .languages, .certificates, .interests, .awards, .publications, .volunteer,
    .summary,
  ]

  /// Returns the sections with a part for each kind of content above the first title that no titled section has.
  static func added(to sections: [Section]) -> [Section] {
    let known = Set(sections.filter { !$0.isHeader && !$0.lines.isEmpty }.map(\.kind))
    var finder = UntitledParts()
    for section in sections where section.isHeader { finder.split(section.lines) }
    let parts = finder.parts.filter { part in
      !known.contains(part.kind) && SectionContents.confirms(part)
    }
    let all = sections.flatMap(withoutTail) + parts
    return known.contains(.work) || parts.contains { $0.kind == .work } ? all : withWork(all)
  }

  /// Returns a section of entries without the labeled lines at its end, and a part for each of them: "Languages:
  /// English" below the last job.
  private static func withoutTail(_ section: Section) -> [Section] {
    guard !section.isHeader, section.kind == .work || section.kind == .education,
      let first = section.lines.firstIndex(where: { $0.isApart && isTail($0, of: section) }),
      !section.lines[first...].dropFirst().contains(where: { kind(ofEntry: $0) == section.kind })
    else { return [section] }
    var finder = UntitledParts()
    finder.split(Array(section.lines[first...]))
    let parts = finder.parts.filter { $0.kind != section.kind && SectionContents.confirms($0) }
    guard !parts.isEmpty else { return [section] }
    var whole = section
    whole.lines = Array(section.lines[..<first])
    return [whole] + parts
  }

  /// Whether a line is labeled as something that entries of a section do not have.
  private static func isTail(_ line: TextLine, of section: Section) -> Bool {
    labeled(line).map { $0.0 != section.kind } ?? false
  }

  /// Returns the sections with the jobs below a title of another kind as a part of their own: no list has the title
  /// above them.
  private static func withWork(_ sections: [Section]) -> [Section] {
    var all = sections
    for index in sections.indices where mayHoldWork.contains(sections[index].kind) {
      let lines = sections[index].lines
      guard !sections[index].isHeader,
        let first = lines.firstIndex(where: { kind(ofEntry: $0) == .work })
      else { continue }
      var finder = UntitledParts()
      finder.split(Array(lines[first...]))
      guard let part = finder.parts.first, part.kind == .work, SectionContents.confirms(part)
      else { continue }
      all[index].lines = Array(lines[..<first])
      return all + finder.parts.filter(SectionContents.confirms)
    }
    return sections
  }

  private static let mayHoldWork: Set<SectionKind> = [
    .certificates, .publications, .summary, .languages, .interests, .awards,
  ]

  private mutating func split(_ lines: [TextLine]) {
    current = nil
    pending = []
    for (index, line) in lines.enumerated() {
      if line.isApart {
        pending = []
        let block = lines[index...].prefix {
          !$0.isApart || $0.whole.range == line.whole.range && $0.whole.line == line.whole.line
        }
        if Self.kind(ofEntry: line) == nil, !line.hasBullet,
          !block.contains(where: { Self.kind(ofEntry: $0) != nil })
        {
          current = nil
        }
      }
      if let (kind, rest) = Self.labeled(line) {
        start(kind)
        parts[parts.count - 1].lines.append(rest)
      } else if let kind = Self.kind(ofEntry: line) {
        if current.map({ parts[$0].kind != kind }) ?? true {
          let above = Self.isWhole(line) ? [] : pending.suffix(Self.maximumLinesAbove)
          start(kind)
          parts[parts.count - 1].lines += above
        }
        var header = line
        header.hasBullet = false
        parts[parts.count - 1].lines.append(header)
      } else if let current {
        parts[current].lines.append(line)
      } else {
        pending.append(line)
        continue
      }
      pending = []
    }
  }

  private mutating func start(_ kind: SectionKind) {
    if let index = parts.firstIndex(where: { $0.kind == kind }), index == parts.count - 1 {
      current = index
      return
    }
    var part = Section(heading: nil, kind: kind, lines: [])
    part.isPart = true
    parts.append(part)
    current = parts.count - 1
  }

  /// Whether a line has a title and a name beside its dates, so that the lines above it say neither.
  private static func isWhole(_ line: TextLine) -> Bool {
    let header = InlineDescription.header(of: line)
    return RoleScore.title(header) > 0
      && (line.cells.count > 2 || header.scalars.contains { $0.isComma || $0 == "|" || $0 == "—" })
  }

  /// What the header of a job or of a study is, by its dates; nil for other lines and for prose.
  private static func kind(ofEntry line: TextLine) -> SectionKind? {
    guard let period = line.periods.first(where: \.isRange) else { return nil }
    let header = InlineDescription.header(of: line)
    // An item with dates may also describe a job.
    if line.hasBullet, RoleScore.title(header) < PositionReader.clearScore { return nil }
    guard header.range.overlaps(period.range) else { return nil }
    let words = header.text.split(whereSeparator: \.isWhitespace).filter {
      $0.first?.isLetter == true
    }
    let names = words.count { $0.first?.isUppercase == true || $0.first?.isCased == false }
    guard names * 2 >= words.count else { return nil }
    let title = RoleScore.title(header)
    let degree = RoleScore.degree(header)
    return RoleScore.school(header) > max(2, title) || degree > 2 && degree >= title
      ? .education : .work
  }

  /// The kind that the label of a line names, and the line without its label.
  private static func labeled(_ line: TextLine) -> (SectionKind, TextLine)? {
    guard !line.hasBullet, let first = line.cells.first,
      let colon = first.scalars.firstIndex(where: { $0 == ":" || $0 == "." })
    else { return nil }
    let label = first.prefix(upTo: colon).trimmed
    // "TOOLS. Excel, SAP", but not "Languages. I speak two."
    if first.scalars[colon] == ".", label.scalars.contains(where: \.isLowercase) { return nil }
    guard label.scalars.count <= maximumLabel, let match = HeadingMatch.read(label), match.isWhole,
      labeled.contains(match.kind)
    else { return nil }
    var rest = line
    rest.content = line.content.suffix(from: colon + 1).trimmed
    rest.cells = [first.suffix(from: colon + 1).trimmed] + line.cells.dropFirst()
    rest.cells.removeAll(where: \.isEmpty)
    return rest.content.isEmpty ? nil : (match.kind, rest)
  }
}
