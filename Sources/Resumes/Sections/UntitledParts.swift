/// Finds what stands above the first section title, or in a resume without titles, and belongs to a section all the
/// same: dated entries, and lines that begin with a title, "Tools: Excel, SAP".
struct UntitledParts {
  private let lines: [TextLine]
  private var parts: [Section] = []
  /// The indices of the lines of each part.
  private var places: [[Int]] = []
  /// The parts that a label opens.
  private var named: Set<Int> = []
  /// Whether the last part takes the next lines.
  private var isOpen = false
  /// The lines since the last gap that no part has taken.
  private var pending: [Int] = []
  /// Whether gaps tell what belongs together. They do not if nearly all lines stand below one, as the paragraphs of a
  /// text document may.
  private let hasBlocks: Bool

  /// Dated entries may have this many lines above their dates.
  private static let maximumLinesAbove = 3

  /// Gaps above this share of the lines tell nothing.
  private static let shareOfGaps = 0.75

  /// The longest label, in scalars.
  private static let maximumLabel = 30

  private static let labeled: Set<SectionKind> = [
    .education, .skills, .languages, .certificates, .interests, .awards, .publications, .volunteer,
    .summary,
  ]
  private static let mayHoldWork: Set<SectionKind> = [
    .certificates, .publications, .summary, .languages, .interests, .awards,
  ]

  /// Kinds whose last entry may stand above labeled lines of other kinds.
  private static let mayHaveTail: Set<SectionKind> = [.work, .education, .certificates]

  /// Returns the sections with a part for each kind of content above the first title that no titled section has.
  static func added(to sections: [Section]) -> [Section] {
    let known = Set(sections.filter { !$0.isHeader && !$0.lines.isEmpty }.map(\.kind))
    let header = sections.filter(\.isHeader).flatMap { section in
      UntitledParts(section.lines).taking { !known.contains($0) }.parts
    }
    let all = sections.flatMap(withoutTail) + header
    return all.contains { $0.kind == .work && !$0.lines.isEmpty } ? all : withWork(all)
  }

  /// Splits the labeled lines at its end off a section of entries: "Languages: English" below the last job.
  private static func withoutTail(_ section: Section) -> [Section] {
    guard !section.isHeader, mayHaveTail.contains(section.kind),
      let first = section.lines.firstIndex(where: { line in
        line.isApart && labeled(line).map { $0.0 != section.kind } ?? false
      }),
      !section.lines[first...].dropFirst().contains(where: { kind(ofEntry: $0) == section.kind })
    else { return [section] }
    return split(section, from: first) { $0 != section.kind }
  }

  /// Splits the jobs off the first section of another kind that has some: no list has the title above them.
  private static func withWork(_ sections: [Section]) -> [Section] {
    for index in sections.indices
    where mayHoldWork.contains(sections[index].kind) && !sections[index].isHeader {
      guard let first = sections[index].lines.firstIndex(where: { kind(ofEntry: $0) == .work })
      else { continue }
      let split = split(sections[index], from: first) { _ in true }
      guard split.contains(where: { $0.kind == .work }) else { continue }
      return sections[..<index] + split + sections[(index + 1)...]
    }
    return sections
  }

  /// Returns a section without the parts of some kinds below a line, and those parts.
  private static func split(
    _ section: Section, from first: Int, where isTaken: (SectionKind) -> Bool
  ) -> [Section] {
    let (parts, rest) = UntitledParts(Array(section.lines[first...])).taking(isTaken)
    var whole = section
    whole.lines = section.lines[..<first] + rest
    return [whole] + parts
  }

  private init(_ lines: [TextLine]) {
    self.lines = lines
    hasBlocks = Double(lines.count(where: \.isApart)) < Self.shareOfGaps * Double(lines.count)
    for index in lines.indices { place(index) }
  }

  /// Returns the parts of some kinds that have the contents of their kinds, and the other lines.
  private func taking(_ isTaken: (SectionKind) -> Bool) -> (parts: [Section], rest: [TextLine]) {
    let taken = parts.indices.filter {
      isTaken(parts[$0].kind) && (SectionContents.confirms(parts[$0]) || isDatedStudy($0))
    }
    let placed = Set(taken.flatMap { places[$0] })
    return (
      taken.map { parts[$0] }, lines.indices.filter { !placed.contains($0) }.map { lines[$0] }
    )
  }

  /// Whether a label says that a line with a year tells of studies, although its school is not known: "Education: Aarhus
  /// Tech, 2012 - 2014".
  private func isDatedStudy(_ part: Int) -> Bool {
    parts[part].kind == .education && named.contains(part)
      && parts[part].lines.contains { !$0.periods.isEmpty }
  }

  private mutating func place(_ index: Int) {
    let line = lines[index]
    if line.isApart, hasBlocks {
      pending = []
      let block = [line] + lines[(index + 1)...].prefix { !$0.isApart }
      if !line.hasBullet, !block.contains(where: { Self.kind(ofEntry: $0) != nil }) {
        isOpen = false
      }
    }
    if let (kind, rest) = Self.labeled(line) {
      start(kind)
      named.insert(parts.count - 1)
      add(rest, at: index)
      // Without blocks, nothing but its own line belongs to a label.
      isOpen = hasBlocks
    } else if let kind = kind(ofEntryAt: index) {
      if !isOpen || parts.last?.kind != kind {
        let above = Self.isWhole(line) ? [] : linesAbove
        start(kind)
        for index in above { add(lines[index], at: index) }
      }
      var header = line
      header.hasBullet = false
      add(header, at: index)
    } else if isOpen {
      add(line, at: index)
    } else {
      pending.append(index)
      return
    }
    pending = []
  }

  /// The lines that may name what the dates below them are about: those since the last gap, or since the last prose.
  private var linesAbove: ArraySlice<Int> {
    let near = pending.suffix(Self.maximumLinesAbove)
    let prose = near.last { lines[$0].content.scalars.last == "." || lines[$0].hasLink }
    return near.drop { index in prose.map { index <= $0 } ?? false }
  }

  private mutating func start(_ kind: SectionKind) {
    isOpen = true
    guard parts.last?.kind != kind else { return }
    var part = Section(heading: nil, kind: kind, lines: [])
    part.isPart = true
    parts.append(part)
    places.append([])
  }

  private mutating func add(_ line: TextLine, at index: Int) {
    parts[parts.count - 1].lines.append(line)
    places[places.count - 1].append(index)
  }

  /// Whether a line has a title and a name beside its dates, so that the lines above it say neither.
  private static func isWhole(_ line: TextLine) -> Bool {
    let header = InlineDescription.header(of: line)
    return RoleScore.title(header) > 0
      && (line.cells.count > 2 || header.scalars.contains { $0.isComma || $0 == "|" || $0 == "—" })
  }

  /// The kind of the entry whose dates are on a line. Dates that stand alone belong to the line above them.
  private func kind(ofEntryAt index: Int) -> SectionKind? {
    let line = lines[index]
    let kind = Self.kind(ofEntry: line)
    guard kind == .work, index > 0, let period = line.periods.first,
      EntryLineReader.parts(of: line.content, without: period.range).isEmpty
    else { return kind }
    let above = lines[index - 1].content
    let isStudy = RoleScore.school(above) > 2 || RoleScore.degree(above) > 2
    return isStudy && RoleScore.title(above) <= 2 ? .education : .work
  }

  /// What the header of a job or of a study is, by its dates; nil for other lines and for prose.
  private static func kind(ofEntry line: TextLine) -> SectionKind? {
    guard let period = line.periods.first(where: \.isRange) else {
      return namesStudy(line) ? .education : nil
    }
    let header = InlineDescription.header(of: line)
    // An item with dates may also describe a job.
    if line.hasBullet, RoleScore.title(header) < PositionReader.clearScore { return nil }
    guard header.range.overlaps(period.range) else { return nil }
    let names = EntryLineReader.parts(of: header, without: period.range)
    // "March" is also a degree in architecture.
    guard !names.isEmpty else { return .work }
    let words = names.flatMap { $0.text.split(whereSeparator: \.isWhitespace) }
      .filter { $0.first?.isLetter == true }
    let capitals = words.count { $0.first?.isUppercase == true || $0.first?.isCased == false }
    guard capitals * 2 >= words.count else { return nil }
    let title = RoleScore.title(header)
    let degree = RoleScore.degree(header)
    return RoleScore.school(header) > max(2, title) || degree > 2 && degree >= title
      ? .education : .work
  }

  /// Whether a line has a degree, a school and the year between commas: "Diploma in Horticulture, Lackdown College, 2009".
  private static func namesStudy(_ line: TextLine) -> Bool {
    guard !line.hasBullet, line.periods.count == 1, line.content.scalars.last != ".",
      line.content.scalars.contains(where: \.isComma)
    else { return false }
    let header = InlineDescription.header(of: line)
    let degree = RoleScore.degree(header)
    return RoleScore.school(header) > 2 && degree > 0 && degree >= RoleScore.title(header)
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
    let rest = line.withoutLabel(upTo: colon + 1)
    return rest.content.isEmpty ? nil : (match.kind, rest)
  }
}
