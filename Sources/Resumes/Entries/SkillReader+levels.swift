import Documents

/// Separates skills from the levels and years that follow them.
extension SkillReader {
  /// The rows of a table of skills, from the titles of its columns on: "Skill⇥Level⇥Years⇥Last used".
  static func matrix(_ lines: [TextLine]) -> Range<Int>? {
    guard
      let start = lines.firstIndex(where: { line in
        let titles = line.cells.map { Folding.words($0.scalars).phrase }
        return titles.count > 1 && skillTitles.contains(titles[0])
          && titles.dropFirst().allSatisfy(levelTitles.contains)
      })
    else { return nil }
    let end = lines[(start + 1)...].firstIndex { $0.cells.count != lines[start].cells.count }
    return start..<(end ?? lines.endIndex)
  }

  private static let skillTitles: Set<String> = [
    "skill", "skills", "tool", "tools", "technology", "software", "name", "competency",
    "skill name",
  ]

  private static let levelTitles: Set<String> = [
    "level", "proficiency", "years", "version", "last used", "experience", "years of experience",
    "rating", "self rating", "last used year", "experience years",
  ]

  /// Removes the level behind the items of a list in which nearly all have one: "Refracción Alto".
  mutating func removeLevels() {
    for group in groups.indices {
      let keywords = groups[group].keywords
      let cut = keywords.map { keyword -> String? in
        let words = keyword.text.split(separator: " ")
        guard words.count > 1, let last = words.last, SkillLevel.isLevel(String(last)) else {
          return nil
        }
        return words.dropLast().joined(separator: " ")
      }
      let leveled = cut.count { $0 != nil }
      guard leveled >= Self.fewestRepetitions,
        Double(leveled) >= Self.leveledShare * Double(keywords.count)
      else { continue }
      for (index, text) in cut.enumerated() {
        guard let text else { continue }
        let removed = keywords[index].text.unicodeScalars.count - text.unicodeScalars.count
        groups[group].keywords[index].shorten(to: text, by: removed)
      }
    }
  }

  private static let leveledShare = 0.8

  /// Removes words beside several skills: levels, in a language whose words for levels are not known.
  mutating func removeRepeated() {
    var counts: [String: Int] = [:]
    for group in groups {
      for keyword in group.keywords { counts[keyword.text, default: 0] += 1 }
    }
    guard counts.values.contains(where: { $0 >= Self.fewestRepetitions }) else { return }
    for index in groups.indices {
      groups[index].keywords.removeAll { counts[$0.text, default: 0] >= Self.fewestRepetitions }
    }
    groups.removeAll(where: \.keywords.isEmpty)
  }

  /// Whether a cell shows that the list holds more than skills, or that a table wraps its items: the name of a language,
  /// "Hydraulics and".
  func isUnclear(_ cell: Fragment) -> Bool {
    let words = Folding.words(cell.scalars)
    guard let first = words.first, let last = words.last else { return false }
    return words.count > 1 && (HeadingMatch.conjunctions.contains(last) || cell.endsInHyphen)
      || LanguageNames.isName(first)
  }
}
