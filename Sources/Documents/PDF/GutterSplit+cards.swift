/// Cards in a grid: texts of several lines beside each other, each written as a whole before the next one.
extension GutterSplit {
  /// The rows of cards, each with its left card and what is to the right of it; nil if the sides are not cards.
  ///
  /// Columns are written one after the other, cells of tables have one line or begin with a narrow label, and
  /// dates set flush right are narrow. Titles may be above a row of cards, on the left.
  /// - Parameter areDated: Whether most cards on the right have to have a year of their own, so that the left
  ///   side does not date them.
  func cards(areDated: Bool) -> [(left: [Int], right: [Int])]? {
    guard changes >= Cards.fewestChanges, !rightComesFirst, areHalves else { return nil }
    var rows: [CardRow] = []
    for (item, row) in itemsInOrder() {
      let isRight = isRight(item)
      if !isRight, rows.last.map({ !$0.right.isEmpty }) ?? true { rows.append(CardRow()) }
      guard !rows.isEmpty else { return nil }
      let last = rows.count - 1
      if isRight { rows[last].right.insert(row) } else { rows[last].left.insert(row) }
    }
    for (above, below) in zip(rows, rows.dropFirst()) where above.last >= below.first {
      return nil
    }
    let pairs = rows.filter { !$0.right.isEmpty }
    let tall = pairs.count { $0.left.count > 1 && $0.right.count > 1 && beginTogether($0) }
    guard tall >= Cards.fewestRows, tall.isAtLeast(Self.most, of: pairs.count),
      !areDated || pairs.count(where: hasYearOnRight).isAtLeast(Self.most, of: pairs.count)
    else { return nil }
    let starts = [gutter.rows.lowerBound] + rows.dropFirst().map(\.first)
    return zip(starts, starts.dropFirst() + [gutter.rows.upperBound]).map { sides(in: $0..<$1) }
  }

  /// The rows of the region that have text of a left card, and of what is beside it.
  private struct CardRow {
    var left: Set<Int> = []
    var right: Set<Int> = []

    var first: Int { left.union(right).min() ?? 0 }
    var last: Int { left.union(right).max() ?? 0 }
  }

  private func hasYearOnRight(_ row: CardRow) -> Bool {
    row.right.contains { place in
      region.items[region.rows[place]].contains {
        isRight($0) && fragments[$0].dateHint == .year
      }
    }
  }

  /// The text of both sides in content order, with its row.
  func itemsInOrder() -> [(item: Int, row: Int)] {
    gutter.rows.flatMap { row in
      region.items[region.rows[row]].filter { !fragments[$0].isMarker }.map { ($0, row) }
    }.sorted { $0.item < $1.item }
  }

  /// Whether the texts of both sides are about equally wide.
  private var areHalves: Bool {
    var left = (start: Float.infinity, end: -Float.infinity)
    var right = left
    for item in region.items(in: gutter.rows) where !fragments[item].isMarker {
      let (start, end) = (fragments[item].left, fragments[item].right)
      if isRight(item) {
        right = (min(right.start, start), max(right.end, end))
      } else {
        left = (min(left.start, start), max(left.end, end))
      }
    }
    let widths = [left.end - left.start, right.end - right.start].sorted()
    return widths[0] > Cards.evenness * widths[1]
  }

  /// Whether the first line on the right begins at the height of a line on the left.
  private func beginTogether(_ row: CardRow) -> Bool {
    guard let first = row.right.min() else { return false }
    let top = region.items[region.rows[first]].reduce(Float.infinity) {
      isRight($1) ? min($0, fragments[$1].top) : $0
    }
    return row.left.contains { left in
      region.items[region.rows[left]].contains {
        !isRight($0) && abs(fragments[$0].top - top) < DateColumn.sameTop * em
      }
    }
  }
}
