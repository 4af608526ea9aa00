import Records
import Reports

/// Starred jobs as the table of a report.
enum StarredTable {
  private static let columns: [ReportTable.Column] = [
    .init("title", "Job"), .init("company_name", "Company"), .init("location", "Location"),
    .init("job_id", "Id"), .init("job_url", "Address"),
  ]

  static func table(_ jobs: [JSONObject]) -> ReportTable { table(jobs, columns, "Starred jobs") }

  /// The columns for a report that shows more than this table.
  static func overview(_ jobs: [JSONObject], title: String) -> ReportTable {
    table(jobs, columns.filter { !["job_id", "job_url"].contains($0.name) }, title)
      .withoutEmptyColumns
  }

  private static func table(
    _ jobs: [JSONObject], _ columns: [ReportTable.Column], _ title: String
  ) -> ReportTable {
    ReportTable(
      title: title, columns: columns,
      rows: jobs.map { job in
        columns.map { column in
          guard let text = job[column.name]?.stringValue else { return .none }
          let address = column.name == "title" ? job["job_url"]?.stringValue : nil
          return address.map { .link(text, address: $0) } ?? .text(text)
        }
      })
  }
}
