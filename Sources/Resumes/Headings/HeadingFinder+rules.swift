import Documents

extension HeadingFinder {
  /// Headings with words of the lexicon that a style needs before its other lines become headings.
  private static let minimumMatchesOfStyle = 2

  /// The contrast (see `HeadingStyle.contrast(body:)`) from which style alone makes a heading: more
  /// than bold or capitals alone.
  private static let minimumContrast = 2

  /// A line shorter than this, in scalars, that contains two dates is the date line of an entry.
  private static let maximumDateLine = 40

  /// Up to this ratio to the size of the body, a line above a date opens an entry.
  private static let maximumEntrySize = HeadingStyle.minimumLargerSize

  /// Returns the candidates that are headings by their words and their contrast with the body, or by
  /// style alone if two others share it. The trainer compares the model with these rules.
  func byRules() -> [Heading] {
    guard let principal else { return [] }
    let styled = candidates.filter { $0.style == principal }
    let matched = styled.count { $0.match != nil }
    let principalContrast = principal.contrast(body: reading)
    let principalVotes = votes[principal] ?? 0
    let allowsStyleOnly =
      matched >= Self.minimumMatchesOfStyle && principalContrast >= Self.minimumContrast
      && styled.count - matched <= matched + 1
    let setsApart = allowsStyleOnly ? false : setsTitlesApart(styled)
    let columns = Set(styled.map { reading.lines[$0.first].column })
    let larger = columnsWithLargerTitles(principal)
    let isLowerCase = matchedInLowerCase(principal)
    let others = stylesOfOtherColumns(principal)
    var headings: [Heading] = []
    for candidate in candidates {
      let line = reading.lines[candidate.first]
      var confidence: Double?
      if line.isMarginLabel {
        confidence = candidate.match?.isWhole == true ? 0.95 : 0.85
      } else if Self.beginsInLowerCase(line), !isLowerCase,
        candidate.match?.isWhole != true || !line.isApart && candidate.contrast == 0
      {
        // The last word of a sentence that wraps: "inspection of the sites of housing / associations".
        confidence = nil
      } else if candidate.style == principal {
        if let match = candidate.match {
          if !match.isWhole, Self.namesEntry(line),
            !(match.hasFinalNoun && principalVotes >= 2 && Self.mayHoldRole(line))
          {
            confidence = nil
          } else if !match.isWhole, !line.isApart, candidate.contrast == 0 {
            // Below the dates of a job, "Kurzeme Tankers" is not the Czech title of courses.
            confidence = nil
          } else if !match.isWhole, match.kind == .other, startsEntry(candidate.last) {
            // "KALLANG CONFERENCES" above "Event Manager, 2018 – now".
            confidence = nil
          } else if match.isWhole || principalVotes >= 2 || line.isApart {
            confidence = match.isWhole ? 0.98 : 0.9
          }
        } else if allowsStyleOnly || setsApart && standsAbove(candidate, in: headings.last?.kind),
          !isTopOfPage(candidate.first), !startsEntry(candidate.last),
          !namesDatedEntry(candidate), !larger.contains(line.column),
          !isInsideEntry(line, principal)
        {
          confidence = 0.7
        }
      } else if let match = candidate.match {
        confidence = foreign(
          candidate, match, principal, principalContrast, principalVotes,
          isNewColumn: !columns.contains(line.column))
      } else if candidate.style == others[line.column], !isTopOfPage(candidate.first),
        !startsEntry(candidate.last), !namesDatedEntry(candidate)
      {
        confidence = 0.6
      }
      guard let confidence else { continue }
      headings.append(heading(candidate, confidence: confidence))
    }
    return withoutSubtitles(headings)
  }

  /// Returns headings without those of parts of a section: "Higher", directly below the title "Education", and others
  /// of its style that follow.
  private func withoutSubtitles(_ headings: [Heading]) -> [Heading] {
    var kept: [Heading] = []
    var subtitles: HeadingStyle?
    for heading in headings {
      let style = HeadingStyle(reading.lines[heading.first])
      let isUnknown =
        heading.kind == .other && heading.fragments.allSatisfy { HeadingMatch.read($0) == nil }
      if isUnknown, let above = kept.last, above.kind != .other, above.last + 1 == heading.first,
        HeadingStyle(reading.lines[above.first]) != style
      {
        subtitles = style
      } else if !isUnknown || style != subtitles {
        subtitles = nil
        kept.append(heading)
      }
    }
    return kept
  }

  /// Sections that are lists and not entries with titles of their own.
  private static let lists: Set<SectionKind> = [
    .skills, .certificates, .languages, .interests, .awards, .publications, .references,
  ]

  /// Known titles in capitals that an empty line needs before it alone makes others of theirs.
  private static let fewestTitlesApart = 3

  /// Whether capitals and an empty line above set the titles of a plain text apart, and no other style does.
  private func setsTitlesApart(_ styled: [HeadingCandidate]) -> Bool {
    let known = styled.filter { $0.match?.isWhole == true }
    return known.count >= Self.fewestTitlesApart && styled.count <= 2 * known.count
      && known.allSatisfy { $0.style.isCapitals && reading.lines[$0.first].isApart }
  }

  /// Whether a line in a list stands below an empty line and directly above text in another style, and names no entry.
  /// Below the titles of entries it may be an employer.
  private func standsAbove(_ candidate: HeadingCandidate, in section: SectionKind?) -> Bool {
    guard let section, Self.lists.contains(section) else { return false }
    let next = candidate.last + 1
    return reading.lines[candidate.first].isApart && next < reading.lines.count
      && !reading.lines[next].isApart && !reading.lines[next].isCapitals
      && !Self.namesEntry(reading.lines[candidate.first])
  }

  /// The columns whose known titles are larger than the principal style: beside a sidebar, its style may be that
  /// of employers.
  private func columnsWithLargerTitles(_ principal: HeadingStyle) -> Set<Int> {
    var larger: Set<Int> = []
    var usual: Set<Int> = []
    for candidate in candidates where candidate.match?.isWhole == true {
      let column = reading.lines[candidate.first].column
      if candidate.style == principal {
        usual.insert(column)
      } else if candidate.style.size > principal.size {
        larger.insert(column)
      }
    }
    return larger.subtracting(usual)
  }

  /// The styles of titles in columns without a title of the principal style, each shared by several known titles: a
  /// sidebar may set its titles in another way than the rest of the page.
  private func stylesOfOtherColumns(_ principal: HeadingStyle) -> [Int: HeadingStyle] {
    var counts: [Int: [HeadingStyle: (titles: Int, first: Int)]] = [:]
    var usual: Set<Int> = []
    for candidate in candidates where candidate.match?.isWhole == true {
      let column = reading.lines[candidate.first].column
      if candidate.style == principal { usual.insert(column) }
      if candidate.contrast >= Self.minimumContrast {
        counts[column, default: [:]][candidate.style, default: (0, candidate.first)].titles += 1
      }
    }
    return counts.filter { !usual.contains($0.key) }.compactMapValues { styles in
      let best = styles.max {
        ($0.value.titles, -$0.value.first) < ($1.value.titles, -$1.value.first)
      }
      return best.flatMap { $0.value.titles >= Self.minimumMatchesOfStyle ? $0.key : nil }
    }
  }

  /// Returns the confidence of a heading in another style than the principal one; nil if the line
  /// is not a heading.
  private func foreign(
    _ candidate: HeadingCandidate, _ match: HeadingMatch, _ principal: HeadingStyle,
    _ principalContrast: Int,
    _ principalVotes: Int, isNewColumn: Bool
  ) -> Double? {
    let isNear = candidate.style.isNear(principal)
    let line = reading.lines[candidate.first]
    if match.isWhole {
      if isInsideEntry(line, principal), candidate.contrast <= principalContrast { return nil }
      if isNear || candidate.contrast > principalContrast
        || candidate.style.size > principal.size
          && votes[candidate.style, default: 0] >= Self.minimumMatchesOfStyle
      {
        return 0.9
      }
      if isNewColumn, candidate.contrast > 0 { return 0.85 }
      // One heading does not establish a style.
      if principalVotes == 1, candidate.contrast >= principalContrast || line.isApart { return 0.7 }
      // Otherwise it is a subheading within a section.
      return nil
    }
    // "KITCHEN SKILLS" in the style of several titles of the sidebar.
    if match.hasFinalNoun, Self.mayHoldRole(line), candidate.contrast >= Self.minimumContrast,
      votes[candidate.style, default: 0] >= Self.minimumMatchesOfStyle
    {
      return 0.85
    }
    guard !Self.namesEntry(line) else { return nil }
    if candidate.style.size > principal.size, !isTopOfPage(candidate.first) { return 0.6 }
    return isNear && candidate.contrast >= Self.minimumContrast && line.isApart ? 0.6 : nil
  }

  /// Whether a line begins far to the right of all titles of its column, where the text of entries begins
  /// beside their dates: "Achievements" below a job.
  private func isInsideEntry(_ line: TextLine, _ principal: HeadingStyle) -> Bool {
    guard let left = line.box?.left, !EastAsianText.isSpacedOut(line.content) else { return false }
    let edges = candidates.compactMap { candidate -> Double? in
      let title = reading.lines[candidate.first]
      guard candidate.style == principal, candidate.match?.isWhole == true,
        title.column == line.column
      else { return nil }
      return title.box?.left
    }
    guard edges.count >= Self.minimumMatchesOfStyle, let low = edges.min(), let high = edges.max()
    else { return false }
    return high - low <= Self.alignment && left - high >= Self.minimumMargin
  }

  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 3.0

  /// The text of entries begins at least this far to the right of the titles, in points: the width of a short
  /// date.
  private static let minimumMargin = 50.0

  /// Whether a line is at the top of the document, where the name is printed: one of the first two
  /// lines or the first of a column, unless a title of a section is above it.
  private func isTopOfPage(_ index: Int) -> Bool {
    let line = reading.lines[index]
    guard line.whole.page == 0 else { return false }
    if index < 2 { return true }
    guard reading.lines[index - 1].column != line.column else { return false }
    guard let top = line.box?.top else { return true }
    return !candidates.contains { candidate in
      let title = reading.lines[candidate.first]
      return candidate.style == principal && candidate.match?.isWhole == true
        && title.whole.page == 0 && title.box.map { $0.bottom <= top } ?? false
    }
  }

  /// Whether a line is a period and nothing else, as below the title and the organization of an entry.
  private func datesOwnLine(_ index: Int) -> Bool {
    guard index < reading.lines.count else { return false }
    let line = reading.lines[index]
    return line.periods.contains { $0.isRange && $0.range == line.content.range }
  }

  /// Whether the next line is the date line of an entry that this line opens, or the one after the name of its
  /// organization.
  private func startsEntry(_ index: Int) -> Bool {
    guard index + 1 < reading.lines.count else { return true }
    let next = reading.lines[index + 1]
    if datesOwnLine(index + 2), !next.hasBullet, next.periods.isEmpty,
      HeadingStyle(next) != HeadingStyle(reading.lines[index])
    {
      return true
    }
    guard next.content.scalars.count < Self.maximumDateLine else { return false }
    return DateScanner.periods(in: next.content).contains { $0.isRange }
      && reading.lines[index].size <= reading.bodySize * Self.maximumEntrySize
  }

  /// Whether a line names a job or a degree and the next one has its period. Resumes may set both in the style
  /// of the section titles.
  private func namesDatedEntry(_ candidate: HeadingCandidate) -> Bool {
    let line = reading.lines[candidate.first]
    guard candidate.last + 1 < reading.lines.count, Self.namesEntry(line) else { return false }
    let next = reading.lines[candidate.last + 1]
    return next.column == line.column && !next.hasBullet && next.periods.contains(where: \.isRange)
  }

  private static func beginsInLowerCase(_ line: TextLine) -> Bool {
    line.content.scalars.first?.isLowercase == true && line.role.headingLevel == nil
  }

  /// Whether this resume sets its titles in lower case.
  private func matchedInLowerCase(_ style: HeadingStyle) -> Bool {
    let matched = candidates.filter { $0.style == style && $0.match?.isWhole == true }
    let lower = matched.count { Self.beginsInLowerCase(reading.lines[$0.first]) }
    return lower * 2 > matched.count
  }
}
