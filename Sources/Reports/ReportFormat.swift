/// The formats of reports.
package enum ReportFormat: String, Sendable, CaseIterable {
  case html, svg, md, csv, tsv, table

  /// - Parameters:
  ///   - columns: the maximum width of a table in `table`, in columns of the terminal.
  ///   - width: returns the number of columns that a text takes on the terminal.
  ///   - isForTerminal: whether each row of `csv` and `tsv` takes one line.
  package func writer(
    columns: Int, width: @escaping @Sendable (String) -> Int, isForTerminal: Bool = false
  ) -> any ReportWriter {
    switch self {
    case .html: HTMLReport()
    case .svg: SVGReport()
    case .md: MarkdownReport()
    case .csv: CSVReport(.comma, isForTerminal: isForTerminal)
    case .tsv: CSVReport(.tab, isForTerminal: isForTerminal)
    case .table: TextReport(columns: columns, width: width)
    }
  }
}

/// Writes reports in one format.
package protocol ReportWriter: Sendable {
  /// The whole report; its last character is a line feed.
  func text(_ report: Report) -> String
}
