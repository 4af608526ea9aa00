/// Finds white gutters in a region: strips that many rows leave free, with text on both sides.
struct GutterFinder {
  let fragments: [Fragment]
  let region: RegionRows
  /// The size of most text.
  let em: Float
  private static let maximumCandidates = 12

  /// Gutters, the best first.
  func find() -> [Gutter] {
    var found: [Gutter] = []
    for x in edges() { appendGutters(at: x, to: &found) }
    found.sort { $0.score > $1.score }
    return Array(found.prefix(Self.maximumCandidates))
  }

  /// Left edges of fragments that something stands to the left of, in steps of a point.
  private func edges() -> [Float] {
    let left = region.items.reduce(Float.infinity) { min($0, fragments[$1].left) }
    var steps: Set<Int> = []
    for item in region.items where !fragments[item].isMarker {
      let edge = fragments[item].left
      if edge > left + 2 * em, edge < 20_000 { steps.insert(Int(edge)) }
    }
    return steps.map { Float($0) }
  }

  private func appendGutters(at x: Float, to found: inout [Gutter]) {
    var run = Run(start: 0)
    for (number, row) in region.rows.enumerated() {
      var isBlocked = false
      for item in region.items[row] where crosses(fragments[item], x) { isBlocked = true }
      if isBlocked {
        if let gutter = run.gutter(x: x, end: number, em: em) { found.append(gutter) }
        run = Run(start: number + 1)
        continue
      }
      for item in region.items[row] where !fragments[item].isMarker { run.add(fragments[item], x) }
    }
    if let gutter = run.gutter(x: x, end: region.rows.count, em: em) { found.append(gutter) }
  }

  private func crosses(_ fragment: Fragment, _ x: Float) -> Bool {
    fragment.left < x - 0.01 && fragment.right > x - 0.45 * em
      && !(fragment.isMarker && fragment.center >= x - 2 * em)
  }

  /// Rows that leave the strip free, and what stands on its sides.
  private struct Run {
    let start: Int
    var left = Side()
    var right = Side()
    var leftEdge = -Float.infinity

    init(start: Int) { self.start = start }

    struct Side {
      var count = 0
      var aligned = 0
      var top = Float.infinity
      var bottom = -Float.infinity

      mutating func add(_ fragment: Fragment) {
        count += 1
        top = min(top, fragment.top)
        bottom = max(bottom, fragment.bottom)
      }
    }

    mutating func add(_ fragment: Fragment, _ x: Float) {
      if fragment.left >= x - 0.01 {
        right.add(fragment)
        if fragment.left < x + 3 { right.aligned += 1 }
      } else {
        left.add(fragment)
        leftEdge = max(leftEdge, fragment.right)
      }
    }

    func gutter(x: Float, end: Int, em: Float) -> Gutter? {
      guard left.count >= 2, right.count >= 2 else { return nil }
      let overlap = min(left.bottom, right.bottom) - max(left.top, right.top)
      guard overlap > 2 * em else { return nil }
      let aligned = Float(right.aligned) / Float(right.count)
      let width = min(x - leftEdge, 3 * em) / (3 * em)
      return Gutter(
        x: x, rows: start..<end, score: overlap * (0.6 + 0.3 * aligned + 0.2 * width))
    }
  }
}
