import Testing

@testable import Documents

/// Gutters between fragments of 10 points; the thresholds are in ems.
@Suite(.timeLimit(.minutes(30))) struct GutterFinderTests {
  private func fragment(
    _ left: Float, _ right: Float, y: Float, isMarker: Bool = false, hint: Fragment.DateHint = .none
  ) -> Fragment {
    Fragment(
      words: 0..<1, left: left, right: right, top: y - 7.5, bottom: y + 2.5, baseline: y, size: 10,
      isMarker: isMarker, startsWithMarker: isMarker, dateHint: hint)
  }

  private func gutters(_ fragments: [Fragment]) -> [Gutter] {
    let region = RegionRows(Array(fragments.indices), of: fragments)
    return GutterFinder(fragments: fragments, region: region, em: 10).find()
  }

  private func columns(rows: Range<Int>, right: Float = 150) -> [Fragment] {
    rows.flatMap { row in
      [
        fragment(50, 120, y: 20 + Float(row) * 12),
        fragment(right, right + 80, y: 20 + Float(row) * 12),
      ]
    }
  }

  @Test func gutterBetweenTwoColumns() {
    let found = gutters(columns(rows: 0..<4))
    #expect(found.map(\.x) == [150])
    #expect(found.first?.rows == 0..<4)
  }

  /// The sides are next to each other over more than two ems.
  @Test(arguments: [(Float(29.9), false), (30.1, true)])
  func sidesOverlapByTwoLines(height: Float, isGutter: Bool) {
    // The left side is from 12.5 to 42.5; the right one begins so that both overlap by `height -
    // 10`.
    let top = 42.5 - (height - 10)
    var fragments = [fragment(50, 120, y: 20), fragment(50, 120, y: 40)]
    fragments += [fragment(150, 230, y: top + 7.5), fragment(150, 230, y: top + 60)]
    #expect(gutters(fragments).isEmpty == !isGutter)
  }

  /// Bullets hang left of their column and do not block the gutter; other fragments there do.
  @Test(arguments: [(Float(138), true, true), (138, false, false), (104, true, false)])
  func markersOfTheRightSideDoNotBlock(left: Float, isMarker: Bool, isGutter: Bool) {
    var fragments = columns(rows: 0..<4, right: 145)
    fragments.append(fragment(left, 143.5, y: 32, isMarker: isMarker))
    let found = gutters(fragments).contains { $0.x == 145 && $0.rows == 0..<4 }
    #expect(found == isGutter)
  }

  /// A strip needs a quarter of an em of white.
  @Test(arguments: [(Float(147.4), true), (147.6, false)])
  func stripsAreWhite(right: Float, isGutter: Bool) {
    var fragments = columns(rows: 0..<4)
    fragments[2].right = right
    #expect(gutters(fragments).contains { $0.x == 150 && $0.rows == 0..<4 } == isGutter)
  }

  /// A left edge within two ems of the region's edge is an indent.
  @Test(arguments: [(Float(69), false), (71, true)])
  func columnsAreWiderThanIndents(right: Float, isGutter: Bool) {
    let fragments = (0..<4).flatMap { row in
      [fragment(50, 55, y: 20 + Float(row) * 12), fragment(right, 200, y: 20 + Float(row) * 12)]
    }
    #expect(gutters(fragments).isEmpty == !isGutter)
  }

  @Test func oneFragmentIsNotAColumn() {
    var fragments = columns(rows: 0..<4)
    fragments.removeAll { $0.left == 150 && $0.baseline > 20 }
    fragments[1].bottom = 80
    #expect(gutters(fragments).isEmpty)
  }

  /// Lines that are aligned at the strip are worth more than ragged ones.
  @Test func alignedEdgesScoreHigher() throws {
    let aligned = try #require(gutters(columns(rows: 0..<4)).first)
    var ragged = columns(rows: 0..<4)
    for index in [3, 5, 7] { ragged[index].left += 4 }
    let other = try #require(gutters(ragged).first { $0.x == 150 })
    #expect(aligned.score > other.score)
  }

  /// Of gutters through the same rows, those closer than three ems to a better one are dropped.
  @Test(arguments: [(Float(175), 1), (185, 2)])
  func closeGuttersAreOne(second: Float, count: Int) {
    let fragments = (0..<4).flatMap { row in
      let y = 20 + Float(row) * 12
      return [
        fragment(50, 120, y: y), fragment(150, 160, y: y), fragment(second, second + 60, y: y),
      ]
    }
    #expect(gutters(fragments).count == count)
  }
}
