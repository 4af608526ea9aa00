/// Draws the layout of pages as SVG 1.1: words, lines, blocks and columns, and the order in which
/// the lines are read.
package struct LayoutDrawing {
  private var body = ""
  private var top = 0.0
  private var width = 0.0
  // Sizes are in points.
  private static let margin = 24.0
  private static let legendHeight = 34.0
  /// The width of the legend: narrower pages do not cut it off.
  private static let leastWidth = 420.0
  private static let titleHeight = 14.0
  /// Colors of the columns from the left, used in turn. Full-width text has none.
  private static let columnColours = ["#1f77b4", "#2ca02c", "#9467bd", "#e377c2", "#17becf"]

  /// The pages below each other; nil if no page has a size.
  package static func svg(_ document: Document) -> String? {
    var drawing = LayoutDrawing()
    for page in document.pages { drawing.draw(page) }
    return drawing.top > 0 ? drawing.document : nil
  }

  private var document: String {
    let width = Self.text(max(width, Self.leastWidth) + 2 * Self.margin)
    let height = Self.text(top + Self.margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif">
      <style>
      .page{fill:#fff;stroke:#555;stroke-width:1}
      .word{fill:#000;fill-opacity:.05;stroke:#000;stroke-opacity:.25;stroke-width:.3}
      .link{fill:#06c;fill-opacity:.12;stroke:#06c;stroke-width:.4}
      .hidden{fill:#d00;fill-opacity:.12;stroke:#d00;stroke-width:.4;stroke-dasharray:2 1}
      .text{fill:#333}
      .line{fill:none;stroke-width:.7}
      .block{fill:none;stroke:#f80;stroke-width:.9;stroke-dasharray:4 2}
      .path{fill:none;stroke:#d00;stroke-opacity:.45;stroke-width:.8}
      .number{fill:#fff;text-anchor:middle;font-weight:bold}
      .label{fill:#333;font-size:10px}
      </style>
      <rect width="100%" height="100%" fill="#e8e8e8"/>
      \(Self.legend)\(body)</svg>

      """
  }

  private static var legend: String {
    var x = margin
    var out = ""
    let entries: [(sample: String, name: String, width: Double)] = [
      ("<rect class=\"word\" width=\"14\" height=\"8\"/>", "word", 52),
      ("<rect class=\"link\" width=\"14\" height=\"8\"/>", "link", 46),
      ("<rect class=\"hidden\" width=\"14\" height=\"8\"/>", "hidden", 60),
      ("<rect class=\"line\" stroke=\"#555\" width=\"14\" height=\"8\"/>", "line", 46),
      ("<rect class=\"block\" width=\"14\" height=\"8\"/>", "block", 54),
      (
        "<rect fill=\"\(columnColours[0])\" fill-opacity=\".2\" width=\"14\" height=\"8\"/>",
        "column", 64
      ),
      ("<circle fill=\"#d00\" cx=\"9\" cy=\"4\" r=\"4\"/>", "reading order", 90),
    ]
    for entry in entries {
      out += "<g transform=\"translate(\(text(x)) 12)\">\(entry.sample)"
      out += "<text class=\"label\" x=\"18\" y=\"8\">\(entry.name)</text></g>\n"
      x += entry.width
    }
    return out
  }

  private mutating func draw(_ page: Page) {
    guard let size = page.size else { return }
    if top == 0 { top = Self.legendHeight }
    width = max(width, size.width)
    let title =
      "page \(page.number), \(Self.text(size.width)) × \(Self.text(size.height)) pt, "
      + "\(page.lines.count) lines"
    body += """
      <text class="label" x="\(Self.text(Self.margin))" y="\(Self.text(top + 8))">\(title)</text>
      <g transform="translate(\(Self.text(Self.margin)) \(Self.text(top + Self.titleHeight)))">
      <rect class="page" width="\(Self.text(size.width))" height="\(Self.text(size.height))"/>

      """
    drawColumns(page.lines)
    for line in page.lines {
      for word in line.words { draw(word) }
    }
    for line in page.lines { if let box = line.box { draw(line, box) } }
    drawBlocks(page.lines)
    drawOrder(page.lines)
    body += "</g>\n"
    top += size.height + Self.titleHeight + Self.margin
  }

  private mutating func draw(_ word: Word) {
    guard let box = word.box else { return }
    let isHidden = word.style.contains(.hidden)
    rect(box, "class=\"\(isHidden ? "hidden" : word.uri == nil ? "word" : "link")\"")
    let size = word.size > 0 ? word.size : box.height * 0.8
    // Text that runs up or down the page is drawn along the longer side of its box.
    if box.height > 1.5 * box.width, word.text.unicodeScalars.count > 2 {
      body += """
        <text class="text" font-size="\(Self.text(size))" textLength="\(Self.text(box.height))" \
        lengthAdjust="spacingAndGlyphs" transform="translate(\(Self.text(box.right)) \
        \(Self.text(box.bottom))) rotate(-90)">\(Self.escaped(word.text))</text>

        """
      return
    }
    let baseline = word.baseline ?? box.bottom - 0.2 * box.height
    let weight = word.style.contains(.bold) ? " font-weight=\"bold\"" : ""
    let slant = word.style.contains(.italic) ? " font-style=\"italic\"" : ""
    body += """
      <text class="text" x="\(Self.text(box.left))" y="\(Self.text(baseline))" \
      font-size="\(Self.text(size))" textLength="\(Self.text(box.width))" \
      lengthAdjust="spacingAndGlyphs"\(weight)\(slant)>\(Self.escaped(word.text))</text>

      """
  }

  private mutating func draw(_ line: Line, _ box: Box) {
    let colour =
      switch line.role {
      case .header, .footer, .footnote: "#999"
      default: Self.colour(line.column)
      }
    rect(box.grown(by: 0.8), "class=\"line\" stroke=\"\(colour)\"")
  }

  private mutating func drawColumns(_ lines: [Line]) {
    var columns: [Int: Box] = [:]
    for line in lines where line.column > 0 {
      guard let box = line.box else { continue }
      columns[line.column] = columns[line.column]?.union(box) ?? box
    }
    for (column, box) in columns.sorted(by: { $0.key < $1.key }) {
      rect(box.grown(by: 4), "fill=\"\(Self.colour(column))\" fill-opacity=\".1\"")
    }
  }

  private mutating func drawBlocks(_ lines: [Line]) {
    var start = lines.startIndex
    while start < lines.endIndex {
      let block = lines[start...].prefix { $0.block == lines[start].block }
      let boxes = block.compactMap(\.box)
      if let first = boxes.first {
        rect(boxes.reduce(first) { $0.union($1) }.grown(by: 2), "class=\"block\"")
      }
      start = block.endIndex
    }
  }

  /// Draws a number at the beginning of each line, and a path from line to line.
  private mutating func drawOrder(_ lines: [Line]) {
    let places = lines.enumerated().compactMap { index, line in
      line.box.map { (number: index + 1, x: $0.left - 7, y: ($0.top + $0.bottom) / 2) }
    }
    let points = places.map { "\(Self.text($0.x)),\(Self.text($0.y))" }
    if points.count > 1 {
      body += "<polyline class=\"path\" points=\"\(points.joined(separator: " "))\"/>\n"
    }
    for place in places {
      let (x, y) = (Self.text(place.x), Self.text(place.y))
      let radius = place.number > 99 ? "5" : "4.2"
      let size = place.number > 99 ? "5" : "5.6"
      body += """
        <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="#d00" fill-opacity=".8"/>\
        <text class="number" x="\(x)" y="\(Self.text(place.y + 2))" font-size="\(size)">\
        \(place.number)</text>

        """
    }
  }

  private mutating func rect(_ box: Box, _ attributes: String) {
    body += """
      <rect x="\(Self.text(box.left))" y="\(Self.text(box.top))" \
      width="\(Self.text(max(box.width, 0)))" height="\(Self.text(max(box.height, 0)))" \
      \(attributes)/>

      """
  }

  private static func colour(_ column: Int) -> String {
    column > 0 ? columnColours[(column - 1) % columnColours.count] : "#555"
  }

  private static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded.isFinite, abs(rounded) < 1e9 else { return "0" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The text with the markup characters of XML escaped, and characters that XML 1.0 forbids (2.2)
  /// replaced.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\u{00}"..."\u{08}", "\u{0B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension Box {
  fileprivate func grown(by margin: Double) -> Box {
    Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
