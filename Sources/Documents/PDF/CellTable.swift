import PDF

/// A table whose cells have ruled lines on all sides, and at least one row of cells with several lines: read line by
/// line, their texts would be mixed. Test: `CardTests/cellsOfARuledTableAreReadAsAWhole`.
struct CellTable {
  /// A cell with its text.
  struct Cell {
    /// The places of its edges among the ruled lines, from the left and from the top.
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    /// Indices of fragments.
    var items: [Int]
  }

  /// The cells that have text, row by row, each row from the left.
  private(set) var rows: [[Cell]]
  /// The columns, numbered by the left edges of all cells.
  private var edges: [Int]

  /// Ruled lines that are closer than this, in points, are one.
  private static let seam: Float = 2.5
  /// A page with more lines shows a drawing.
  private static let mostRules = 600
  private static let fewestRows = 2
  private static let fewestColumns = 2
  /// A text may be this much wider than its cell, in points.
  private static let overflow: Float = 3

  /// The number of a cell's column, from 0.
  func column(of cell: Cell) -> Int { edges.firstIndex(of: cell.left) ?? 0 }

  /// Finds the tables of a page from the top, except those whose lines a text crosses and those with text beside them.
  /// - Parameter rules: The ruled lines of the page.
  static func find(_ fragments: [Fragment], _ rules: [PDFBox]) -> [CellTable] {
    guard rules.count <= mostRules else { return [] }
    let vertical = rules.filter { $0.bottom - $0.top > $0.right - $0.left }
    let horizontal = rules.filter { $0.bottom - $0.top <= $0.right - $0.left }
    guard vertical.count > fewestColumns, horizontal.count > fewestRows else { return [] }
    let grid = Grid(vertical: vertical, horizontal: horizontal)
    var cells: [Key: [Int]] = [:]
    var outside: [Int] = []
    for (index, fragment) in fragments.enumerated() {
      if let key = grid.cell(of: fragment), fragment.left >= grid.x[key.left] - overflow,
        fragment.right <= grid.x[key.right] + overflow
      {
        cells[key, default: []].append(index)
      } else {
        outside.append(index)
      }
    }
    let found = cells.map {
      Cell(left: $0.left, top: $0.top, right: $0.right, bottom: $0.bottom, items: $1)
    }.sorted { ($0.top, $0.left, $0.right, $0.bottom) < ($1.top, $1.left, $1.right, $1.bottom) }
    // The next table begins below the last line of the one before.
    var tables: [[Cell]] = []
    var end = -1
    for cell in found {
      if cell.top <= end, !tables.isEmpty {
        tables[tables.count - 1].append(cell)
      } else {
        tables.append([cell])
      }
      end = max(end, cell.bottom)
    }
    return tables.compactMap { cells in
      guard let top = cells.map({ grid.y[$0.top] }).min(),
        let bottom = cells.map({ grid.y[$0.bottom] }).max(),
        !outside.contains(where: { (top...bottom).contains(fragments[$0].baseline) })
      else { return nil }
      let table = CellTable(cells)
      return table.isWorthReading(fragments) ? table : nil
    }
  }

  /// - Parameter found: The cells, sorted by their tops and then by their left edges.
  private init(_ found: [Cell]) {
    rows = []
    for cell in found {
      if rows.last?.first?.top == cell.top {
        rows[rows.count - 1].append(cell)
      } else {
        rows.append([cell])
      }
    }
    edges = Set(found.map(\.left)).sorted()
  }

  /// Whether several rows have several cells, and one of them a cell of several lines.
  private func isWorthReading(_ fragments: [Fragment]) -> Bool {
    let wide = rows.filter { $0.count >= Self.fewestColumns }
    return wide.count >= Self.fewestRows
      && wide.contains { !Self.isLine($0, fragments) }
  }

  /// Whether each cell of a row has one line.
  static func isLine(_ row: [Cell], _ fragments: [Fragment]) -> Bool {
    row.allSatisfy { RegionRows($0.items, of: fragments).rows.count == 1 }
  }

  /// The places of the four edges of a cell.
  private struct Key: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private struct Grid {
    let vertical: [PDFBox]
    let horizontal: [PDFBox]
    /// The x coordinates of vertical lines and the y coordinates of horizontal ones, in ascending order.
    let x: [Float]
    let y: [Float]

    init(vertical: [PDFBox], horizontal: [PDFBox]) {
      self.vertical = vertical
      self.horizontal = horizontal
      x = Self.places(vertical.map { ($0.left + $0.right) / 2 })
      y = Self.places(horizontal.map { ($0.top + $0.bottom) / 2 })
    }

    private static func places(_ all: [Float]) -> [Float] {
      var places: [Float] = []
      for place in all.sorted() where places.last.map({ place - $0 > seam }) ?? true {
        places.append(place)
      }
      return places
    }

    /// The nearest lines on all sides of a text; nil if one is missing.
    func cell(of fragment: Fragment) -> Key? {
      let x = fragment.center
      let y = (fragment.top + fragment.bottom) / 2
      var box = PDFBox(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)
      for line in vertical where line.top - seam <= y && line.bottom + seam >= y {
        let place = (line.left + line.right) / 2
        if place <= x { box.left = max(box.left, place) } else { box.right = min(box.right, place) }
      }
      for line in horizontal where line.left - seam <= x && line.right + seam >= x {
        let place = (line.top + line.bottom) / 2
        if place <= y { box.top = max(box.top, place) } else { box.bottom = min(box.bottom, place) }
      }
      guard let left = Self.index(of: box.left, in: self.x),
        let right = Self.index(of: box.right, in: self.x),
        let top = Self.index(of: box.top, in: self.y),
        let bottom = Self.index(of: box.bottom, in: self.y)
      else { return nil }
      return Key(left: left, top: top, right: right, bottom: bottom)
    }

    private static func index(of place: Float, in places: [Float]) -> Int? {
      guard place.isFinite else { return nil }
      return places.lastIndex { $0 <= place + GutterFinder.edgeTolerance }
    }
  }
}
