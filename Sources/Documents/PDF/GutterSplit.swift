/// Decides what a gutter separates: columns, which are read one after the other, or rows, which are
/// read across.
///
/// Content order is the prior: programs write column by column, so few changes of side along the
/// content suggest columns. Rows show in the geometry: what is on the sparse side starts on the
/// baselines of the other side and forms small groups, as dates do beside what they date. The
/// thresholds are in `GutterSplit+thresholds.swift`.
struct GutterSplit {
  let gutter: Gutter
  let region: RegionRows
  let fragments: [Fragment]
  /// The size of most text, in points.
  let em: Float
  /// The ruled lines of the page.
  let rules: [TableRule]
  private(set) var lines: [Line] = []
  /// How often the text changes sides along the content.
  private(set) var changes = 0
  private(set) var rightComesFirst = false

  enum Decision {
    case none
    /// Rows that are read across as they are: each date or label on the left is one line.
    case across
    case columns(leftFirst: Bool)
    /// Rows whose left cell has several lines: each left cell before its right one.
    case cells([(left: [Int], right: [Int])])
    /// Rows of a table: lines that are read across, and rows that are cut again.
    case rows([(items: [Int], isLine: Bool)])
  }

  /// One row of the gutter's run.
  struct Line {
    var row: Int
    var top: Float
    var bottom: Float
    /// The top of the text on the left side.
    var leftTop = Float.infinity
    var hasLeft = false
    var hasRight = false
  }

  init(
    _ gutter: Gutter, _ region: RegionRows, _ fragments: [Fragment], em: Float,
    rules: [TableRule] = []
  ) {
    self.gutter = gutter
    self.region = region
    self.fragments = fragments
    self.em = em
    self.rules = rules
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

  func isRight(_ item: Int) -> Bool {
    fragments[item].isMarker
      ? fragments[item].center >= gutter.x - GutterFinder.hangingMarker * em
      : fragments[item].left >= gutter.x - GutterFinder.edgeTolerance
  }

  func decide() -> Decision {
    let left = lines.count { $0.hasLeft }
    let right = lines.count { $0.hasRight }
    let both = lines.count { $0.hasLeft && $0.hasRight }
    let fewer = min(left, right)
    guard fewer > 1 else { return .none }
    if let rows = ruledRows() { return .rows(rows) }
    if isRuledAcross { return .none }
    if titleLine != nil { return .columns(leftFirst: !rightComesFirst) }
    let cards = cardGrid()
    if let cards, cards.isDated { return .cells(cards.rows) }
    if isDated(beside: right) || isLabeled(beside: right) {
      let cells = cells()
      if case .none = cells { return .across }
      return cells
    }
    if isDatedOnRight { return .across }
    if let cards { return .cells(cards.rows) }
    if alternates { return .none }
    if both == lines.count, isPairOfLists { return .columns(leftFirst: !rightComesFirst) }
    let aligned = Float(both) / Float(fewer)
    if aligned > Self.alignedRows, changes > Self.changesOfWholeSides, runsOn(onRight: false),
      runsOn(onRight: true)
    {
      return .columns(leftFirst: true)
    }
    if aligned > Self.closelyAlignedRows, isInSmallGroups(onRight: right <= left) {
      return right < left ? .none : cells()
    }
    if changes <= 1 + fewer / Self.linesPerStrayChange {
      if fewer <= Self.shortTable.lines, both == fewer, lines.count <= Self.shortTable.rows {
        return .none
      }
      return .columns(leftFirst: !(rightComesFirst && changes <= Self.changesOfWholeSides))
    }
    if aligned > Self.alignedRows { return right < left ? .none : cells() }
    if isWrittenAcross(shared: both), aligned > Self.rowsWrittenAcross {
      return right < left ? .none : cells()
    }
    return fewer >= Self.fewestColumnLines && areBeside ? .columns(leftFirst: true) : .none
  }

  /// Whether the rows with text on both sides were written one by one, each on one baseline.
  private func isWrittenAcross(shared: Int) -> Bool {
    changes >= 2 * shared - 1
      && lines.allSatisfy { !($0.hasLeft && $0.hasRight) || sharesBaseline($0) }
  }

  /// Whether the left side is narrow and holds dates: several small groups, most of them with a
  /// number and beside the beginning of something, and far fewer lines than on the right. Groups
  /// with nothing beside them are headings over the rows.
  private func isDated(beside right: Int) -> Bool {
    let groups = groups(onRight: false).filter { self.lines[$0].contains { $0.hasRight } }
    let fewest =
      changes >= DateColumn.changesAcross
      ? DateColumn.fewestGroupsAcross : DateColumn.fewestGroups
    guard groups.count >= fewest,
      groups.allSatisfy({ $0.count <= DateColumn.tallestGroup })
    else { return false }
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
    guard dated.isAtLeast(Self.most, of: groups.count),
      isWrittenAcross(groups)
        ? lines <= groups.count * DateColumn.linesPerGroupAcross
        : lines < right && lines <= groups.count * DateColumn.linesPerGroup
    else { return false }
    let items = region.items(in: gutter.rows)
    let end = items.reduce(edges.right) { max($0, fragments[$1].right) }
    // What was written right after its date begins an entry, even without space above it.
    let starts =
      isWrittenAcross(groups)
      ? self.lines.filter(\.hasRight).map(rightTop)
      : self.groups(onRight: true).map { self.lines[$0.lowerBound].top }
    let firsts = groups.map { self.lines[$0.lowerBound] }
    let onBaseline = firsts.count(where: sharesBaseline)
    let hasYears = years.isAtLeast(Self.most, of: groups.count)
    // Fonts for other scripts move baselines by a little.
    let areRows =
      onBaseline == groups.count
      || isWrittenAcross(groups) && lines == groups.count && firsts.allSatisfy(\.hasRight)
    let widest =
      hasYears && areRows && (lines == groups.count || isWrittenAcross(groups))
      ? DateColumn.widestOnBaselines
      : hasYears ? DateColumn.widestWithYears : DateColumn.widestWithNumbers
    guard edges.right - edges.left < widest * (end - edges.left) else { return false }
    let beside = firsts.count { first in
      !sharesBaseline(first)
        && starts.contains { abs($0 - first.leftTop) < DateColumn.sameTop * em }
    }
    // Text that has dates of its own and was written as a whole needs none from a column beside it.
    let ownYears = items.count { isRight($0) && fragments[$0].dateHint == .year }
    if changes <= Self.changesOfWholeSides, ownYears >= dated, onBaseline < groups.count {
      return false
    }
    return (onBaseline + beside).isAtLeast(Self.most, of: groups.count)
  }

  /// Whether each of these groups on one side was written next to the text beside it.
  func isWrittenAcross(_ groups: [Range<Int>]) -> Bool {
    changes >= groups.count * LabelColumn.changesPerGroup - 1
  }

  /// Whether the left side is narrow and was written label by label, each before the text beside
  /// it. Columns are written as a whole.
  private func isLabeled(beside right: Int) -> Bool {
    var groups = groups(onRight: false).filter(hasTextBeside)
    // The address beside the name is taller than the labels below it.
    if let first = groups.first, first.count > LabelColumn.tallestGroup { groups.removeFirst() }
    guard groups.count >= LabelColumn.fewestGroups,
      groups.allSatisfy({ $0.count <= LabelColumn.tallestGroup }), isWrittenAcross(groups)
    else { return false }
    let lines = groups.reduce(0) { $0 + $1.count }
    guard Double(lines) <= LabelColumn.mostLines * Double(right) else { return false }
    var edges = (left: Float.infinity, right: -Float.infinity)
    var end = -Float.infinity
    for item in region.items(in: gutter.rows) where !fragments[item].isMarker {
      end = max(end, fragments[item].right)
      guard !isRight(item) else { continue }
      edges.left = min(edges.left, fragments[item].left)
      edges.right = max(edges.right, fragments[item].right)
    }
    // Short texts make the labels beside them look wide.
    let areRows = groups.allSatisfy { sharesBaseline(self.lines[$0.lowerBound]) }
    let widest = areRows ? LabelColumn.widestOnBaselines : LabelColumn.widest
    return edges.right - edges.left < widest * (end - edges.left)
  }

  /// Whether most groups on the left have nothing beside them and were written before the text that
  /// begins below them: titles in the margin, each above its text. Columns are beside each other.
  private var alternates: Bool {
    let groups = groups(onRight: false)
    let alone = groups.filter { !hasTextBeside($0) }
    return groups.count >= LabelColumn.fewestGroups && isWrittenAcross(groups)
      && alone.count.isAtLeast(Self.most, of: groups.count)
  }

  /// Whether some text on the right is at the height of a group on the left. Their baselines may
  /// differ, so that they are in different rows.
  private func hasTextBeside(_ group: Range<Int>) -> Bool {
    let around = max(group.lowerBound - 1, 0)..<min(group.upperBound + 1, lines.count)
    let top = lines[group.lowerBound].leftTop
    let bottom = lines[group].reduce(-Float.infinity) { max($0, $1.bottom) }
    return lines[around].contains { $0.hasRight && $0.top < bottom && $0.bottom > top }
  }

  /// Whether text of both sides is on exactly one baseline, as a date and what it dates are. Lines
  /// of independent columns come close to each other by chance.
  func sharesBaseline(_ line: Line) -> Bool {
    let items = region.items[region.rows[line.row]].filter { !fragments[$0].isMarker }
    return items.contains { left in
      !isRight(left)
        && items.contains { right in
          isRight(right)
            && abs(fragments[left].baseline - fragments[right].baseline) < Self.sameBaseline * em
        }
    }
  }

  /// Whether each side is a list that was written as a whole, as contact details in two columns
  /// often are: rows at even distances, the left side about as wide as the right. Keys and dates
  /// are narrower than the text beside them.
  private var isPairOfLists: Bool {
    guard changes == 1, lines.count >= ListPair.fewestRows else { return false }
    let steps = zip(lines, lines.dropFirst()).map { $1.bottom - $0.bottom }
    guard let least = steps.min(), let most = steps.max(), most < ListPair.evenness * least else {
      return false
    }
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
    return widths.left > ListPair.leftWidth * widths.right
  }

  /// Whether the side is running text: most lines follow each other closely, and most are about as
  /// wide as the column. Cells of a table are as wide as their content.
  private func runsOn(onRight: Bool) -> Bool {
    let together = groups(onRight: onRight).reduce(0) {
      $0 + ($1.count >= RunningText.fewestLinesTogether ? $1.count : 0)
    }
    let widths = lines.compactMap { line -> Float? in
      var edges = (left: Float.infinity, right: -Float.infinity)
      for item in region.items[region.rows[line.row]] where isRight(item) == onRight {
        edges.left = min(edges.left, fragments[item].left)
        edges.right = max(edges.right, fragments[item].right)
      }
      return edges.left < edges.right ? edges.right - edges.left : nil
    }
    guard let widest = widths.max(), widest > RunningText.narrowestColumn * em,
      widths.count >= RunningText.fewestLines
    else { return false }
    let full = widths.count { $0 > RunningText.fullLine * widest }
    return together.isAtLeast(RunningText.share, of: widths.count)
      && full.isAtLeast(RunningText.share, of: widths.count)
  }

  /// Whether the side consists of groups of a few lines with space between them.
  private func isInSmallGroups(onRight: Bool) -> Bool {
    let groups = groups(onRight: onRight)
    let lines = groups.reduce(0) { $0 + $1.count }
    return groups.count >= SmallGroups.fewest
      && groups.allSatisfy { $0.count <= SmallGroups.mostLines }
      && lines < groups.count * SmallGroups.linesPerTwoGroups / 2
  }

  /// `.none` if each left cell is one line: the rows are then ordinary lines.
  private func cells() -> Decision {
    let groups = groups(onRight: false).flatMap { group in
      areDatedRows(group) || areWrittenAsRows(group)
        ? group.map { $0..<$0 + 1 } : self.cells(of: group)
    }
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

  /// Splits a group into cells. The next cell begins where lines are further apart than within the
  /// first one, and at a date that shares its baseline with the right side and follows lines
  /// without a date.
  private func cells(of group: Range<Int>) -> [Range<Int>] {
    let left = lines[group].indices.filter { lines[$0].hasLeft }
    let steps = zip(left, left.dropFirst()).map { lines[$1].leftTop - lines[$0].leftTop }
    guard let least = steps.min() else { return [group] }
    var starts = [group.lowerBound]
    var above = group.lowerBound
    for (index, step) in zip(left.dropFirst(), steps) {
      let isDate = dateHint(above) == .none && dateHint(index) == .year
      if step > Self.widerCellStep * least || isDate && sharesBaseline(lines[index]) {
        starts.append(index)
      }
      above = index
    }
    return zip(starts, starts.dropFirst() + [group.upperBound]).map { $0..<$1 }
  }

  /// The hint of the left side of a line.
  func dateHint(_ line: Int) -> Fragment.DateHint {
    region.items[region.rows[lines[line].row]].reduce(.none) {
      isRight($1) ? $0 : max($0, fragments[$1].dateHint)
    }
  }

  /// The row where a left cell begins: its right cell may start slightly higher.
  private func firstRow(of group: Range<Int>) -> Int {
    var first = group.lowerBound
    let top = lines[first].leftTop
    while first > 0, !lines[first - 1].hasLeft,
      lines[first - 1].bottom > top + Self.higherRightCell * em
    {
      first -= 1
    }
    return lines[first].row
  }

  func sides(from row: Int) -> (left: [Int], right: [Int]) {
    sides(in: max(row, gutter.rows.lowerBound)..<gutter.rows.upperBound)
  }

  func sides(in rows: Range<Int>) -> (left: [Int], right: [Int]) {
    let items = region.items(in: rows)
    return (items.filter { !isRight($0) }, items.filter { isRight($0) })
  }
}

extension Int {
  /// Whether the number is at least this share of `total`.
  func isAtLeast(_ share: Double, of total: Int) -> Bool {
    Double(self) >= share * Double(total)
  }
}
