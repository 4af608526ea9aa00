package import Records
package import Reports

/// Job lines as rows under the names of their fields.
package struct JobColumns: Sendable {
  /// The fields of a job that most reports need, in order.
  package static let standard = [
    "score", "category", "scope", "title", "company_name", "location", "is_remote", "salary_range",
    "posted_at", "posted_at_estimated", "job_url", "job_id", "path", "explanation_summary",
  ]

  package let columns: [ReportTable.Column]

  /// - Parameter names: names of fields.
  package init(_ names: [String]) {
    columns = names.map { ReportTable.Column($0, $0) }
  }

  package func row(_ job: borrowing RecordView) -> [ReportValue] {
    var row: [ReportValue] = []
    for column in columns { row.append(Self.value(job[column.name])) }
    return row
  }

  /// Numbers keep their spelling.
  private static func value(_ value: JSON?) -> ReportValue {
    switch value {
    case nil, .null: .none
    case .array(let values): .text(values.map(text).joined(separator: "; "))
    case .some(let value): .text(text(value))
    }
  }

  private static func text(_ value: JSON) -> String { value.stringValue ?? value.text }
}
