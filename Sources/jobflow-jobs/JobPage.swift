import Command
import JobFlow
import Records

/// A job as a page: what it is, how far it is, and its actions.
enum JobPage {
  /// The width of the bar in characters.
  private static let barWidth = 20

  static func text(_ record: Record) -> String {
    var lines = [Printable.line(record.string("name") ?? "")]
    let done = record["completed_actions"]?.intValue ?? 0
    let all = record["total_actions"]?.intValue ?? 0
    let percentage = record["completion_percentage"]?.intValue ?? 0
    let filled = barWidth * percentage / 100
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled)
    lines.append(
      "\(record.string("status") ?? "ready")  [\(bar)] \(done) of \(all) done, \(percentage) %")
    for (title, value) in facts(record) { lines.append("\(title): \(Printable.line(value))") }
    let actions = record["job_action_instances"]?.arrayValue ?? []
    if !actions.isEmpty { lines.append("") }
    lines += actions.compactMap(\.objectValue).compactMap { JobAction($0) }.map(line)
    return lines.joined(separator: "\n")
  }

  private static func facts(_ record: Record) -> [(String, String)] {
    let keepsSequence = record["strict_sequence"]?.boolValue == true
    let facts = [
      ("template", record["process_templates"]?["name"]?.stringValue),
      ("user", record["profiles"]?["full_name"]?.stringValue),
      ("scheduled", record.string("scheduled_date")),
      ("completed", record.string("completed_at")),
      ("sequence", keepsSequence ? "the actions must be completed in their order" : nil),
      ("id", record.string("id")),
    ]
    return facts.compactMap { fact in fact.1.map { (fact.0, $0) } }
  }

  private static func line(_ action: JobAction) -> String {
    let order = action.order.map { "\($0)" } ?? "-"
    let notes = action.members["notes"]?.stringValue.map { ": \(Printable.line($0))" } ?? ""
    return
      "[\(action.isCompleted ? "x" : " ")] \(order). \(Printable.line(action.name))\(notes)"
      + "  \(action.id)"
  }
}
