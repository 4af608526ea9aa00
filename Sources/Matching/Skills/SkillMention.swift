/// An occurrence of a skill in a text.
struct SkillMention: Sendable, Hashable {
  /// Index in `SkillTable.skills`.
  let skill: Int
  /// The tokens that name the skill.
  let tokens: Range<Int>
}
