/// Tells by which signs the items of a list of skills are separated.
extension SkillReader {
  /// Signs with spaces on both sides that separate the items of a list; nil if its items stand between commas and
  /// the like.
  static func spacedSeparators(_ parts: [Fragment]) -> String? {
    separatesBySlashes(parts) ? "/" : separatesByDashes(parts) ? dashes : nil
  }

  /// One slash may be inside an item, several separate items: "Care / Triage / First aid".
  private static let minimumSlashes = 2

  /// The number of slashes with a space on both sides.
  static func slashes(_ fragment: Fragment) -> Int {
    guard fragment.scalars.contains("/") else { return 0 }
    return fragment.split(spaced: "/").count - 1
  }

  /// Whether nothing but slashes separates the items of a list.
  private static func separatesBySlashes(_ parts: [Fragment]) -> Bool {
    !parts.contains(where: isList) && parts.reduce(0) { $0 + slashes($1) } >= minimumSlashes
  }

  /// Whether an item is a single sign that is not the name of a language: an icon or a misread letter.
  func isStrayLetter(_ text: String) -> Bool {
    text.unicodeScalars.count == 1 && text != "C" && text != "R"
      && !EastAsianText.isEastAsian(text)
  }

  /// Whether dashes with spaces separate the items of each part: "SAP FI – Odoo – Excel". One dash may precede a level.
  private static func separatesByDashes(_ parts: [Fragment]) -> Bool {
    parts.allSatisfy { part in
      let pieces = part.split(spaced: dashes)
      return !isList(part) && pieces.count >= fewestDashed
        && !pieces.contains { SkillLevel.isLevel($0.pruned.text) }
    }
  }

  private static let dashes = "–—-"
  private static let fewestDashed = 3
}
