import JobMatchNow
import Records
import Reports

/// Past searches as the table of a report.
enum SearchTable {
  private static let columns: [ReportTable.Column] = [
    .init("created_at", "Date"), .init("title", "Search"), .init("label", "Label"),
    .init("total_jobs", "Jobs", isNumeric: true),
    .init("direct_count", "Direct", isNumeric: true),
    .init("adjacent_count", "Adjacent", isNumeric: true),
    .init("local_count", "Local", isNumeric: true),
    .init("national_count", "National", isNumeric: true),
    .init("remote_count", "Remote", isNumeric: true),
    .init("applied_count", "Applied", isNumeric: true),
    .init("status", "Status"), .init("id", "Id"),
  ]

  /// All columns, always in the same places.
  static func table(_ searches: [JSONObject]) -> ReportTable {
    ReportTable(
      title: "Past searches", columns: columns,
      rows: searches.map { search in columns.map { value($0.name, of: search) } })
  }

  /// The columns for a report that shows more than this table.
  static func overview(_ searches: [JSONObject]) -> ReportTable {
    let shown = columns.filter { $0.name != "id" && $0.name != "status" }
    return ReportTable(
      title: "Past searches", columns: shown,
      rows: searches.map { search in shown.map { value($0.name, of: search) } }
    ).withoutEmptyColumns
  }

  private static func value(_ name: String, of search: JSONObject) -> ReportValue {
    guard name != "title" else { return .text(PastSearch.title(search)) }
    guard let value = search[name], !value.isNull else { return .none }
    if let count = value.intValue { return .count(count) }
    let text = value.stringValue ?? value.text
    if name == "created_at", let moment = Timestamp(rfc3339: text) { return .moment(moment) }
    return .text(text)
  }
}
