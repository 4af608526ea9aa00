extension Drawing {
  private static let plotHeight = 150.0
  /// The width that is kept free for a label below the axis.
  private static let tickWidth = 54.0
  /// The widest column.
  private static let widestColumn = 44.0
  /// The part of its slot that a column fills.
  private static let columnShare = 0.72
  /// The average width of a digit.
  private static let digitWidth = 8.5

  /// Draws columns side by side with stacked series, a legend above, and an axis on the left.
  mutating func drawColumns(_ chart: Chart) {
    drawLegend(chart)
    let scale = AxisScale(upTo: chart.highest)
    let marks = scale.marks.map { ReportValue.amount($0).displayed }
    let left = Double(marks.map(\.count).max() ?? 1) * Self.digitWidth + 6
    advance(16)
    for (mark, name) in zip(scale.marks, marks) {
      let y = Self.plotHeight * (1 - mark / scale.end)
      line(from: left, to: Self.width, y: y, mark == 0 ? "base" : "grid")
      text(name, x: left - 6, y: y + 4, "soft end")
    }
    let slot = (Self.width - left) / Double(max(chart.points.count, 1))
    let width = min(max(slot * Self.columnShare, 1), Self.widestColumn)
    for (index, point) in chart.points.enumerated() {
      let middle = left + (Double(index) + 0.5) * slot
      drawColumn(chart, point, x: middle - width / 2, width: width, end: scale.end)
      drawTotal(point, x: middle, slot: slot, end: scale.end)
    }
    drawTicks(chart, left: left, slot: slot)
    advance(Self.plotHeight + 24)
  }

  private mutating func drawColumn(
    _ chart: Chart, _ point: Chart.Point, x: Double, width: Double, end: Double
  ) {
    var y = Self.plotHeight
    for index in chart.series.indices {
      let height = Double(point.count(index)) / end * Self.plotHeight
      y -= height
      let hint = "\(point.label): \(Numeral.grouped(point.count(index))) \(chart.series[index])"
      bar(x: x, y: y, width: width, height: height, Self.style(ofSeries: index), hint: hint)
    }
  }

  /// Writes the sum of a point above its column, if there is room.
  private mutating func drawTotal(_ point: Chart.Point, x: Double, slot: Double, end: Double) {
    let total = Numeral.grouped(Int(point.total))
    guard Double(total.count) * Self.digitWidth < slot else { return }
    text(total, x: x, y: Self.plotHeight * (1 - point.total / end) - 4, "soft middle")
  }

  /// Writes as many labels as fit, and only the first of equal neighbors.
  private mutating func drawTicks(_ chart: Chart, left: Double, slot: Double) {
    var next = 0.0
    var last: String?
    for (index, point) in chart.points.enumerated() {
      let middle = left + (Double(index) + 0.5) * slot
      guard middle >= next, point.tick != last else { continue }
      let x = min(max(middle, left), Self.width - Self.tickWidth / 2)
      text(Self.fitted(point.tick, Self.tickWidth), x: x, y: Self.plotHeight + 18, "soft middle")
      next = middle + Self.tickWidth
      last = point.tick
    }
  }

  /// Names the series, even if there is only one: it is what the axis counts.
  mutating func drawLegend(_ chart: Chart) {
    var x = 0.0
    for (index, series) in chart.series.enumerated() {
      bar(x: x, y: 2, width: 12, height: 12, Self.style(ofSeries: index), radius: 2)
      text(series, x: x + 18, y: 13)
      x += Double(series.count) * 8 + 36
    }
    advance(22)
  }
}
