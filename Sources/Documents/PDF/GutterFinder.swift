/// Finds white gutters in a region: vertical strips that many consecutive rows leave free, with
/// text on both sides.
///
/// Distances are in ems of the body text unless stated otherwise. The values were set on the
/// two-column resumes among the labeled ones; `GutterFinderTests` fails when they change.
struct GutterFinder {
  let fragments: [Fragment]
  let region: RegionRows
  /// The size of most text, in points.
  let em: Float

  /// The gutters that are worth testing. More only cost time: the best ones come first.
  private static let maximumCandidates = 12
  /// A column is at least this wide: a left edge closer to the region's own edge is an indent.
  private static let narrowestColumn: Float = 2
  /// Text further right than this, in points, is off any page (ISO 32000-2, annex C.2, has 14,400).
  private static let farthestEdge: Float = 20_000
  /// Left edges that differ by less than this, in points, are equal: edges are compared after they
  /// went through single-precision matrices.
  static let edgeTolerance: Float = 0.01
  /// A fragment blocks the strip if it ends closer to the right side than this.
  private static let leastWhite: Float = 0.25
  /// A marker whose middle is closer to the right side than this belongs to it: bullets hang left
  /// of their column.
  static let hangingMarker: Float = 2
  /// Fragments that start within this many points of the strip's right edge are aligned with it.
  private static let alignment: Float = 3
  /// Each side holds at least this many fragments: a single one says nothing about a column.
  private static let fewestFragments = 2
  /// The two sides overlap vertically by more than this height, which two lines of text exceed
  /// and one does not.
  private static let leastOverlap: Float = 2
  /// A strip that is wider than this is as good as any: tabs and margins are this wide.
  private static let wideStrip: Float = 3
  /// Two gutters through the same rows that are closer than this are the same gutter.
  static let sameGutter: Float = 3

  /// The weights of a gutter's score. The height over which both sides have text counts most; the
  /// shares of aligned fragments and of white decide between strips of equal height, and the whole
  /// height between strips beside the same short column.
  private enum Weight {
    static let overlap: Float = 0.6
    static let aligned: Float = 0.3
    static let width: Float = 0.2
    static let extent: Float = 0.1
  }

  /// The gutters, best first, one for each place and run of rows.
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
      let isKnown = best.contains {
        $0.rows == gutter.rows && abs($0.x - gutter.x) < Self.sameGutter * em
      }
      if !isKnown { best.append(gutter) }
    }
    return best
  }

  /// The parts of a fragment that the search reads, stored contiguously.
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

  /// The left edges at which a right side may begin, rounded down to points, ascending.
  private func edges(_ pieces: UnsafeBufferPointer<Piece>) -> [Float] {
    let left = pieces.reduce(Float.infinity) { min($0, $1.left) }
    var steps: [Int] = []
    for piece in pieces
    where !piece.isMarker && piece.left > left + Self.narrowestColumn * em
      && piece.left < Self.farthestEdge
    {
      steps.append(Int(piece.left))
    }
    // Sorted, so that the same one of several equally good gutters is chosen every time.
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
    piece.left < x - Self.edgeTolerance && piece.right > x - Self.leastWhite * em
      && !(piece.isMarker && (piece.left + piece.right) / 2 >= x - Self.hangingMarker * em)
  }

  /// Consecutive rows that leave the strip free, and the text on its sides.
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
      if piece.left >= x - GutterFinder.edgeTolerance {
        right.add(piece)
        if piece.left < x + GutterFinder.alignment { right.aligned += 1 }
      } else {
        left.add(piece)
        leftEdge = max(leftEdge, piece.right)
      }
    }

    func gutter(x: Float, end: Int, em: Float) -> Gutter? {
      guard left.count >= GutterFinder.fewestFragments,
        right.count >= GutterFinder.fewestFragments
      else { return nil }
      let overlap = min(left.bottom, right.bottom) - max(left.top, right.top)
      guard overlap > GutterFinder.leastOverlap * em else { return nil }
      let aligned = Float(right.aligned) / Float(right.count)
      let widest = GutterFinder.wideStrip * em
      let width = min(x - leftEdge, widest) / widest
      let extent = max(left.bottom, right.bottom) - min(left.top, right.top)
      let quality = Weight.overlap + Weight.aligned * aligned + Weight.width * width
      return Gutter(
        x: x, rows: start..<end, score: overlap * quality + Weight.extent * extent)
    }
  }
}
