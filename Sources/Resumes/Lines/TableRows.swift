import Documents

/// Joins the cells of a table's row to one line, as a page shows them: "2019 – 2021⇥Nurse⇥Holy Hill".
///
/// Offsets past the end of the first cell continue in the next one, after one scalar for the tab.
enum TableRows {
  /// A table that arranges a page has one row of long cells; a table of data has more rows.
  private static let fewestRows = 2

  /// A row of more cells shows a form or a calendar; joining them takes quadratic time.
  private static let mostCells = 12

  static func joined(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: { $0.cell != nil }) else { return lines }
    let rows = rows(of: lines)
    guard !rows.isEmpty else { return lines }
    var counts: [Table: Int] = [:]
    for row in rows { counts[Table(lines[row.lowerBound]), default: 0] += 1 }
    var result: [TextLine] = []
    var index = 0
    for row in rows where counts[Table(lines[row.lowerBound]), default: 0] >= fewestRows {
      result += lines[index..<row.lowerBound]
      result.append(lines[row].dropFirst().reduce(lines[row.lowerBound]) { $0.appending(cell: $1) })
      index = row.upperBound
    }
    return result + lines[index...]
  }

  private struct Table: Hashable {
    var page: Int
    var table: Int?

    init(_ line: TextLine) {
      page = line.whole.page
      table = line.cell?.table
    }
  }

  /// The first lines of the cells of each row in which all cells but the last have one line. Of the last
  /// cell, which may hold the description of an entry, the first line belongs to the row.
  private static func rows(of lines: [TextLine]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      var end = index + 1
      while end < lines.count, isNextCell(lines[end], after: lines[end - 1]) { end += 1 }
      let hasMore = lines[end...].prefix { isSameRow($0, lines[index]) }.contains {
        $0.cell?.column != lines[end - 1].cell?.column
      }
      if end > index + 1, end - index <= mostCells, !hasMore, lines[index].cell?.column == 0,
        !lines[index..<end].contains(where: \.hasBullet), !isTitle(lines[index])
      {
        rows.append(index..<end)
      }
      while end < lines.count, isSameRow(lines[end], lines[end - 1]) { end += 1 }
      index = end
    }
    return rows
  }

  private static func isSameRow(_ line: TextLine, _ other: TextLine) -> Bool {
    guard let cell = line.cell, let before = other.cell else { return false }
    return cell.table == before.table && cell.row == before.row
      && line.whole.page == other.whole.page
  }

  /// Whether a line begins the cell after that of the line before it, which has no other line.
  private static func isNextCell(_ line: TextLine, after other: TextLine) -> Bool {
    guard isSameRow(line, other), let cell = line.cell, let before = other.cell else {
      return false
    }
    return cell.column > before.column && line.whole.line == other.whole.line + 1
  }

  /// Whether the first cell is the title of a section, whose text is the cell beside it.
  private static func isTitle(_ line: TextLine) -> Bool {
    HeadingMatch.read(line.content)?.isWhole == true
  }
}

extension TextLine {
  /// The line with that of the next cell after a tab.
  fileprivate func appending(cell next: TextLine) -> TextLine {
    var copy = self
    let shift = whole.range.upperBound + 1
    copy.whole.scalars = (Array(whole.scalars) + ["\t"] + Array(next.whole.scalars))[...]
    copy.content = copy.whole[content.range.lowerBound..<shift + next.content.range.upperBound]
    copy.cells = (cells.map(\.range) + next.cells.map { $0.range.shifted(by: shift) }).map {
      copy.whole[$0]
    }
    copy.findPeriods()
    copy.append(wordsOf: next, shiftedBy: shift)
    copy.isBold = isBold && next.isBold
    copy.isItalic = isItalic && next.isItalic
    copy.isCapitals = isCapitals && next.isCapitals
    copy.cell = next.cell
    copy.box = [box, next.box].compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
    return copy
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range { lowerBound + offset..<upperBound + offset }
}
