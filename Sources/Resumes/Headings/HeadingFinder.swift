import Documents

/// A section heading: one line, or two if a narrow column wraps it.
struct Heading: Sendable {
  /// Index of the first line in `LineReading.lines`.
  var first: Int
  /// Index of the last line.
  var last: Int
  var kind: SectionKind
  var fragments: [Fragment]
  var confidence: Double
  var box: Box?
}

/// Finds section headings by their words and by their contrast with the body; by style alone if two
/// other headings share the style.
struct HeadingFinder {
  /// The longest heading, in scalars and in words. Set by hand: longer lines are entries or
  /// sentences. Tested by `ThresholdTests/lengthsOfHeadings`.
  static let maximumLength = 50
  private static let maximumWords = 7

  /// Headings with words of the lexicon that a style needs before its other lines become headings.
  private static let minimumMatchesOfStyle = 2

  /// The contrast (see `HeadingStyle.contrast(body:)`) from which style alone makes a heading: more
  /// than bold or capitals alone.
  private static let minimumContrast = 2

  /// A line shorter than this, in scalars, that contains two dates is the date line of an entry.
  private static let maximumDateLine = 40

  /// Up to this ratio to the size of the body, a line above a date opens an entry.
  private static let maximumEntrySize = HeadingStyle.minimumLargerSize

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

  /// Returns the match of a heading that continues on the next line.
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
    guard !line.hasBullet, content.scalars.count <= maximumLength, line.cells.count == 1 else {
      return false
    }
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
    // Spaced letters count as one word.
    guard words <= maximumWords || letters + words >= content.scalars.count else { return false }
    if let last = content.scalars.last, ".,;!".unicodeScalars.contains(last) { return false }
    if content.scalars.dropLast().contains(":") { return false }
    guard let first = content.scalars.first else { return false }
    return !first.isLowercase || line.role.headingLevel != nil
  }

  /// Chooses the style that most whole headings share.
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
      matched >= Self.minimumMatchesOfStyle && principalContrast >= Self.minimumContrast
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

  /// Whether a line that contains a heading word names a degree, a school, a company or a job.
  private func namesEntry(_ line: TextLine) -> Bool {
    line.content.scalars.contains(",") || RoleScore.degree(line.content) > 0
      || RoleScore.organization(line.content) > 0 || RoleScore.title(line.content) == 3
  }

  /// Returns the confidence of a heading in another style than the principal one; nil if the line
  /// is not a heading.
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
      // One heading does not establish a style.
      if principalVotes == 1, candidate.contrast >= principalContrast || line.isApart { return 0.7 }
      // Otherwise it is a subheading within a section.
      return nil
    }
    guard !namesEntry(line) else { return nil }
    if candidate.style.size > principal.size, !isTopOfPage(candidate.first) { return 0.6 }
    return isNear && candidate.contrast >= Self.minimumContrast && line.isApart ? 0.6 : nil
  }

  /// Whether a line is at the top of the document, where the name is printed: one of the first two
  /// lines or the first of a column.
  private func isTopOfPage(_ index: Int) -> Bool {
    let line = reading.lines[index]
    guard line.whole.page == 0 else { return false }
    return index < 2 || reading.lines[index - 1].column != line.column
  }

  /// Whether the next line is the date line of an entry that this line opens.
  private func startsEntry(_ index: Int) -> Bool {
    guard index + 1 < reading.lines.count else { return true }
    let next = reading.lines[index + 1]
    guard next.content.scalars.count < Self.maximumDateLine else { return false }
    return DateScanner.periods(in: next.content).contains { $0.isRange }
      && reading.lines[index].size <= reading.bodySize * Self.maximumEntrySize
  }

  private func heading(_ line: TextLine) -> Fragment {
    var content = line.content.withoutIcon
    while let last = content.scalars.last, last == ":" || last.isWhitespace {
      content = content.prefix(upTo: content.scalars.endIndex - 1)
    }
    return content
  }
}
