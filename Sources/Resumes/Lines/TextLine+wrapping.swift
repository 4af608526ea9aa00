import Documents

extension TextLine {
  /// Joins lines that a narrow column has wrapped, so that a wrapped title is one line.
  ///
  /// Offsets past the end of the printed line continue on the next line, after one scalar for the
  /// break.
  static func unwrapped(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var joined = 0
    for line in lines {
      if let last = result.last, joined < maximumJoins, last.wraps(into: line, after: joined) {
        result[result.count - 1] = last.appending(line)
        joined += 1
      } else {
        result.append(line)
        joined = 0
      }
    }
    return result
  }

  /// The maximum number of lines joined to one: a title of more than five lines is prose.
  private static let maximumJoins = 4

  /// The largest difference in size, in points, of lines that belong together: rounding in the
  /// document.
  private static let sizeTolerance = 0.3

  /// Columns narrower than this, in points, hold dates or icons and not wrapped text.
  private static let minimumColumnWidth = 40.0

  /// The width of a space, in sizes of the font. Fonts have 0.2 to 0.3.
  private static let spaceWidth = 0.2

  /// Whether the next line continues this one: same style, no gap, and its first word did not fit
  /// on this line.
  private func wraps(into next: TextLine, after joined: Int) -> Bool {
    guard !hasBullet, !next.hasBullet, !next.isApart, next.whole.page == whole.page,
      next.whole.line == whole.line + joined + 1, next.column == column, self.cell == next.cell,
      let cell = cells.last, abs(next.size - size) < Self.sizeTolerance,
      cells.count == 1 || isDated(above: next),
      next.cells.count == 1,
      !endsWithDate && (next.periods.isEmpty || next.endsSentence && isDated(above: next))
        || breaksPeriod(before: next),
      !isAnotherField(next.content, below: cell),
      let last = words.last?.box, let edge = columnEdge, let first = next.firstUnbroken,
      let left = left(of: cell), edge - left > Self.minimumColumnWidth
    else { return false }
    // A name in characters without spaces may be as long as the column by chance; running text is longer.
    if first < (next.words.first?.box?.width ?? 0),
      last.right - left < Self.minimumCharacters * size
    {
      return false
    }
    return (last.right + first + Self.spaceWidth * size > edge || Self.isLeftOpen(cell))
      && !endsSentence
      && !isAbove(indented: next, from: left, to: last.right)
      && (style(of: cell) == next.style(of: next.content)
        || lastStyle(of: cell) == next.style(of: next.content)
          && (isDated(above: next) || next.content.beginsInLowerCase
            || cell.split(spaced: "–—").count == 2))
      && FieldLabels.field(next.content) != .description
  }

  /// Whether a text ends in a word that another has to follow: "Diploma in Accounting and".
  private static func isLeftOpen(_ text: Fragment) -> Bool {
    guard let word = text.split(keepingParentheses: false, { $0 == " " }).last,
      word.range != text.range,
      word.scalars.allSatisfy(\.isLowercase) || word.scalars.elementsEqual(["&"])
    else { return false }
    return linkingWords.contains(Folding.fold(word.scalars))
  }

  private static let linkingWords = WordTable.folded(
    "& and und et och og ja ve dan oraz και и та și for of the in der die für mit de du la του της στην"
  )

  /// Whether the line ends with half of a period that the next one completes: "…, May 2013 – June" above "2015".
  private func breaksPeriod(before next: TextLine) -> Bool {
    guard cells.count == 1, let cell = cells.last, next.periods.count == 1,
      EntryLineReader.mayContinue(cell)
    else { return false }
    let joined = Array(cell.scalars) + [" "] + Array(next.content.scalars)
    return DateScanner.periods(in: joined[...]).contains {
      $0.isRange && $0.range.contains(cell.scalars.count) && $0.range.upperBound == joined.count
    }
  }

  /// Whether the next line names a job or a degree below an organization or the reverse, in a script without
  /// capitals, whose words do not show where a name begins.
  private func isAnotherField(_ next: Fragment, below cell: Fragment) -> Bool {
    guard ThaiText(next.scalars) != nil || EastAsianText.isEastAsian(next.scalars) else {
      return false
    }
    let (above, below) = (RoleScore(cell), RoleScore(next))
    let isRole = (max(above.title, above.degree) > 1, max(below.title, below.degree) > 1)
    return above.organization > 1 && isRole == (false, true)
      || below.organization > 1 && isRole == (true, false)
  }

  /// The width of what must fit on one line: the first word, or its first character in a script that
  /// breaks lines between any two.
  private var firstUnbroken: Double? {
    guard let word = words.first, let box = word.box else { return nil }
    let scalars = whole.scalars[word.range]
    guard scalars.contains(where: EastAsianText.isIdeographic) else { return box.width }
    return box.width / Double(max(scalars.count, 1))
  }

  /// The width of a line of running text in characters without spaces, in sizes of the type.
  private static let minimumCharacters = 16.0

  /// The style of the last word of a cell.
  func lastStyle(of cell: Fragment) -> Word.Style? {
    words.last { cell.range.overlaps($0.range) }?.style
  }

  /// Whether the next line is set further in than this one and not centered below it, as a list is.
  private func isAbove(indented next: TextLine, from left: Double, to right: Double) -> Bool {
    guard let box = next.box, let start = next.contentLeft, start - left > Self.listIndent else {
      return false
    }
    return abs((left + right) / 2 - (box.left + box.right) / 2) > Self.listIndent
  }

  /// Lists are indented by more than this, in points.
  private static let listIndent = 6.0

  /// Whether the line has a date in the margin, and the next one begins below the text beside it.
  private func isDated(above next: TextLine) -> Bool {
    guard cells.count == 2, let date = DateScanner.periods(in: cells[0]).first,
      cells[0].prefix(upTo: date.range.lowerBound).pruned.isEmpty,
      cells[0].suffix(from: date.range.upperBound).pruned.isEmpty,
      let left = left(of: withoutBullet(cells[1])), let below = next.contentLeft
    else { return false }
    return abs(left - below) < Self.alignment
  }

  private func withoutBullet(_ cell: Fragment) -> Fragment {
    Bullet.length(in: Array(cell.scalars), isListItem: false)
      .map { cell.suffix(from: cell.scalars.startIndex + $0).trimmed } ?? cell
  }

  /// Edges that differ by less than this, in points, are aligned.
  private static let alignment = 2.0

  /// Whether a date is at the end of the line, where it closes the opening line of an entry. A date at
  /// its start may be followed by text that continues on the next line.
  private var endsWithDate: Bool {
    guard let last = periods.last else { return false }
    return whole.suffix(from: last.range.upperBound).pruned.isEmpty
      || last.range.lowerBound > content.range.lowerBound
  }

  private var endsSentence: Bool { content.scalars.last == "." || content.scalars.last == ":" }

  private func appending(_ next: TextLine) -> TextLine {
    var copy = self
    var scalars = Array(whole.scalars)
    let shift = scalars.count + 1
    // One scalar for the break: a soft hyphen inside a word, else a space.
    switch LineBreak(whole.scalars, next.whole.scalars) {
    case .space: scalars.append(" ")
    case .insideWord, .afterHyphen: scalars.append("\u{AD}")
    }
    scalars.append(contentsOf: next.whole.scalars)
    copy.whole.scalars = scalars[...]
    copy.content = copy.whole[content.range.lowerBound..<shift + next.content.range.upperBound]
    let start = cells.last?.range.lowerBound ?? content.range.lowerBound
    copy.cells = cells.dropLast().map { copy.whole[$0.range] }
    copy.cells.append(copy.whole[start..<copy.content.range.upperBound])
    copy.findPeriods()
    copy.append(wordsOf: next, shiftedBy: shift)
    copy.box = [box, next.box].compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
    return copy
  }
}
