import COnDemand

/// Walks the tree of an HTML page and builds its lines.
struct HTMLWalk {
  var flow = FlowBuilder()
  private(set) var title: String?
  private(set) var language: String?
  /// The open lists: the next number, or nil for bullets.
  private var lists: [Int?] = []
  private var tables = 0
  private var isPreformatted = false
  /// Elements deeper than this are left out.
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
    guard let node, depth < Self.maximumDepth, !flow.isFull else { return }
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
    guard isPreformatted else { return flow.append(text) }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { flow.endLine() }
      flow.append(line)
    }
  }

  private mutating func readElement(_ node: OpaquePointer, depth: Int) {
    let name = Self.string(jm_html_name(node)).lowercased()
    if name == "html" { language = Self.attribute(node, "lang") }
    if name == "head" { title = Self.title(in: node) }
    guard !Self.left.contains(name), !Self.isHidden(node) else { return }
    let (format, role, preformatted) = (flow.format, flow.role, isPreformatted)
    let isInline = Self.inline.contains(name)
    switch name {
    case "br": return flow.endLine()
    case "hr":
      flow.endBlock()
      return flow.ruleBelow()
    case "table": return readTable(node, depth: depth)
    case "li": return readItem(node, depth: depth)
    case "ul", "ol": lists.append(name == "ol" ? 1 : nil)
    default: applyLooks(of: name, node)
    }
    // A list inside an item ends the item's line, not the list.
    if !isInline { flow.endBlock() }
    readChildren(node, depth: depth)
    if !isInline { flow.endBlock() }
    if name == "ul" || name == "ol" { lists.removeLast() }
    (flow.format, flow.role, isPreformatted) = (format, role, preformatted)
  }

  private mutating func applyLooks(of name: String, _ node: OpaquePointer) {
    switch name {
    case "b", "strong": flow.format.style.insert(.bold)
    case "i", "em", "cite": flow.format.style.insert(.italic)
    case "u": flow.format.style.insert(.underlined)
    case "pre": isPreformatted = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flow.role = .heading(level: name.last?.wholeNumberValue ?? 1)
      flow.format.style.insert(.bold)
    case "a":
      // Places in the page and addresses relative to it lead nowhere from a record.
      guard let target = Self.attribute(node, "href"), target.contains(":"),
        !target.lowercased().hasPrefix("javascript:")
      else { return }
      flow.format.uri = target
      flow.noteTarget(target)
    default: break
    }
  }

  private mutating func readItem(_ node: OpaquePointer, depth: Int) {
    let role = flow.role
    flow.endBlock()
    flow.role = .listItem(level: max(0, lists.count - 1))
    if let last = lists.indices.last, let number = lists[last] {
      flow.append("\(number). ")
      lists[last] = number &+ 1
    } else {
      flow.append("• ")
    }
    readChildren(node, depth: depth)
    flow.endBlock()
    flow.role = role
  }

  private mutating func readTable(_ node: OpaquePointer, depth: Int) {
    let outer = flow.cell
    let table = tables
    tables += 1
    flow.endBlock()
    var row = -1
    readRows(node, table: table, row: &row, depth: depth)
    flow.cell = outer
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
        let style = flow.format.style
        if name == "th" { flow.format.style.insert(.bold) }
        flow.cell = Line.Cell(table: table, row: max(row, 0), column: column)
        readChildren(current, depth: depth + 1)
        flow.endBlock()
        flow.format.style = style
        let span = Self.attribute(current, "colspan").flatMap { Int($0) } ?? 1
        column += min(max(span, 1), 1000)
      default:
        flow.cell = nil
        read(current, depth: depth + 1)
        flow.endBlock()
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

  /// The text nodes of a list of siblings.
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
