import Command
import Records

extension Table {
  /// Jobs, with how many of their actions are done.
  static let jobFlowJobs = Table([
    .init("job", field: "name", isFlexible: true),
    .init("status", from: "status") { $0.string("status") ?? "ready" },
    .init("done", from: "completed_actions") { progress($0) },
    .init("scheduled", from: "scheduled_date") {
      String(($0.string("scheduled_date") ?? "").prefix(16))
    },
    .init("template", field: "process_templates.name", isFlexible: true),
    .init("user", field: "profiles.full_name", isFlexible: true),
    .init("id", field: "id", isID: true),
  ])

  /// `2/4`; empty if the actions are not known.
  static func progress(_ job: Record) -> String {
    guard let done = job["completed_actions"]?.intValue, let all = job["total_actions"]?.intValue
    else { return "" }
    return "\(done)/\(all)"
  }
}
