/// What ranking needs of a posting, read once.
struct IndexedPosting: Sendable {
  let occupations: [TitleNormalizer.Answer]
  /// Core words of the title.
  let words: Set<String>
  let requirements: Requirements
  let place: Place?
  let isRemote: Bool
  let level: Int?
  let ageInDays: Int?

  /// Also adds the posting's terms to `counts`: the title three times, listed skills twice.
  init(_ posting: Posting, counts: inout TermIndex.Counts, titles: inout TitleCache) {
    let description = Tokenizer.tokens(posting.description)
    let title = titles[posting.title]
    occupations = title.occupations
    words = title.words
    requirements = Requirements(posting, tokens: description)
    isRemote = RemoteWork.isRemote(posting, tokens: description)
    place = PlaceReader(gazetteer: .shared).place(of: posting)
    level =
      Seniority.level(of: posting.experienceLevel ?? "") ?? Seniority.level(of: posting.title)
      ?? requirements.years.map(Seniority.level(years:))
    ageInDays = posting.postedAt.flatMap(Recency.days)
    counts.add(Tokenizer.tokens(posting.title), weight: 3)
    for skill in posting.skills {
      counts.add(Tokenizer.tokens(skill.name), weight: 2)
      for keyword in skill.keywords { counts.add(Tokenizer.tokens(keyword)) }
    }
    counts.add(description)
  }

  /// Titles already looked up: thousands of postings share a few hundred.
  struct TitleCache {
    private var known: [String: (occupations: [TitleNormalizer.Answer], words: Set<String>)] = [:]

    subscript(title: String) -> (occupations: [TitleNormalizer.Answer], words: Set<String>) {
      mutating get {
        if let answer = known[title] { return answer }
        let answer = (
          TitleNormalizer.shared.occupations(of: title).filter { $0.score >= 0.6 },
          Set(JobTitle(title).core.split(separator: " ").map(String.init))
        )
        known[title] = answer
        return answer
      }
    }
  }
}

extension PlaceReader {
  /// From the posting's own fields, else from its location line.
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
