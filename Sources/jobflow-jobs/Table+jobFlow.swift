import Command
import Records

extension Table {
  /// Jobs, with how many of their actions are done.
  static let jobFlowJobs = Table([
    .init("job", isFlexible: true) { $0.string("name") ?? "" },
    .init("status") { $0.string("status") ?? "ready" },
    .init("done") { progress($0) },
    .init("scheduled") { String(($0.string("scheduled_date") ?? "").prefix(16)) },
    .init("template", isFlexible: true) { $0["process_templates"]?["name"]?.stringValue ?? "" },
    .init("user", isFlexible: true) { $0["profiles"]?["full_name"]?.stringValue ?? "" },
    .init("id", field: "id"),
  ])

  /// `2/4`; empty if the actions are not known.
  static func progress(_ job: Record) -> String {
    guard let done = job["completed_actions"]?.intValue, let all = job["total_actions"]?.intValue
    else { return "" }
    return "\(done)/\(all)"
  }
}
