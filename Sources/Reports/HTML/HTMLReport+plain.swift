/// HTML for mail and feed readers, which drop style sheets that they do not know, charts and scripts.
extension HTMLReport {
  private static let sheet: StaticString = """
    body { font-family: sans-serif; line-height: 1.45; max-width: 46em; margin: 1em; }
    h1 { font-size: 1.4em; }
    h2 { font-size: 1.2em; margin-bottom: 0; }
    h3 { font-size: 1.05em; margin: 1.5em 0 .2em; }
    table { border-collapse: collapse; margin-top: .5em; }
    th, td { border: 1px solid #9aa4b0; padding: .25em .5em; text-align: left; vertical-align: top; }
    """

  /// The report as a page without charts, in two levels of style: readable with none.
  static func plainPage(_ report: Report) -> String {
    var page = Markup()
    page.documentType()
    page.element("html", ["lang": "en", "xmlns": "http://www.w3.org/1999/xhtml"]) { html in
      html.element("head") { head in
        head.empty("meta", ["charset": "utf-8"])
        head.empty(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.empty("meta", ["name": "color-scheme", "content": "light dark"])
        head.element("title", text: report.title)
        head.style(sheet)
      }
      html.element("body") { body in
        body.element("h1", text: report.title)
        body.element("p", text: "As of \(PlainText.minute(report.moment))")
        for block in report.blocks { writePlain(block, into: &body) }
      }
    }
    return page.text
  }

  private static func writePlain(_ block: Report.Block, into body: inout Markup) {
    switch block {
    case .figures(let figures):
      let phrases = figures.map { "\($0.value.displayed) \(PlainText.line($0.label))" }
      body.element("p", text: phrases.joined(separator: ", "))
    case .chart: break
    case .table(let table):
      body.element("h2", text: table.title)
      write(table, into: &body)
    case .entries(let list):
      body.element("h2", text: list.title)
      for entry in list.entries {
        body.element("h3") { write(entry.title, into: &$0) }
        writePlain(entry, into: &body)
      }
    case .note(let text): body.element("p", text: text)
    case .empty(let state):
      body.element("p", text: "\(state.message) \(state.advice):")
      body.element("p") { $0.element("code", text: state.command) }
    }
  }

  /// Adds all of an entry but its title.
  static func writePlain(_ entry: Entry, into page: inout Markup) {
    let measure = entry.measure.map { "\($0.label) \($0.value.displayed)" }
    let facts = ([measure].compactMap(\.self) + entry.tags.map(\.text) + entry.facts.map(\.phrase))
      .filter { !$0.isEmpty }
    if !facts.isEmpty { page.element("p", text: facts.joined(separator: " · ")) }
    if let summary = entry.summary { page.element("p", text: summary) }
    if !entry.points.isEmpty {
      page.element("ul") { points in
        for point in entry.points { points.element("li", text: point) }
      }
    }
    if let comparison = entry.comparison { write(comparison, into: &page) }
  }
}
