/// Follows path operators (ISO 32000-2, 8.5) to find ruled lines; curves only break a line.
struct PathBuilder {
  private var points: [(x: Double, y: Double)] = []
  /// Where subpaths begin in `points`.
  private var starts: [Int] = []
  private var isCurved: [Bool] = []
  /// Thickness in points up to which a shape is a rule.
  static let maximumThickness: Float = 4
  private static let maximumPoints = 4096
  static let maximumRules = 20_000

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

  /// Adds the rules that painting the path draws.
  /// - Parameter strokeWidth: in points.
  func addRules(fill: Bool, stroke: Bool, strokeWidth: Double, to rules: inout [PDFRule]) {
    for (index, start) in starts.enumerated() where !isCurved[index] {
      let end = index + 1 < starts.count ? starts[index + 1] : points.count
      guard rules.count < Self.maximumRules, end - start >= 2 else { continue }
      if fill, end - start >= 4, end - start <= 6 { addFilled(points[start..<end], &rules) }
      if stroke, strokeWidth <= Double(Self.maximumThickness) {
        let half = Float(max(strokeWidth, 0.1) / 2)
        for place in (start + 1)..<end {
          addStroked(points[place - 1], points[place], half: half, &rules)
        }
      }
    }
  }

  private func addFilled(_ corners: ArraySlice<(x: Double, y: Double)>, _ rules: inout [PDFRule]) {
    guard let first = corners.first else { return }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    let isUpright = corners.allSatisfy { corner in
      (abs(corner.x - left) < 0.5 || abs(corner.x - right) < 0.5)
        && (abs(corner.y - top) < 0.5 || abs(corner.y - bottom) < 0.5)
    }
    if isUpright { add(Float(left), Float(top), Float(right), Float(bottom), &rules) }
  }

  private func addStroked(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), half: Float,
    _ rules: inout [PDFRule]
  ) {
    let (left, right) = (Float(min(from.x, to.x)), Float(max(from.x, to.x)))
    let (top, bottom) = (Float(min(from.y, to.y)), Float(max(from.y, to.y)))
    if bottom - top < 0.5 {
      add(left, top - half, right, bottom + half, &rules)
    } else if right - left < 0.5 {
      add(left - half, top, right + half, bottom, &rules)
    }
  }

  private func add(
    _ left: Float, _ top: Float, _ right: Float, _ bottom: Float, _ rules: inout [PDFRule]
  ) {
    let (width, height) = (right - left, bottom - top)
    guard min(width, height) <= Self.maximumThickness, max(width, height) >= 5,
      width.isFinite, height.isFinite, rules.count < Self.maximumRules
    else { return }
    rules.append(PDFRule(box: PDFBox(left: left, top: top, right: right, bottom: bottom)))
  }
}
