/// What a gutter separates: columns that are read one after the other, or rows that are read across.
///
/// Content order is the prior: programs write column by column, so few changes of side along it
/// speak for columns. Rows show in the geometry: what stands on the sparse side starts on the
/// baselines of the other and stands in small groups, as dates do beside what they date.
struct GutterSplit {
  let gutter: Gutter
  let region: RegionRows
  let fragments: [Fragment]
  let em: Float
  private var lines: [Line] = []
  /// How often the text changes sides along the content.
  private(set) var changes = 0
  private var rightComesFirst = false

  enum Decision {
    case none
    case columns(leftFirst: Bool)
    /// Rows whose left cell has lines of its own: each left cell before its right one.
    case cells([(left: [Int], right: [Int])])
  }

  /// One row of the gutter's run.
  private struct Line {
    var row: Int
    var top: Float
    var bottom: Float
    /// The top of what stands on the left side.
    var leftTop = Float.infinity
    var hasLeft = false
    var hasRight = false
  }

  init(_ gutter: Gutter, _ region: RegionRows, _ fragments: [Fragment], em: Float) {
    self.gutter = gutter
    self.region = region
    self.fragments = fragments
    self.em = em
    var order: [(item: Int, isRight: Bool)] = []
    for row in gutter.rows {
      var line = Line(row: row, top: .infinity, bottom: -.infinity)
      for item in region.items[region.rows[row]] where !fragments[item].isMarker {
        let isRight = isRight(item)
        line.hasRight = line.hasRight || isRight
        line.hasLeft = line.hasLeft || !isRight
        line.top = min(line.top, fragments[item].top)
        line.bottom = max(line.bottom, fragments[item].bottom)
        if !isRight { line.leftTop = min(line.leftTop, fragments[item].top) }
        order.append((item, isRight))
      }
      if line.hasLeft || line.hasRight { lines.append(line) }
    }
    order.sort { $0.item < $1.item }
    rightComesFirst = order.first?.isRight ?? false
    for (before, after) in zip(order, order.dropFirst()) where before.isRight != after.isRight {
      changes += 1
    }
  }

  private func isRight(_ item: Int) -> Bool {
    fragments[item].isMarker
      ? fragments[item].center >= gutter.x - 2 * em : fragments[item].left >= gutter.x - 0.01
  }

  func decide() -> Decision {
    let left = lines.count { $0.hasLeft }
    let right = lines.count { $0.hasRight }
    let both = lines.count { $0.hasLeft && $0.hasRight }
    let fewer = min(left, right)
    guard fewer > 1 else { return .none }
    if isDated(beside: right) { return cells() }
    if both == lines.count, isPairOfLists { return .columns(leftFirst: !rightComesFirst) }
    let aligned = Float(both) / Float(fewer)
    if aligned > 0.7, changes > 2, runsOn(onRight: false), runsOn(onRight: true) {
      return .columns(leftFirst: true)
    }
    if aligned > 0.85, isInSmallGroups(onRight: right <= left) {
      return right < left ? .none : cells()
    }
    let writtenByColumn = changes <= 1 + fewer / 4
    if writtenByColumn {
      if fewer <= 3, both == fewer, lines.count <= 4 { return .none }
      return .columns(leftFirst: !(rightComesFirst && changes <= 2))
    }
    if aligned > 0.7 { return right < left ? .none : cells() }
    return fewer >= 4 ? .columns(leftFirst: true) : .none
  }

  /// Whether the left side is narrow and holds dates: several small groups, most with a number and beside
  /// the beginning of something, far fewer lines than beside them. Groups with nothing beside them are headings over the rows.
  private func isDated(beside right: Int) -> Bool {
    let groups = groups(onRight: false).filter { self.lines[$0].contains { $0.hasRight } }
    guard groups.count >= 3, groups.allSatisfy({ $0.count <= 9 }) else { return false }
    var dated = 0
    var years = 0
    var lines = 0
    var edges = (left: Float.infinity, right: -Float.infinity)
    for group in groups {
      var hint = Fragment.DateHint.none
      for line in self.lines[group] {
        if line.hasLeft { lines += 1 }
        for item in region.items[region.rows[line.row]] {
          guard !isRight(item) else { continue }
          edges.left = min(edges.left, fragments[item].left)
          edges.right = max(edges.right, fragments[item].right)
          hint = max(hint, fragments[item].dateHint)
        }
      }
      if hint != .none { dated += 1 }
      if hint == .year { years += 1 }
    }
    guard dated * 4 >= groups.count * 3, lines <= groups.count * 3, lines < right else {
      return false
    }
    let items = region.items(in: gutter.rows)
    let end = items.reduce(edges.right) { max($0, fragments[$1].right) }
    let widest: Float = years * 4 >= groups.count * 3 ? 0.32 : 0.22
    guard edges.right - edges.left < widest * (end - edges.left) else { return false }
    let starts = self.groups(onRight: true).map { self.lines[$0.lowerBound].top }
    let firsts = groups.map { self.lines[$0.lowerBound] }
    let onBaseline = firsts.count(where: sharesBaseline)
    let beside = firsts.count { first in
      !sharesBaseline(first) && starts.contains { abs($0 - first.leftTop) < 0.35 * em }
    }
    // Text that has dates of its own, written as a whole, needs none from a column beside it.
    let ownYears = items.count { isRight($0) && fragments[$0].dateHint == .year }
    if changes <= 2, ownYears >= dated, onBaseline < groups.count { return false }
    return (onBaseline + beside) * 4 >= groups.count * 3
  }

  /// Whether text of both sides stands on exactly one baseline, as a date and what it dates do;
  /// lines of columns come near each other by chance.
  private func sharesBaseline(_ line: Line) -> Bool {
    let items = region.items[region.rows[line.row]].filter { !fragments[$0].isMarker }
    return items.contains { left in
      !isRight(left)
        && items.contains { right in
          isRight(right)
            && abs(fragments[left].baseline - fragments[right].baseline) < 0.08 * em
        }
    }
  }

  /// Whether each side is a list written as a whole, as contact details often are in two: rows at
  /// even distances, the left about as wide as the right. Keys and dates are narrower than what
  /// stands beside them.
  private var isPairOfLists: Bool {
    guard changes == 1, lines.count >= 3 else { return false }
    let steps = zip(lines, lines.dropFirst()).map { $1.bottom - $0.bottom }
    guard let least = steps.min(), let most = steps.max(), most < 1.25 * least else { return false }
    var widths = (left: Float(0), right: Float(0))
    for item in region.items(in: gutter.rows) where !fragments[item].isMarker {
      let fragment = fragments[item]
      guard fragment.dateHint != .year else { return false }
      if isRight(item) {
        widths.right += fragment.right - fragment.left
      } else {
        widths.left += fragment.right - fragment.left
      }
    }
    return widths.left > 0.6 * widths.right
  }

  /// Whether the side is running text: most lines follow each other closely, and most are about as
  /// wide as the column. Cells of a table are as wide as what they say.
  private func runsOn(onRight: Bool) -> Bool {
    let together = groups(onRight: onRight).reduce(0) { $0 + ($1.count >= 4 ? $1.count : 0) }
    let widths = lines.compactMap { line -> Float? in
      var edges = (left: Float.infinity, right: -Float.infinity)
      for item in region.items[region.rows[line.row]] where isRight(item) == onRight {
        edges.left = min(edges.left, fragments[item].left)
        edges.right = max(edges.right, fragments[item].right)
      }
      return edges.left < edges.right ? edges.right - edges.left : nil
    }
    guard let widest = widths.max(), widest > 12 * em, widths.count >= 6 else { return false }
    let full = widths.count { $0 > 0.75 * widest }
    return together * 5 >= widths.count * 3 && full * 5 >= widths.count * 3
  }

  /// Whether the side stands in groups of one to three lines with space between them.
  private func isInSmallGroups(onRight: Bool) -> Bool {
    let groups = groups(onRight: onRight)
    let lines = groups.reduce(0) { $0 + $1.count }
    return groups.count >= 2 && groups.allSatisfy { $0.count <= 3 } && lines < groups.count * 5 / 2
  }

  /// Lines of a side, split where more than half a line is left free.
  private func groups(onRight: Bool) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var last: Line?
    for (index, line) in lines.enumerated() where onRight ? line.hasRight : line.hasLeft {
      if let before = last, let group = groups.last, line.top - before.bottom < 0.55 * em {
        groups[groups.count - 1] = group.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
      last = line
    }
    return groups
  }

  /// `.none` when each left cell is one line: then rows are simply lines.
  private func cells() -> Decision {
    let groups = groups(onRight: false).flatMap(cells(of:))
    let hasTallCell = zip(groups.indices, groups).contains { index, group in
      let next = index + 1 < groups.count ? groups[index + 1].lowerBound : lines.count
      let leftLines = lines[group].count { $0.hasLeft }
      return leftLines > 1 && next - group.lowerBound > leftLines
        && lines[group.lowerBound..<next].contains { $0.hasRight }
    }
    guard hasTallCell else { return .none }
    var cells: [(left: [Int], right: [Int])] = []
    let starts = groups.map(firstRow)
    if let first = starts.first, first > gutter.rows.lowerBound {
      cells.append(([], region.items(in: gutter.rows.lowerBound..<first)))
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : gutter.rows.upperBound
      guard start < end else { continue }
      let isTall = lines[groups[index]].count { $0.hasLeft } > 1
      cells.append(isTall ? sides(in: start..<end) : ([], region.items(in: start..<end)))
    }
    return .cells(cells)
  }

  /// A group as cells: the next one begins where lines are further apart than within the first, and
  /// with a date on the baseline of what stands beside it after lines without one.
  private func cells(of group: Range<Int>) -> [Range<Int>] {
    let left = lines[group].indices.filter { lines[$0].hasLeft }
    let steps = zip(left, left.dropFirst()).map { lines[$1].leftTop - lines[$0].leftTop }
    guard let least = steps.min() else { return [group] }
    var starts = [group.lowerBound]
    var above = group.lowerBound
    for (index, step) in zip(left.dropFirst(), steps) {
      let isDate = dateHint(above) == .none && dateHint(index) == .year
      if step > 1.2 * least || isDate && sharesBaseline(lines[index]) { starts.append(index) }
      above = index
    }
    return zip(starts, starts.dropFirst() + [group.upperBound]).map { $0..<$1 }
  }

  /// The hint of the left side of a line.
  private func dateHint(_ line: Int) -> Fragment.DateHint {
    region.items[region.rows[lines[line].row]].reduce(.none) {
      isRight($1) ? $0 : max($0, fragments[$1].dateHint)
    }
  }

  /// Where the row of a left cell begins: its right cell may start a little higher.
  private func firstRow(of group: Range<Int>) -> Int {
    var first = group.lowerBound
    let top = lines[first].leftTop
    while first > 0, !lines[first - 1].hasLeft, lines[first - 1].bottom > top + 0.3 * em {
      first -= 1
    }
    return lines[first].row
  }

  func sides(from row: Int) -> (left: [Int], right: [Int]) {
    sides(in: max(row, gutter.rows.lowerBound)..<gutter.rows.upperBound)
  }

  private func sides(in rows: Range<Int>) -> (left: [Int], right: [Int]) {
    let items = region.items(in: rows)
    return (items.filter { !isRight($0) }, items.filter { isRight($0) })
  }

  /// The rows of the region up to where the columns start: a name or title that stands above both,
  /// though it is too short to cross the gutter, belongs to neither.
  func rowsAbove() -> Range<Int> {
    let start = gutter.rows.lowerBound
    guard let first = lines.first, first.hasLeft != first.hasRight else { return 0..<start }
    var above = 0
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard line.hasLeft == first.hasLeft, line.hasRight == first.hasRight else { break }
      above += 1
      guard next.hasLeft && next.hasRight || next.hasLeft != first.hasLeft else { continue }
      let size = region.items[region.rows[line.row]].reduce(0) { max($0, fragments[$1].size) }
      let isApart = next.top - line.bottom > 0.8 * em || size > 1.3 * em
      return isApart && above <= 3 ? 0..<next.row : 0..<start
    }
    return 0..<start
  }
}
