import Records
import Reports

/// A report with one table: past searches or starred jobs.
enum ListReport {
  static func searches(
    _ searches: [JSONObject], format: ReportFormat, at moment: Timestamp
  ) -> Report {
    report(SearchTable.table(searches), or: DashboardReport.empty, format, moment)
  }

  static func starred(
    _ jobs: [JSONObject], format: ReportFormat, at moment: Timestamp
  ) -> Report {
    report(StarredTable.table(jobs), or: noStars, format, moment)
  }

  static let noStars = EmptyState(
    message: "No starred jobs yet.", advice: "Star the best match of the last search",
    command: "jm-jobs --last --limit 1 | jm-jobs star")

  /// CSV keeps all columns, even without rows, because programs read it.
  private static func report(
    _ table: ReportTable, or empty: EmptyState, _ format: ReportFormat, _ moment: Timestamp
  ) -> Report {
    let block: Report.Block =
      if format == .csv || format == .tsv {
        .table(table)
      } else if table.rows.isEmpty {
        .empty(empty)
      } else {
        .table(table.withoutEmptyColumns)
      }
    return Report(title: table.title, moment: moment, blocks: [block])
  }
}
