/// RFC 4180 with line feeds between rows.
///
/// A report that is one table becomes its rows. Of any other, each count and each figure is a row:
/// `section,item,measure,value`. Text that a spreadsheet would take for a formula begins with an
/// apostrophe.
struct CSVReport: ReportWriter {
  func text(_ report: Report) -> String {
    let rows =
      if let table = report.onlyTable {
        [table.columns.map(\.name)] + table.rows.map { $0.map(Self.cell) }
      } else {
        [["section", "item", "measure", "value"]] + report.blocks.flatMap(Self.rows)
      }
    return rows.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  private static func rows(_ block: Report.Block) -> [[String]] {
    switch block {
    case .figures(let figures):
      figures.map { ["figures", "", $0.name, cell($0.value)] }
    case .chart(let chart):
      chart.points.flatMap { point in
        chart.series.enumerated().map { index, series in
          [chart.name, cell(.text(point.label)), cell(.text(series)), String(point.count(index))]
        }
      }
    case .table, .note, .empty: []
    }
  }

  private static func cell(_ value: ReportValue) -> String {
    let text = value.plain
    guard value.isText, let first = text.unicodeScalars.first,
      "=+-@\t\r".unicodeScalars.contains(first)
    else { return text }
    return "'" + text
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes || field.first == " " || field.last == " " else { return field }
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
