/// Postings prepared for ranking. Building reads every posting once; ranking reads none again.
package struct PostingIndex: Sendable {
  package let postings: [Posting]
  private let indexed: [IndexedPosting]
  private let terms: TermIndex
  /// How telling each skill is: ln(1 + n / df) over the postings that ask for it.
  private let skillWeights: [Int: Double]

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

  /// The postings that fit, best first, at most `limit`. Those that are neither direct nor adjacent
  /// are left out; equal scores stay in the order of the index.
  package func rank(_ profile: ResumeProfile, limit: Int) -> [Match] {
    var matches = scores(profile).enumerated().compactMap { index, score -> Match? in
      guard let category = score.category else { return nil }
      let posting = indexed[index]
      return Match(
        posting: index, score: (score.value * 1e4).rounded() / 1e4, category: category,
        scope: profile.place.flatMap { here in posting.place.flatMap { here.scope(of: $0) } },
        isRemote: posting.isRemote, sourceQuery: score.sourceQuery)
    }
    matches.sort { ($0.score, $1.posting) > ($1.score, $0.posting) }
    return Array(matches.prefix(max(0, limit)))
  }

  /// The score of every posting in order, whether it would be shown or not.
  func scores(_ profile: ResumeProfile) -> [Score] {
    let cosines = terms.cosines(profile.counts)
    let highest = Double(max(cosines.max() ?? 0, .leastNormalMagnitude))
    return zip(indexed, cosines).map { posting, cosine in
      let fit = SkillFit(posting.requirements, profile, weights: skillWeights)
      let title = TitleRelation(posting, profile)
      return Score(
        text: Double(cosine) / highest, skills: fit, title: title,
        seniority: posting.level.map { 1 - Double(min(4, abs($0 - profile.level))) / 4 } ?? 0.75,
        recency: Recency.weight(days: posting.ageInDays))
    }
  }
}
