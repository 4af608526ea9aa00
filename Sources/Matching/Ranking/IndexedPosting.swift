/// The features of a posting that ranking uses, extracted once.
struct IndexedPosting: Sendable {
  /// How often a term of the title and of the skill list counts, compared with one of the
  /// description. Set by hand: titles and lists are short and chosen with care. Tested by
  /// `ThresholdTests/weightsOfFields`.
  private static let titleWeight: Float = 3
  private static let skillWeight: Float = 2

  let occupations: [TitleNormalizer.Answer]
  /// The core words of the title.
  let words: Set<String>
  let requirements: Requirements
  let place: Place?
  let isRemote: Bool
  /// Whether it is a remote job for people in any country.
  let isWorldwide: Bool
  /// The seniority, from 0 to 5; see `Seniority`.
  let level: Int?
  let ageInDays: Int?

  /// - Parameters:
  ///   - counts: receives the terms of the posting.
  ///   - titles: the titles that have been looked up so far.
  init(_ posting: Posting, counts: inout TermIndex.Counts, titles: inout TitleCache) {
    let description = Tokenizer.tokens(posting.description)
    let title = titles[posting.title]
    occupations = title.occupations
    words = title.words
    requirements = Requirements(posting, tokens: description)
    let remote = RemoteWork(posting, description: description)
    isRemote = remote.isRemote
    isWorldwide = remote.isWorldwide
    place =
      PlaceReader(gazetteer: .shared).place(of: posting)
      ?? remote.country.map { Place(city: nil, region: nil, country: $0, coordinates: nil) }
    level =
      Seniority.level(of: posting.experienceLevel ?? "") ?? Seniority.level(of: posting.title)
      ?? requirements.years.map(Seniority.level(years:))
    ageInDays = posting.postedAt.flatMap(Recency.days)
    counts.add(Tokenizer.tokens(posting.title), weight: Self.titleWeight)
    for skill in posting.skills {
      counts.add(Tokenizer.tokens(skill.name), weight: Self.skillWeight)
      for keyword in skill.keywords { counts.add(Tokenizer.tokens(keyword)) }
    }
    counts.add(description)
  }

  /// Titles that have been looked up: thousands of postings share a few hundred titles.
  struct TitleCache {
    let normalizer: TitleNormalizer
    private var known: [String: (occupations: [TitleNormalizer.Answer], words: Set<String>)] = [:]

    init(_ normalizer: TitleNormalizer = .shared) { self.normalizer = normalizer }

    subscript(title: String) -> (occupations: [TitleNormalizer.Answer], words: Set<String>) {
      mutating get {
        if let answer = known[title] { return answer }
        let answer = (
          normalizer.occupations(of: title).filter {
            $0.score >= TitleNormalizer.minimumScore
          },
          Set(JobTitle(title).parts.first?.core ?? [])
        )
        known[title] = answer
        return answer
      }
    }
  }
}

extension PlaceReader {
  /// Returns the place of a posting, from its address fields or else from its location line.
  func place(of posting: Posting) -> Place? {
    let written = place(in: posting.location)
    guard posting.city != nil || posting.country != nil || posting.coordinates != nil else {
      return written
    }
    return place(
      city: posting.city ?? written?.city, region: posting.region ?? written?.region,
      country: posting.country ?? written?.country,
      coordinates: posting.coordinates ?? (posting.city == nil ? written?.coordinates : nil))
  }
}
