import ArgumentParser

/// A value of `--format`.
enum JobReportFormat: String, CaseIterable, ExpressibleByArgument {
  case html, md, csv, tsv, table, atom, mail

  /// The number of jobs that are listed by default: as many as a browser, a feed reader or a mail program
  /// shows without delay. Rows are never cut by default.
  var usualLimit: Int {
    switch self {
    case .html, .md: 1_000
    case .atom, .mail: 100
    case .csv, .tsv, .table: .max
    }
  }

  /// Whether the report consists of rows, one for each job.
  var hasRows: Bool { [.csv, .tsv, .table].contains(self) }
}
