/// A line: words from left to right, or in logical order in right-to-left scripts.
package struct Line: Sendable {
  package var words: [Word]
  /// The number of the block (paragraph, table cell, text box) on its page, in reading order.
  package var block: Int
  /// The number of the column on its page, from the left; 0 for full-width text and one-column
  /// pages.
  package var column: Int
  /// The role of the line according to the format.
  package var role: Role
  /// Whether a horizontal rule is just below, as under many section headings.
  package var hasRuleBelow: Bool
  /// The place of the line's cell in a table; nil outside tables.
  package var cell: Cell?

  package enum Role: Sendable, Hashable {
    case body
    /// A heading style, level 1 to 9 (`w:outlineLvl` + 1, HTML `h1` …, Markdown `#` …); 0 is the
    /// document's title.
    case heading(level: Int)
    /// An item of a list. Its bullet or number is the first word, unless it is drawn.
    case listItem(level: Int)
    /// A line repeated at the top or bottom of pages.
    case header
    case footer
    case footnote
  }

  package struct Cell: Sendable, Hashable {
    package var table: Int
    package var row: Int
    package var column: Int

    package init(table: Int, row: Int, column: Int) {
      self.table = table
      self.row = row
      self.column = column
    }
  }

  package init(
    words: [Word], block: Int, column: Int = 0, role: Role = .body, hasRuleBelow: Bool = false,
    cell: Cell? = nil
  ) {
    self.words = words
    self.block = block
    self.column = column
    self.role = role
    self.hasRuleBelow = hasRuleBelow
    self.cell = cell
  }

  /// The words joined by single spaces, or by tabs at gaps as wide as those of columns and tab
  /// stops.
  package var text: String {
    var text = TextBytes()
    write(to: &text)
    return text.string
  }

  func write(to text: inout TextBytes) {
    for index in words.indices {
      if index > 0 { text.append(words[index].followsTab ? UInt8(ascii: "\t") : 0x20) }
      text.append(words[index].text)
    }
  }

  package var isListItem: Bool {
    if case .listItem = role { true } else { false }
  }

  /// The union of the words' boxes; nil if the format has no geometry.
  package var box: Box? {
    var whole: Box?
    for index in words.indices {
      guard let box = words[index].box else { continue }
      whole = whole?.union(box) ?? box
    }
    return whole
  }
}

/// A word: text between two gaps.
package struct Word: Sendable {
  package var text: String
  /// Nil if the format has no geometry.
  package var box: Box?
  /// The y coordinate of the baseline, in points.
  package var baseline: Double?
  /// The font's name; empty if it is unknown.
  package var font: String
  /// The size in points; 0 if it is unknown.
  package var size: Double
  /// Whether the gap before this word is a tab or as wide as one.
  package var followsTab: Bool
  package var style: Style
  /// The target of the link that contains the word.
  package var uri: String?

  package struct Style: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static var bold: Style { Style(rawValue: 1) }
    package static var italic: Style { Style(rawValue: 2) }
    package static var underlined: Style { Style(rawValue: 4) }
    /// Hidden from readers: white on white, or rendering mode 3 without an image behind it.
    package static var hidden: Style { Style(rawValue: 8) }
    /// Shown in capitals by a style (`w:caps`), although `text` is not.
    package static var capitals: Style { Style(rawValue: 16) }
    /// Outside the page's crop box, which no viewer shows.
    package static var outside: Style { Style(rawValue: 32) }
    /// White or nearly white: visible only on a dark background.
    package static var white: Style { Style(rawValue: 64) }
  }
}

extension Word {
  package init(
    text: String, box: Box? = nil, baseline: Double? = nil, font: String = "", size: Double = 0,
    style: Style = [], followsTab: Bool = false, uri: String? = nil
  ) {
    // An initializer that sets the members one by one makes the compiler copy the whole value.
    self.init(
      text: text, box: box, baseline: baseline, font: font, size: size, followsTab: followsTab,
      style: style, uri: uri)
  }
}
