extension SkillTable {
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
