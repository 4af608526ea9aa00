extension SkillTable {
  /// The number of families, from the first, that were written for this toolkit. Tested by
  /// `SkillTests/familiesOfThisToolkit`.
  static let ownFamilies = 14

  /// Whether a skill was written for this toolkit.
  func isOwn(_ skill: Int) -> Bool { skills[skill].family < Self.ownFamilies }

  /// Returns the display name of a skill.
  func name(_ skill: Int) -> String { skills[skill].name }

  /// Returns `skills` and all skills that they imply.
  func withBroader(_ skills: Set<Int>) -> Set<Int> {
    var all = skills
    var waiting = Array(skills)
    while let skill = waiting.popLast() {
      for broader in self.skills[skill].broader where all.insert(broader).inserted {
        waiting.append(broader)
      }
    }
    return all
  }
}
