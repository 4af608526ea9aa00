/// A white vertical strip between the two sides of consecutive rows.
struct Gutter {
  /// Where the right side begins, in points.
  var x: Float
  /// The rows that do not cross it.
  var rows: Range<Int>
  /// How well it separates the sides, in points: comparable within a region.
  var score: Float
}

/// Fragments of a region grouped by baseline.
struct RegionRows {
  /// Fragment indices in the order of rows, from left to right within a row.
  let items: [Int]
  /// Ranges of `items`.
  let rows: [Range<Int>]

  init(_ region: [Int], of fragments: [Fragment]) {
    let sorted = region.sorted {
      (fragments[$0].baseline, fragments[$0].left) < (fragments[$1].baseline, fragments[$1].left)
    }
    var items: [Int] = []
    var rows: [Range<Int>] = []
    items.reserveCapacity(sorted.count)
    var row: [Int] = []
    var lead: Fragment?
    func endRow() {
      guard !row.isEmpty else { return }
      row.sort { fragments[$0].left < fragments[$1].left }
      rows.append(items.count..<items.count + row.count)
      items += row
      row.removeAll(keepingCapacity: true)
    }
    for item in sorted {
      let fragment = fragments[item]
      if let current = lead, current.isBeside(fragment) {
        if fragment.size > current.size { lead = fragment }
      } else {
        endRow()
        lead = fragment
      }
      row.append(item)
    }
    endRow()
    self.items = items
    self.rows = rows
  }

  func items(in rows: Range<Int>) -> [Int] {
    guard let first = self.rows[rows].first, let last = self.rows[rows].last else { return [] }
    return Array(items[first.lowerBound..<last.upperBound])
  }
}
