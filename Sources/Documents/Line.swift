/// A line as it is read: words from left to right (in logical order for right-to-left scripts).
package struct Line: Sendable {
  package var words: [Word]
  /// Number of the block (paragraph, table cell, text box) on its page; grows in reading order.
  package var block: Int
  /// Number of the column on its page from the left; 0 for full-width bands and one-column pages.
  package var column: Int
  /// What the format itself says the line is.
  package var role: Role
  /// Whether a horizontal rule runs just below (as under many section headings).
  package var hasRuleBelow: Bool
  /// Number of cell in the row of a table, nil outside tables.
  package var cell: Cell?

  package enum Role: Sendable, Hashable {
    case body
    /// A heading style, level 1 to 9 (`w:outlineLvl` + 1, HTML `h1` …, Markdown `#` …); 0 is the
    /// document's title.
    case heading(level: Int)
    /// An item of a list; its bullet or number is the first word.
    case listItem(level: Int)
    /// Repeated at the top or bottom of pages.
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

  /// The words joined by single spaces, or by a tab where the gap is that of a column or a tab stop.
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

  /// The union of the words' boxes; nil where the format has no geometry.
  package var box: Box? {
    var whole: Box?
    for index in words.indices {
      guard let box = words[index].box else { continue }
      whole = whole?.union(box) ?? box
    }
    return whole
  }
}

/// A word: what stands between two gaps.
package struct Word: Sendable {
  package var text: String
  /// Nil where the format has no geometry.
  package var box: Box?
  /// The y of the baseline in points.
  package var baseline: Double?
  /// The font's name, empty where it is not known.
  package var font: String
  /// Points, 0 where it is not known.
  package var size: Double
  /// Whether the gap before this word is a tab or as wide as one.
  package var followsTab: Bool
  package var style: Style
  /// The target of the link that the word is part of.
  package var uri: String?

  package struct Style: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Style(rawValue: 1)
    package static let italic = Style(rawValue: 2)
    package static let underlined = Style(rawValue: 4)
    /// Not meant to be seen: white on white, rendering mode 3 without an image behind it.
    package static let hidden = Style(rawValue: 8)
    /// Shown in capitals by a style (`w:caps`), though `text` is not written so.
    package static let capitals = Style(rawValue: 16)
    /// Outside the page's crop box, where no viewer shows it.
    package static let outside = Style(rawValue: 32)
    /// White, or nearly so: visible on a dark ground only.
    package static let white = Style(rawValue: 64)
  }
}

extension Word {
  package init(
    text: String, box: Box? = nil, baseline: Double? = nil, font: String = "", size: Double = 0,
    style: Style = [], followsTab: Bool = false, uri: String? = nil
  ) {
    // One that sets the members one after the other leaves a copy to be made of the whole.
    self.init(
      text: text, box: box, baseline: baseline, font: font, size: size, followsTab: followsTab,
      style: style, uri: uri)
  }
}
