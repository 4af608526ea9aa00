/// A word on a page: glyphs that follow each other in content order, in the frame they run in.
struct PrintedWord {
  /// Indices of the page's glyphs; blanks among them show nothing.
  var glyphs: Range<Int>
  var left: Float
  var right: Float
  var baseline: Float
  /// The largest size in the word.
  var size: Float
  var top: Float
  var bottom: Float
  /// The usual gap between its letters in ems, 0 when they are set close.
  var tracking: Float
  /// Whether it is nothing but one letter, as in `J O R D A N`.
  var isLetter: Bool
  /// The font of the first glyph.
  var font: UInt16
  var runsRightToLeft: Bool
  /// Right-to-left glyphs that stand in the order of the page, from left to right.
  var isInVisualOrder: Bool
  var isInvisible: Bool

  /// Whether it is drawn over the other to look bold.
  func isCopy(of other: PrintedWord) -> Bool {
    abs(left - other.left) < 0.1 * size && abs(right - other.right) < 0.1 * size
      && glyphs.count == other.glyphs.count
  }
}
