/// The parts of the graphics state (ISO 32000-2, 8.4 and 9.3) that text and rules depend on.
struct GraphicsState {
  var matrix: Matrix
  var lineWidth = 1.0
  var fillIsWhite = false
  var fillSpace = FillSpace.gray
  var characterSpacing = 0.0
  var wordSpacing = 0.0
  /// 1 for 100 %.
  var horizontalScaling = 1.0
  var leading = 0.0
  /// Index into the interpreter's fonts; -1 for no font.
  var font = -1
  var fontSize = 0.0
  var renderingMode = 0
  var rise = 0.0

  /// Light that looks white on paper: a contrast below 1.1 to 1, at which text is invisible.
  private static let white = 0.96
  /// The same as ink.
  private static let leastInk = 0.04

  /// Color spaces in which white can be recognized.
  enum FillSpace {
    case gray
    case rgb
    case cmyk
    case other
  }

  mutating func setFill(_ components: (Double, Double, Double, Double), in space: FillSpace) {
    fillSpace = space
    let (first, second, third, fourth) = components
    switch space {
    case .gray: fillIsWhite = first >= Self.white
    case .rgb: fillIsWhite = min(first, second, third) >= Self.white
    case .cmyk: fillIsWhite = max(first, second, third, fourth) <= Self.leastInk
    case .other: fillIsWhite = false
    }
  }
}
