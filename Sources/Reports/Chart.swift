/// Counts that a picture shows better than a row of numbers.
package struct Chart: Sendable {
  package enum Kind: Sendable {
    /// One column for each point, in order of time; series are stacked.
    case columns
    /// One bar for each point, to be compared with each other.
    case bars
    /// The points are the parts of one whole.
    case shares
  }

  package struct Point: Sendable, Hashable {
    package var label: String
    /// A short label for an axis.
    package var tick: String
    /// The count of each series.
    package let counts: [Int]

    /// The largest count that is drawn as it is, so that sums stay in range.
    private static let limit = 1_000_000_000_000

    /// - Parameter counts: one for each series of the chart; one below 0 counts as 0.
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
  /// What is counted: one name for each count of a point.
  package var series: [String]
  package var points: [Point]

  package init(
    _ name: String, title: String, kind: Kind, series: [String], points: [Point]
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.series = series
    self.points = points
  }

  /// The sum over all points.
  var total: Double { points.reduce(0) { $0 + $1.total } }

  var highest: Double { points.reduce(0) { max($0, $1.total) } }
}
