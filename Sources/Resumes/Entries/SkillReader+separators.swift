import Documents

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
    parts.reduce(0) { $0 + slashes($1) } >= minimumSlashes
      && !parts.contains(where: listsItems)
  }

  /// Whether a text is a list. Dots without spaces join the words of one item: "프렌치·이탈리안 조리".
  private static func listsItems(_ part: Fragment) -> Bool {
    part.split { isSeparator($0) && !$0.isSign(among: dots) }.count > 1
      || part.split(spaced: dots).count > 1 || part.scalars.last == ","
  }

  private static let dots = "·・⋅"

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

  /// Whether a full line ends in the middle of an item, in a script that breaks lines between any two characters.
  func breaksInsideWord(_ line: TextLine, before next: TextLine, _ parts: [Fragment])
    -> Bool
  {
    guard let last = parts.last?.scalars.last, EastAsianText.isIdeographic(last), !next.isApart,
      next.content.scalars.first.map(EastAsianText.isIdeographic) == true,
      parts.last.map(Self.isList) == true,
      let right = line.box?.right, let edge = rightEdges[line.column]
    else { return false }
    return right + line.size > edge
  }

  /// Whether each item has a sign before it: "#人員排班 #存貨盤點".
  static func isTagged(_ part: Fragment) -> Bool {
    part.scalars.first == "#" && part.scalars.count { $0 == "#" } > 1
  }

  /// Whether most items of a list with bullets have no comma or the like: "• First aid, CPR & AED" is one of them.
  static func listsLines(_ lines: [TextLine]) -> Bool {
    let items = lines.filter { $0.hasBullet && $0.cells.count == 1 }
    let lists = items.count { listsItems($0.content) }
    return items.count >= fewestItems && items.count > lines.count / 2
      && Double(lists) <= listsShare * Double(items.count)
  }

  private static let fewestItems = 3
  private static let listsShare = 0.4
}
