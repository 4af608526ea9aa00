extension Drawing {
  mutating func draw(_ chart: Chart) {
    switch chart.kind {
    case .columns: drawColumns(chart)
    case .bars: drawBars(chart)
    case .shares: drawShares(chart)
    }
  }

  static func style(ofSeries index: Int) -> String {
    ChartStyle.series[index % ChartStyle.series.count]
  }

  /// Draws bars below each other with stacked series, and the label and the count above each.
  private mutating func drawBars(_ chart: Chart) {
    if chart.series.count > 1 {
      drawLegend(chart)
      advance(6)
    }
    let scale = Self.width / max(chart.highest, 1)
    for point in chart.points {
      label(point, value: Self.count(of: point, chart))
      advance(21)
      bar(x: 0, y: 0, width: Self.width, height: 10, "track", radius: 3)
      var x = 0.0
      for index in chart.series.indices {
        let count = Double(point.count(index))
        let width = count > 0 ? max(count * scale, 2) : 0
        let hint =
          chart.series.count > 1
          ? "\(Numeral.grouped(point.count(index))) \(chart.series[index])"
          : Self.count(of: point, chart)
        bar(
          x: x, y: 0, width: min(width, Self.width - x), height: 10,
          Self.style(ofSeries: index), radius: 3, hint: "\(point.label): \(hint)")
        x += width
      }
      advance(18)
    }
  }

  /// Draws one divided bar, and a line of legend for each part.
  private mutating func drawShares(_ chart: Chart) {
    let whole = chart.total
    bar(x: 0, y: 0, width: Self.width, height: 24, "track", radius: 3)
    var x = 0.0
    for (index, point) in chart.points.enumerated() where point.total > 0 {
      let width = point.total / whole * Self.width
      let gap = x > 0 ? 2.0 : 0
      bar(
        x: x + gap, y: 0, width: max(width - gap, 1), height: 24, Self.style(ofSeries: index),
        radius: 3, hint: Self.share(point, of: whole))
      x += width
    }
    advance(32)
    for (index, point) in chart.points.enumerated() {
      bar(x: 0, y: 3, width: 12, height: 12, Self.style(ofSeries: index), radius: 2)
      label(point, x: 18, value: Self.share(point, of: whole))
      advance(23)
    }
  }

  /// `12 jobs`; only the number if there are several series.
  private static func count(of point: Chart.Point, _ chart: Chart) -> String {
    let count = Numeral.grouped(Int(point.total))
    guard chart.series.count == 1 else { return count }
    return "\(count) \((point.total == 1 ? chart.singular : nil) ?? chart.series[0])"
  }

  private static func share(_ point: Chart.Point, of whole: Double) -> String {
    let count = Numeral.grouped(Int(point.total))
    return whole > 0
      ? "\(count) · \(ReportValue.share(point.total / whole).displayed)" : count
  }

  private mutating func label(_ point: Chart.Point, x: Double = 0, value: String) {
    let taken = Double(value.count) * 8.5 + 12
    text(Self.fitted(point.label, Self.width - x - taken), x: x, y: 14)
    text(value, x: Self.width, y: 14, "strong end")
  }
}
