/// Counts to be drawn as a picture.
package struct Chart: Sendable {
  package enum Kind: Sendable {
    /// One column for each point, in order of time, with stacked series.
    case columns
    /// One bar for each point.
    case bars
    /// One bar that is divided among the points, which are parts of a whole.
    case shares
  }

  package struct Point: Sendable, Hashable {
    package var label: String
    /// A short label for the axis.
    package var tick: String
    /// The count of each series.
    package let counts: [Int]

    /// Larger counts are capped, so that sums cannot overflow.
    private static let limit = 1_000_000_000_000

    /// - Parameters:
    ///   - tick: the label for the axis; nil for `label`.
    ///   - counts: one for each series of the chart. Negative counts become 0.
    package init(_ label: String, tick: String? = nil, _ counts: [Int]) {
      self.label = label
      self.tick = tick ?? label
      self.counts = counts.map { min(max($0, 0), Self.limit) }
    }

    /// The sum over all series.
    var total: Double { counts.reduce(0) { $0 + Double($1) } }

    func count(_ series: Int) -> Int { series < counts.count ? counts[series] : 0 }
  }

  /// The name for programs: `jobs_per_search`.
  package var name: String
  package var title: String
  package var kind: Kind
  /// What a point stands for: `Search`, `Place`.
  package var pointName: String
  /// What is counted: one name for each count of a point.
  package var series: [String]
  package var points: [Point]
  /// What one of the only series is called: `job`; nil for the same as several.
  package var singular: String?

  package init(
    _ name: String, title: String, kind: Kind, of pointName: String, series: [String],
    singular: String? = nil, points: [Point]
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.pointName = pointName
    self.series = series
    self.points = points
    self.singular = singular
  }

  /// The most points that `spoken` lists.
  private static let mostSpoken = 20

  /// The chart in words, for readers who do not see it.
  var spoken: String {
    let points = points.prefix(Self.mostSpoken).map { point in
      let counts = series.indices.map {
        "\(Numeral.grouped(point.count($0))) \(name(of: point, $0))"
      }
      return "\(PlainText.line(point.label)) \(counts.joined(separator: ", "))"
    }
    let rest = self.points.count > points.count ? ["…"] : []
    return "\(title): \((points + rest).joined(separator: "; "))"
  }

  private func name(of point: Point, _ index: Int) -> String {
    (point.count(index) == 1 && series.count == 1 ? singular : nil) ?? series[index]
  }

  /// The sum over all points.
  var total: Double { points.reduce(0) { $0 + $1.total } }

  /// The highest sum of a point.
  var highest: Double { points.reduce(0) { max($0, $1.total) } }
}
