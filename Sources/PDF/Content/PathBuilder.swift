/// Interprets path operators (ISO 32000-2, 8.5) to find ruled lines, dots and panels. Ruled lines
/// have no curves.
///
/// Distances are in points. Tests: `ContentTests`.
struct PathBuilder {
  private var points: [(x: Double, y: Double)] = []
  /// The indices in `points` where subpaths begin.
  private var starts: [Int] = []
  private var isCurved: [Bool] = []
  /// A thicker shape is a bar or a box, not a rule.
  static let maximumThickness: Float = 4
  /// A shorter shape is a dash or a dot.
  private static let minimumLength: Float = 5
  /// Sides that deviate by less than this are horizontal or vertical.
  private static let straightness: Float = 0.5
  /// Lines of width 0 are drawn as thin as possible (8.4.3.2).
  private static let thinnestStroke = 0.1
  /// The points of a filled rectangle: four corners, the first one again, and a closing point.
  private static let rectanglePoints = 4...6
  /// Longer paths are drawings. The rest of their points is ignored.
  private static let maximumPoints = 4096
  /// Rules on a page. Tables have hundreds.
  static let maximumRules = 20_000

  /// The widths and heights of dots, and how much they differ at most.
  private static let dotSizes: ClosedRange<Float> = 1...6
  private static let dotEvenness: Float = 1.2
  /// The least width and height of panels, and the largest radius of their corners.
  private static let leastPanel: Float = 24
  private static let largestRadius: Float = 20
  /// Shapes with more points are icons.
  private static let maximumShapePoints = 40
  /// Shapes on a page. Lists have dozens.
  private static let maximumShapes = 4096

  var isEmpty: Bool { points.isEmpty }

  mutating func move(_ point: (x: Double, y: Double)) {
    guard points.count < Self.maximumPoints else { return }
    starts.append(points.count)
    isCurved.append(false)
    points.append(point)
  }

  mutating func line(_ point: (x: Double, y: Double)) {
    guard points.count < Self.maximumPoints else { return }
    if starts.isEmpty { return move(point) }
    points.append(point)
  }

  mutating func curve(_ point: (x: Double, y: Double)) {
    line(point)
    if !isCurved.isEmpty { isCurved[isCurved.count - 1] = true }
  }

  mutating func close() {
    guard let start = starts.last, points.count < Self.maximumPoints else { return }
    points.append(points[start])
  }

  mutating func clear() {
    points.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    isCurved.removeAll(keepingCapacity: true)
  }

  /// Adds the rules that appear if the path is painted.
  /// - Parameter strokeWidth: The width of lines on the page.
  func addRules(fill: Bool, stroke: Bool, strokeWidth: Double, to rules: inout [PDFRule]) {
    for (index, start) in starts.enumerated() where !isCurved[index] {
      let end = index + 1 < starts.count ? starts[index + 1] : points.count
      guard rules.count < Self.maximumRules, end - start >= 2 else { continue }
      if fill, Self.rectanglePoints.contains(end - start) {
        addFilled(points[start..<end], &rules)
      }
      if stroke, strokeWidth <= Double(Self.maximumThickness) {
        let half = Float(max(strokeWidth, Self.thinnestStroke) / 2)
        for place in (start + 1)..<end {
          addStroked(points[place - 1], points[place], half: half, &rules)
        }
      }
    }
  }

  /// Adds the dot or the panel that appears if the path is filled: a small disc or square, or a large rectangle,
  /// that is the whole path.
  func addShape(dots: inout [PDFBox], panels: inout [PDFBox]) {
    guard starts.count == 1,
      Self.rectanglePoints.lowerBound...Self.maximumShapePoints ~= points.count,
      dots.count + panels.count < Self.maximumShapes
    else { return }
    let box = PDFBox(around: points)
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    if Self.dotSizes.contains(width), Self.dotSizes.contains(height),
      max(width, height) <= Self.dotEvenness * min(width, height)
    {
      dots.append(box)
    } else if width >= Self.leastPanel, height >= Self.leastPanel,
      hasCorners(points[...], of: box, within: Self.largestRadius)
    {
      panels.append(box)
    }
  }

  /// Whether all points are near the corners of their box.
  private func hasCorners(
    _ points: ArraySlice<(x: Double, y: Double)>, of box: PDFBox, within distance: Float
  ) -> Bool {
    points.allSatisfy { point in
      let (x, y) = (Float(point.x), Float(point.y))
      return min(x - box.left, box.right - x) <= distance
        && min(y - box.top, box.bottom - y) <= distance
    }
  }

  private func addFilled(_ corners: ArraySlice<(x: Double, y: Double)>, _ rules: inout [PDFRule]) {
    let box = PDFBox(around: corners)
    if hasCorners(corners, of: box, within: Self.straightness) { add(box, &rules) }
  }

  private func addStroked(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), half: Float,
    _ rules: inout [PDFRule]
  ) {
    let (left, right) = (Float(min(from.x, to.x)), Float(max(from.x, to.x)))
    let (top, bottom) = (Float(min(from.y, to.y)), Float(max(from.y, to.y)))
    if bottom - top < Self.straightness {
      add(PDFBox(left: left, top: top - half, right: right, bottom: bottom + half), &rules)
    } else if right - left < Self.straightness {
      add(PDFBox(left: left - half, top: top, right: right + half, bottom: bottom), &rules)
    }
  }

  private func add(_ box: PDFBox, _ rules: inout [PDFRule]) {
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    guard min(width, height) <= Self.maximumThickness, max(width, height) >= Self.minimumLength,
      width.isFinite, height.isFinite, rules.count < Self.maximumRules
    else { return }
    rules.append(PDFRule(box: box))
  }
}
