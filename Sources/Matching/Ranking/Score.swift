/// The score and the category of a posting.
struct Score: Sendable {
  /// The shares of the parts; they add up to 1. Set by trial on the postings with human judgements
  /// (`SharedMeasures/judgedPostings`). Tested by `ThresholdTests/sharesOfScores`.
  private enum Share {
    static let text = 0.38
    static let skills = 0.27
    static let title = 0.25
    static let seniority = 0.06
    static let recency = 0.04
  }

  /// The share of the required skills from which a posting with a similar title, not in the table,
  /// is direct. Set by hand. Tested by `CategoryTests/titlesThatTheTableDoesNotContain`.
  static let directSkillShare = 0.5

  /// The share of the required skills from which a posting of a related occupation is adjacent. Set
  /// by hand. Tested by `ThresholdTests/adjacentPostings`.
  static let adjacentSkillShare = 0.3

  /// From 0 to 1.
  let value: Double
  /// Nil for a posting that is neither direct nor adjacent.
  let category: Match.Category?
  let sourceQuery: String

  /// - Parameters:
  ///   - text: the cosine of the texts, divided by the highest one of the ranking.
  ///   - seniority: from 0 to 1.
  ///   - recency: from 0 to 1.
  init(
    text: Double, skills: SkillFit, title: TitleRelation, seniority: Double, recency: Double
  ) {
    value =
      Share.text * text + Share.skills * skills.overlap + Share.title * title.strength
      + Share.seniority * seniority + Share.recency * recency
    sourceQuery = title.sourceQuery
    category =
      if title.kind == .same {
        .direct
      } else if title.titlesAgree,
        (skills.requiredShare ?? 0) >= Self.directSkillShare
      {
        .direct
      } else if title.kind == .related,
        (skills.requiredShare ?? 0) >= Self.adjacentSkillShare
      {
        .adjacent
      } else {
        nil
      }
  }
}
