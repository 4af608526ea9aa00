/// The state that a group of RTF inherits, and that ends with it.
struct RTFState {
  /// The destination of a group's text.
  enum Destination {
    case body
    /// The text is not shown.
    case skipped
    case fontTable
    case styleSheet
    case fieldInstruction
    /// The bullet or number for older readers.
    case listMarker
    case title
    case author
  }

  var destination = Destination.body
  var run = Run()
  var paragraph = Paragraph()
  /// The number of characters after `\u` that replace it for readers without Unicode (`\uc`).
  var fallbackCount = 1
  /// The link whose result contains the text.
  var uri: String?
  /// The number of open stories and fields when the group began.
  var stories = 1
  var fields = 0
  /// The destination of the Unicode half of `\upr`.
  var unicodeDestination: Destination?
  /// Whether `\*` came last: an unknown destination is skipped.
  var isOptional = false

  /// Character properties.
  struct Run {
    var bold = false
    var italic = false
    var underlined = false
    var capitals = false
    /// Hidden, or deleted in tracked changes.
    var hidden = false
    var deleted = false
    var font: Int?
    /// The size in points.
    var size = 12.0
  }

  /// Paragraph properties.
  struct Paragraph {
    var style: Int?
    /// 0 to 8 for headings.
    var outlineLevel: Int?
    var listLevel = 0
    var isInTable = false
    var hasRuleBelow = false
    /// Whether the next border property applies to the border below.
    var isBorderBelow = false
  }
}

/// A font of the font table.
struct RTFFont {
  var name = ""
  var codePage: Int?
  var isSymbol = false
}

/// A paragraph style of the style sheet.
struct RTFStyle {
  var name = ""
  var outlineLevel: Int?
}
