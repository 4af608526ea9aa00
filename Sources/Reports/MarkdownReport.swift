/// GitHub Flavored Markdown.
struct MarkdownReport: ReportWriter {
  func text(_ report: Report) -> String {
    let head = ["# \(Self.escaped(report.title))", "As of \(PlainText.minute(report.moment))."]
    let blocks = report.blocks.map(Self.block).filter { !$0.isEmpty }
    return (head + blocks).joined(separator: "\n\n") + "\n"
  }

  private static func block(_ block: Report.Block) -> String {
    switch block {
    case .figures(let figures):
      table(
        [("Figure", false), ("Value", true)],
        figures.map { [escaped($0.label), escaped($0.value.displayed)] })
    case .chart(let chart): "## \(escaped(chart.title))\n\n" + counts(chart)
    case .table(let rows): "## \(escaped(rows.title))\n\n" + cells(of: rows)
    case .entries(let list):
      (["## \(escaped(list.title))"] + list.entries.map(entry)).joined(separator: "\n\n")
    case .note(let text): escaped(text)
    case .empty(let state):
      "\(escaped(state.message)) \(escaped(state.advice))\n\n    \(PlainText.line(state.command))"
    }
  }

  private static func entry(_ entry: Entry) -> String {
    let facts = (entry.tags.map(\.text) + entry.facts.map(\.phrase)).filter { !$0.isEmpty }
    let parts: [String?] = [
      "### \(cell(entry.title))", facts.isEmpty ? nil : escaped(facts.joined(separator: " · ")),
      entry.summary.map(escaped),
      entry.points.isEmpty
        ? nil : entry.points.map { "- \(escaped($0))" }.joined(separator: "\n"),
      entry.comparison.map { "\(escaped($0.title)):\n\n" + cells(of: $0) },
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }

  private static func cells(of rows: ReportTable) -> String {
    table(
      rows.columns.map { (escaped($0.title), $0.isNumeric) }, rows.rows.map { $0.map(cell) })
  }

  private static func counts(_ chart: Chart) -> String {
    let isWhole = chart.kind == .shares && chart.total > 0
    let rows = chart.points.map { point in
      [escaped(point.label)] + chart.series.indices.map { Numeral.grouped(point.count($0)) }
        + (isWhole ? [ReportValue.share(point.total / chart.total).displayed] : [])
    }
    return table(
      [(escaped(chart.pointName), false)] + chart.series.map { (escaped($0), true) }
        + (isWhole ? [("share", true)] : []),
      rows)
  }

  private static func table(_ columns: [(title: String, isNumeric: Bool)], _ rows: [[String]])
    -> String
  {
    let marks = columns.map { $0.isNumeric ? "---:" : "---" }
    return ([columns.map(\.title), marks] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func cell(_ value: ReportValue) -> String {
    let text = escaped(value.displayed)
    guard let address = value.webAddress else { return text }
    let safe = address.filter { !"<>|\\".contains($0) }
    return "[\(text)](<\(safe)>)"
  }

  /// `text` escaped so that CommonMark (§2.4) shows it literally. Characters with a meaning at the
  /// beginning of a line are escaped there only.
  private static func escaped(_ text: String) -> String {
    let line = PlainText.line(text)
    // The number of a list item.
    let digits = line.prefix { $0.isNumber }
    let afterMark = line.dropFirst(digits.count + 1).first
    let isListMark = !digits.isEmpty && (afterMark == nil || afterMark == " ")
    var escaped = ""
    for (index, character) in line.enumerated() {
      let isSpecial =
        "\\`*_[]<>|~&".contains(character) || index == 0 && "#+-=".contains(character)
        || isListMark && index == digits.count && ".)".contains(character)
      if isSpecial { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
