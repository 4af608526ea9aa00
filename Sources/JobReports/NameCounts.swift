internal import Reports

/// How often names occur, such as companies. Memory is bounded: after `mostNames` different ones, others
/// are counted together.
struct NameCounts {
  private static let mostNames = 50_000
  /// Bars that a reader compares at a glance.
  private static let mostBars = 8

  private var counts: [String: Int] = [:]
  private var otherNames = 0

  mutating func add(_ name: String) {
    if let count = counts[name] {
      counts[name] = count + 1
    } else if counts.count < Self.mostNames {
      counts[name] = 1
    } else {
      otherNames += 1
    }
  }

  /// The number of different names; at least that many if there are more than `mostNames`.
  var count: Int { counts.count }

  /// The most frequent names, then all others as one point.
  func points(others: String) -> [Chart.Point] {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let isCut = sorted.count > Self.mostBars + 1 || otherNames > 0
    let listed = isCut ? sorted.prefix(Self.mostBars) : sorted[...]
    let rest = sorted.dropFirst(listed.count).reduce(otherNames) { $0 + $1.value }
    return listed.map { Chart.Point($0.key, [$0.value]) }
      + (rest > 0 ? [Chart.Point(others, [rest])] : [])
  }
}
