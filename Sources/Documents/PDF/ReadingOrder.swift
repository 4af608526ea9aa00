/// Arranges fragments in leaves in reading order. A page is cut at its gutters into the text above
/// them, their sides and the text below, and each part is cut again.
struct ReadingOrder {
  /// Fragments that are read line by line.
  struct Leaf {
    var region: RegionRows
    /// The left edge of the column; nil for text that spans the page.
    var columnEdge: Float?
    /// The cell of a table that the fragments are in.
    var cell: Line.Cell?
  }

  /// Between rows that are read across, fewer rows are a list of short texts and not two columns.
  /// Test: `LabelColumnTests/titlesInTheColumnOfDates`.
  private static let fewestRowsInside = 6

  private let fragments: [Fragment]
  private let em: Float
  private let rules: [TableRule]
  private(set) var leaves: [Leaf] = []
  /// Pages are cut to this depth; real pages need six. Each level costs time that grows with the
  /// number of fragments.
  private static let maximumDepth = 24
  /// Fewer fragments cannot be two columns of two lines.
  private static let fewestFragments = 4
  /// A gutter replaces a known one only if it runs through this share of its rows.
  /// Test: `PageLayoutTests/datesBesideTheirBodyWithinAColumn`.
  private static let sharedRows = 0.75

  /// - Parameters:
  ///   - tables: Tables of which each cell is read as a whole, between the texts above and below.
  ///   - panels: Parts of the page that are read one after the other.
  init(
    _ fragments: [Fragment], em: Float, rules: [TableRule] = [], tables: [CellTable] = [],
    panels: Panels? = nil
  ) {
    self.fragments = fragments
    self.em = em
    self.rules = rules
    if let panels {
      for group in panels.groups { read(group, columnEdge: nil, depth: 0) }
      return
    }
    var rest = Array(fragments.indices)
    for (number, table) in tables.enumerated() {
      let inside = Set(table.rows.joined().flatMap(\.items))
      let top = inside.reduce(Float.infinity) { min($0, fragments[$1].baseline) }
      let others = rest.filter { !inside.contains($0) }
      read(others.filter { fragments[$0].baseline < top }, columnEdge: nil, depth: 0)
      read(table, number)
      rest = others.filter { fragments[$0].baseline >= top }
    }
    read(rest, columnEdge: nil, depth: 0)
  }

  private mutating func read(_ table: CellTable, _ tableNumber: Int) {
    for (number, row) in table.rows.enumerated() {
      if CellTable.isLine(row, fragments) {
        let region = RegionRows(row.flatMap(\.items), of: fragments)
        leaves.append(Leaf(region: region, columnEdge: nil))
        continue
      }
      for cell in row {
        let place = Line.Cell(table: tableNumber, row: number, column: table.column(of: cell))
        leaves.append(
          Leaf(region: RegionRows(cell.items, of: fragments), columnEdge: nil, cell: place))
      }
    }
  }

  private mutating func read(_ items: [Int], columnEdge: Float?, depth: Int) {
    guard !items.isEmpty else { return }
    guard items.count >= Self.fewestFragments, depth < Self.maximumDepth else {
      leaves.append(Leaf(region: RegionRows(items, of: fragments), columnEdge: columnEdge))
      return
    }
    let region = RegionRows(items, of: fragments)
    guard let cut = self.cut(region) else {
      leaves.append(Leaf(region: region, columnEdge: columnEdge))
      return
    }
    let rows = cut.split.gutter.rows
    switch cut.decision {
    case .none, .across: break
    case .columns(let leftFirst):
      let above = cut.split.rowsAbove()
      let sides = cut.split.sides(from: above.upperBound)
      read(region.items(in: 0..<above.upperBound), columnEdge: columnEdge, depth: depth + 1)
      for side in leftFirst ? [sides.left, sides.right] : [sides.right, sides.left] {
        let edge = side.reduce(Float.infinity) { min($0, fragments[$1].left) }
        read(side, columnEdge: edge, depth: depth + 1)
      }
    case .cells(let cells):
      read(region.items(in: 0..<rows.lowerBound), columnEdge: columnEdge, depth: depth + 1)
      for cell in cells {
        for side in [cell.left, cell.right] where !side.isEmpty {
          read(side, columnEdge: columnEdge, depth: depth + 1)
        }
      }
    case .rows(let parts):
      read(region.items(in: 0..<rows.lowerBound), columnEdge: columnEdge, depth: depth + 1)
      for part in parts {
        if part.isLine {
          leaves.append(
            Leaf(region: RegionRows(part.items, of: fragments), columnEdge: columnEdge))
        } else {
          read(part.items, columnEdge: columnEdge, depth: depth + 1)
        }
      }
    }
    read(
      region.items(in: rows.upperBound..<region.rows.count), columnEdge: columnEdge,
      depth: depth + 1)
  }

  /// Whether a row consists of two texts in larger type.
  private func hasPairOfTitles(_ region: RegionRows) -> Bool {
    region.rows.contains { row in
      row.count == 2
        && region.items[row].allSatisfy {
          fragments[$0].size > em * GutterSplit.Title.larger && fragments[$0].dateHint == .none
        }
    }
  }

  private typealias Cut = (split: GutterSplit, decision: GutterSplit.Decision)

  /// The best gutter that separates something. Dates may be beside their body within a column: the
  /// gutter next to them yields to one whose sides were each written as a whole.
  private func cut(_ region: RegionRows) -> Cut? {
    var best: Cut?
    let gutters = GutterFinder(fragments: fragments, region: region, em: em).find()
    if hasPairOfTitles(region) {
      // A column of dates above two sections may run on through the first one.
      // Where flush-right text ends early, a gutter beside it ends with it: the longest one is meant.
      let pairs = gutters.map { gutter in
        let split = GutterSplit(gutter, region, fragments, em: em, rules: rules)
        return split.gutterAboveRest.map {
          GutterSplit($0, region, fragments, em: em, rules: rules)
        } ?? split
      }.filter(\.holdsTwoSections)
      if let split = pairs.max(by: { $0.gutter.rows.upperBound < $1.gutter.rows.upperBound }) {
        return (split, split.decide())
      }
    }
    var across: [(gutter: Gutter, isDatedOnRight: Bool)] = []
    for gutter in gutters {
      // A part of rows that are read across is not two columns.
      let isPart = across.contains { other, isDatedOnRight in
        Double(gutter.rows.clamped(to: other.rows).count) >= Self.sharedRows
          * Double(gutter.rows.count)
          && (abs(gutter.x - other.x) < GutterFinder.sameGutter * em
            // Places and dates set flush right begin at several edges, but are one column.
            || isDatedOnRight && gutter.x > other.x
            || gutter.rows.count < Self.fewestRowsInside)
      }
      if isPart { continue }
      if let known = best?.split.gutter {
        let shared = gutter.rows.clamped(to: known.rows)
        guard Double(shared.count) >= Self.sharedRows * Double(known.rows.count),
          abs(gutter.x - known.x) >= GutterFinder.sameGutter * em
        else { continue }
      }
      var split = GutterSplit(gutter, region, fragments, em: em, rules: rules)
      if let shorter = split.gutterAboveText {
        split = GutterSplit(shorter, region, fragments, em: em, rules: rules)
      }
      let decision = split.decide()
      switch decision {
      case .none: continue
      case .across: across.append((gutter, split.isDatedOnRight))
      case .columns where split.changes <= GutterSplit.changesOfWholeSides:
        return (split, decision)
      case .columns:
        if best == nil || best?.split.isLessClear(than: split) == true { best = (split, decision) }
      case .cells, .rows: if best == nil { best = (split, decision) }
      }
    }
    return best
  }
}
