/// A self-contained HTML page: styles and charts are inline. Only a list of entries adds a script,
/// without which the page is whole. It is also well-formed XML, so that tools without an HTML parser
/// can read it.
struct HTMLReport: ReportWriter {
  /// Cells of up to this many characters are not wrapped.
  private static let shortLength = 16

  func text(_ report: Report) -> String {
    var page = Markup()
    page.documentType()
    let hasEntries = !report.entries.isEmpty
    page.element("html", ["lang": "en", "xmlns": "http://www.w3.org/1999/xhtml"]) { html in
      html.element("head") { Self.head(report.title, hasScript: hasEntries, into: &$0) }
      html.element("body") { body in
        body.element("main") { Self.content(report, into: &$0) }
        if hasEntries { body.script(PageScript.program) }
      }
    }
    return page.text
  }

  private static func head(_ title: String, hasScript: Bool, into head: inout Markup) {
    head.empty("meta", ["charset": "utf-8"])
    head.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    head.empty("meta", ["name": "color-scheme", "content": "light dark"])
    head.empty("meta", ["name": "referrer", "content": "no-referrer"])
    // Nothing is loaded even if text should ever escape its element.
    head.empty(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'"
          + (hasScript ? "; script-src '\(PageScript.digest)'" : ""),
      ])
    head.element("title", text: title)
    if hasScript {
      head.style(PageStyle.sheet, ChartStyle.sheet, EntryStyle.sheet)
    } else {
      head.style(PageStyle.sheet, ChartStyle.sheet)
    }
  }

  private static func content(_ report: Report, into main: inout Markup) {
    main.element("h1", text: report.title)
    main.element("p", ["class": "asof"], text: "As of \(PlainText.minute(report.moment))")
    if !report.entries.isEmpty {
      main.element("p", ["class": "skip note"]) { skip in
        skip.element("a", ["href": "#entries"], text: "Skip the charts")
      }
    }
    var charts: [Chart] = []
    for block in report.blocks {
      if case .chart(let chart) = block {
        charts.append(chart)
        continue
      }
      draw(charts, into: &main)
      charts = []
      write(block, into: &main)
    }
    draw(charts, into: &main)
  }

  /// Draws consecutive charts side by side if there is room.
  private static func draw(_ charts: [Chart], into main: inout Markup) {
    guard !charts.isEmpty else { return }
    main.element("div", ["class": "charts"]) { row in
      for chart in charts {
        row.element("section", ["class": "card"]) { card in
          card.element("h2", text: chart.title)
          SVGReport.chart(chart, into: &card)
        }
      }
    }
  }

  private static func write(_ block: Report.Block, into main: inout Markup) {
    switch block {
    case .chart(let chart): draw([chart], into: &main)
    case .figures(let figures):
      main.element("dl", ["class": "figures"]) { list in
        for figure in figures {
          list.element("div") { item in
            item.element("dt", text: figure.label)
            item.element("dd", text: figure.value.displayed)
          }
        }
      }
    case .table(let table):
      main.element("section", ["class": "card"]) { card in
        card.element("h2", text: table.title)
        write(table, into: &card)
      }
    case .entries(let list): write(list, into: &main)
    case .note(let text): main.element("p", ["class": "note"], text: text)
    case .empty(let state):
      main.element("section", ["class": "card"]) { card in
        card.element("h2", text: state.message)
        card.element("p", text: state.advice)
        card.element("p") { $0.element("code", text: state.command) }
      }
    }
  }

  static func write(_ table: ReportTable, into markup: inout Markup) {
    markup.element("table") { element in
      element.element("thead") { head in
        head.element("tr") { row in
          for column in table.columns {
            row.element(
              "th", ["scope": "col", "class": column.isNumeric ? "number" : "text"],
              text: column.title)
          }
        }
      }
      element.element("tbody") { body in
        for cells in table.rows {
          body.element("tr") { row in
            for (column, cell) in zip(table.columns, cells) { write(cell, column, into: &row) }
          }
        }
      }
    }
  }

  private static func write(
    _ cell: ReportValue, _ column: ReportTable.Column, into row: inout Markup
  ) {
    let style =
      switch cell.displayed.count {
      case 0: "none"
      case _ where column.isNumeric: "number"
      case ...shortLength: "short"
      default: "text"
      }
    row.element("td", ["class": style, "data-label": column.title]) { write(cell, into: &$0) }
  }

  /// Adds a value: a link if it has an address, else text that does not change the direction of the text
  /// around it.
  static func write(_ value: ReportValue, into markup: inout Markup) {
    if let address = value.webAddress {
      markup.element(
        "a", ["href": address, "rel": "noopener noreferrer"], text: value.displayed)
    } else if case .verdict(_, let verdict) = value {
      markup.element("b", ["class": verdict.rawValue], text: value.displayed)
    } else {
      markup.element("bdi", text: value.displayed)
    }
  }
}
