/// Figures, bars and tables as plain text, for a terminal or an e-mail.
struct TextReport: ReportWriter {
  private static let gap = 2
  /// The minimum width of a column that is cut to fit.
  private static let narrowest = 8
  /// The longest bar, so that lines stay readable on a wide terminal.
  private static let longestBar = 50
  /// The series of a chart have these fills in turn.
  private static let fills: [Character] = ["█", "░", "▒"]

  let columns: Int
  /// Returns the number of columns that a text takes on the terminal.
  let width: @Sendable (String) -> Int

  func text(_ report: Report) -> String {
    let head = "\(PlainText.line(report.title)), \(PlainText.minute(report.moment))"
    let blocks = report.blocks.map { lines($0).joined(separator: "\n") }.filter { !$0.isEmpty }
    return ([head] + blocks).joined(separator: "\n\n") + "\n"
  }

  private func lines(_ block: Report.Block) -> [String] {
    switch block {
    case .figures(let figures):
      let widest = figures.map { width($0.value.displayed) }.max() ?? 0
      return figures.map {
        "\(padded($0.value.displayed, widest, atEnd: true))  \(PlainText.line($0.label))"
      }
    case .chart(let chart):
      return [PlainText.line(chart.title)] + legend(chart) + bars(chart)
    case .table(let table): return [PlainText.line(table.title)] + rows(table)
    case .entries(let list):
      return [PlainText.line(list.title)] + list.entries.flatMap { [""] + lines($0) }
    case .note(let text): return wrapped(text)
    case .empty(let state):
      return [
        PlainText.line(state.message), "\(PlainText.line(state.advice)):",
        "  \(PlainText.line(state.command))",
      ]
    }
  }

  private func lines(_ entry: Entry) -> [String] {
    let measure = entry.measure.map { "\($0.value.displayed)  " } ?? ""
    let facts = (entry.tags.map(\.text) + entry.facts.map(\.phrase)).filter { !$0.isEmpty }
    var lines = wrapped(entry.title.displayed, mark: measure)
    let indent = String(repeating: " ", count: 2 * Self.gap)
    lines += wrapped(facts.joined(separator: " · "), after: indent)
    // Never wrapped, so that it can be followed.
    if let address = entry.title.webAddress { lines.append(indent + address) }
    lines += entry.summary.map { wrapped($0, after: indent) } ?? []
    for point in entry.points { lines += wrapped(point, after: indent, mark: "- ") }
    for row in entry.comparison?.rows ?? [] {
      lines += wrapped(
        row.map(\.displayed).filter { !$0.isEmpty }.joined(separator: " · "), after: indent,
        mark: "* ")
    }
    return lines
  }

  /// `text` in lines of at most `columns`, each after `indent`. A longer word has a line of its own.
  private func wrapped(_ text: String, after indent: String = "", mark: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    let room = max(columns - width(indent) - width(mark), Self.narrowest)
    for word in PlainText.line(text).split(separator: " ") {
      if !line.isEmpty, width(line) + 1 + width(String(word)) > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    let blank = String(repeating: " ", count: width(mark))
    return lines.enumerated().map { indent + ($0.offset == 0 ? mark : blank) + $0.element }
  }

  /// Which fill is which series; a chart with one series needs no legend.
  private func legend(_ chart: Chart) -> [String] {
    guard chart.series.count > 1 else { return [] }
    let entries = chart.series.enumerated().map { index, series in
      "\(Self.fills[index % Self.fills.count]) \(PlainText.line(series))"
    }
    return [entries.joined(separator: "   ")]
  }

  private func bars(_ chart: Chart) -> [String] {
    let values = chart.points.map { value(of: $0, in: chart) }
    let widestValue = values.map(width).max() ?? 0
    let labels = chart.points.map { PlainText.line($0.label) }
    let widestLabel = min(labels.map(width).max() ?? 0, max(columns / 3, Self.narrowest))
    let room = max(columns - widestLabel - widestValue - 2 * Self.gap, Self.narrowest)
    let scale =
      Double(min(room, Self.longestBar))
      / max(chart.kind == .shares ? chart.total : chart.highest, 1)
    let separator = String(repeating: " ", count: Self.gap)
    return zip(zip(labels, values), chart.points).map { named, point in
      let (label, value) = named
      var bar = ""
      for index in chart.series.indices {
        let count = Double(point.count(index))
        let length = count > 0 ? max(Int((count * scale).rounded()), 1) : 0
        bar += String(repeating: Self.fills[index % Self.fills.count], count: length)
      }
      return [padded(fitted(label, widestLabel), widestLabel), padded(value, widestValue), bar]
        .joined(separator: separator).trimmedAtEnd
    }
  }

  private func value(of point: Chart.Point, in chart: Chart) -> String {
    let total = Numeral.grouped(Int(point.total))
    if chart.kind == .shares, chart.total > 0 {
      return "\(total) (\(ReportValue.share(point.total / chart.total).displayed))"
    }
    guard chart.series.count > 1 else { return total }
    return chart.series.enumerated()
      .map { "\(Numeral.grouped(point.count($0))) \(PlainText.line($1))" }.joined(separator: ", ")
  }

  private func rows(_ table: ReportTable) -> [String] {
    let cells = [table.columns.map(\.title)] + table.rows.map { $0.map(\.displayed) }
    let widths = shownWidths(of: cells, table)
    return cells.map { row in
      zip(zip(row, widths), table.columns)
        .map { padded(fitted($0.0, $0.1), $0.1, atEnd: $1.isNumeric) }
        .joined(separator: String(repeating: " ", count: Self.gap)).trimmedAtEnd
    }
  }

  /// The widths of the columns that fit. Text columns are cut first, then the last columns are left
  /// out; the first one always stays.
  private func shownWidths(of cells: [[String]], _ table: ReportTable) -> [Int] {
    var count = table.columns.count
    while true {
      let shown = ReportTable(
        title: table.title, columns: Array(table.columns.prefix(count)), rows: table.rows)
      let widths = widths(of: cells.map { Array($0.prefix(count)) }, shown)
      if count <= 1 || length(of: widths) <= columns { return widths }
      count -= 1
    }
  }

  private func length(of widths: [Int]) -> Int {
    widths.reduce(0, +) + Self.gap * (widths.count - 1)
  }

  /// The widest text column is cut first.
  private func widths(of cells: [[String]], _ table: ReportTable) -> [Int] {
    var widths = table.columns.map { _ in 0 }
    for row in cells {
      for (index, cell) in row.enumerated() { widths[index] = max(widths[index], width(cell)) }
    }
    let isFlexible = table.columns.indices.map { index in
      !table.columns[index].isNumeric && table.rows.contains { $0[index].isText }
    }
    var excess = length(of: widths) - columns
    while excess > 0 {
      let flexible = widths.indices.filter {
        isFlexible[$0] && widths[$0] > Self.narrowest
      }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      let next = flexible.filter { $0 != widest }.map { widths[$0] }.max() ?? Self.narrowest
      let step = min(excess, max(widths[widest] - next, 1))
      widths[widest] -= step
      excess -= step
    }
    return widths
  }

  private func fitted(_ text: String, _ limit: Int) -> String {
    if width(text) <= limit { return text }
    var fitted = ""
    var used = 0
    for character in text {
      used += width(String(character))
      if used > limit - 1 { break }
      fitted.append(character)
    }
    return limit > 0 ? fitted + "…" : ""
  }

  private func padded(_ text: String, _ length: Int, atEnd: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, length - width(text)))
    return atEnd ? padding + text : text + padding
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
