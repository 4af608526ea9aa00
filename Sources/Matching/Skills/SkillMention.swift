/// A skill where a text names it.
struct SkillMention: Sendable, Hashable {
  let skill: Int
  /// Half-open range of the tokens that name it.
  let tokens: Range<Int>
}
