/// Finds white gutters in a region: strips that many rows leave free, with text on both sides.
struct GutterFinder {
  let fragments: [Fragment]
  let region: RegionRows
  /// The size of most text.
  let em: Float
  private static let maximumCandidates = 12

  /// Gutters, the best first, one at a place for each run of rows.
  func find() -> [Gutter] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(region.items.count)
    for (number, row) in region.rows.enumerated() {
      for item in region.items[row] { pieces.append(Piece(fragments[item], row: number)) }
    }
    var found: [Gutter] = []
    pieces.withUnsafeBufferPointer { pieces in
      for x in edges(pieces) { appendGutters(at: x, pieces, to: &found) }
    }
    found.sort { $0.score > $1.score }
    var best: [Gutter] = []
    for gutter in found where best.count < Self.maximumCandidates {
      let isKnown = best.contains { $0.rows == gutter.rows && abs($0.x - gutter.x) < 3 * em }
      if !isKnown { best.append(gutter) }
    }
    return best
  }

  /// What the search looks at in a fragment, close together in memory.
  private struct Piece {
    let row: Int32
    let isMarker: Bool
    let left: Float
    let right: Float
    let top: Float
    let bottom: Float

    init(_ fragment: Fragment, row: Int) {
      self.row = Int32(clamping: row)
      isMarker = fragment.isMarker
      left = fragment.left
      right = fragment.right
      top = fragment.top
      bottom = fragment.bottom
    }
  }

  /// Left edges of pieces that something stands to the left of, in steps of a point.
  private func edges(_ pieces: UnsafeBufferPointer<Piece>) -> [Float] {
    let left = pieces.reduce(Float.infinity) { min($0, $1.left) }
    var steps: [Int] = []
    for piece in pieces where !piece.isMarker && piece.left > left + 2 * em && piece.left < 20_000 {
      steps.append(Int(piece.left))
    }
    // In order, so that of gutters as good the same one is taken each time.
    steps.sort()
    var edges: [Float] = []
    for step in steps where edges.last != Float(step) { edges.append(Float(step)) }
    return edges
  }

  private func appendGutters(
    at x: Float, _ pieces: UnsafeBufferPointer<Piece>, to found: inout [Gutter]
  ) {
    var run = Run(start: 0)
    var index = 0
    while index < pieces.count {
      let row = pieces[index].row
      var end = index
      var isBlocked = false
      while end < pieces.count, pieces[end].row == row {
        isBlocked = isBlocked || crosses(pieces[end], x)
        end += 1
      }
      if isBlocked {
        if let gutter = run.gutter(x: x, end: Int(row), em: em) { found.append(gutter) }
        run = Run(start: Int(row) + 1)
      } else {
        for piece in pieces[index..<end] where !piece.isMarker { run.add(piece, x) }
      }
      index = end
    }
    if let gutter = run.gutter(x: x, end: region.rows.count, em: em) { found.append(gutter) }
  }

  private func crosses(_ piece: Piece, _ x: Float) -> Bool {
    piece.left < x - 0.01 && piece.right > x - 0.25 * em
      && !(piece.isMarker && (piece.left + piece.right) / 2 >= x - 2 * em)
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

      mutating func add(_ piece: Piece) {
        count += 1
        top = min(top, piece.top)
        bottom = max(bottom, piece.bottom)
      }
    }

    mutating func add(_ piece: Piece, _ x: Float) {
      if piece.left >= x - 0.01 {
        right.add(piece)
        if piece.left < x + 3 { right.aligned += 1 }
      } else {
        left.add(piece)
        leftEdge = max(leftEdge, piece.right)
      }
    }

    func gutter(x: Float, end: Int, em: Float) -> Gutter? {
      guard left.count >= 2, right.count >= 2 else { return nil }
      let overlap = min(left.bottom, right.bottom) - max(left.top, right.top)
      guard overlap > 2 * em else { return nil }
      let aligned = Float(right.aligned) / Float(right.count)
      let width = min(x - leftEdge, 3 * em) / (3 * em)
      // Of strips beside the same short column, the one that stays free the longest counts.
      let extent = max(left.bottom, right.bottom) - min(left.top, right.top)
      return Gutter(
        x: x, rows: start..<end,
        score: overlap * (0.6 + 0.3 * aligned + 0.2 * width) + 0.1 * extent)
    }
  }
}
