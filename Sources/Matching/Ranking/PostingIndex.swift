/// Postings prepared for ranking. Postings are parsed once, when the index is built.
package struct PostingIndex: Sendable {
  package let postings: [Posting]
  private let indexed: [IndexedPosting]
  private let terms: TermIndex
  /// The rarity of each skill: ln(1 + n / df) for n postings, df of which ask for the skill.
  private let skillWeights: [Int: Double]

  /// Scores are rounded to steps of 1 / `scoreSteps`: four decimals.
  private static let scoreSteps = 1e4

  /// The seniority score of a posting whose level is not known: one level apart.
  private static let unknownSeniority = 0.75

  /// Levels this far apart have the seniority score 0.
  private static let maximumLevels = 4

  package init(_ postings: [Posting]) {
    self.postings = postings
    var cache = IndexedPosting.TitleCache()
    var counts: [TermIndex.Counts] = []
    counts.reserveCapacity(postings.count)
    indexed = postings.map { posting in
      var own = TermIndex.Counts()
      defer { counts.append(own) }
      return IndexedPosting(posting, counts: &own, titles: &cache)
    }
    terms = TermIndex(counts)
    var frequencies: [Int: Int] = [:]
    for posting in indexed {
      for skill in posting.requirements.required.union(posting.requirements.preferred) {
        frequencies[skill, default: 0] += 1
      }
    }
    let total = Double(postings.count)
    skillWeights = frequencies.mapValues { Logarithm.natural(1 + total / Double($0)) }
  }

  /// Returns at most `limit` direct and adjacent postings, best first. Equal scores keep the order
  /// of the index.
  package func rank(_ profile: ResumeProfile, limit: Int) -> [Match] {
    var matches = scores(profile).enumerated().compactMap { index, score -> Match? in
      guard let category = score.category else { return nil }
      let posting = indexed[index]
      return Match(
        posting: index, score: (score.value * Self.scoreSteps).rounded() / Self.scoreSteps,
        category: category,
        scope: profile.place.flatMap { here in posting.place.flatMap { here.scope(of: $0) } },
        isRemote: posting.isRemote, sourceQuery: score.sourceQuery)
    }
    matches.sort { ($0.score, $1.posting) > ($1.score, $0.posting) }
    return Array(matches.prefix(max(0, limit)))
  }

  /// Returns the score of every posting, in order, including those that have no category.
  func scores(_ profile: ResumeProfile) -> [Score] {
    let cosines = terms.cosines(profile.counts)
    let highest = Double(max(cosines.max() ?? 0, .leastNormalMagnitude))
    return zip(indexed, cosines).map { posting, cosine in
      let fit = SkillFit(posting.requirements, profile, weights: skillWeights)
      let title = TitleRelation(posting, profile)
      return Score(
        text: Double(cosine) / highest, skills: fit, title: title,
        seniority: posting.level.map {
          1 - Double(min(Self.maximumLevels, abs($0 - profile.level))) / Double(Self.maximumLevels)
        } ?? Self.unknownSeniority,
        recency: Recency.weight(days: posting.ageInDays))
    }
  }
}
