import PDF

/// How far a gutter reaches.
extension GutterSplit {
  /// Fewer lines below the right side say nothing about it. Test: `FlushRightTests/textBelowAShortBlock`.
  private static let fewestLinesBelow = 3

  /// The gutter down to the end of the right side, if the text on the left runs on below it and across the
  /// gutter: a short block beside the name is not a column, since nothing keeps the text below out of it.
  var gutterAboveText: Gutter? {
    let next = gutter.rows.upperBound
    guard next < region.rows.count, let last = lines.last, !last.hasRight,
      let end = lines.lastIndex(where: \.hasRight), lines.count - end > Self.fewestLinesBelow,
      let crossing = region.items[region.rows[next]].first,
      fragments[crossing].left < gutter.x,
      fragments[crossing].top - last.bottom < Self.groupGap * em
    else { return nil }
    let isContinued = lines[(end + 1)...].contains { line in
      region.items[region.rows[line.row]].contains {
        abs(fragments[$0].left - fragments[crossing].left) < GutterFinder.edgeTolerance
      }
    }
    guard isContinued else { return nil }
    var shorter = gutter
    shorter.rows = gutter.rows.lowerBound..<lines[end].row + 1
    return shorter
  }

  /// The boxes around the text of both sides.
  func sideBoxes() -> (left: PDFBox, right: PDFBox) {
    let items = region.items(in: gutter.rows).filter { !fragments[$0].isMarker }
    func box(onRight: Bool) -> PDFBox {
      PDFBox(around: items.lazy.filter { isRight($0) == onRight }.map { fragments[$0].box })
    }
    return (box(onRight: false), box(onRight: true))
  }

  /// Whether the sides are beside each other for at least half of the height of the shorter one: a block beside a
  /// picture, and short lines below it that do not reach as far, are not columns.
  var areBeside: Bool {
    let (left, right) = sideBoxes()
    let shared = min(left.bottom, right.bottom) - max(left.top, right.top)
    return shared >= Self.sharedHeight * min(left.bottom - left.top, right.bottom - right.top)
  }

  /// The share of the height of the shorter side.
  private static let sharedHeight: Float = 0.5

  /// Whether another gutter separates columns with far fewer changes of side: dates flush right within a column
  /// are between it and the next one.
  func isLessClear(than other: GutterSplit) -> Bool {
    changes > Self.linesPerStrayChange && other.changes * 2 < changes
  }

  /// The rows of the region above the columns. A name or title above both columns belongs to
  /// neither, even if it is too short to cross the gutter.
  func rowsAbove() -> Range<Int> {
    let start = gutter.rows.lowerBound
    if let titleLine { return 0..<lines[titleLine].row }
    guard let first = lines.first, first.hasLeft != first.hasRight else { return 0..<start }
    var above = 0
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard line.hasLeft == first.hasLeft, line.hasRight == first.hasRight else { break }
      above += 1
      guard next.hasLeft && next.hasRight || next.hasLeft != first.hasLeft else { continue }
      // Titles of both columns, in type of two sizes, are beside each other.
      if line.bottom - next.top > Title.overlap * (line.bottom - line.top) { return 0..<start }
      let size = region.items[region.rows[line.row]].reduce(0) { max($0, fragments[$1].size) }
      let isApart = next.top - line.bottom > Title.gap * em || size > Title.size * em
      return isApart && above <= Title.mostLines ? 0..<next.row : 0..<start
    }
    return 0..<start
  }
}
