extension EntryLineReader {
  /// A cell that holds half of a period has at most this many scalars: "September 2013 –".
  static let maximumHalfDate = 30

  /// How many lines below the first half the second half of a period may be.
  private static let maximumLinesToSecondHalf = 2

  /// Reads a period whose ends and dash are on lines of their own, as in a narrow column: "2019" above
  /// "–" above "Present". Returns the places of the other lines.
  mutating func readStacked(_ index: Int) -> Range<Int>? {
    guard !lines[index].hasBullet else { return nil }
    for count in Self.stackedLines where index + count <= lines.count {
      let stack = index..<index + count
      guard
        stack.allSatisfy({ place in
          lines[place].cells.count == 1
            && lines[place].content.scalars.count <= Self.maximumHalfDate
            && lines[place].whole.page == lines[index].whole.page
        })
      else { continue }
      // The dash before the second half is not a bullet.
      let joined = Array(
        stack.map { Array(lines[$0].whole.trimmed.scalars) }.joined(separator: [" "]))
      guard let period = DateScanner.periods(in: joined[...]).first, period.isRange,
        period.range == 0..<joined.count
      else { continue }
      found[index].period = period
      found[index].periodSources = stack.map { lines[$0].whole.source }
      for place in stack {
        found[place].parts = []
        found[place].line.hasBullet = false
      }
      return stack.dropFirst()
    }
    return nil
  }

  /// Reads a period whose ends stand one below the other without a dash, alone or beside the opening
  /// lines of an entry: "2019⇥Holy Hill Clinic" above "Present⇥Nurse". Returns the place of the second
  /// line.
  mutating func readPair(_ index: Int) -> Range<Int>? {
    guard let period = pair(at: index) else { return nil }
    let below = index + 1
    // Two dates beside text may date a line each, as in a list of awards.
    if lines[index].cells.count > 1 {
      guard lines[index].isApart || index == 0, !lines[below].isApart,
        period.isOngoing || lines.indices.count(where: { pair(at: $0) != nil }) > 1
      else { return nil }
    }
    found[index].period = period
    found[index].periodSources = [index, below].compactMap { lines[$0].cells.first?.source }
    for place in [index, below] {
      found[place].parts = lines[place].cells.dropFirst().flatMap {
        Self.parts(of: $0, without: nil)
      }
    }
    return below..<below + 1
  }

  /// The period from the date that begins a line to the one below it; nil if one of them is not alone in
  /// its cell, or if dates follow or precede them, which are then a list.
  private func pair(at index: Int) -> Period? {
    guard index + 1 < lines.count, let first = date(at: index), let second = date(at: index + 1),
      lines[index].whole.page == lines[index + 1].whole.page,
      lines[index].column == lines[index + 1].column,
      (lines[index].cells.count > 1) == (lines[index + 1].cells.count > 1),
      date(at: index + 2) == nil || lines[index + 2].isApart,
      index == 0 || lines[index].isApart || date(at: index - 1) == nil
    else { return nil }
    for (start, end) in [(first, second), (second, first)] {
      let joined = Array(start.scalars) + [" ", "–", " "] + Array(end.scalars)
      if let period = DateScanner.periods(in: joined[...]).first, period.isRange,
        period.range == 0..<joined.count
      {
        return period
      }
    }
    return nil
  }

  /// The first cell of a line, if it may be one end of a period and nothing else.
  private func date(at index: Int) -> Fragment? {
    guard lines.indices.contains(index), !lines[index].hasBullet,
      let cell = lines[index].cells.first?.trimmed, cell.scalars.count <= Self.maximumHalfDate
    else { return nil }
    if let period = DateScanner.periods(in: cell).first {
      return !period.isRange && period.range == cell.range ? cell : nil
    }
    return DateWords.present.contains(Folding.fold(cell.scalars)) ? cell : nil
  }

  /// The numbers of lines that a period may take, the larger first.
  static let stackedLines = [5, 4, 3, 2]
  static let longestStack = 5

  /// Reads a period that a narrow cell wraps: "12/2013 to" above "12/2014". Returns the place
  /// of the second line.
  mutating func readBroken(_ index: Int) -> Range<Int>? {
    guard !lines[index].hasBullet else { return nil }
    for (place, cell) in lines[index].cells.enumerated()
    where cell.scalars.count <= Self.maximumHalfDate {
      guard Self.mayContinue(cell) else { continue }
      for next in index + 1..<min(index + 1 + Self.maximumLinesToSecondHalf, lines.count) {
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
        // The start of a long line below is not the end of a period.
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
        // The remaining text below may itself be a list item.
        if let rest = found[next].parts.first,
          let length = Bullet.length(in: Array(rest.scalars), isListItem: false),
          lines[next].cells.count > 1
        {
          found[next].line.hasBullet = true
          found[next].parts[0] = rest.suffix(from: rest.scalars.startIndex + length).trimmed
        }
        return next..<next + 1
      }
    }
    return nil
  }

  /// Reads "10/2012 – Nurse, Holy Hill" above "8/2016": the dates of a narrow column, of which the
  /// second half is alone on its line.
  mutating func readHalves(_ index: Int) -> Range<Int>? {
    guard index + 1 < lines.count, hasDigit[index], hasDigit[index + 1],
      !lines[index].hasBullet, !lines[index + 1].hasBullet,
      let cell = lines[index].cells.first, let below = lines[index + 1].cells.first,
      let start = DateScanner.periods(in: cell).first, !start.isRange,
      cell.prefix(upTo: start.range.lowerBound).pruned.isEmpty,
      let sign = cell.suffix(from: start.range.upperBound).trimmed.scalars.first,
      sign.isSign(among: "–—-−"),
      let end = DateScanner.periods(in: below).first, !end.isRange,
      below.prefix(upTo: end.range.lowerBound).pruned.isEmpty,
      below.suffix(from: end.range.upperBound).pruned.isEmpty,
      let first = start.start, let last = end.end, first <= last
    else { return nil }
    var period = start
    period.isRange = true
    period.end = last
    found[index].period = period
    found[index].periodSources = [cell[start.range].source, below[end.range].source]
    found[index].parts = lines[index].cells.enumerated().flatMap { other, cell in
      Self.parts(
        of: cell, without: other == 0 ? cell.range.lowerBound..<start.range.upperBound : nil)
    }
    found[index + 1].parts = lines[index + 1].cells.dropFirst().flatMap {
      Self.parts(of: $0, without: nil)
    }
    return index + 1..<index + 2
  }

  /// Whether a cell ends with half of a period: a connector or a month without its year.
  static func mayContinue(_ cell: Fragment) -> Bool {
    // A number at the end is not half of anything.
    guard cell.scalars.last?.isDecimal != true else { return false }
    let tokens = DateToken.tokens(of: cell.scalars)
    guard let last = tokens.last, tokens.count >= 2 else { return false }
    switch last.kind {
    case .sign(let sign): return sign.isSign(among: "-–—")
    case .word(let word):
      return DateWords.connectors.contains(word) || MonthNames.numbers[word] != nil
    case .number: return false
    }
  }
}
