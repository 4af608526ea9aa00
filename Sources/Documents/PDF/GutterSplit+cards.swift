import PDF

/// Cards in a grid: texts of several lines beside each other, each written as a whole before the next one.
extension GutterSplit {
  /// Rows of cards.
  struct CardGrid {
    /// Each left card, and what is to the right of it.
    var rows: [(left: [Int], right: [Int])]
    /// Whether most cards on the right have a year of their own, so that the left side does not date them.
    var isDated: Bool
  }

  /// The rows of cards; nil if the sides are not cards.
  ///
  /// Columns are written one after the other, cells of tables have one line or begin with a narrow label, and
  /// dates set flush right are narrow. Titles may be above a row of cards, on the left.
  func cardGrid() -> CardGrid? {
    guard changes >= Cards.fewestChanges, !rightComesFirst, areHalves else { return nil }
    var rows: [CardRow] = []
    for (item, line) in itemsInOrder() {
      let isRight = isRight(item)
      if !isRight, rows.last.map({ !$0.right.isEmpty }) ?? true { rows.append(CardRow()) }
      guard !rows.isEmpty else { return nil }
      let last = rows.count - 1
      if isRight { rows[last].right.insert(line) } else { rows[last].left.insert(line) }
    }
    for (above, below) in zip(rows, rows.dropFirst()) where above.last >= below.first {
      return nil
    }
    let pairs = rows.filter { !$0.right.isEmpty }
    let tall = pairs.count { $0.left.count > 1 && $0.right.count > 1 && beginTogether($0) }
    guard tall >= Cards.fewestRows, tall.isAtLeast(Self.most, of: pairs.count) else { return nil }
    let starts = [gutter.rows.lowerBound] + rows.dropFirst().map { lines[$0.first].row }
    return CardGrid(
      rows: zip(starts, starts.dropFirst() + [gutter.rows.upperBound]).map { sides(in: $0..<$1) },
      isDated: pairs.count { $0.right.contains(where: hasYearOnRight) }
        .isAtLeast(Self.most, of: pairs.count))
  }

  /// The lines that have text of a left card, and of what is beside it.
  private struct CardRow {
    var left: Set<Int> = []
    var right: Set<Int> = []

    var first: Int { left.union(right).min() ?? 0 }
    var last: Int { left.union(right).max() ?? 0 }
  }

  /// Whether the texts of both sides are about equally wide.
  private var areHalves: Bool {
    let boxes = sideBoxes()
    let widths = [boxes.left, boxes.right].map { $0.right - $0.left }.sorted()
    return widths[0] > Cards.evenness * widths[1]
  }

  /// Whether the first line on the right begins at the height of a line on the left.
  private func beginTogether(_ row: CardRow) -> Bool {
    guard let first = row.right.min() else { return false }
    let top = rightTop(lines[first])
    return row.left.contains { abs(lines[$0].leftTop - top) < DateColumn.sameTop * em }
  }
}
