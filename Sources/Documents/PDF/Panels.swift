import PDF

/// The backgrounds of a page whose text is set in panels beside and below each other, as in cards.
///
/// Distances are in ems of the body text. Test: `CardTests/panelsAreReadOneAfterTheOther`.
struct Panels {
  /// The fragments of each panel, and those between the panels, in reading order.
  let groups: [[Int]]

  /// Pages with fewer panels have sidebars, whose columns are found by their white gutters.
  private static let fewest = 4
  private static let most = 60
  /// The least width and height of a panel; smaller ones are behind words.
  private static let leastWidth: Float = 8
  private static let leastHeight: Float = 4
  /// The share of the text that is in panels.
  private static let leastShare = 0.85
  /// More texts outside the panels are a drawing; sorting them takes quadratic time.
  private static let mostOutside = 200
  /// Two panels are beside each other if they share this part of the height of the shorter one.
  private static let sharedHeight: Float = 0.5
  /// Edges that differ by less than this, in points, are equal.
  private static let sameEdge: Float = 3

  /// - Returns: nil for pages that are not set in panels.
  static func find(_ fragments: [Fragment], _ boxes: [PDFBox], em: Float) -> Panels? {
    guard boxes.count >= fewest, boxes.count <= most else { return nil }
    var panels: [PDFBox] = []
    for box in boxes
    where box.right - box.left > leastWidth * em && box.bottom - box.top > leastHeight * em {
      if !panels.contains(where: { isSame($0, box) }) { panels.append(box) }
    }
    // What is around several panels is the page or a part of it; what is inside one belongs to it.
    panels = panels.filter { box in panels.count { contains(box, $0) } <= 1 }
    panels = panels.filter { box in !panels.contains { !isSame($0, box) && contains($0, box) } }
    var members = panels.map { _ in [Int]() }
    var outside: [Int] = []
    for (index, fragment) in fragments.enumerated() {
      let y = (fragment.top + fragment.bottom) / 2
      let place = panels.firstIndex {
        $0.left <= fragment.center && fragment.center <= $0.right && $0.top <= y && y <= $0.bottom
      }
      if let place { members[place].append(index) } else { outside.append(index) }
    }
    let filled = panels.indices.filter { !members[$0].isEmpty }
    guard filled.count >= fewest, outside.count <= mostOutside,
      !outside.count.isAtLeast(1 - leastShare, of: fragments.count),
      filled.contains(where: { one in
        filled.contains { $0 != one && isBeside(panels[one], panels[$0]) }
      })
    else { return nil }
    var parts = filled.map { (box: panels[$0], items: members[$0]) }
    parts += outside.map { (fragments[$0].box, [$0]) }
    return Panels(groups: inOrder(parts))
  }

  /// Sorts parts by rows: a part belongs to the row of the parts that it is beside, from the left.
  private static func inOrder(_ parts: [(box: PDFBox, items: [Int])]) -> [[Int]] {
    var rest = parts.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }[...]
    var groups: [[Int]] = []
    while let first = rest.popFirst() {
      let row = [first] + rest.filter { isBeside($0.box, first.box) }
      groups += row.sorted { $0.box.left < $1.box.left }.map(\.items)
      rest.removeAll { isBeside($0.box, first.box) }
    }
    return groups
  }

  private static func isSame(_ one: PDFBox, _ other: PDFBox) -> Bool {
    abs(one.left - other.left) < sameEdge && abs(one.right - other.right) < sameEdge
      && abs(one.top - other.top) < sameEdge && abs(one.bottom - other.bottom) < sameEdge
  }

  private static func contains(_ outer: PDFBox, _ inner: PDFBox) -> Bool {
    outer.left <= inner.left + sameEdge && outer.right >= inner.right - sameEdge
      && outer.top <= inner.top + sameEdge && outer.bottom >= inner.bottom - sameEdge
  }

  private static func isBeside(_ one: PDFBox, _ other: PDFBox) -> Bool {
    let shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    let least = min(one.bottom - one.top, other.bottom - other.top)
    return shared > sharedHeight * least
      && (one.right <= other.left + sameEdge || other.right <= one.left + sameEdge)
  }
}
