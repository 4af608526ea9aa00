/// Postings prepared for ranking. Postings are parsed once, when the index is built.
package struct PostingIndex: Sendable {
  package let postings: [Posting]
  private let indexed: [IndexedPosting]
  private let terms: TermIndex
  private let taxonomy: Taxonomy
  /// The rarity of each skill: ln(1 + n / df) for n postings, df of which ask for the skill.
  private let skillWeights: [Int: Double]

  /// Scores are rounded to steps of 1 / `scoreSteps`: four decimals.
  private static let scoreSteps = 1e4

  /// A resume with text gets this many postings if the index has them, also those without a category: an
  /// empty answer helps nobody.
  private static let minimumMatches = 5

  /// Which postings `rank` returns.
  package enum Extent: Sendable {
    /// Direct and adjacent ones; the best of the others if there are fewer than five.
    case fitting
    case all
  }

  /// - Parameter titles: finds the occupations of the postings' titles.
  package init(_ postings: [Posting], titles: TitleNormalizer = .shared) {
    self.postings = postings
    taxonomy = titles.taxonomy
    var cache = IndexedPosting.TitleCache(titles)
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

  /// Returns at most `limit` postings, best first. Equal scores keep the order of the index. A resume
  /// without text gets none.
  package func rank(
    _ profile: ResumeProfile, limit: Int, extent: Extent = .fitting
  ) -> [Match] {
    guard !profile.isEmpty else { return [] }
    var matches = scores(profile).enumerated().map { index, score in
      let posting = indexed[index]
      return Match(
        posting: index, score: (score.value * Self.scoreSteps).rounded() / Self.scoreSteps,
        category: score.category,
        scope: profile.place.flatMap { here in posting.place.flatMap { here.scope(of: $0) } },
        isRemote: posting.isRemote, sourceQuery: score.sourceQuery, terms: score.terms)
    }
    matches.sort { ($0.score, $1.posting) > ($1.score, $0.posting) }
    if extent == .fitting {
      var others = Self.minimumMatches - matches.count { $0.category != nil }
      matches = matches.filter { match in
        if match.category != nil { return true }
        others -= 1
        return others >= 0
      }
    }
    return Array(matches.prefix(max(0, limit)))
  }

  /// Returns the score of every posting, in order.
  func scores(_ profile: ResumeProfile) -> [Score] {
    let cosines = terms.cosines(profile.counts)
    let highest = Double(max(cosines.max() ?? 0, .leastNormalMagnitude))
    return zip(indexed, cosines).map { posting, cosine in
      Score(
        text: Double(cosine) / highest,
        skills: SkillFit(posting.requirements, profile, weights: skillWeights),
        title: TitleRelation(posting, profile, taxonomy: taxonomy),
        levels: posting.level.map { abs($0 - profile.level) },
        recency: Recency.weight(days: posting.ageInDays))
    }
  }
}
