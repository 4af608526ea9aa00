/// A word on a page: glyphs that follow each other in content order, in the frame of their
/// direction.
struct PrintedWord {
  /// Indices of the page's glyphs. Blanks among them show nothing.
  var glyphs: Range<Int>
  var left: Float
  var right: Float
  var baseline: Float
  /// The largest size in the word, in points.
  var size: Float
  var top: Float
  var bottom: Float
  /// The usual gap between its letters in ems; 0 if they are set close.
  var tracking: Float
  /// Whether it is a single letter, as in `J O R D A N`.
  var isLetter: Bool
  /// The font of the first glyph.
  var font: UInt16
  var runsRightToLeft: Bool
  /// Whether its right-to-left glyphs were written in the order of the page, from left to right.
  var isInVisualOrder: Bool
  var isInvisible: Bool

  /// Whether the word is drawn over `other` to look bold.
  func isCopy(of other: PrintedWord) -> Bool {
    abs(left - other.left) < DoubledText.shift * size
      && abs(right - other.right) < DoubledText.shift * size
      && glyphs.count == other.glyphs.count
  }
}
