/// Decides whether a block ends between two lines of a column.
///
/// Distances are in ems of the larger line. The values were set on the labeled resumes;
/// `PageLayoutTests/blocksEndAtGapsAndChangesOfSize` and `LineThresholdTests` fail when they
/// change.
struct BlockSplitter {
  /// The steps between baselines that count as ordinary line spacing. Smaller ones are raised text,
  /// larger ones are gaps between paragraphs.
  private static let ordinarySteps: (least: Float, most: Float) = (0.8, 2.2)
  /// Two lines whose sizes differ by less than this say something about the spacing of the column.
  private static let sizeTolerance: Float = 0.1
  /// The place of the usual step among the sorted ones, in fifths: below the middle, because lines
  /// within a paragraph are closer than paragraphs.
  private static let usualStepFifths = 2
  /// The usual step of a column that has too few lines to measure: 1.2 is the usual leading, and
  /// bodies of resumes are set slightly wider.
  private static let defaultLeading: Float = 1.25
  /// A larger difference in size ends a block: headings are at least an eighth larger than the
  /// body.
  private static let sizeChange: Float = 0.12
  /// A step ends a block if it exceeds `leading * widerStep + extraStep`.
  private static let widerStep: Float = 1.2
  private static let extraStep: Float = 0.1
  /// A change of weight ends a block if the step exceeds the leading by this factor.
  private static let widerStepAtChangeOfWeight: Float = 1.05

  /// The usual distance of baselines in the column, in ems.
  private let leading: Float

  init(_ lines: [LineJoiner.PrintedLine]) {
    var steps: [Float] = []
    for (above, below) in zip(lines, lines.dropFirst()) where above.size > 0 {
      let step = (below.baseline - above.baseline) / above.size
      if step > Self.ordinarySteps.least, step < Self.ordinarySteps.most,
        abs(above.size - below.size) < Self.sizeTolerance * above.size
      {
        steps.append(step)
      }
    }
    steps.sort()
    leading =
      steps.isEmpty ? Self.defaultLeading : steps[steps.count * Self.usualStepFifths / 5]
  }

  func splits(_ above: LineJoiner.PrintedLine, _ below: LineJoiner.PrintedLine) -> Bool {
    let size = max(above.size, below.size)
    let step = below.baseline - above.baseline
    if step < 0 { return true }
    if abs(above.size - below.size) > Self.sizeChange * size { return true }
    if step > (leading * Self.widerStep + Self.extraStep) * size { return true }
    if below.startsWithMarker { return true }
    return above.isHeavy != below.isHeavy
      && step > leading * Self.widerStepAtChangeOfWeight * size
  }
}
