import Command
import Orbit
import Records

/// A profile as text.
enum ProfilePage {
  static func paragraph(_ profile: Record) -> String {
    let location = profile["location"]
    let place = ["city", "state"].compactMap { location?[$0]?.stringValue }
      .joined(separator: ", ")
    let age = profile["age"].map(\.text) ?? ""
    let heading = [profile.string("name") ?? "unnamed", age, place].filter { !$0.isEmpty }
    let preferences = profile["social_preferences"]
    let rows: [(name: String, text: String)] = [
      ("bio", profile.string("bio") ?? ""), ("interests", list(profile["interests"])),
      ("group size", preferences?["group_size"]?.stringValue ?? ""),
      ("meets", preferences?["meeting_frequency"]?.stringValue ?? ""),
      ("times", list(preferences?["preferred_times"])),
      ("goals", list(profile["friendship_goals"])), ("photos", list(profile["photos"])),
    ]
    let lines = rows.filter { !$0.text.isEmpty }.map { row in
      "  \(row.name)" + String(repeating: " ", count: 12 - row.name.count)
        + Printable.line(row.text)
    }
    return ([Printable.line(heading.joined(separator: ", "))] + lines).joined(separator: "\n")
  }

  private static func list(_ json: JSON?) -> String {
    json?.arrayValue?.compactMap(\.stringValue).joined(separator: ", ") ?? ""
  }
}
