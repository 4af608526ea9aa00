import PDF

/// A coordinate frame for each direction of text: `u` grows along the text, `v` from line to line.
/// Pages are laid out frame by frame, so that rotated text does not interrupt the rest.
enum ReadingFrame: Int, CaseIterable {
  case upright
  /// Text that reads downwards, with lines from right to left; also vertical writing.
  case downwards
  case upsideDown
  /// Text that reads upwards, with lines from left to right.
  case upwards

  init(dx: Float, dy: Float) {
    if abs(dx) >= abs(dy) {
      self = dx >= 0 ? .upright : .upsideDown
    } else {
      self = dy > 0 ? .downwards : .upwards
    }
  }

  func u(_ x: Float, _ y: Float) -> Float {
    switch self {
    case .upright: x
    case .downwards: y
    case .upsideDown: -x
    case .upwards: -y
    }
  }

  func v(_ x: Float, _ y: Float) -> Float {
    switch self {
    case .upright: y
    case .downwards: -x
    case .upsideDown: -y
    case .upwards: x
    }
  }

  /// The place on the page of a rectangle in the frame.
  func box(left: Float, top: Float, right: Float, bottom: Float) -> Box {
    let (left, top) = (Double(left), Double(top))
    let (right, bottom) = (Double(right), Double(bottom))
    return switch self {
    case .upright: Box(left: left, top: top, right: right, bottom: bottom)
    case .downwards: Box(left: -bottom, top: left, right: -top, bottom: right)
    case .upsideDown: Box(left: -right, top: -bottom, right: -left, bottom: -top)
    case .upwards: Box(left: top, top: -right, right: bottom, bottom: -left)
    }
  }
}
