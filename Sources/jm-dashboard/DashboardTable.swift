import Command
import Records

/// The tables of `--sessions` and `--starred`.
enum DashboardTable {
  static let starred = Table(
    [
      .init("title", field: "title", isFlexible: true, link: "job_url"),
      .init("company", field: "company_name", isFlexible: true),
      .init("location", field: "location", isFlexible: true),
      .init("job", field: "job_id", isFlexible: true, isID: true),
    ], details: ["job_url"])

  static let sessions = Table([
    .init("created", from: "created_at") { minute($0.string("created_at") ?? "") },
    .init("title", field: "title", isFlexible: true),
    .init("label", field: "label", isFlexible: true),
    .init("jobs", field: "total_jobs", isNumeric: true),
    // --delete and jm-jobs --session take it.
    .init("id", field: "id", isID: true),
  ])

  /// `2026-11-21 08:05` of an RFC 3339 time.
  private static func minute(_ time: String) -> String {
    String(time.prefix(16).map { $0 == "T" ? " " : $0 })
  }
}
