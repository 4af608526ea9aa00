/// The formats that a report can have, each written by a type of its own.
package enum ReportFormat: String, Sendable, CaseIterable {
  case html, svg, md, csv, table

  /// - Parameters:
  ///   - columns: how wide a table for a terminal may be.
  ///   - width: the columns that text takes on a terminal.
  package func writer(
    columns: Int, width: @escaping @Sendable (String) -> Int
  ) -> any ReportWriter {
    switch self {
    case .html: HTMLReport()
    case .svg: SVGReport()
    case .md: MarkdownReport()
    case .csv: CSVReport()
    case .table: TextReport(columns: columns, width: width)
    }
  }
}

/// Writes reports in one format.
package protocol ReportWriter: Sendable {
  /// The whole report; its last character is a line feed.
  func text(_ report: Report) -> String
}
