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
  /// Index into the interpreter's fonts, -1 for none.
  var font = -1
  var fontSize = 0.0
  var renderingMode = 0
  var rise = 0.0

  /// Colour spaces in which white can be told.
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
    case .gray: fillIsWhite = first >= 0.96
    case .rgb: fillIsWhite = min(first, second, third) >= 0.96
    case .cmyk: fillIsWhite = max(first, second, third, fourth) <= 0.04
    case .other: fillIsWhite = false
    }
  }
}
