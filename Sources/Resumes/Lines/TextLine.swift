import Documents

/// A printed line with the features used to find sections and entries.
struct TextLine: Sendable {
  /// The whole line.
  var whole: Fragment
  /// The line after its bullet.
  var content: Fragment
  var hasBullet: Bool
  /// The parts of the content between tabs.
  var cells: [Fragment]
  var words: [PlacedWord]

  /// The most frequent font size, in points; 0 if it is not known.
  var size: Double
  var isBold: Bool
  var isItalic: Bool
  var isCapitals: Bool

  var block: Int
  var column: Int
  var role: Line.Role
  var hasRuleBelow: Bool
  var cell: Line.Cell?
  var box: Box?
  /// The right edge of its column, in points from the left of the page.
  var columnEdge: Double?
  /// Whether whitespace or a new block separates this line from the previous one.
  var isApart: Bool
  /// The dates of the whole line, which several steps ask for.
  var periods: [Period]
  /// Whether it is on a page whose lines begin on the right.
  var isRightToLeft = false {
    didSet { findPeriods() }
  }
  /// Whether it is a label in the margin, beside the text of its section.
  var isMarginLabel = false

  struct PlacedWord: Sendable {
    var range: Range<Int>
    var style: Word.Style
    var size: Double
    var box: Box?
    var uri: String?
  }

  var text: String { whole.text }

  /// The dates of one of its cells.
  func periods(in cell: Fragment) -> [Period] {
    cell.range == whole.range
      ? periods : DateScanner.periods(in: cell, isReversible: isRightToLeft)
  }

  /// Finds the dates again after the line has changed.
  mutating func findPeriods() {
    periods = DateScanner.periods(in: whole, isReversible: isRightToLeft)
  }

  /// The left edge of the text after the bullet.
  var contentLeft: Double? {
    words.first { $0.range.lowerBound >= content.range.lowerBound }?.box?.left ?? box?.left
  }

  /// The left edge of a part of the line; nil if the format has no geometry.
  func left(of part: Fragment) -> Double? {
    words.first { part.range.overlaps($0.range) }?.box?.left
  }

  /// The style of most letters in `fragment`.
  func style(of fragment: Fragment) -> Word.Style {
    var bold = 0
    var italic = 0
    var all = 0
    for word in words where fragment.range.overlaps(word.range) {
      all += word.range.count
      if word.style.contains(.bold) { bold += word.range.count }
      if word.style.contains(.italic) { italic += word.range.count }
    }
    var style: Word.Style = []
    if bold * 2 > all { style.insert(.bold) }
    if italic * 2 > all { style.insert(.italic) }
    return style
  }
}
