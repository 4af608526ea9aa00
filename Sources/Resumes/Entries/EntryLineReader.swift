import Documents

/// Reads the lines of a section: finds the dates, and separates lines that open entries from lines
/// that describe them.
struct EntryLineReader {
  /// Limits in words, set by hand on real resumes: lines with a date and more words are prose.
  /// Tested by `ThresholdTests/datesInProse` and `ThresholdTests/proseAndTitles`.
  enum Words {
    /// Beside a period with two ends.
    static let besideRange = 16
    /// Beside a date, or in a bullet.
    static let besideDate = 14
    /// Beside a date in a sentence that ends with a period.
    static let sentenceBesideDate = 6
    /// Before a date at the end of a cell.
    static let beforeDate = 8
    /// Prose from this many words on, whatever its style.
    static let prose = 12
    /// Prose from this many words on, even if it begins with a degree and names a school.
    static let longStudy = 16
    /// Prose even if it joins a school and a degree with a dash.
    static let schoolAndDegree = 24
    /// Prose in bold from this many words on.
    static let boldProse = 16
    /// Prose in plain style that contains no word of titles, organizations or degrees.
    static let plainProse = 8
    /// In lines of several cells: more than a title, an organization and a place have.
    static let proseInCells = 14
    /// A line with a period or a colon at its end, or without a capital at its start.
    static let sentence = 4
    /// The longest title of a list in an entry.
    static let subtitle = 3
  }

  /// A bulleted line that opens an entry is shorter than this, in scalars: one line of a page.
  private static let maximumOpeningBullet = 110

  /// The most lines from a bullet that opens an entry to its date.
  private static let mostBelowBullet = 2

  /// Bullets further apart than this, in points, are of different levels. Lists indent by 10 or
  /// more.
  private static let levelIndent = 4.0

  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 2.0

  /// The width of a space, in points, at the usual sizes.
  private static let spaceWidth = 4.0

  /// From this number of lines on that begin with a date, dates at the start open entries.
  private static let minimumStartingDates = 2

  /// Columns narrower than this, in points, do not hold prose.
  private static let minimumProseWidth = 60.0

  let lines: [TextLine]
  var found: [EntryLine] = []
  /// The right edge of each column.
  private var rightEdges: [Int: Double] = [:]
  /// The lines whose indent says that they describe an entry.
  private var described: Set<Int> = []
  /// Whether each line has a digit, without which it has no date.
  private(set) var hasDigit: [Bool]
  /// The lines that end a sentence of the line above with a date.
  private var ends: Set<Int> = []
  /// Whether entries begin with their date: "1985 Visiting Professor".
  private var startsWithDates = false
  /// The left edge of bullets that open entries; nil if none do.
  private var outerBullets: Double?

  static func read(_ lines: [TextLine]) -> [EntryLine] {
    var reader = EntryLineReader(lines: TextLine.unwrapped(lines))
    reader.measure()
    reader.findDates()
    reader.findBody()
    return reader.found
  }

  private init(lines: [TextLine]) {
    self.lines = lines
    hasDigit = lines.map { $0.whole.scalars.hasDecimal }
    for index in lines.indices.dropFirst() where hasDigit[index] {
      let line = lines[index]
      guard line.cells.count == 1, !line.hasBullet,
        !line.isApart || line.block == lines[index - 1].block
      else { continue }
      if Self.endsBracket(line) || Self.isYearOfSentence(line, after: lines[index - 1]) {
        hasDigit[index] = false
        ends.insert(index)
      }
    }
  }

  private mutating func measure() {
    described = DescriptionIndent.places(in: lines)
    var bulletEdges: [Double] = []
    for line in lines {
      if let right = line.box?.right {
        rightEdges[line.column] = max(rightEdges[line.column] ?? 0, right)
      }
      if line.hasBullet, let left = line.box?.left { bulletEdges.append(left) }
    }
    guard let low = bulletEdges.min() else { return }
    // Bullets open entries if their lines have dates or lines with dates follow.
    let outer = lines.indices.filter { isOuter(lines[$0], low) }
    let hasLevels = (bulletEdges.max() ?? low) - low > Self.levelIndent
    // A list below a dated line describes the entry that this line opens.
    let first = lines.firstIndex(where: \.hasBullet) ?? lines.startIndex
    let isDescription = lines[..<first].contains { $0.periods.contains(where: \.isRange) }
    let opening = outer.count { index in
      guard lines[index].content.scalars.count < Self.maximumOpeningBullet else { return false }
      // The title may stand between the employer and the date.
      let below = lines[(index + 1)...].prefix(Self.mostBelowBullet).prefix { !$0.hasBullet }
      let follows = !isDescription && below.contains { !$0.periods.isEmpty }
      return follows
        || hasLevels && lines[index].periods.contains(where: \.isRange)
    }
    if opening * 2 > outer.count { outerBullets = low }
  }

  private func isOuter(_ line: TextLine, _ edge: Double) -> Bool {
    line.hasBullet && (line.box?.left ?? .infinity) <= edge + Self.alignment
  }

  private func opensWithBullet(_ line: TextLine) -> Bool {
    outerBullets.map { isOuter(line, $0) } ?? false
  }

  private mutating func findDates() {
    found = lines.map { EntryLine(line: $0, parts: $0.cells.pruned) }
    startsWithDates =
      lines.indices.count { index in
        guard hasDigit[index], !lines[index].hasBullet, let cell = lines[index].cells.first,
          let first = lines[index].periods(in: cell).first
        else { return false }
        return opens(cell, with: first)
      } >= Self.minimumStartingDates
    var taken: Set<Int> = []
    for index in lines.indices where !taken.contains(index) && !ends.contains(index) {
      // A date on several lines has a digit in one of them.
      let stack = index..<min(index + Self.longestStack, lines.count)
      guard stack.contains(where: { hasDigit[$0] }) else { continue }
      if let others = readStacked(index) ?? readMargin(index) ?? readPair(index) ?? readBroken(
        index)
        ?? readHalves(index)
      {
        taken.formUnion(others)
      } else {
        readDate(index)
      }
    }
    // A template that nobody has filled in has no dates at all.
    if !found.contains(where: \.isAnchor) {
      for index in lines.indices { readPlaceholder(index) }
    }
    // Bullets open entries only if nothing else does.
    if !found.contains(where: \.isAnchor) {
      for index in lines.indices where lines[index].hasBullet { readDate(index, inBullets: true) }
    }
  }

  private mutating func readPlaceholder(_ index: Int) {
    let line = lines[index]
    guard !line.hasBullet, let range = line.cells.lazy.compactMap(DatePlaceholder.range).first
    else { return }
    found[index].period = Period(
      start: nil, end: nil, isOngoing: false, isRange: true, range: range)
    found[index].parts = line.cells.flatMap { cell in
      Self.parts(of: cell, without: cell.range.overlaps(range) ? range : nil)
    }
  }

  private mutating func readDate(_ index: Int, inBullets: Bool = false) {
    guard hasDigit[index] else { return }
    let line = lines[index]
    let isBullet = line.hasBullet && !opensWithBullet(line) || described.contains(index)
    if endsSentence(index) { return }
    for (place, cell) in line.cells.enumerated() {
      let periods = line.periods(in: cell)
      guard let period = periods.first(where: \.isRange) ?? periods.last else { continue }
      let rest = Self.parts(of: cell, without: period.range)
      let words = rest.reduce(0) { $0 + $1.spacedWordCount }
      let isAlone = words == 0 || Self.isBetweenBars(period.range, in: cell)
      // "· (2005 - 2009)" below the name of a school does not open a list.
      let isLoneDate = words == 0 && period.isRange && line.cells.count == 1
      if isBullet, !isLoneDate, !isAlone || place == 0 || line.cells.count == 1 {
        guard inBullets, words <= Words.besideDate,
          period.isRange || Self.isAtEdge(period.range, of: cell)
        else { continue }
      }
      guard
        isAlone || period.isRange && words <= Words.besideRange
          || words <= Words.besideDate
            && (Self.isAtEdge(period.range, of: cell)
              || startsWithDates && place == 0 && opens(cell, with: period))
      else { continue }
      if isRemark(period, in: cell, of: index)
        || InlineDescription.followsPreposition(period, in: cell)
      {
        continue
      }
      // "(From 2019 to 2021 I looked after my father.)"
      if Self.isBracketed(line), words > Words.sentenceBesideDate { continue }
      // A sentence that mentions a year does not open an entry.
      let before = cell.prefix(upTo: period.range.lowerBound)
      if words > Words.sentenceBesideDate,
        line.content.scalars.last == "." && (!period.isRange || !before.pruned.isEmpty)
          || Sentence.first(of: before) != nil
      {
        continue
      }
      found[index].period = period
      found[index].hasSideDate = isBullet && isAlone && place > 0
      found[index].periodSources = [line.whole[period.range].source]
      found[index].parts = line.cells.enumerated().flatMap { other, cell in
        other == place ? rest : Self.parts(of: cell, without: nil)
      }
      return
    }
  }

  /// Whether a line is the rest of a sentence of the line above: "since 2021.", "and in 2019 the
  /// second one".
  private func endsSentence(_ index: Int) -> Bool {
    let line = lines[index]
    guard index > 0, line.cells.count == 1, !line.hasBullet, !line.isApart,
      line.content.beginsInLowerCase
    else { return false }
    if line.content.scalars.last == "." { return true }
    guard lines[index - 1].hasBullet, let left = line.contentLeft,
      let above = lines[index - 1].contentLeft
    else { return false }
    return abs(left - above) <= Self.alignment
  }

  /// Whether a cell begins with a date and a capital or a sign follows it.
  private func opens(_ cell: Fragment, with period: Period) -> Bool {
    cell.prefix(upTo: period.range.lowerBound).pruned.isEmpty
      && cell.suffix(from: period.range.upperBound).pruned.scalars.first?.isLowercase != true
  }

  /// Whether a date is at the start or end of its cell, set off by a separator or brackets.
  private static func isAtEdge(_ range: Range<Int>, of cell: Fragment) -> Bool {
    let before = cell.prefix(upTo: range.lowerBound)
    let after = cell.suffix(from: range.upperBound)
    // "(Class of 2022)" is more than a date.
    if let open = before.scalars.lastIndex(of: "("), after.scalars.first == ")",
      open + 1 < before.scalars.endIndex
    {
      return false
    }
    if before.pruned.isEmpty {
      return after.trimmed.scalars.first.map { Fragment.separators.contains($0) || $0 == ")" }
        ?? true
    }
    guard after.pruned.isEmpty else { return false }
    let trimmed = before.trimmed
    guard let last = trimmed.scalars.last else { return true }
    if Fragment.separators.contains(last) || last == "(" || last == "[" || last == "." {
      return true
    }
    let words = Folding.words(trimmed.scalars)
    if let word = words.last,
      [
        "expected", "graduated", "grad", "in", "graduation", "completed", "anticipated", "issued",
        "since", "obtained",
      ].contains(word)
    {
      return true
    }
    return words.count <= Words.beforeDate
  }

  private mutating func findBody() {
    var previousIsBody = false
    var bulletLeft: Double?
    for index in found.indices {
      let line = found[index].line
      defer { previousIsBody = found[index].isBody }
      if line.hasBullet && !opensWithBullet(line)
        || described.contains(index) && !found[index].isAnchor
      {
        bulletLeft = line.contentLeft
        found[index].isBody = !found[index].isAnchor || found[index].hasSideDate
        continue
      }
      if found[index].isAnchor {
        bulletLeft = nil
        continue
      }
      if found[index].parts.isEmpty {
        found[index].isBody = previousIsBody
        continue
      }
      found[index].isBody =
        previousIsBody && continues(index, bulletLeft)
        || isProse(found[index]) && !isBetweenTitleAndDate(index, previousIsBody)
        || isSubtitle(index)
      if !found[index].isBody { bulletLeft = nil }
    }
  }

  /// Whether a line is the title of a list below a dated entry: "Skills", "Projects".
  private func isSubtitle(_ index: Int) -> Bool {
    let line = found[index].line
    guard index + 1 < found.count, found[index + 1].line.hasBullet, line.cells.count == 1,
      line.content.spacedWordCount <= Words.subtitle, found[..<index].contains(where: \.isAnchor),
      let match = HeadingMatch.read(line.content), match.isWhole
    else { return false }
    return match.kind == .skills || match.kind == .projects || match.kind == .awards
  }

  /// Whether a line continues the description on the previous line.
  private func continues(_ index: Int, _ bulletLeft: Double?) -> Bool {
    let line = found[index].line
    let previous = found[index - 1].line
    if line.content.beginsInLowerCase { return true }
    if let bulletLeft, let left = line.contentLeft, left >= bulletLeft - Self.alignment,
      !line.isBold
    {
      return true
    }
    // The line above ends with its date, so that it is full wherever its text ends.
    guard !found[index - 1].hasSideDate, !line.isApart, line.isBold == previous.isBold,
      line.column == previous.column
    else { return false }
    guard let right = previous.box?.right, let widest = rightEdges[line.column],
      let left = previous.box?.left
    else { return false }
    // The longest line of a section may be short: other sections show how wide the column is.
    let edge = max(widest, previous.columnEdge ?? 0)
    // The previous line is full: the next word did not fit.
    let firstWord = line.words.first?.box?.width ?? 0
    return right + firstWord + Self.spaceWidth > edge && edge - left > Self.minimumProseWidth
  }

  /// The longest such line, in scalars; the labels of the Europass form have up to 50.
  private static let maximumDetail = 80

  /// Whether a line is the title of the description of an entry, or a labeled detail of it: "Main
  /// activities and responsibilities", "City: Leeds".
  private static func labelsDetail(_ line: TextLine) -> Bool {
    guard line.cells.count == 1, line.content.scalars.count <= maximumDetail else { return false }
    if let colon = line.content.scalars.firstIndex(where: { $0 == ":" || $0 == "：" }),
      colon + 1 < line.content.range.upperBound
    {
      let field = FieldLabels.field(line.content.prefix(upTo: colon))
      return field == .place || field == .description || field == .other
    }
    return line.content.spacedWordCount > 1 && FieldLabels.field(line.content) == .description
      || beginsWithLabel(line)
  }

  private func isProse(_ entry: EntryLine) -> Bool {
    let line = entry.line
    if Self.labelsDetail(line) { return true }
    let words = entry.wordCount
    if line.cells.count > 1, words < Words.proseInCells { return false }
    if let last = line.content.scalars.last, last == "." || last == ";" || last == ":",
      words >= Words.sentence, !Sentence.endsInLegalForm(line.content)
    {
      let organization = RoleScore.organization(line.content)
      if organization < 2 || organization == 2 && !Self.listsNames(line.content) { return true }
    }
    if Sentence.opens(line.content, words: words) { return true }
    if words >= Words.plainProse, Sentence.first(of: line.content) != nil,
      RoleScore.school(line.content) == 0
    {
      return true
    }
    if words >= Words.prose {
      if words < Words.schoolAndDegree, Self.joinsSchoolAndDegree(line.content) { return false }
      // A long degree and its school.
      if words < Words.longStudy, RoleScore.degree(line.content) == 3,
        RoleScore.school(line.content) > 0
      {
        return false
      }
      return !(line.isBold && words < Words.boldProse)
    }
    if line.content.beginsInLowerCase, words >= Words.sentence { return true }
    // "Bar Torcuato · Jerez de la Frontera" lists names.
    return words >= Words.plainProse && !line.isBold && !line.isItalic && !line.isCapitals
      && !Self.hasRole(RoleScore(line.content)) && !Self.endsInPlace(line.content)
      && (words >= Words.prose || line.content.split(spaced: "·•|").count == 1)
  }

  private static func hasRole(_ score: RoleScore) -> Bool {
    score.title >= 2 || score.organization > 0 || score.degree > 0
  }
}
