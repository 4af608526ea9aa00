import Documents

/// A printed line with the features that sections and entries are found by.
struct TextLine: Sendable {
  /// The whole line.
  var whole: Fragment
  /// The line after its bullet.
  var content: Fragment
  var hasBullet: Bool
  /// The content between tabs.
  var cells: [Fragment]
  var words: [PlacedWord]

  /// Points; 0 where it is not known.
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
  /// The right edge that the lines of its column reach.
  var columnEdge: Double?
  /// Whether white space or a new block sets this line apart from the one before.
  var isApart: Bool

  struct PlacedWord: Sendable {
    var range: Range<Int>
    var style: Word.Style
    var size: Double
    var box: Box?
    var uri: String?
  }

  var text: String { whole.text }

  /// Left edge of the text after the bullet.
  var contentLeft: Double? {
    words.first { $0.range.lowerBound >= content.range.lowerBound }?.box?.left ?? box?.left
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
