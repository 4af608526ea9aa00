extension GutterSplit {
  /// The rows between ruled lines that run across the gutter, if they are those of a table: what such
  /// a line separates on one side, it separates on the other side as well. Consecutive rows of one line
  /// are one part.
  func ruledRows() -> [(items: [Int], isLine: Bool)]? {
    let crossing = rules.filter { $0.left < gutter.x - em && $0.right > gutter.x + em }.map(\.y)
    guard crossing.count + 1 >= RuledTable.fewestRows else { return nil }
    var rows: [Range<Int>] = []
    var shared = 0
    var isShared = (left: false, right: false)
    for (index, line) in lines.enumerated() {
      let above = index > 0 ? middle(lines[index - 1]) : middle(line)
      let isNext = crossing.contains { $0 > above && $0 < middle(line) }
      if isNext || index == 0 {
        rows.append(index..<index + 1)
        isShared = (false, false)
      } else if let row = rows.last {
        rows[rows.count - 1] = row.lowerBound..<index + 1
      }
      let wasShared = isShared.left && isShared.right
      isShared = (isShared.left || line.hasLeft, isShared.right || line.hasRight)
      if !wasShared, isShared.left, isShared.right { shared += 1 }
    }
    guard shared >= RuledTable.fewestRows, lines.count <= RuledTable.linesPerRow * rows.count else {
      return nil
    }
    // The text between two rows of the region belongs to the row that it follows.
    let starts = [gutter.rows.lowerBound] + rows.dropFirst().map { lines[$0.lowerBound].row }
    var parts: [(items: [Int], isLine: Bool)] = []
    for (start, end) in zip(starts, starts.dropFirst() + [gutter.rows.upperBound]) {
      let isLine = end == start + 1
      let items = region.items(in: start..<end)
      if isLine, parts.last?.isLine == true {
        parts[parts.count - 1].items += items
      } else {
        parts.append((items, isLine))
      }
    }
    return parts
  }

  /// Whether ruled lines cross the gutter between most lines: it runs through the cells of a form.
  var isRuledAcross: Bool {
    let crossing = rules.filter { $0.left < gutter.x - em && $0.right > gutter.x + em }.map(\.y)
    guard crossing.count >= RuledTable.fewestRules else { return false }
    let ruled = zip(lines, lines.dropFirst()).count { above, below in
      crossing.contains { $0 > middle(above) && $0 < middle(below) }
    }
    return ruled.isAtLeast(RuledTable.ruledShare, of: lines.count - 1)
  }

  private func middle(_ line: Line) -> Float { (line.top + line.bottom) / 2 }
}
