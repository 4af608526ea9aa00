/// What a group of RTF inherits, and what ends with it.
struct RTFState {
  /// What the text of a group is.
  enum Destination {
    case body
    /// Not shown.
    case skipped
    case fontTable
    case styleSheet
    case fieldInstruction
    /// The bullet or number that older readers show.
    case listMarker
    case title
    case author
  }

  var destination = Destination.body
  var run = Run()
  var paragraph = Paragraph()
  /// How many characters after `\u` stand for it where Unicode is not known (`\uc`).
  var fallbackCount = 1
  /// The link whose result this is.
  var uri: String?
  /// How many stories and fields were open when the group began.
  var stories = 1
  var fields = 0
  /// What the Unicode half of `\upr` is.
  var unicodeDestination: Destination?
  /// `\*` came last: an unknown destination may be skipped.
  var isOptional = false

  /// Character properties.
  struct Run {
    var bold = false
    var italic = false
    var underlined = false
    var capitals = false
    /// Hidden, or deleted while changes were tracked.
    var hidden = false
    var deleted = false
    var font: Int?
    /// Points.
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
    /// Whether the next border property is about the border below.
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
