/// Reads a story of a Word document: the body, a header, a footer, the notes (ECMA-376 part 1,
/// 17.2). This file reads blocks; the extensions read the content of paragraphs.
final class WordStory {
  let reader: XMLPullReader
  let package: OOXMLPackage
  let relationships: OOXMLPackage.Relationships
  let definitions: WordDefinitions
  var builder = LineBuilder()
  var paragraph = Paragraph()
  var fields: [Field] = []
  var hyperlink: String?
  private(set) var sections: [WordSection] = []
  /// The notes that the story refers to, in reading order.
  var notes: [NoteReference] = []
  /// The role of every line of this story, regardless of its style.
  let role: Line.Role?
  /// The number of characters shown, which shows whether an alternative had any text.
  var shown = 0
  private var tables = 0

  struct NoteReference: Hashable {
    /// The type of the relationship to the part: `footnotes` or `endnotes`.
    var part: String
    var id: String
  }

  /// The open paragraph.
  struct Paragraph {
    var run = WordRunFormat()
    /// The list marker, until the first text is appended.
    var marker: (text: String, format: WordRunFormat)?
    /// The lines of text boxes anchored here. They follow the paragraph.
    var textBoxes: [[Line]] = []
  }

  init(
    _ reader: XMLPullReader, package: OOXMLPackage,
    relationships: OOXMLPackage.Relationships, definitions: WordDefinitions,
    role: Line.Role? = nil
  ) {
    self.reader = reader
    self.package = package
    self.relationships = relationships
    self.definitions = definitions
    self.role = role
  }

  /// Reads the blocks of the element that was just started.
  func readBlocks() { reader.forEachChild { readBlock() } }

  private func readBlock() {
    guard !builder.isFull else { return }
    switch reader.name {
    case "p": readParagraph()
    case "tbl": readTable()
    case "sdt", "sdtContent", "ins", "moveTo", "customXml", "smartTag", "body": readBlocks()
    case "AlternateContent": readAlternatives { self.readBlocks() }
    case "altChunk": readEmbedded()
    case "sectPr": endSection(WordSection(reader))
    default: break
    }
  }

  /// Reads a part in another format (ECMA-376 part 1, 17.17.2.1): HTML, text, RTF, another
  /// document.
  private func readEmbedded() {
    guard let id = reader.attribute("id"), let part = relationships[id], !part.isExternal,
      let bytes = package.archive.content(of: part.target), !bytes.isEmpty
    else { return }
    var lines = DocumentReading.lines(
      embedded: DocumentContent(bytes, name: part.target, depth: package.depth + 1))
    for index in lines.indices {
      if let role { lines[index].role = role }
      // Its tables are numbered separately from those of this document.
      lines[index].cell = builder.cell
    }
    guard !lines.isEmpty else { return }
    builder.append(lines)
    shown += lines.count
  }

  private func readParagraph() {
    let outer = paragraph
    paragraph = Paragraph()
    var direct = WordParagraphFormat()
    var rules = (above: false, below: false)
    var isOpen = false
    let first = builder.lines.count
    reader.forEachChild {
      if reader.name == "pPr" {
        direct = WordParagraphFormat(reader)
        return
      }
      if !isOpen { rules = openParagraph(direct) }
      isOpen = true
      readInline()
    }
    if !isOpen { rules = openParagraph(direct) }
    if rules.above { builder.ruleBelow() }
    builder.endBlock()
    if rules.below, builder.lines.count > first { builder.ruleBelow() }
    endInstructions()
    let boxes = paragraph.textBoxes
    paragraph = outer
    for box in boxes { builder.append(box) }
    if let section = direct.section { endSection(section) }
  }

  private func endSection(_ section: WordSection) {
    sections.append(section)
    builder.endSection(columns: section.columns)
  }

  /// Applies the style. Returns which borders are drawn.
  private func openParagraph(_ direct: WordParagraphFormat) -> (above: Bool, below: Bool) {
    let style = definitions.styles.paragraphStyle(direct.style)
    var format = style.paragraph
    format.apply(direct)
    paragraph.run = definitions.styles.defaultRun
    paragraph.run.apply(style.run)
    let level = format.numberingLevel ?? 0
    let marker = format.numbering.flatMap { definitions.numbering.marker(list: $0, level: level) }
    if let marker {
      var run = paragraph.run
      run.apply(format.mark)
      paragraph.marker = (marker, run)
    }
    if let role {
      builder.role = role
    } else if definitions.styles.isTitle(direct.style) {
      builder.role = .heading(level: 0)
    } else if let outline = format.outlineLevel, (0...8).contains(outline) {
      builder.role = .heading(level: outline + 1)
    } else {
      builder.role = marker == nil ? .body : .listItem(level: level)
    }
    return (format.hasRuleAbove == true, format.hasRuleBelow == true)
  }

  private func readTable() {
    builder.endBlock()
    let outer = builder.cell
    let table = tables
    tables += 1
    var row = 0
    readRows(table: table, row: &row)
    builder.cell = outer
  }

  private func readRows(table: Int, row: inout Int) {
    reader.forEachChild {
      switch reader.name {
      case "tr":
        var column = 0
        var isDeleted = false
        readCells(table: table, row: row, column: &column, isDeleted: &isDeleted)
        row += 1
      case "sdt", "sdtContent", "ins", "customXml": readRows(table: table, row: &row)
      default: break
      }
    }
  }

  private func readCells(table: Int, row: Int, column: inout Int, isDeleted: inout Bool) {
    reader.forEachChild {
      switch reader.name {
      case "trPr":
        reader.forEachChild {
          if reader.name == "del" { isDeleted = true }
          if reader.name == "gridBefore" { column += span }
        }
      case "tc":
        guard !isDeleted else { return }
        builder.cell = Line.Cell(table: table, row: row, column: column)
        var width = 1
        reader.forEachChild {
          if reader.name == "tcPr" {
            reader.forEachChild { if reader.name == "gridSpan" { width = span } }
          } else {
            readBlock()
            builder.cell = Line.Cell(table: table, row: row, column: column)
          }
        }
        builder.endBlock()
        column += width
      case "sdt", "sdtContent", "ins", "customXml":
        readCells(table: table, row: row, column: &column, isDeleted: &isDeleted)
      default: break
      }
    }
  }

  private var span: Int {
    min(max(reader.attribute("val").flatMap { Int($0) } ?? 1, 0), 1000)
  }

  /// Markup compatibility (ECMA-376 part 3): reads the first alternative that shows text, never
  /// two.
  func readAlternatives(_ read: () -> Void) {
    let before = shown
    reader.forEachChild {
      if reader.name == "Choice" || reader.name == "Fallback", shown == before { read() }
    }
  }

  /// Reads the `w:txbxContent` that was just started. Its lines are added at the paragraph's end.
  func readTextBox() {
    let outer = builder
    let (openFields, openLink) = (fields, hyperlink)
    (fields, hyperlink) = ([], nil)
    builder = outer.nested()
    readBlocks()
    let inner = builder
    builder = outer
    (fields, hyperlink) = (openFields, openLink)
    // A box is beside the text, like a column of it.
    let lines = builder.close(inner).map { line in
      var copy = line
      copy.column = max(line.column, 1)
      return copy
    }
    if !lines.isEmpty { paragraph.textBoxes.append(lines) }
  }
}
