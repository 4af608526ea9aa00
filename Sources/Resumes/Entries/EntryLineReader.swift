import Documents

/// Reads the lines of a section: which carry dates, which open entries, which describe them.
struct EntryLineReader {
  private let lines: [TextLine]
  private var found: [EntryLine] = []
  /// The right edge that full lines reach, for each column.
  private var rightEdges: [Int: Double] = [:]
  private var outerBullets: Double?

  static func read(_ lines: [TextLine]) -> [EntryLine] {
    var reader = EntryLineReader(lines: TextLine.unwrapped(lines))
    reader.measure()
    reader.findDates()
    reader.findBody()
    return reader.found
  }

  private init(lines: [TextLine]) { self.lines = lines }

  private mutating func measure() {
    var bulletEdges: [Double] = []
    for line in lines {
      if let right = line.box?.right {
        rightEdges[line.column] = max(rightEdges[line.column] ?? 0, right)
      }
      if line.hasBullet, let left = line.box?.left { bulletEdges.append(left) }
    }
    guard let low = bulletEdges.min() else { return }
    // Bullets open entries when their lines carry dates or a line with a date follows.
    let outer = lines.indices.filter { isOuter(lines[$0], low) }
    let hasLevels = (bulletEdges.max() ?? low) - low > 4
    let opening = outer.count { index in
      guard lines[index].content.scalars.count < 110 else { return false }
      let follows =
        index + 1 < lines.count && !lines[index + 1].hasBullet
        && !DateScanner.periods(in: lines[index + 1].whole).isEmpty
      return follows
        || hasLevels && DateScanner.periods(in: lines[index].whole).contains(where: \.isRange)
    }
    if opening * 2 > outer.count { outerBullets = low }
  }

  private func isOuter(_ line: TextLine, _ edge: Double) -> Bool {
    line.hasBullet && (line.box?.left ?? .infinity) <= edge + 2
  }

  private func opensWithBullet(_ line: TextLine) -> Bool {
    outerBullets.map { isOuter(line, $0) } ?? false
  }

  private mutating func findDates() {
    found = lines.map { EntryLine(line: $0, parts: $0.cells.map(\.pruned).filter { !$0.isEmpty }) }
    var taken: Set<Int> = []
    for index in lines.indices where !taken.contains(index) {
      if let second = readBroken(index) { taken.insert(second) } else { readDate(index) }
    }
    // Bullets open entries only where nothing else does.
    if !found.contains(where: \.isAnchor) {
      for index in lines.indices where lines[index].hasBullet { readDate(index, inBullets: true) }
    }
  }

  private mutating func readDate(_ index: Int, inBullets: Bool = false) {
    let line = lines[index]
    let isBullet = line.hasBullet && !opensWithBullet(line)
    for (place, cell) in line.cells.enumerated() {
      let periods = DateScanner.periods(in: cell)
      guard let period = periods.first(where: \.isRange) ?? periods.last else { continue }
      let rest = Self.parts(of: cell, without: period.range)
      let words = rest.reduce(0) { $0 + $1.split(keepingParentheses: false) { $0 == " " }.count }
      let isAlone = words == 0
      if isBullet, !isAlone || place == 0 || line.cells.count == 1 {
        guard inBullets, words <= 14, period.isRange || Self.isAtEdge(period.range, of: cell) else {
          continue
        }
      }
      guard
        isAlone || period.isRange && words <= 16
          || words <= 14 && Self.isAtEdge(period.range, of: cell)
      else { continue }
      // A sentence that names a year at its end opens nothing.
      if !period.isRange, words > 6, line.content.scalars.last == "." { continue }
      found[index].period = period
      found[index].hasSideDate = isBullet && isAlone && place > 0
      found[index].periodSources = [line.whole[period.range].source]
      found[index].parts = line.cells.enumerated().flatMap { other, cell in
        other == place ? rest : Self.parts(of: cell, without: nil)
      }
      return
    }
  }

  /// A period that a narrow cell breaks: "12/2013 to" above "12/2014"; the index of the second line.
  private mutating func readBroken(_ index: Int) -> Int? {
    guard !lines[index].hasBullet else { return nil }
    for (place, cell) in lines[index].cells.enumerated() where cell.scalars.count <= 30 {
      guard Self.mayGoOn(cell) else { continue }
      for next in index + 1..<min(index + 3, lines.count) {
        guard let below = lines[next].cells.first,
          lines[next].whole.page == lines[index].whole.page
            || next == index + 1
        else { continue }
        var joined = Array(cell.scalars)
        joined.append(" ")
        let offset = joined.count
        joined.append(contentsOf: below.scalars)
        let periods = DateScanner.periods(in: joined[...])
        guard let period = periods.first, period.isRange, period.range.upperBound > offset,
          period.range.lowerBound == 0 || period.range.lowerBound < offset
        else { continue }
        let end = below.scalars.startIndex + period.range.upperBound - offset
        let start = cell.scalars.startIndex + period.range.lowerBound
        // The rest of a long line below must not be taken for a date's end.
        guard
          below.suffix(from: end).pruned.isEmpty || lines[next].cells.count > 1
            || cell.prefix(upTo: start).pruned.isEmpty
        else { continue }
        found[index].period = period
        found[index].periodSources = [
          cell.suffix(from: start).source, below.prefix(upTo: end).source,
        ]
        found[index].parts = lines[index].cells.enumerated().flatMap { other, cell in
          Self.parts(of: cell, without: other == place ? start..<cell.scalars.endIndex : nil)
        }
        found[next].parts = lines[next].cells.enumerated().flatMap { other, cell in
          Self.parts(of: cell, without: other == 0 ? cell.scalars.startIndex..<end : nil)
        }
        // What is left below may itself be an item of a list.
        if let rest = found[next].parts.first,
          let length = Bullet.length(in: Array(rest.scalars), isListItem: false),
          lines[next].cells.count > 1
        {
          found[next].line.hasBullet = true
          found[next].parts[0] = rest.suffix(from: rest.scalars.startIndex + length).trimmed
        }
        return next
      }
    }
    return nil
  }

  /// Whether a cell ends in a date's half: a connector or a month without its year.
  private static func mayGoOn(_ cell: Fragment) -> Bool {
    let tokens = DateToken.tokens(of: cell.scalars)
    guard let last = tokens.last, tokens.count >= 2 else { return false }
    switch last.kind {
    case .sign(let sign): return "-–—".unicodeScalars.contains(sign)
    case .word(let word):
      return DateWords.connectors.contains(word) || DateWords.months[word] != nil
    case .number: return false
    }
  }

  /// Whether a date stands at an end of its cell, set off by a separator or brackets.
  private static func isAtEdge(_ range: Range<Int>, of cell: Fragment) -> Bool {
    let before = cell.prefix(upTo: range.lowerBound)
    let after = cell.suffix(from: range.upperBound)
    // "(Class of 2022)" says more than a date.
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
    return words.count <= 8
  }

  /// The parts of a cell around a date, without lengths of time.
  private static func parts(of cell: Fragment, without range: Range<Int>?) -> [Fragment] {
    guard let range else {
      return [cell.pruned].filter { !$0.isEmpty && !DateScanner.isDuration($0) }
    }
    let before = cell.prefix(upTo: range.lowerBound).pruned
    let after = cell.suffix(from: range.upperBound).pruned
    return [withoutDateWords(before), after].filter { !$0.isEmpty && !DateScanner.isDuration($0) }
  }

  /// "Expected May 2026" leaves nothing behind.
  private static func withoutDateWords(_ fragment: Fragment) -> Fragment {
    let pieces = fragment.split { $0 == " " }
    var end = pieces.count
    while end > 0, dateLabels.contains(Folding.words(pieces[end - 1].scalars).joined()) { end -= 1 }
    guard end < pieces.count else { return fragment }
    guard end > 0 else { return fragment[fragment.range.upperBound..<fragment.range.upperBound] }
    return fragment.prefix(upTo: pieces[end - 1].scalars.endIndex).pruned
  }

  private static let dateLabels = WordTable.words(
    "expected graduated grad graduation anticipated completed issued date dates period duration zeitraum conferred graduating class"
  )

  private mutating func findBody() {
    var previousIsBody = false
    var bulletLeft: Double?
    for index in found.indices {
      let line = found[index].line
      defer { previousIsBody = found[index].isBody }
      if line.hasBullet, !opensWithBullet(line) {
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
        previousIsBody && goesOn(index, bulletLeft) || isProse(found[index])
      if !found[index].isBody { bulletLeft = nil }
    }
  }

  private func goesOn(_ index: Int, _ bulletLeft: Double?) -> Bool {
    let line = found[index].line
    let previous = found[index - 1].line
    if line.content.beginsInLowerCase { return true }
    if let bulletLeft, let left = line.contentLeft, left >= bulletLeft - 2, !line.isBold {
      return true
    }
    guard !line.isApart, line.isBold == previous.isBold, line.column == previous.column else {
      return false
    }
    guard let right = previous.box?.right, let edge = rightEdges[line.column],
      let left = previous.box?.left
    else { return false }
    // The line before is full: another word would not have fitted.
    let firstWord = line.words.first?.box?.width ?? 0
    return right + firstWord + 4 > edge && edge - left > 60
  }

  private func isProse(_ entry: EntryLine) -> Bool {
    let line = entry.line
    let words = entry.wordCount
    if line.cells.count > 1, words < 14 { return false }
    if let last = line.content.scalars.last, last == "." || last == ";" || last == ":", words >= 4,
      RoleScore.organization(line.content) < 3
    {
      return true
    }
    if Sentence.opens(line.content, words: words) { return true }
    if words >= 12 { return !(line.isBold && words < 16) }
    if line.content.beginsInLowerCase, words >= 4 { return true }
    return words >= 8 && !line.isBold && !line.isItalic && !line.isCapitals
      && RoleScore.title(line.content) < 2 && RoleScore.organization(line.content) == 0
      && RoleScore.degree(line.content) == 0
  }
}
