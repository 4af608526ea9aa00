import Records
import Reports

/// A list of the dashboard as a report of one table.
enum ListReport {
  static func searches(
    _ searches: [JSONObject], format: ReportFormat, at moment: Timestamp
  ) -> Report {
    report(SearchTable.table(searches), or: DashboardReport.empty, format, moment)
  }

  static func starred(
    _ jobs: [JSONObject], format: ReportFormat, at moment: Timestamp
  ) -> Report {
    let empty = EmptyState(
      message: "No starred jobs yet.", advice: "Star the first job of the last search",
      command: "jm-jobs --last --limit 1 | jm-jobs star")
    return report(StarredTable.table(jobs), or: empty, format, moment)
  }

  /// Rows for programs keep every column, also where there are none.
  private static func report(
    _ table: ReportTable, or empty: EmptyState, _ format: ReportFormat, _ moment: Timestamp
  ) -> Report {
    let block: Report.Block =
      if format == .csv {
        .table(table)
      } else if table.rows.isEmpty {
        .empty(empty)
      } else {
        .table(table.withoutEmptyColumns)
      }
    return Report(title: table.title, moment: moment, blocks: [block])
  }
}
