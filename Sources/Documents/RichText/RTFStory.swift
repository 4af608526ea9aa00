/// Reads the groups of an RTF document: the body, and headers, footers, notes and text boxes, which
/// are separate stories inside it.
struct RTFStory {
  /// Lines that are collected in one place.
  struct Story {
    enum Kind {
      case body
      case header
      case footer
      case note
      case textBox
    }

    var kind: Kind
    var builder = LineBuilder()
    /// The lines of text boxes anchored in the open paragraph. They follow it.
    var boxes: [[Line]] = []
    /// Whether the open paragraph began with a marker.
    var hasMarker = false
    var table = 0
    var row = 0
    var column = 0
    var isRowOpen = false
    var hasRows = false
  }

  /// Groups nested deeper are skipped; documents stay below 50.
  static let maximumDepth = 500

  var state = RTFState()
  var outer: [RTFState] = []
  var stories = [Story(kind: .body)]
  var instructions: [String] = []
  var fonts: [Int: RTFFont] = [:]
  var styles: [Int: RTFStyle] = [:]
  /// The entry of the font table or style sheet that is being read.
  var entry = 0
  var codePage = 1252
  var defaultFont: Int?
  var metadata = Document.Metadata()
  private(set) var isDamaged = false
  private var headers: [[Line]] = []
  private var footers: [[Line]] = []
  private var notes: [[Line]] = []
  private var tooDeep = 0
  private var pending: [UInt8] = []
  private var marker = ""
  private var highSurrogate: UInt16?
  private var charactersToSkip = 0
  private var codePages: [Int: CodePage] = [:]

  var isFull: Bool { stories.last?.builder.isFull ?? false }

  mutating func read(_ bytes: [UInt8]) {
    var lexer = RTFLexer(bytes)
    var isClosed = false
    while !isClosed, !isFull, let token = lexer.next() {
      switch token {
      case .open:
        flushBytes()
        openGroup()
      case .close:
        flushBytes()
        isClosed = closeGroup()
      case .byte(let byte):
        if charactersToSkip > 0 {
          charactersToSkip -= 1
        } else if state.destination != .skipped {
          pending.append(byte)
        }
      case .symbol(let symbol):
        flushBytes()
        if charactersToSkip > 0 { charactersToSkip -= 1 } else { readSymbol(symbol) }
      case .word(let name, let number):
        flushBytes()
        readWord(name, number)
      }
    }
    flushBytes()
    isDamaged = !isClosed
    while !outer.isEmpty { _ = closeGroup() }
    endParagraph()
  }

  /// The lines of all stories, in the same order as in `DOCXReader`.
  mutating func finish() -> Page {
    var builder = LineBuilder()
    for lines in headers { builder.append(lines) }
    if let body = stories.first { builder.append(builder.close(body.builder)) }
    for lines in notes + footers { builder.append(lines) }
    return builder.finish()
  }

  private mutating func openGroup() {
    charactersToSkip = 0
    guard outer.count < Self.maximumDepth else {
      tooDeep += 1
      return
    }
    outer.append(state)
    state.stories = stories.count
    state.fields = instructions.count
    state.isOptional = false
  }

  /// Ends a group. Returns whether it was that of the whole document.
  private mutating func closeGroup() -> Bool {
    charactersToSkip = 0
    highSurrogate = nil
    if tooDeep > 0 {
      tooDeep -= 1
      return false
    }
    guard let before = outer.popLast() else { return true }
    if state.destination == .listMarker, before.destination != .listMarker { endMarker(before) }
    while stories.count > max(state.stories, 1) { endStory() }
    if instructions.count > state.fields {
      instructions.removeLast(instructions.count - state.fields)
    }
    state = before
    return outer.isEmpty
  }

  mutating func beginStory(_ kind: Story.Kind) {
    guard let builder = stories.last?.builder else { return }
    stories.append(Story(kind: kind, builder: builder.nested()))
    state.destination = .body
    state.paragraph = RTFState.Paragraph()
    if kind == .note { show("\(notes.count + 1) ") }
  }

  private mutating func endStory() {
    endParagraph()
    guard stories.count > 1, let story = stories.popLast() else { return }
    let last = stories.count - 1
    let lines = stories[last].builder.close(story.builder)
    guard !lines.isEmpty else { return }
    switch story.kind {
    case .header: Self.addOnce(lines, to: &headers)
    case .footer: Self.addOnce(lines, to: &footers)
    case .note: notes.append(lines)
    case .textBox, .body: stories[last].boxes.append(lines)
    }
  }

  private static func addOnce(_ lines: [Line], to stories: inout [[Line]]) {
    let text = lines.map(\.text)
    if !stories.contains(where: { $0.map(\.text) == text }) { stories.append(lines) }
  }

  /// Shows bytes of the current code page.
  private mutating func flushBytes() {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending = []
    guard tooDeep == 0 else { return }
    let font = (state.run.font ?? defaultFont).flatMap { fonts[$0] }
    if let font, font.isSymbol, state.destination == .body || state.destination == .listMarker {
      for byte in bytes { showSymbol(UInt32(byte), font: font.name) }
      return
    }
    // Names of fonts are in the font's own code page, instructions of fields in the document's.
    let isTable = state.destination == .fontTable
    let number = (isTable ? fonts[entry]?.codePage : font?.codePage) ?? codePage
    let page = codePages[number] ?? CodePage(number)
    codePages[number] = page
    show(page.text(bytes))
  }

  /// Shows a UTF-16 code unit, which `\uc` characters for older readers follow.
  mutating func readUnicode(_ number: Int) {
    charactersToSkip = state.fallbackCount
    let unit = UInt16(truncatingIfNeeded: number)
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
      return
    }
    defer { highSurrogate = nil }
    if UTF16.isTrailSurrogate(unit) {
      if let high = highSurrogate { show(String(decoding: [high, unit], as: UTF16.self)) }
      return
    }
    let font = (state.run.font ?? defaultFont).flatMap { fonts[$0] }
    if state.destination != .listMarker, (0xF000...0xF0FF).contains(unit), let font {
      showSymbol(UInt32(unit), font: font.name)
    } else if let scalar = Unicode.Scalar(unit) {
      show(String(scalar))
    }
  }

  private mutating func showSymbol(_ code: UInt32, font: String) {
    if code == 0x20 { return show(" ") }
    if let character = WordSymbols.character(code, font: font) { show(String(character)) }
  }

  /// Adds text to the destination of the group.
  mutating func show(_ text: String) {
    guard tooDeep == 0 else { return }
    switch state.destination {
    case .skipped: return
    case .fontTable:
      let name = text.replacing(";", with: "")
      if (fonts[entry]?.name.utf8.count ?? 0) < 256 {
        fonts[entry, default: RTFFont()].name += name
      }
    case .styleSheet:
      let name = text.replacing(";", with: "")
      if (styles[entry]?.name.utf8.count ?? 0) < 256 {
        styles[entry, default: RTFStyle()].name += name
      }
    case .fieldInstruction:
      guard let last = instructions.indices.last, instructions[last].utf8.count < 8192 else {
        return
      }
      instructions[last] += text
    case .title: metadata.title = ((metadata.title ?? "") + text).nonBlank
    case .author: metadata.author = ((metadata.author ?? "") + text).nonBlank
    case .listMarker: if marker.utf8.count < 256 { marker += text }
    case .body:
      guard !state.run.hidden, !state.run.deleted else { return }
      stories[stories.count - 1].builder.format = format
      stories[stories.count - 1].builder.append(text)
    }
  }

  private var format: LineBuilder.Format {
    var style: Word.Style = []
    if state.run.bold { style.insert(.bold) }
    if state.run.italic { style.insert(.italic) }
    if state.run.underlined { style.insert(.underlined) }
    if state.run.capitals { style.insert(.capitals) }
    let font = (state.run.font ?? defaultFont).flatMap { fonts[$0]?.name }
    return LineBuilder.Format(
      font: font ?? "", size: state.run.size, style: style, uri: state.uri)
  }

  private mutating func endMarker(_ before: RTFState) {
    let font = (state.run.font ?? defaultFont).flatMap { fonts[$0]?.name }
    state.destination = .body
    let text = String(marker.drop(while: \.isWhitespace))
    marker = ""
    guard let end = text.lastIndex(where: { !$0.isWhitespace }), !before.run.deleted else { return }
    let sign = String(text[...end])
    let shown = sign.unicodeScalars.count == 1 ? WordSymbols.bullet(sign, font: font) : sign
    guard before.destination == .body, let shown else { return }
    stories[stories.count - 1].hasMarker = true
    show(shown + " ")
  }
}
