/// Reads a story of an OpenDocument text: the body, a header or a footer (ODF 1.3 part 3,
/// clauses 5, 9 and 10). This file reads blocks; the extension reads the content of paragraphs.
final class ODTStory {
  let reader: XMLPullReader
  var styles: ODTStyles
  var builder = LineBuilder()
  /// The lines of each note, after its number.
  var notes: [[Line]] = []
  var hyperlink: String?
  /// The lines of text boxes anchored in the open paragraph. They follow it.
  var textBoxes: [[Line]] = []
  /// The marker of the open list item, until the first text is appended.
  var marker: String?
  var text = ODTStyles.Text()
  private let role: Line.Role?
  private var noteRole: Line.Role?
  private var lists = ODTLists()
  private var tables = 0

  init(_ reader: XMLPullReader, styles: ODTStyles, role: Line.Role? = nil) {
    self.reader = reader
    self.styles = styles
    self.role = role
  }

  /// Reads `content.xml`: its styles, then its text.
  func readDocument() {
    while let node = reader.next() {
      guard node == .start else { continue }
      if reader.name == "text", reader.namespace.hasSuffix(":office:1.0") {
        readBlocks()
      } else {
        styles.read(reader)
      }
    }
  }

  /// Reads the blocks of the element that was just started.
  func readBlocks() { reader.forEachChild { readBlock() } }

  func readBlock() {
    guard !builder.isFull else { return }
    switch reader.name {
    case "p": readParagraph(heading: nil)
    case "h":
      let level = reader.attribute("outline-level").flatMap { Int($0) } ?? 1
      readParagraph(heading: min(max(level, 1), 9))
    case "list": readList()
    case "table": readTable()
    case "section", "index-body", "index-title", "table-of-content", "illustration-index",
      "user-index", "alphabetical-index", "bibliography", "numbered-paragraph":
      readBlocks()
    case "frame", "custom-shape", "rect", "g", "line", "ellipse", "a":
      readDrawing()
      appendTextBoxes()
    default: break
    }
  }

  private func readParagraph(heading: Int?) {
    let style = reader.attribute("style-name") ?? ""
    text = styles.text(style, family: "paragraph")
    let first = builder.lines.count
    if let role = noteRole ?? role {
      builder.role = role
    } else if let heading {
      builder.role = .heading(level: heading)
    } else if styles.isTitle(style) {
      builder.role = .heading(level: 0)
    } else {
      builder.role = marker == nil ? .body : .listItem(level: max(0, lists.depth - 1))
    }
    readInline()
    builder.endBlock()
    if styles.hasRuleBelow(style), builder.lines.count > first { builder.ruleBelow() }
    appendTextBoxes()
  }

  private func appendTextBoxes() {
    let boxes = textBoxes
    textBoxes = []
    for box in boxes { builder.append(box) }
  }

  private func readList() {
    lists.begin(
      style: reader.attribute("style-name"),
      continues: reader.attribute("continue-numbering") == "true"
        || reader.attribute("continue-list") != nil)
    reader.forEachChild {
      let isItem = reader.name == "list-item"
      guard isItem || reader.name == "list-header" else { return }
      let start = reader.attribute("start-value").flatMap { Int($0) }
      var isCounted = !isItem
      reader.forEachChild {
        // An item that only contains an inner list shows no marker of its own.
        if !isCounted, reader.name != "list" {
          isCounted = true
          marker = lists.marker(start: start, styles: styles)
        }
        readBlock()
        marker = nil
      }
    }
    lists.end()
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
      case "table-header-rows", "table-rows", "table-row-group":
        readRows(table: table, row: &row)
      case "table-row":
        var column = 0
        reader.forEachChild { readCell(table: table, row: row, column: &column) }
        row += 1
      default: break
      }
    }
  }

  private func readCell(table: Int, row: Int, column: inout Int) {
    guard reader.name == "table-cell" || reader.name == "covered-table-cell" else { return }
    let repeated = reader.attribute("number-columns-repeated").flatMap { Int($0) } ?? 1
    reader.forEachChild {
      builder.cell = Line.Cell(table: table, row: row, column: column)
      readBlock()
    }
    builder.cell = Line.Cell(table: table, row: row, column: column)
    builder.endBlock()
    column += min(max(repeated, 1), 1000)
  }

  /// Reads blocks inside a paragraph as separate lines.
  func nested(role: Line.Role?, prefix: String = "") -> [Line] {
    let outer = (builder, text, hyperlink, textBoxes, marker, noteRole, lists)
    builder = outer.0.nested()
    (hyperlink, textBoxes, marker, lists) = (nil, [], nil, ODTLists())
    if let role {
      noteRole = role
      builder.append(prefix)
    }
    readBlocks()
    let inner = builder
    (builder, text, hyperlink, textBoxes, marker, noteRole, lists) = outer
    return builder.close(inner)
  }
}
