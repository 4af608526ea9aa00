/// The marks of an axis that begins at 0: round numbers up to at least the highest value.
struct AxisScale {
  let marks: [Double]

  /// Larger values are drawn at the end of the axis. Every whole step up to here is exact.
  private static let limit = 1e18

  /// - Parameters:
  ///   - highest: the highest value; less than 1 counts as 1.
  ///   - intervals: the maximum number of intervals between marks.
  init(upTo highest: Double, intervals: Int = 4) {
    let highest = min(max(highest, 1), Self.limit)
    // 1, 2, 5, 10, 20, 50, …
    let growth = [2, 2.5, 2]
    var step = 1.0
    var count = 0
    while step * Double(intervals) < highest {
      step *= growth[count % growth.count]
      count += 1
    }
    let steps = Int((highest / step).rounded(.up))
    marks = (0...max(steps, 1)).map { Double($0) * step }
  }

  var end: Double { marks.last ?? 1 }
}
