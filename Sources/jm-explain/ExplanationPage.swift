import Command
import Records

/// An explained job as a paragraph for people.
enum ExplanationPage {
  static func text(_ record: Record) -> String {
    let title = [record.string("title") ?? record.string("job_id"), record.string("company_name")]
      .compactMap(\.self).joined(separator: ", ")
    let place = [
      record.string("location"), record["is_remote"]?.boolValue == true ? "remote" : nil,
      record.string("category").map { "\($0) match" }, record.string("posted_at"),
    ].compactMap(\.self).joined(separator: " · ")
    let bullets = record["bullets"]?.arrayValue?.compactMap(\.stringValue) ?? []
    let lines =
      [title, place, record.string("job_url") ?? "", record.string("explanation_summary") ?? ""]
      + bullets.map { "  • \($0)" }
    return lines.filter { !$0.isEmpty }.map(oneLine).joined(separator: "\n")
  }

  private static func oneLine(_ text: String) -> String {
    (text.hasPrefix("  ") ? "  " : "") + Printable.line(text)
  }
}
