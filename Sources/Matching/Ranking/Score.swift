/// The score and the category of a posting.
struct Score: Sendable {
  /// The shares of the parts; they add up to 1. Set by trial on the postings with human judgements
  /// (`SharedMeasures/judgedPostings`). Tested by `ThresholdTests/sharesOfScores`.
  private enum Share {
    static let text = 0.36
    static let skills = 0.24
    static let title = 0.23
    static let place = 0.1
    static let seniority = 0.04
    static let recency = 0.03
  }

  let terms: ScoreTerms
  /// From 0 to 1.
  var value: Double { terms.sum }
  /// Nil for a posting that is neither direct nor adjacent.
  let category: Match.Category?
  let sourceQuery: String

  /// - Parameters:
  ///   - text: the cosine of the texts, divided by the highest one of the ranking.
  ///   - levels: how many levels of seniority the posting is away; nil if its level is not known.
  ///   - place: how well the place fits, from 0 to 1; see `Reach`.
  ///   - recency: from 0 to 1.
  init(
    text: Double, skills: SkillFit, title: TitleRelation, levels: Int?, place: Double,
    recency: Double
  ) {
    terms = ScoreTerms(
      text: Share.text * text, skills: Share.skills * skills.overlap,
      title: Share.title * title.strength, place: Share.place * place,
      seniority: Share.seniority * Seniority.closeness(levels: levels),
      recency: Share.recency * recency)
    sourceQuery = title.sourceQuery
    category = CategoryRule.category(title, skills: skills, levels: levels)
  }
}
