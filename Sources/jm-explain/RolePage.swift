import Command
import Records

/// An explained role as a paragraph for people.
enum RolePage {
  static func text(_ record: Record) -> String {
    let bullets = record["bullets"]?.arrayValue?.compactMap(\.stringValue) ?? []
    let lines = [record.string("role"), record.string("summary")].compactMap(\.self)
    return (lines.map(Printable.line) + bullets.map { "  • \(Printable.line($0))" })
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
