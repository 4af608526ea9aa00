/// An SVG picture with figures and charts below each other. Tables and notes are left out, unless the
/// report has nothing else.
struct SVGReport: ReportWriter {
  private static let margin = 20.0

  func text(_ report: Report) -> String {
    var drawing = Drawing()
    drawing.advance(16)
    drawing.text(report.title, x: 0, y: 0, "big")
    drawing.advance(20)
    drawing.text("As of \(PlainText.minute(report.moment))", x: 0, y: 0, "soft")
    drawing.advance(16)
    let hasPictures = report.blocks.contains { Self.isPicture($0) }
    for block in report.blocks where Self.isPicture(block) || !hasPictures {
      Self.draw(block, &drawing)
    }
    return document(report.title, drawing)
  }

  /// Adds a chart to a page that includes `ChartStyle.sheet`.
  static func chart(_ chart: Chart, into page: inout Markup) {
    var drawing = Drawing()
    drawing.draw(chart)
    let size = "0 0 \(Drawing.unit(Drawing.width)) \(Drawing.unit(drawing.height))"
    page.element(
      "svg", ["class": "chart", "viewBox": size, "role": "img", "aria-label": chart.spoken]
    ) { $0.append(drawing.shapes) }
  }

  private func document(_ title: String, _ drawing: Drawing) -> String {
    let width = Drawing.unit(Drawing.width + 2 * Self.margin)
    let height = Drawing.unit(drawing.height + 2 * Self.margin)
    var document = Markup()
    document.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "width": width,
        "height": height, "viewBox": "0 0 \(width) \(height)", "role": "img",
      ]
    ) { svg in
      svg.element("title", text: title)
      svg.style(ChartStyle.sheet)
      svg.empty("rect", ["class": "ground", "width": width, "height": height])
      let place = "translate(\(Drawing.unit(Self.margin)) \(Drawing.unit(Self.margin)))"
      svg.element("g", ["transform": place]) { $0.append(drawing.shapes) }
    }
    return document.text
  }

  private static func isPicture(_ block: Report.Block) -> Bool {
    switch block {
    case .figures, .chart, .empty: true
    case .table, .entries, .note: false
    }
  }

  private static func draw(_ block: Report.Block, _ drawing: inout Drawing) {
    switch block {
    case .figures(let figures): draw(figures, &drawing)
    case .chart(let chart):
      drawing.advance(30)
      drawing.text(chart.title, x: 0, y: 0, "head")
      drawing.advance(12)
      drawing.draw(chart)
    case .empty(let state):
      for (text, style) in [(state.message, "head"), (state.advice, ""), (state.command, "strong")]
      {
        drawing.advance(24)
        drawing.text(text, x: 0, y: 0, style)
      }
    case .table(let table):
      drawing.advance(30)
      drawing.text(table.title, x: 0, y: 0, "head")
      for row in table.rows {
        drawing.advance(20)
        let line = row.map(\.displayed).filter { !$0.isEmpty }.joined(separator: " · ")
        drawing.text(Drawing.fitted(line, Drawing.width), x: 0, y: 0)
      }
    case .entries(let list):
      drawing.advance(30)
      drawing.text(list.title, x: 0, y: 0, "head")
      for entry in list.entries {
        drawing.advance(20)
        drawing.text(Drawing.fitted(entry.line, Drawing.width), x: 0, y: 0)
      }
    case .note(let text):
      drawing.advance(24)
      drawing.text(Drawing.fitted(text, Drawing.width), x: 0, y: 0, "soft")
    }
  }

  /// Draws three figures in a row, each number above its label.
  private static func draw(_ figures: [Figure], _ drawing: inout Drawing) {
    let width = Drawing.width / 3
    for (index, figure) in figures.enumerated() {
      if index % 3 == 0 { drawing.advance(index == 0 ? 20 : 50) }
      let x = Double(index % 3) * width
      drawing.text(Drawing.fitted(figure.value.displayed, width), x: x, y: 0, "big")
      drawing.text(Drawing.fitted(figure.label, width), x: x, y: 17, "soft")
    }
    if !figures.isEmpty { drawing.advance(22) }
  }
}
