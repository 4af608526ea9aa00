import Command
import Records

/// Matches as people see them.
enum MatchTable {
  static let matches = Table([
    .init("score", from: "score", isNumeric: true) { score($0) },
    .init("title", field: "title", isFlexible: true, link: "job_url"),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("category", field: "category"), .init("scope", field: "scope"),
    .init("remote", field: "is_remote"), .init("resume", field: "path", isFlexible: true),
  ])

  /// A match with its explanation.
  static func paragraph(_ record: Record) -> String {
    let place = ["company_name", "location", "category", "scope"].compactMap(record.string)
    var lines = [
      ([score(record) + "  " + (record.string("title") ?? "")] + place).joined(separator: " · ")
    ]
    if let why = record["why"]?.objectValue {
      lines.append(
        "    " + why.members.map { "\($0.name) \($0.value.text)" }.joined(separator: " + "))
    }
    if let summary = record.string("explanation_summary") { lines.append("    " + summary) }
    for bullet in record["bullets"]?.arrayValue ?? [] {
      lines.append("    - " + (bullet.stringValue ?? ""))
    }
    return lines.map(Printable.line).joined(separator: "\n")
  }

  private static func score(_ record: Record) -> String {
    record["score"]?.doubleValue.map { String(Int($0.rounded())) } ?? ""
  }
}
