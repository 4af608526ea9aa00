import Documents

/// A heading: one line, or two where a narrow column breaks it.
struct Heading: Sendable {
  /// Index in the lines that were read.
  var first: Int
  var last: Int
  var kind: SectionKind
  var fragments: [Fragment]
  var confidence: Double
  var box: Box?
}

/// Finds section headings by contrast with the body and by their nouns; on style alone where two
/// others share the style.
struct HeadingFinder {
  private let reading: LineReading
  private var candidates: [Candidate] = []
  private var principal: HeadingStyle?
  private var votes: [HeadingStyle: Int] = [:]

  private struct Candidate {
    var first: Int
    var last: Int
    var style: HeadingStyle
    var match: HeadingMatch?
    var contrast: Int
  }

  static func headings(in reading: LineReading) -> [Heading] {
    var finder = HeadingFinder(reading: reading)
    finder.collect()
    finder.choosePrincipal()
    return finder.accepted()
  }

  private init(reading: LineReading) { self.reading = reading }

  private mutating func collect() {
    var index = 0
    while index < reading.lines.count {
      defer { index += 1 }
      let line = reading.lines[index]
      guard Self.mayBeHeading(line) else { continue }
      let style = HeadingStyle(line)
      let contrast = style.contrast(body: reading)
      var candidate = Candidate(
        first: index, last: index, style: style, match: HeadingMatch.read(line.content),
        contrast: contrast)
      if candidate.match?.isWhole != true, contrast > 0, let joined = joined(with: index, style) {
        candidate.last = index + 1
        candidate.match = joined
        index += 1
      }
      candidates.append(candidate)
    }
  }

  /// The meaning of a heading that goes on in the next line.
  private func joined(with index: Int, _ style: HeadingStyle) -> HeadingMatch? {
    guard index + 1 < reading.lines.count else { return nil }
    let line = reading.lines[index]
    let next = reading.lines[index + 1]
    guard Self.mayBeHeading(next), next.column == line.column, next.whole.page == line.whole.page,
      HeadingStyle(next).isNear(style),
      HeadingMatch.read(next.content)?.isWhole != true || !next.isApart
    else { return nil }
    let words = HeadingMatch.words(of: line.content) + HeadingMatch.words(of: next.content)
    guard let match = HeadingMatch.read(words: words), match.isWhole else { return nil }
    return match
  }

  private static func mayBeHeading(_ line: TextLine) -> Bool {
    let content = line.content
    guard !line.hasBullet, content.scalars.count <= 50, line.cells.count == 1 else { return false }
    var letters = 0
    var words = 1
    for scalar in content.scalars {
      if scalar == "@" || scalar.isDecimal || scalar == "|" {
        return false
      }
      if scalar.isAlphabetic { letters += 1 }
      if scalar == " " { words += 1 }
    }
    guard letters >= 2 else { return false }
    // Letters set apart count as one word.
    guard words <= 7 || letters + words >= content.scalars.count else { return false }
    if let last = content.scalars.last, ".,;!".unicodeScalars.contains(last) { return false }
    if content.scalars.dropLast().contains(":") { return false }
    guard let first = content.scalars.first else { return false }
    return !first.isLowercase || line.role.headingLevel != nil
  }

  /// The style that most whole headings share.
  private mutating func choosePrincipal() {
    for candidate in candidates where candidate.match?.isWhole == true {
      votes[candidate.style, default: 0] += 1
    }
    let order = candidates.map(\.style)
    var best: (votes: Int, contrast: Int)?
    for style in order {
      guard let count = votes[style] else { continue }
      let rank = (votes: count, contrast: style.contrast(body: reading))
      if best.map({ rank > $0 }) ?? true {
        best = rank
        principal = style
      }
    }
  }

  private func accepted() -> [Heading] {
    guard let principal else { return [] }
    let styled = candidates.filter { $0.style == principal }
    let matched = styled.count { $0.match != nil }
    let principalContrast = principal.contrast(body: reading)
    let principalVotes = votes[principal] ?? 0
    let allowsStyleOnly =
      matched >= 2 && principalContrast >= 2
      && styled.count - matched <= matched + 1
    let columns = Set(styled.map { reading.lines[$0.first].column })
    var headings: [Heading] = []
    for candidate in candidates {
      let line = reading.lines[candidate.first]
      var confidence: Double?
      if candidate.style == principal {
        if let match = candidate.match {
          if !match.isWhole, namesEntry(line) {
            confidence = nil
          } else if match.isWhole || principalVotes >= 2 || line.isApart {
            confidence = match.isWhole ? 0.98 : 0.9
          }
        } else if allowsStyleOnly, !isTopOfPage(candidate.first), !startsEntry(candidate.last) {
          confidence = 0.7
        }
      } else if let match = candidate.match {
        confidence = foreign(
          candidate, match, principal, principalContrast, principalVotes,
          isNewColumn: !columns.contains(line.column))
      }
      guard let confidence else { continue }
      headings.append(
        Heading(
          first: candidate.first, last: candidate.last, kind: candidate.match?.kind ?? .other,
          fragments: (candidate.first...candidate.last).map { heading(reading.lines[$0]) },
          confidence: confidence, box: line.box))
    }
    return headings
  }

  /// Whether a line with a noun of headings names a degree, a school, a firm or a job after all.
  private func namesEntry(_ line: TextLine) -> Bool {
    line.content.scalars.contains(",") || RoleScore.degree(line.content) > 0
      || RoleScore.organization(line.content) > 0 || RoleScore.title(line.content) == 3
  }

  /// How sure a heading of another style than the principal one is; nil when it is none.
  private func foreign(
    _ candidate: Candidate, _ match: HeadingMatch, _ principal: HeadingStyle,
    _ principalContrast: Int,
    _ principalVotes: Int, isNewColumn: Bool
  ) -> Double? {
    let isNear = candidate.style.isNear(principal)
    let line = reading.lines[candidate.first]
    if match.isWhole {
      if isNear || candidate.contrast > principalContrast { return 0.9 }
      if isNewColumn, candidate.contrast > 0 { return 0.85 }
      // One vote is no rule yet.
      if principalVotes == 1, candidate.contrast >= principalContrast || line.isApart { return 0.7 }
      // A second rank under headings of the first is a group within a section.
      return nil
    }
    guard !namesEntry(line) else { return nil }
    if candidate.style.size > principal.size, !isTopOfPage(candidate.first) { return 0.6 }
    return isNear && candidate.contrast >= 2 && line.isApart ? 0.6 : nil
  }

  /// The first two lines of a document carry its name and not a heading without a known noun.
  private func isTopOfPage(_ index: Int) -> Bool {
    let line = reading.lines[index]
    guard line.whole.page == 0 else { return false }
    return index < 2 || reading.lines[index - 1].column != line.column
  }

  /// Whether the line after tells that this one opens an entry: a date stands there.
  private func startsEntry(_ index: Int) -> Bool {
    guard index + 1 < reading.lines.count else { return true }
    let next = reading.lines[index + 1]
    guard next.content.scalars.count < 40 else { return false }
    return DateScanner.periods(in: next.content).contains { $0.isRange }
      && reading.lines[index].size <= reading.bodySize * 1.06
  }

  private func heading(_ line: TextLine) -> Fragment {
    var content = line.content.withoutIcon
    while let last = content.scalars.last, last == ":" || last.isWhitespace {
      content = content.prefix(upTo: content.scalars.endIndex - 1)
    }
    return content
  }
}
