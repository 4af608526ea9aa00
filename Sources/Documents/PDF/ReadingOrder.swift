/// Fragments → leaves in reading order: a page is cut at its gutters into what stands above them,
/// their sides and what stands below, and each of those again.
struct ReadingOrder {
  /// Fragments that are read line by line.
  struct Leaf {
    var items: [Int]
    /// The left edge of the column, nil for what spans the page.
    var columnEdge: Float?
  }

  private let fragments: [Fragment]
  private let em: Float
  private(set) var leaves: [Leaf] = []
  private static let maximumDepth = 24

  init(_ fragments: [Fragment], em: Float) {
    self.fragments = fragments
    self.em = em
    read(Array(fragments.indices), columnEdge: nil, depth: 0)
  }

  private mutating func read(_ items: [Int], columnEdge: Float?, depth: Int) {
    guard !items.isEmpty else { return }
    guard items.count > 3, depth < Self.maximumDepth else {
      leaves.append(Leaf(items: items, columnEdge: columnEdge))
      return
    }
    let region = RegionRows(items, of: fragments)
    let finder = GutterFinder(fragments: fragments, region: region, em: em)
    for gutter in finder.find() {
      let split = GutterSplit(gutter, region, fragments, em: em)
      switch split.decide() {
      case .none: continue
      case .columns(let leftFirst):
        let above = split.rowsAbove()
        let sides = split.sides(from: above.upperBound)
        read(region.items(in: 0..<above.upperBound), columnEdge: columnEdge, depth: depth + 1)
        for side in leftFirst ? [sides.left, sides.right] : [sides.right, sides.left] {
          let edge = side.reduce(Float.infinity) { min($0, fragments[$1].left) }
          read(side, columnEdge: edge, depth: depth + 1)
        }
      case .cells(let cells):
        read(
          region.items(in: 0..<gutter.rows.lowerBound), columnEdge: columnEdge, depth: depth + 1)
        for cell in cells {
          for side in [cell.left, cell.right] where !side.isEmpty {
            read(side, columnEdge: columnEdge, depth: depth + 1)
          }
        }
      }
      read(
        region.items(in: gutter.rows.upperBound..<region.rows.count), columnEdge: columnEdge,
        depth: depth + 1)
      return
    }
    leaves.append(Leaf(items: region.items, columnEdge: columnEdge))
  }
}
