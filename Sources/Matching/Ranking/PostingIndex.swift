/// Postings prepared for ranking. Their texts are read once, when the index is built, and not kept.
package struct PostingIndex: Sendable {
  private let indexed: [IndexedPosting]
  private let terms: TermIndex
  private let taxonomy: Taxonomy
  /// The postings of each occupation, in order.
  private let byOccupation: [Int: [Int32]]
  /// The rarity of each skill: ln(1 + n / df) for n postings, df of which ask for the skill.
  private let skillWeights: [Int: Double]

  /// Scores are rounded to steps of 1 / `scoreSteps`: four decimals.
  private static let scoreSteps = 1e4

  /// The share of the resume's own titles in the likeness of the texts; the rest is that of its whole text. Set
  /// by trial (`make bench-matching`): more of it finds more of the resume's own occupation by descriptions,
  /// and less of it by lists of tools. Tested by `ThresholdTests/shareOfTitles`.
  private static let titleShare: Float = 0.15

  /// A resume with text gets this many postings if the index has them, also those without a category: an
  /// empty answer helps nobody.
  private static let minimumMatches = 5

  /// Above this number of postings, only candidates get a full score, unless the caller asks for all.
  private static let maximumScored = 10_000

  /// How many candidates there are for the text and for each occupation. Tested by
  /// `CandidateTests/bestOfMany`.
  private static let maximumCandidates = 1_000

  /// The steps in which cosines are counted.
  private static let steps = 2_000

  /// Which postings `rank` returns.
  package enum Extent: Sendable {
    /// Direct and adjacent ones; the best of the others if there are fewer than five.
    case fitting
    case all
  }

  /// - Parameters:
  ///   - postings: each is needed once, so that a lazy collection takes no memory for all of them.
  ///   - titles: finds the occupations of the postings' titles.
  package init(_ postings: some Collection<Posting>, titles: TitleNormalizer = .shared) {
    taxonomy = titles.taxonomy
    var cache = IndexedPosting.TitleCache(titles)
    var builder = TermIndex.Builder()
    indexed = postings.map { posting in
      var own = TermIndex.Counts()
      defer { builder.add(own) }
      return IndexedPosting(posting, counts: &own, titles: &cache)
    }
    terms = TermIndex(builder)
    byOccupation = Self.byOccupation(indexed)
    var frequencies: [Int: Int] = [:]
    for posting in indexed {
      for skill in posting.requirements.requiredInOrder { frequencies[skill, default: 0] += 1 }
      for skill in posting.requirements.preferredInOrder { frequencies[skill, default: 0] += 1 }
    }
    let total = Double(indexed.count)
    skillWeights = frequencies.mapValues { Logarithm.natural(1 + total / Double($0)) }
  }

  /// How many postings there are.
  package var count: Int { indexed.count }

  /// Returns at most `limit` postings, best first. Equal scores keep the order of the index. A resume
  /// without text gets none.
  package func rank(
    _ profile: ResumeProfile, limit: Int, extent: Extent = .fitting
  ) -> [Match] {
    guard !profile.isEmpty else { return [] }
    let cosines = cosines(profile)
    let candidates =
      extent == .all || indexed.count <= Self.maximumScored
      ? Array(indexed.indices) : candidates(profile, cosines)
    let scores = scores(profile, cosines, of: candidates)
    var matches = zip(candidates, scores).map { index, score in
      let posting = indexed[index]
      return Match(
        posting: index, score: (score.value * Self.scoreSteps).rounded() / Self.scoreSteps,
        category: score.category,
        scope: scope(of: posting, from: profile.place),
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

  /// A worldwide remote job is as near as a job next door, wherever the person lives.
  private func scope(of posting: IndexedPosting, from here: Place?) -> Match.Scope? {
    if posting.isWorldwide { return .local }
    return here.flatMap { here in posting.place.flatMap { here.scope(of: $0) } }
  }

  /// Returns the score of every posting, in order.
  func scores(_ profile: ResumeProfile) -> [Score] {
    scores(profile, cosines(profile), of: Array(indexed.indices))
  }

  private func cosines(_ profile: ResumeProfile) -> [Float] {
    zip(terms.cosines(profile.counts), terms.cosines(profile.titleCounts)).map {
      (1 - Self.titleShare) * $0 + Self.titleShare * $1
    }
  }

  private func scores(
    _ profile: ResumeProfile, _ cosines: [Float], of candidates: [Int]
  ) -> [Score] {
    let highest = Double(max(cosines.max() ?? 0, .leastNormalMagnitude))
    return candidates.map { index in
      let posting = indexed[index]
      return Score(
        text: Double(cosines[index]) / highest,
        skills: SkillFit(posting.requirements, profile, weights: skillWeights),
        title: TitleRelation(posting, profile, taxonomy: taxonomy),
        levels: posting.level.map { abs($0 - profile.level) },
        place: Reach.value(profile.place, posting.place, isRemote: posting.isRemote),
        recency: Recency.weight(days: posting.ageInDays))
    }
  }

  // MARK: Candidates

  private static func byOccupation(_ indexed: [IndexedPosting]) -> [Int: [Int32]] {
    var lists: [Int: [Int32]] = [:]
    for (index, posting) in indexed.enumerated() {
      for answer in posting.occupations {
        lists[answer.occupation, default: []].append(Int32(index))
      }
    }
    return lists
  }

  /// Returns the postings whose texts are most like that of the resume, and those of its occupations, in order.
  private func candidates(_ profile: ResumeProfile, _ cosines: [Float]) -> [Int] {
    var chosen = Set(Self.best(indexed.indices.lazy.map(Int32.init), cosines))
    for occupation in Set(profile.occupations.compactMap(\.occupation)) {
      chosen.formUnion(Self.best(byOccupation[occupation] ?? [], cosines))
    }
    return chosen.map(Int.init).sorted()
  }

  /// Returns about `maximumCandidates` of `postings`, those with the highest cosines.
  private static func best(_ postings: some Collection<Int32>, _ cosines: [Float]) -> [Int32] {
    guard postings.count > maximumCandidates else { return Array(postings) }
    // Cosines are counted in steps rather than sorted: there may be 100,000 of them.
    var counts = [Int](repeating: 0, count: steps + 1)
    for posting in postings { counts[step(cosines[Int(posting)])] += 1 }
    var least = steps
    var total = counts[least]
    while least > 0, total + counts[least - 1] <= maximumCandidates {
      least -= 1
      total += counts[least]
    }
    return postings.filter { step(cosines[Int($0)]) >= least }
  }

  private static func step(_ cosine: Float) -> Int {
    min(steps, max(0, Int(cosine * Float(steps))))
  }
}
