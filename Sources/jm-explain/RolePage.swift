import Command
import Records

/// What a role is about as a paragraph for a person.
enum RolePage {
  static func text(_ record: Record) -> String {
    let bullets = record["bullets"]?.arrayValue?.compactMap(\.stringValue) ?? []
    let lines = [record.string("role"), record.string("summary")].compactMap(\.self)
    return (lines.map(Printable.line) + bullets.map { "  • \(Printable.line($0))" })
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
