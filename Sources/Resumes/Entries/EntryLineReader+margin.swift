extension EntryLineReader {
  /// Reads a date that a narrow margin, left or right, wraps beside the opening lines of an entry:
  /// "March⇥Nurse" above "2019 –⇥Holy Hill Clinic" above "May 2022". Returns the places of the other lines.
  mutating func readMargin(_ index: Int) -> Range<Int>? {
    readMargin(index, isRight: false) ?? readMargin(index, isRight: true)
  }

  private mutating func readMargin(_ index: Int, isRight: Bool) -> Range<Int>? {
    guard lines[index].cells.count > 1, isRight || !lines[index].hasBullet,
      let first = isRight ? lines[index].cells.last : lines[index].cells.first,
      Self.isHalf(first.trimmed)
        || !isRight && index + 1 < lines.count
          && dash(lines[index + 1], beside: lines[index]) != nil
    else { return nil }
    let longest = halves(below: index, isRight: isRight)
    for count in Self.stackedLines where count <= longest.count {
      let stack = index..<index + count
      let cells = longest.prefix(count)
      let joined = Array(cells.map { Array($0.scalars) }.joined(separator: [" "]))
      guard let period = DateScanner.periods(in: joined[...]).first,
        period.range == 0..<joined.count
      else { continue }
      found[index].period = period
      found[index].periodSources = cells.map(\.source)
      for (place, cell) in zip(stack, cells) {
        let whole = lines[place].whole
        let rest =
          isRight
          ? whole.prefix(upTo: cell.range.lowerBound) : whole.suffix(from: cell.range.upperBound)
        found[place].parts = rest.split(keepingParentheses: false) { $0 == "\t" }.flatMap {
          Self.parts(of: $0, without: nil)
        }
        if isRight {
          // The title above the first item of a list has the place beside it.
          found[place].hasSideDate = lines[place].hasBullet
        } else {
          found[place].line.hasBullet = false
        }
      }
      return stack.dropFirst()
    }
    return nil
  }

  /// The cells of the margin from a line on that may be parts of its date.
  private func halves(below index: Int, isRight: Bool) -> [Fragment] {
    var halves: [Fragment] = []
    for place in index..<min(index + Self.longestStack, lines.count) {
      // A dash before the second half is not a bullet.
      var cell = isRight ? nil : dash(lines[place], beside: lines[index])
      if cell == nil {
        let parts = lines[place].whole.split(keepingParentheses: false) { $0 == "\t" }
        cell = (isRight ? parts.last : parts.first)?.trimmed
      }
      guard let cell, cell.scalars.count <= Self.maximumHalfDate,
        lines[place].whole.page == lines[index].whole.page,
        lines[place].column == lines[index].column
      else { break }
      halves.append(cell)
    }
    return halves
  }

  /// The dash of a line that begins with it, if its text begins where that beside the date above does: "–⇥Holy
  /// Hill Clinic", where the dash looks like a bullet.
  private func dash(_ line: TextLine, beside first: TextLine) -> Fragment? {
    guard line.hasBullet, let left = line.contentLeft, let text = first.cells.dropFirst().first,
      let above = first.left(of: text), abs(left - above) <= Self.sameEdge
    else { return nil }
    let bullet = line.whole.prefix(upTo: line.content.range.lowerBound).trimmed
    return bullet.scalars.count == 1
      && bullet.scalars[bullet.range.lowerBound].isSign(among: "-–—")
      ? bullet : nil
  }

  /// Edges that differ by no more than this, in points, are aligned.
  private static let sameEdge = 2.0

  /// Whether a cell is a month without its year, or ends with a dash or "to", or goes on below as a phrase
  /// or, where years stand before months, with a month.
  private static func isHalf(_ cell: Fragment) -> Bool {
    guard cell.scalars.count <= maximumHalfDate else { return false }
    // Without a number, only a month and a sign are half of a date.
    guard cell.scalars.hasDecimal || cell.spacedWordCount <= 2 else { return false }
    let tokens = DateToken.tokens(of: cell.scalars)
    if tokens.count <= 2, let month = tokens.first?.word, MonthNames.numbers[month] != nil {
      return tokens.count == 1 || tokens[1].sign != nil
    }
    guard tokens.contains(where: { if case .number = $0.kind { true } else { false } }) else {
      return false
    }
    let endsWithYear =
      tokens.contains { $0.sign.map { $0.isSign(among: "-–—") } ?? false }
      && tokens.last { $0.sign != "." }.map {
        if case .number(_, 4) = $0.kind { true } else { false }
      }
        ?? false
    let opensPhrase = tokens.last?.word.map(DateWords.firstOfPresent.contains) ?? false
    return endsWithYear || opensPhrase || mayContinue(cell)
  }
}
