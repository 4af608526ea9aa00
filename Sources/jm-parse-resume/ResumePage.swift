import Command
import Records

/// A parsed resume as a page for a person.
enum ResumePage {
  static func text(_ record: Record) -> String {
    let resume = record["resume"] ?? [:]
    var blocks = [heading(record), basics(resume["basics"] ?? [:])]
    blocks.append(entries("Work", resume["work"], workLine))
    blocks.append(entries("Education", resume["education"], educationLine))
    blocks.append(skills(resume["skills"]))
    blocks.append(
      list("Fields", record["explanation"]?.arrayValue?.map(explanationLine)))
    blocks.append(
      list("Warnings", record["warnings"]?.arrayValue?.compactMap { $0["message"]?.stringValue }))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func explanationLine(_ field: JSON) -> String {
    var line =
      "\(field["confidence"]?.doubleValue ?? 0) \(field["field"]?.stringValue ?? ""): "
      + (field["value"]?.stringValue ?? "")
    if let page = field["page"]?.intValue, let number = field["line"]?.intValue {
      line += " (page \(page), line \(number): \(field["text"]?.stringValue ?? ""))"
    }
    return line
  }

  private static func heading(_ record: Record) -> String {
    let pages = record["pages"]?.intValue ?? 0
    let kind = record.string("media_type") ?? ""
    return "\(record.string("path") ?? "-"): \(pages) page\(pages == 1 ? "" : "s"), \(kind)"
  }

  private static func basics(_ basics: JSON) -> String {
    let name = [basics["name"]?.stringValue, basics["label"]?.stringValue].compactMap(\.self)
    let place = ["city", "region", "countryCode"].compactMap {
      basics["location"]?[$0]?.stringValue
    }
    let links =
      [basics["url"]?.stringValue].compactMap(\.self)
      + (basics["profiles"]?.arrayValue ?? []).compactMap { $0["url"]?.stringValue }
    let contact = [basics["email"]?.stringValue, basics["phone"]?.stringValue].compactMap(\.self)
    return [
      name.joined(separator: ", "), contact.joined(separator: "  "),
      place.joined(separator: ", "), links.joined(separator: "  "),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func entries(
    _ title: String, _ values: JSON?, _ line: (JSON) -> String
  ) -> String {
    list(title, values?.arrayValue?.map(line))
  }

  private static func list(_ title: String, _ lines: [String]?) -> String {
    guard let lines, !lines.isEmpty else { return "" }
    return ([title] + lines.map { "  \(Printable.line($0))" }).joined(separator: "\n")
  }

  private static func workLine(_ entry: JSON) -> String {
    dated(
      entry, ["position", "name"].compactMap { entry[$0]?.stringValue }.joined(separator: ", "))
  }

  private static func educationLine(_ entry: JSON) -> String {
    let degree = ["studyType", "area"].compactMap { entry[$0]?.stringValue }.joined(separator: " ")
    let parts = [degree, entry["institution"]?.stringValue ?? ""].filter { !$0.isEmpty }
    return dated(entry, parts.joined(separator: ", "))
  }

  private static func dated(_ entry: JSON, _ text: String) -> String {
    guard let start = entry["startDate"]?.stringValue ?? entry["endDate"]?.stringValue else {
      return text
    }
    let end = entry["startDate"] == nil ? "" : " – \(entry["endDate"]?.stringValue ?? "now")"
    return "\(start)\(end): \(text)"
  }

  private static func skills(_ skills: JSON?) -> String {
    list(
      "Skills",
      skills?.arrayValue?.map { skill in
        let words = (skill["keywords"]?.arrayValue ?? []).compactMap(\.stringValue)
        let name = skill["name"]?.stringValue
        return [name, words.isEmpty ? nil : words.joined(separator: ", ")].compactMap(\.self)
          .joined(separator: ": ")
      })
  }
}
