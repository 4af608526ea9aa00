/// Tells where a block ends between two lines of a column.
struct BlockSplitter {
  /// The usual distance of baselines in ems, measured over the column.
  private let leading: Float

  init(_ lines: [LineJoiner.PrintedLine]) {
    var steps: [Float] = []
    for (above, below) in zip(lines, lines.dropFirst()) where above.size > 0 {
      let step = (below.baseline - above.baseline) / above.size
      if step > 0.8, step < 2.2, abs(above.size - below.size) < 0.1 * above.size {
        steps.append(step)
      }
    }
    steps.sort()
    // The lower half: lines inside paragraphs are closer than paragraphs.
    leading = steps.isEmpty ? 1.25 : steps[steps.count * 2 / 5]
  }

  func splits(_ above: LineJoiner.PrintedLine, _ below: LineJoiner.PrintedLine) -> Bool {
    let size = max(above.size, below.size)
    let step = below.baseline - above.baseline
    if step < 0 { return true }
    if abs(above.size - below.size) > 0.12 * size { return true }
    if step > (leading * 1.2 + 0.1) * size { return true }
    if below.startsWithMarker { return true }
    return above.isHeavy != below.isHeavy && step > leading * 1.05 * size
  }
}
