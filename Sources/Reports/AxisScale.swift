/// The marks of an axis that begins at 0: round numbers, of which the last is not below the highest
/// value.
struct AxisScale {
  let marks: [Double]

  /// - Parameter intervals: the most intervals between marks.
  init(upTo highest: Double, intervals: Int = 4) {
    let highest = min(max(highest, 1), 1e18)
    // 1, 2, 5, 10, 20, 50, …
    let growth = [2, 2.5, 2]
    var step = 1.0
    var turn = 0
    while step * Double(intervals) < highest, turn < 60 {
      step *= growth[turn % growth.count]
      turn += 1
    }
    let count = Int((highest / step).rounded(.up))
    marks = (0...max(count, 1)).map { Double($0) * step }
  }

  var end: Double { marks.last ?? 1 }
}
