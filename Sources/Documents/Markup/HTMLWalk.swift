import COnDemand

/// Builds lines from the tree of an HTML page.
struct HTMLWalk {
  var builder = LineBuilder()
  private(set) var title: String?
  private(set) var language: String?
  /// The open lists: the next number, or nil for bullets.
  private var lists: [Int?] = []
  private var tables = 0
  private var isPreformatted = false
  private var rows = HTMLFlexRows()
  /// Whether the element is part of a row: it ends neither lines nor blocks.
  private var isInRow = false
  /// Elements deeper than this are skipped.
  private static let maximumDepth = 512

  private static let left: Set<String> = [
    "script", "style", "template", "noscript", "svg", "iframe", "object", "canvas", "select",
    "head", "audio", "video",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font", "i", "ins",
    "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
    "time", "tt", "u", "var", "wbr", "data", "acronym", "button", "nobr",
  ]

  mutating func read(_ node: OpaquePointer?) { read(node, depth: 0) }

  private mutating func read(_ node: OpaquePointer?, depth: Int) {
    guard let node, depth < Self.maximumDepth, !builder.isFull else { return }
    switch jm_html_kind_of(node) {
    case JM_HTML_TEXT: appendText(Self.string(jm_html_text(node)))
    case JM_HTML_ELEMENT: readElement(node, depth: depth)
    default: break
    }
  }

  private mutating func readChildren(_ node: OpaquePointer, depth: Int) {
    var child = jm_html_child(node)
    while let current = child {
      read(current, depth: depth + 1)
      child = jm_html_next(current)
    }
  }

  private mutating func appendText(_ text: String) {
    guard isPreformatted else { return builder.append(text) }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { builder.endLine() }
      builder.append(line)
    }
  }

  private mutating func readElement(_ node: OpaquePointer, depth: Int) {
    let name = Self.string(jm_html_name(node)).lowercased()
    if name == "html" { language = Self.attribute(node, "lang") }
    if name == "head" { title = Self.title(in: node) }
    if name == "head" || name == "body" { readSheets(node) }
    guard !Self.left.contains(name), !Self.isHidden(node) else { return }
    let (format, role, preformatted) = (builder.format, builder.role, isPreformatted)
    let isInline = Self.inline.contains(name)
    switch name {
    case "br": return builder.endLine()
    case "hr":
      builder.endBlock()
      return builder.ruleBelow()
    case "table": return readTable(node, depth: depth)
    case "li": return readItem(node, depth: depth)
    case "ul", "ol": lists.append(name == "ol" ? 1 : nil)
    default: applyLooks(of: name, node)
    }
    // A list inside an item ends the item's line, but not the list.
    let endsBlocks = !isInline && !isInRow
    if endsBlocks { builder.endBlock() }
    if !isInRow, isRow(node) {
      readRow(node, depth: depth)
    } else {
      readChildren(node, depth: depth)
    }
    if endsBlocks { builder.endBlock() }
    if name == "ul" || name == "ol" { lists.removeLast() }
    (builder.format, builder.role, isPreformatted) = (format, role, preformatted)
  }

  /// Reads the children of a row as cells of one line.
  private mutating func readRow(_ node: OpaquePointer, depth: Int) {
    isInRow = true
    defer { isInRow = false }
    var isFirst = true
    var child = jm_html_child(node)
    while let current = child {
      child = jm_html_next(current)
      guard jm_html_kind_of(current) == JM_HTML_ELEMENT else {
        read(current, depth: depth + 1)
        continue
      }
      if !isFirst { builder.tab() }
      isFirst = false
      read(current, depth: depth + 1)
    }
  }

  /// Whether the children of an element are laid out side by side and each is a piece of a line.
  private func isRow(_ node: OpaquePointer) -> Bool {
    guard
      rows.contains(
        classes: Self.attribute(node, "class"), style: Self.attribute(node, "style"))
    else { return false }
    var elements = 0
    var child = jm_html_child(node)
    while let current = child {
      child = jm_html_next(current)
      guard jm_html_kind_of(current) == JM_HTML_ELEMENT else { continue }
      elements += 1
      guard Self.isPiece(current) else { return false }
    }
    return elements > 1
  }

  /// Whether an element has no elements inside but those of running text.
  private static func isPiece(_ node: OpaquePointer) -> Bool {
    var child = jm_html_child(node)
    while let current = child {
      child = jm_html_next(current)
      guard jm_html_kind_of(current) == JM_HTML_ELEMENT else { continue }
      guard inline.contains(string(jm_html_name(current)).lowercased()) else { return false }
    }
    return !["table", "ul", "ol", "br", "hr", "li"].contains(
      string(jm_html_name(node)).lowercased())
  }

  /// Reads the style sheets among the children of an element.
  private mutating func readSheets(_ node: OpaquePointer) {
    var child = jm_html_child(node)
    while let current = child {
      if Self.string(jm_html_name(current)).lowercased() == "style" {
        rows.add(sheet: Self.text(of: jm_html_child(current)))
      }
      child = jm_html_next(current)
    }
  }

  private mutating func applyLooks(of name: String, _ node: OpaquePointer) {
    switch name {
    case "b", "strong": builder.format.style.insert(.bold)
    case "i", "em", "cite": builder.format.style.insert(.italic)
    case "u": builder.format.style.insert(.underlined)
    case "pre": isPreformatted = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      builder.role = .heading(level: name.last?.wholeNumberValue ?? 1)
      builder.format.style.insert(.bold)
    case "a":
      // Fragments and relative addresses have no meaning outside of the page.
      guard let target = Self.attribute(node, "href"), target.contains(":"),
        !target.lowercased().hasPrefix("javascript:")
      else { return }
      builder.format.uri = target
      builder.noteTarget(target)
    default: break
    }
  }

  private mutating func readItem(_ node: OpaquePointer, depth: Int) {
    let role = builder.role
    builder.endBlock()
    builder.role = .listItem(level: max(0, lists.count - 1))
    if let last = lists.indices.last, let number = lists[last] {
      builder.append("\(number). ")
      lists[last] = number &+ 1
    } else {
      builder.append("• ")
    }
    readChildren(node, depth: depth)
    builder.endBlock()
    builder.role = role
  }

  private mutating func readTable(_ node: OpaquePointer, depth: Int) {
    let outer = builder.cell
    let table = tables
    tables += 1
    builder.endBlock()
    var row = -1
    readRows(node, table: table, row: &row, depth: depth)
    builder.cell = outer
  }

  private mutating func readRows(_ node: OpaquePointer, table: Int, row: inout Int, depth: Int) {
    var column = 0
    var child = jm_html_child(node)
    while let current = child {
      child = jm_html_next(current)
      guard jm_html_kind_of(current) == JM_HTML_ELEMENT, depth < Self.maximumDepth else { continue }
      let name = Self.string(jm_html_name(current)).lowercased()
      switch name {
      case "tr":
        row += 1
        readRows(current, table: table, row: &row, depth: depth + 1)
      case "thead", "tbody", "tfoot": readRows(current, table: table, row: &row, depth: depth + 1)
      case "td", "th":
        let style = builder.format.style
        if name == "th" { builder.format.style.insert(.bold) }
        builder.cell = Line.Cell(table: table, row: max(row, 0), column: column)
        readChildren(current, depth: depth + 1)
        builder.endBlock()
        builder.format.style = style
        let span = Self.attribute(current, "colspan").flatMap { Int($0) } ?? 1
        column += min(max(span, 1), 1000)
      default:
        builder.cell = nil
        read(current, depth: depth + 1)
        builder.endBlock()
      }
    }
  }

  private static func isHidden(_ node: OpaquePointer) -> Bool {
    if attribute(node, "hidden") != nil { return true }
    guard let style = attribute(node, "style")?.lowercased() else { return false }
    let plain = style.filter { !$0.isWhitespace }
    return plain.contains("display:none") || plain.contains("visibility:hidden")
  }

  private static func title(in head: OpaquePointer) -> String? {
    var child = jm_html_child(head)
    while let current = child {
      if string(jm_html_name(current)).lowercased() == "title" {
        return text(of: jm_html_child(current))
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      child = jm_html_next(current)
    }
    return nil
  }

  private static func attribute(_ node: OpaquePointer, _ name: String) -> String? {
    var next = jm_html_first_attribute(node)
    while let attribute = next {
      if string(jm_html_name(attribute)).lowercased() == name {
        return text(of: jm_html_child(attribute))
      }
      next = jm_html_next(attribute)
    }
    return nil
  }

  /// The text nodes among siblings.
  private static func text(of first: OpaquePointer?) -> String {
    var text = ""
    var next = first
    while let node = next {
      text += string(jm_html_text(node))
      next = jm_html_next(node)
    }
    return text
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
