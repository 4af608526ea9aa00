import Documents

extension TextLine {
  /// Lines of which some are whole again: a title that a narrow column breaks is one line.
  ///
  /// Offsets past the end of the printed line go on in the next one after one scalar for the break.
  static func unwrapped(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var joined = 0
    for line in lines {
      if let last = result.last, joined < 4, last.wraps(into: line, after: joined) {
        result[result.count - 1] = last.appending(line)
        joined += 1
      } else {
        result.append(line)
        joined = 0
      }
    }
    return result
  }

  /// Whether the next line is what did not fit: same look, no gap, and the first word had no room.
  private func wraps(into next: TextLine, after joined: Int) -> Bool {
    guard !hasBullet, !next.hasBullet, !next.isApart, next.whole.page == whole.page,
      next.whole.line == whole.line + joined + 1, next.column == column, cell == next.cell,
      next.isBold == isBold, next.isItalic == isItalic, abs(next.size - size) < 0.3,
      cells.count == 1,
      next.cells.count == 1, DateScanner.periods(in: whole).isEmpty,
      DateScanner.periods(in: next.whole).isEmpty,
      let last = words.last?.box, let edge = columnEdge, let first = next.words.first?.box,
      let left = box?.left, edge - left > 40
    else { return false }
    return last.right + first.width + 0.2 * size > edge && !endsSentence
  }

  private var endsSentence: Bool { content.scalars.last == "." || content.scalars.last == ":" }

  private func appending(_ next: TextLine) -> TextLine {
    var copy = self
    var scalars = Array(whole.scalars)
    let shift = scalars.count + 1
    // A soft hyphen joins the halves of a word, and a space stands in for the break of others.
    switch LineBreak(whole.scalars, next.whole.scalars) {
    case .space: scalars.append(" ")
    case .insideWord, .afterHyphen: scalars.append("\u{AD}")
    }
    scalars.append(contentsOf: next.whole.scalars)
    copy.whole.scalars = scalars[...]
    copy.content = copy.whole[content.range.lowerBound..<shift + next.content.range.upperBound]
    copy.cells = [copy.content]
    copy.words += next.words.map { word in
      var moved = word
      moved.range = word.range.lowerBound + shift..<word.range.upperBound + shift
      return moved
    }
    copy.box = [box, next.box].compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
    return copy
  }
}
