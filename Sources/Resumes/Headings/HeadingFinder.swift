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

/// Finds section headings: collects the lines that may be headings and lets a model decide.
struct HeadingFinder {
  /// The longest heading, in scalars and in words. Set by hand: longer lines are entries or
  /// sentences. Tested by `ThresholdTests/lengthsOfHeadings`.
  static let maximumLength = 50
  private static let maximumWords = 7

  /// The longest number of a title, in digits.
  private static let maximumNumberLength = 2

  let reading: LineReading
  private(set) var candidates: [HeadingCandidate] = []
  /// The style that most whole titles share.
  private(set) var principal: HeadingStyle?
  private(set) var votes: [HeadingStyle: Int] = [:]

  /// Titles that the rules need. With fewer, the language of the resume is not known, or it has
  /// titles that nobody else has: the model decides without their words.
  private static let fewestTitles = 2

  /// Returns the headings of a document.
  static func headings(in reading: LineReading) -> [Heading] {
    let finder = HeadingFinder(reading: reading)
    let found = finder.byRules()
    let titles = found.count { $0.kind != .other }
    return titles < fewestTitles ? finder.byModel(besides: found) : found
  }

  init(reading: LineReading) {
    self.reading = reading
    collect()
    ignoreRulesBelow()
    choosePrincipal()
  }

  /// Returns known headings and the candidates that the model takes for headings by everything but
  /// their words.
  private func byModel(besides known: [Heading]) -> [Heading] {
    let unnamed = candidates.map(\.withoutTitle)
    let features = HeadingFeatures(reading, unnamed, principal: nil)
    return zip(candidates, unnamed).compactMap { candidate, unnamed in
      if let known = known.first(where: { $0.first == candidate.first }) { return known }
      let score = HeadingModel.score(features.of(unnamed))
      return score > 0 ? heading(candidate, confidence: HeadingModel.confidence(of: score)) : nil
    }
  }

  func heading(_ candidate: HeadingCandidate, confidence: Double) -> Heading {
    Heading(
      first: candidate.first, last: candidate.last, kind: candidate.match?.kind ?? .other,
      fragments: (candidate.first...candidate.last).map { Self.title(reading.lines[$0]) },
      confidence: confidence, box: reading.lines[candidate.first].box)
  }

  private mutating func collect() {
    var index = 0
    while index < reading.lines.count {
      defer { index += 1 }
      let line = reading.lines[index]
      guard mayBeHeading(line) else { continue }
      // "Résumé" may be a section, but not on the first line.
      if index == 0, NameFinder.isDocumentTitle(line.content) { continue }
      let style = HeadingStyle(line)
      let contrast = style.contrast(body: reading)
      var candidate = HeadingCandidate(
        first: index, last: index, style: style, match: HeadingMatch.read(line.content),
        contrast: contrast)
      if line.isMarginLabel {
        while index + 1 < reading.lines.count, reading.lines[index + 1].isMarginLabel,
          !reading.lines[index + 1].isApart
        {
          index += 1
        }
        candidate.last = index
        let words = (candidate.first...index).flatMap {
          HeadingMatch.words(of: reading.lines[$0].content)
        }
        candidate.match = HeadingMatch.read(words: words)
      } else if contrast > 0, candidate.match?.isWhole != true || isWrapped(index),
        let joined = joined(with: index, style)
      {
        candidate.last = index + 1
        candidate.match = joined
        index += 1
      }
      candidates.append(candidate)
    }
  }

  /// Whether the next line follows closely and is not a title by itself: "Formación" above "académica".
  private func isWrapped(_ index: Int) -> Bool {
    guard index + 1 < reading.lines.count else { return false }
    let (line, next) = (reading.lines[index], reading.lines[index + 1])
    var (first, second) = (HeadingStyle(line), HeadingStyle(next))
    // A rule beside the first line is below neither or both.
    (first.hasRule, second.hasRule) = (false, false)
    guard let above = line.box, let below = next.box, first == second else { return false }
    return HeadingMatch.read(next.content)?.isWhole != true
      && below.top - above.bottom < Self.lineGap * above.height
      && next.whole.line == line.whole.line + 1
  }

  /// The lines of one title are closer than this, in heights of a line.
  private static let lineGap = 0.9

  /// Whether a line ends where a title cannot: in a conjunction or in the first half of a compound.
  private static func isUnfinished(_ line: TextLine) -> Bool {
    line.content.endsInHyphen
      || Folding.words(line.content.scalars).last.map(HeadingMatch.conjunctions.contains) ?? false
  }

  /// Returns the match of a heading that continues on the next line.
  private func joined(with index: Int, _ style: HeadingStyle) -> HeadingMatch? {
    guard index + 1 < reading.lines.count else { return nil }
    let line = reading.lines[index]
    let next = reading.lines[index + 1]
    guard mayBeHeading(next), next.column == line.column, next.whole.page == line.whole.page,
      HeadingStyle(next).isNear(style),
      HeadingMatch.read(next.content)?.isWhole != true || !next.isApart
        || Self.isUnfinished(line)
    else { return nil }
    let words = HeadingMatch.words(of: line.content) + HeadingMatch.words(of: next.content)
    guard let match = HeadingMatch.read(words: words), match.isWhole || Self.isUnfinished(line)
    else { return nil }
    return match
  }

  private func mayBeHeading(_ line: TextLine) -> Bool {
    if case .footer = line.role { return false }
    let content = line.content
    // "業務内容" above a column of a table of jobs, and "【実績】" in it.
    if let cell = line.cell, cell.column > 0,
      content.scalars.first == "【" || FieldLabels.field(content) == .description
    {
      return false
    }
    guard !line.hasBullet || isMarked(line), line.cells.count == 1,
      content.scalars.count <= Self.maximumLength
        || HeadingMatch.read(content)?.isWhole == true
    else { return false }
    var letters = 0
    var words = 1
    let start = Self.startAfterNumber(content)
    for scalar in content.scalars[start..<max(start, Self.endOfTitle(content))] {
      if scalar == "@" || scalar.isDecimal || scalar == "|" { return false }
      if scalar.isAlphabetic { letters += 1 }
      if scalar == " " { words += 1 }
    }
    guard letters >= 2, !EventRows.ends(content), !EventRows.isRow(content) else { return false }
    // Spaced letters count as one word.
    guard words <= Self.maximumWords || letters + words >= content.scalars.count else {
      return false
    }
    if let last = content.scalars.last, last.isSign(among: ".,;!。！；") { return false }
    if content.scalars.dropLast().contains(where: { $0 == ":" || $0 == ";" }) { return false }
    return true
  }

  /// Whether a line is a known title after a sign that marks titles, as documents in Japanese and Chinese have them:
  /// "■職務経歴". In other scripts it also has to stand out: "● WORK EXPERIENCE" in the Europass CV. The sign may be an
  /// icon that is drawn.
  private func isMarked(_ line: TextLine) -> Bool {
    let isDrawn = line.content.range.lowerBound == line.whole.range.lowerBound
    guard let sign = line.whole.scalars.first,
      isDrawn || sign.isDecimal || Self.titleSigns.contains(sign)
    else { return false }
    // "3. PRESENT APPOINTMENT": a number alone marks no title.
    if sign.isDecimal {
      return line.isApart && HeadingStyle(line).contrast(body: reading) >= Self.contrastOfNumbered
    }
    let isEastAsian = line.content.scalars.contains(where: EastAsianText.isEastAsian)
    return (isEastAsian || line.isApart && HeadingStyle(line).contrast(body: reading) > 0)
      && HeadingMatch.read(line.content)?.isWhole == true
  }

  private static let titleSigns: Set<Unicode.Scalar> = [
    "■", "◆", "●", "▼", "◎", "★", "□", "◇", "▲", "✦", "✎", "❖", "►", "▶", "※", "○", "◉", ">",
  ]

  /// Titles with numbers stand out by more than bold type or capitals alone.
  private static let contrastOfNumbered = 2

  /// The start of a title after its number, as in "2. Skills"; without a dot or bracket, only a known title has one.
  private static func startAfterNumber(_ content: Fragment) -> Int {
    let scalars = content.scalars
    let digits = scalars.prefix(maximumNumberLength + 1).prefix { $0.isDecimal }.count
    guard (1...maximumNumberLength).contains(digits) else { return scalars.startIndex }
    var start = scalars.startIndex + digits
    let hasMark = start < scalars.endIndex && scalars[start].isSign(among: ".)")
    if hasMark { start += 1 }
    guard start + 1 < scalars.endIndex, scalars[start].isWhitespace,
      scalars[start + 1].isAlphabetic, !scalars[start + 1].isLowercase,
      hasMark || HeadingMatch.read(content)?.isWhole == true
    else { return scalars.startIndex }
    return start + 1
  }

  /// The end of a title without its number, as in "Extra 2", or of a known title without its sum of years, as job
  /// boards write it: "Work experience — 14 years 3 months".
  private static func endOfTitle(_ content: Fragment) -> Int {
    let scalars = content.scalars
    if let dash = scalars.firstIndex(where: { $0.isSign(among: "—–-(") }),
      DateScanner.isDuration(content.suffix(from: dash + 1).trimmed),
      HeadingMatch.read(content)?.isWhole == true
    {
      return dash
    }
    let digits = scalars.suffix(maximumNumberLength).reversed().prefix { $0.isDecimal }.count
    let end = scalars.endIndex - digits
    return digits > 0 && end > scalars.startIndex && scalars[end - 1] == " "
      ? end : scalars.endIndex
  }

  /// With fewer lines for each ruled line, the ruled lines are those of a table.
  private static let linesPerRule = 3

  /// Takes rules below titles for borders of what follows, such as cards, if known titles of the same style have none.
  private mutating func ignoreRulesBelow() {
    // The lines of a table are below most lines.
    let ruled = reading.lines.count(where: \.hasRuleBelow)
    if ruled * Self.linesPerRule > reading.lines.count {
      for index in candidates.indices {
        candidates[index].style.hasRule = false
        candidates[index].contrast = candidates[index].style.contrast(body: reading)
      }
      return
    }
    var known: [HeadingStyle: Int] = [:]
    for candidate in candidates where candidate.match?.isWhole == true {
      known[candidate.style, default: 0] += 1
    }
    for index in candidates.indices where candidates[index].style.hasRule {
      var plain = candidates[index].style
      plain.hasRule = false
      guard known[plain, default: 0] >= Self.fewestTitles,
        known[plain, default: 0] > known[candidates[index].style, default: 0]
      else { continue }
      candidates[index].style = plain
      candidates[index].contrast = plain.contrast(body: reading)
    }
  }

  /// Chooses the style that most whole headings share.
  private mutating func choosePrincipal() {
    // A title that repeats, such as "Achievements" below each job, counts once in the choice.
    var titles: [HeadingStyle: Set<[String]>] = [:]
    for candidate in candidates where candidate.match?.isWhole == true {
      let words = HeadingMatch.words(of: reading.lines[candidate.first].content)
      titles[candidate.style, default: []].insert(words)
      votes[candidate.style, default: 0] += 1
    }
    let order = candidates.map(\.style)
    var best: (titles: Int, repeats: Int, contrast: Int)?
    for style in order {
      guard let count = titles[style]?.count else { continue }
      // Only among styles of a single title do the times it repeats count.
      let repeats = count > 1 ? 0 : votes[style] ?? 0
      let rank = (titles: count, repeats: repeats, contrast: style.contrast(body: reading))
      if best.map({ rank > $0 }) ?? true {
        best = rank
        principal = style
      }
    }
  }

  /// Whether a line that contains a heading word names a degree, a school, a company or a job.
  static func namesEntry(_ line: TextLine) -> Bool {
    if line.content.scalars.contains(",") { return true }
    let score = RoleScore(line.content)
    return score.degree > 0 || score.organization > 0 || score.title == 3
  }

  /// Whether nothing but a word for a job or an organization speaks against a heading: "Executive
  /// Experience", "Shop Skills".
  static func mayHoldRole(_ line: TextLine) -> Bool {
    !line.content.scalars.contains(",") && RoleScore.degree(line.content) == 0
      && RoleScore.organization(line.content) < PositionReader.strongTitle
  }

  /// The title on a line, without icons and the colon.
  static func title(_ line: TextLine) -> Fragment {
    var content = line.content.withoutIcon
    while let last = content.scalars.last, last == ":" || last.isWhitespace {
      content = content.prefix(upTo: content.scalars.endIndex - 1)
    }
    return content
  }
}
