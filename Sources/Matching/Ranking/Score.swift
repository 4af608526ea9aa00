/// The parts of a score and what they make together.
struct Score: Sendable {
  /// From 0 to 1.
  let value: Double
  /// Nil for a posting that is not shown.
  let category: Match.Category?
  let sourceQuery: String

  /// - Parameters:
  ///   - text: cosine of the texts, the best of the ranking being 1.
  ///   - seniority, recency: 0 to 1.
  init(
    text: Double, skills: SkillFit, title: TitleRelation, seniority: Double, recency: Double
  ) {
    value =
      0.38 * text + 0.27 * skills.overlap + 0.25 * title.strength + 0.06 * seniority
      + 0.04 * recency
    sourceQuery = title.sourceQuery
    category =
      if title.kind == .same {
        .direct
      } else if title.titlesAgree,
        (skills.requiredShare ?? 0) >= 0.5
      { .direct } else if title.kind == .related, (skills.requiredShare ?? 0) >= 0.3 {
        .adjacent
      } else { nil }
  }
}
