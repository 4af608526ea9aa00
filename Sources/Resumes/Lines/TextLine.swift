import Documents

/// A printed line with the features used to find sections and entries.
struct TextLine: Sendable {
  private var parts: TextLineParts
  /// The whole line.
  var whole: Fragment {
    get { parts.whole }
    set { ownParts().whole = newValue }
  }
  /// The line after its bullet.
  var content: Fragment {
    get { parts.content }
    set { ownParts().content = newValue }
  }
  var hasBullet: Bool
  /// The parts of the content between tabs.
  var cells: [Fragment] {
    get { parts.cells }
    set { ownParts().cells = newValue }
  }
  var words: [PlacedWord] {
    get { parts.words }
    set { ownParts().words = newValue }
  }

  /// The targets of the links of its words.
  var links: [String] {
    get { parts.links }
    set { ownParts().links = newValue }
  }

  /// The most frequent font size, in points; 0 if it is not known.
  var size: Double {
    get { parts.size }
    set { ownParts().size = newValue }
  }
  var isBold: Bool
  var isItalic: Bool
  var isCapitals: Bool

  var block: Int {
    get { parts.block }
    set { ownParts().block = newValue }
  }
  var column: Int {
    get { parts.column }
    set { ownParts().column = newValue }
  }
  var role: Line.Role {
    get { parts.role }
    set { ownParts().role = newValue }
  }
  var hasRuleBelow: Bool
  var cell: Line.Cell? {
    get { parts.cell }
    set { ownParts().cell = newValue }
  }
  var box: Box? {
    get { parts.box }
    set { ownParts().box = newValue }
  }
  /// The right edge of its column, in points from the left of the page.
  var columnEdge: Double? {
    get { parts.columnEdge }
    set { ownParts().columnEdge = newValue }
  }
  /// Whether whitespace or a new block separates this line from the previous one.
  var isApart: Bool
  /// The dates of the whole line, which several steps ask for.
  var periods: [Period] {
    get { parts.periods }
    set { ownParts().periods = newValue }
  }
  /// Whether it is on a page whose lines begin on the right.
  var isRightToLeft = false {
    didSet { findPeriods() }
  }
  /// Whether it is a label in the margin, beside the text of its section.
  var isMarginLabel = false

  /// Has no references to count when the words of a line are copied.
  struct PlacedWord: Sendable {
    var range: Range<Int>
    var style: Word.Style
    var size: Double
    var box: Box?
    /// The index of its target in `links`.
    var link: Int?
  }

  init(
    whole: Fragment, content: Fragment, hasBullet: Bool, cells: [Fragment], words: [PlacedWord],
    links: [String], size: Double, isBold: Bool, isItalic: Bool, isCapitals: Bool, block: Int,
    column: Int,
    role: Line.Role, hasRuleBelow: Bool, cell: Line.Cell?, box: Box?, isApart: Bool,
    periods: [Period]
  ) {
    parts = TextLineParts(
      whole: whole, content: content, cells: cells, words: words, links: links, periods: periods,
      size: size, block: block, column: column, role: role, cell: cell, box: box)
    self.hasBullet = hasBullet
    self.isBold = isBold
    self.isItalic = isItalic
    self.isCapitals = isCapitals
    self.hasRuleBelow = hasRuleBelow
    self.isApart = isApart
  }

  /// The parts to change: those of this line alone.
  private mutating func ownParts() -> TextLineParts {
    if !isKnownUniquelyReferenced(&parts) { parts = TextLineParts(parts) }
    return parts
  }

  var text: String { whole.text }

  var hasLink: Bool { !links.isEmpty && words.contains { $0.link != nil } }

  /// The target of the link that contains a word of this line.
  func uri(of word: PlacedWord) -> String? { word.link.map { links[$0] } }

  /// Appends the words of another line and their links, `shift` scalars further on.
  mutating func append(wordsOf next: TextLine, shiftedBy shift: Int) {
    let firstLink = links.count
    links += next.links
    words += next.words.map { word in
      var moved = word
      moved.range = word.range.lowerBound + shift..<word.range.upperBound + shift
      moved.link = word.link.map { $0 + firstLink }
      return moved
    }
  }

  /// The dates of one of its cells.
  func periods(in cell: Fragment) -> [Period] {
    // A line without dates has none in its cells.
    if periods.isEmpty { return [] }
    return cell.range == whole.range
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
    let words = words
    for index in words.indices where fragment.range.overlaps(words[index].range) {
      let count = words[index].range.count
      all += count
      if words[index].style.isBold { bold += count }
      if words[index].style.isItalic { italic += count }
    }
    var style = Word.Style()
    if bold * 2 > all { style.insert(.bold) }
    if italic * 2 > all { style.insert(.italic) }
    return style
  }
}

/// `contains` of an option set that another module declares is called without being specialized.
extension Word.Style {
  var isBold: Bool { rawValue & Self.bold.rawValue != 0 }
  var isItalic: Bool { rawValue & Self.italic.rawValue != 0 }
  var isHidden: Bool { rawValue & Self.hidden.rawValue != 0 }
}
