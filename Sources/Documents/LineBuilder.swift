/// Builds lines from text without geometry. Words are split at white space; paragraphs and cells
/// become blocks.
struct LineBuilder {
  /// The format of the text that is appended next.
  struct Format: Equatable {
    var font = ""
    var size = 0.0
    var style: Word.Style = []
    var uri: String?
  }

  var format = Format()
  var role = Line.Role.body
  var cell: Line.Cell?
  /// Words beyond this are dropped. A resume has about a thousand.
  static let maximumWords = 500_000
  private(set) var isFull = false
  private(set) var lines: [Line] = []
  private var targets: [String] = []
  private var words: [Word] = []
  private var open: (word: Word, longestPiece: Int)?
  private var followsTab = false
  private var block = 0
  /// The number of column breaks in the section, and the index of its first line.
  private var section = (endedColumns: 0, firstLine: 0)
  private var wordCount = 0

  /// Appends text. White space, including line feeds, ends words.
  mutating func append(_ text: some StringProtocol) {
    var start = text.startIndex
    var index = start
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar.isGap || scalar.isInvisible {
        appendPiece(text[start..<index])
        if scalar == "\t" { tab() } else if scalar.isGap { endWord() }
        start = next
      }
      index = next
    }
    appendPiece(text[start...])
  }

  /// Makes the next gap one between columns.
  mutating func tab() {
    endWord()
    followsTab = !words.isEmpty
  }

  /// Ends the line, but not the block.
  mutating func endLine() {
    endWord()
    followsTab = false
    guard let first = words.first else { return }
    let isTyped = role == .body && words.count > 1 && ListMarker.isBullet(word: first.text)
    lines.append(
      Line(words: words, block: block, role: isTyped ? .listItem(level: 0) : role, cell: cell))
    words = []
  }

  /// Ends the line and the block.
  mutating func endBlock() {
    endLine()
    block += 1
  }

  /// Ends the block and the section's column.
  mutating func endColumn() {
    endBlock()
    section.endedColumns += 1
    for index in section.firstLine..<lines.count where lines[index].column == 0 {
      lines[index].column = section.endedColumns
    }
  }

  /// Ends the section. If it has column breaks, its lines get the numbers of their columns.
  mutating func endSection(columns: Int) {
    if section.endedColumns > 0 {
      endColumn()
      for index in section.firstLine..<lines.count {
        lines[index].column = columns > 1 ? (lines[index].column - 1) % columns + 1 : 0
      }
    }
    section = (0, lines.count)
  }

  /// Keeps a link that has no text.
  mutating func noteTarget(_ uri: String) { targets.append(uri) }

  /// Marks the last finished line as having a rule below.
  mutating func ruleBelow() {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].hasRuleBelow = true
  }

  /// A builder for blocks inside an open one, such as a text box in a paragraph. `close(_:)` ends
  /// it.
  func nested() -> LineBuilder {
    var inner = LineBuilder()
    inner.wordCount = wordCount
    inner.isFull = isFull
    return inner
  }

  /// Ends a nested builder: takes over its counters and returns its lines.
  mutating func close(_ nested: LineBuilder) -> [Line] {
    var inner = nested
    inner.endBlock()
    wordCount = inner.wordCount
    isFull = inner.isFull
    targets += inner.targets
    return inner.lines
  }

  /// Adds the lines of another builder as separate blocks.
  mutating func append(_ finished: [Line]) {
    endBlock()
    for var line in finished {
      line.block += block
      lines.append(line)
    }
    block += (finished.last?.block ?? 0) + 1
  }

  /// The whole text as a page without size.
  mutating func finish() -> Page {
    endBlock()
    var lines = lines
    var number = -1
    var last: Int?
    for index in lines.indices {
      if lines[index].block != last { number += 1 }
      last = lines[index].block
      lines[index].block = number
    }
    var page = Page(lines: lines)
    page.links = Link.spans(in: lines)
    let shown = Set(page.links.map(\.uri))
    var seen: Set<String> = []
    for uri in targets where !shown.contains(uri) && seen.insert(uri).inserted {
      page.links.append(Link(uri: uri, text: ""))
    }
    return page
  }

  private mutating func appendPiece(_ piece: some StringProtocol) {
    guard !piece.isEmpty, !isFull else { return }
    let length = piece.utf8.count
    guard open != nil else {
      open = (
        Word(
          text: String(piece), font: format.font, size: format.size, style: format.style,
          followsTab: followsTab, uri: format.uri), length
      )
      followsTab = false
      return
    }
    open?.word.text += piece
    if open?.word.uri == nil { open?.word.uri = format.uri }
    if let longest = open?.longestPiece, length > longest {
      open?.word.font = format.font
      open?.word.size = format.size
      open?.word.style = format.style
      open?.longestPiece = length
    }
  }

  private mutating func endWord() {
    guard let (word, _) = open else { return }
    open = nil
    words.append(word)
    wordCount += 1
    isFull = wordCount >= Self.maximumWords
  }
}

extension Unicode.Scalar {
  /// White space that separates words, including no-break spaces.
  var isGap: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Characters that are not shown and interfere with finding words: soft hyphen, zero-width space,
  /// word joiner, byte order mark, direction marks, controls, and private-use code points, which
  /// are icons.
  var isInvisible: Bool {
    switch value {
    case 0x00...0x08, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xAD, 0x200B, 0x200E, 0x200F,
      0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      true
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
    default: false
    }
  }
}
