extension SkillTable {
  /// The name of a skill as people write it.
  func name(_ skill: Int) -> String { skills[skill].name }

  /// `skills` and everything broader than one of them.
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
