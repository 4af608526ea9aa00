/// Comma-separated values (RFC 4180), with line feeds between rows, or tab-separated values.
///
/// A report that is one table becomes its rows. In any other report each figure and each count of a
/// chart becomes a row: `section,item,measure,value`.
struct CSVReport: ReportWriter {
  private let rows: DelimitedRows

  init(_ separator: DelimitedRows.Separator, isForTerminal: Bool = false) {
    rows = DelimitedRows(separator, isForTerminal: isForTerminal)
  }

  func text(_ report: Report) -> String {
    if let table = report.onlyTable {
      return rows.header(table.columns) + table.rows.map(rows.row).joined()
    }
    let header: [ReportValue] = ["section", "item", "measure", "value"].map { .text($0) }
    return ([header] + report.blocks.flatMap(Self.rows)).map(rows.row).joined()
  }

  private static func rows(_ block: Report.Block) -> [[ReportValue]] {
    switch block {
    case .figures(let figures):
      figures.map { [.text("figures"), .none, .text($0.name), $0.value] }
    case .chart(let chart):
      chart.points.flatMap { point in
        chart.series.enumerated().map { index, series in
          [.text(chart.name), .text(point.label), .text(series), .count(point.count(index))]
        }
      }
    case .table, .entries, .note, .empty: []
    }
  }
}
