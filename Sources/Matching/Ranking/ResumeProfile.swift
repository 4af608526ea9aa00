package import Records

/// The features of a resume that matching uses, from its text and its JSON Resume 1.0.0.
package struct ResumeProfile: Sendable {
  /// The positions that are read, so that ranking takes bounded time.
  private static let maximumPositions = 100

  /// The lines at the top of the text that are searched for a place, and the length in bytes from
  /// which a line is prose.
  private static let headLines = 8
  private static let headLineLimit = 200

  package let text: String
  /// Objects with a `heading` and a `kind`, in reading order.
  let sections: [JSON]
  /// `education[].studyType`.
  let degrees: [String]
  /// `basics.label`.
  package let headline: String?
  /// `work`, in the order of the resume.
  package let positions: [Position]
  /// The month used as the present.
  package let asOf: YearMonth?
  let tokens: [Token]
  let mentions: [SkillMention]
  /// The skills that the resume mentions, and those that they imply.
  let skills: Set<Int>
  let place: Place?
  /// The occupations of the positions and the headline.
  let occupations: [PastOccupation]
  /// Whole years of work, overlaps counted once; nil without dates.
  package let years: Int?
  let level: Int
  let counts: TermIndex.Counts
  /// The words of the titles that count, by their weights.
  let titleCounts: TermIndex.Counts
  /// The indices of each word in `tokens`.
  private let positionsOfWord: [String: [Int]]

  /// - Parameters:
  ///   - sections: the `sections` of the parsed resume; empty if they are not known.
  ///   - asOf: the month used as the present; if nil, the latest date in `resume`, so that the same
  ///     record always gives the same result.
  ///   - titles: finds the occupations of the titles in the resume; that of the index which ranks
  ///     postings for it.
  package init(
    text: String, resume: JSON, sections: [JSON] = [], asOf: YearMonth? = nil,
    titles: TitleNormalizer = .shared
  ) {
    self.text = text
    self.sections = sections
    degrees = (resume["education"]?.arrayValue ?? []).compactMap { $0["studyType"]?.stringValue }
    let basics = resume["basics"]
    headline = basics?["label"]?.stringValue
    positions = (resume["work"]?.arrayValue ?? []).prefix(Self.maximumPositions).map(
      Position.init(json:))
    let present =
      asOf
      ?? positions.flatMap { [$0.start, $0.end] }.compactMap(\.self)
      .max { $0.months < $1.months }
    self.asOf = present
    tokens = Tokenizer.tokens(text)
    let reader = SkillReader(table: .shared)
    mentions = reader.mentions(in: tokens)
    let listed = Self.listedSkills(resume)
    var skills = Set(mentions.map(\.skill))
    for name in listed {
      if let skill = reader.table.skill(named: name) {
        skills.insert(skill)
      } else {
        skills.formUnion(reader.mentions(in: Tokenizer.tokens(name)).map(\.skill))
      }
    }
    self.skills = reader.table.withBroader(skills)
    place = Self.place(basics?["location"], text: text)
    occupations = PastOccupation.list(
      headline: headline, positions: positions, lines: text, present: present,
      normalizer: titles)
    years = Position.years(positions, present: present)
    level =
      Seniority.level(of: positions.first?.title ?? headline ?? "")
      ?? years.map(Seniority.level(years:)) ?? Seniority.unknown
    var counts = TermIndex.Counts()
    counts.add(tokens)
    for name in listed { counts.add(Tokenizer.tokens(name)) }
    self.counts = counts
    titleCounts = Self.counts(of: occupations)
    positionsOfWord = Dictionary(grouping: tokens.indices, by: { [tokens] in tokens[$0].text })
  }

  /// Whether there is nothing to compare a posting with.
  var isEmpty: Bool { tokens.isEmpty && occupations.isEmpty && skills.isEmpty }

  private static func counts(of occupations: [PastOccupation]) -> TermIndex.Counts {
    var counts = TermIndex.Counts()
    var seen: Set<String> = []
    // A title of two occupations is in the list twice.
    for past in occupations where past.isRecent && seen.insert(past.title).inserted {
      counts.add(Tokenizer.tokens(past.title))
    }
    return counts
  }

  private static func listedSkills(_ resume: JSON) -> [String] {
    (resume["skills"]?.arrayValue ?? []).flatMap { skill -> [String] in
      let keywords = (skill["keywords"]?.arrayValue ?? []).compactMap(\.stringValue)
      return [skill["name"]?.stringValue ?? skill.stringValue].compactMap(\.self) + keywords
    }
  }

  /// Returns `basics.location`, or else the first city at the top of the text.
  private static func place(_ location: JSON?, text: String) -> Place? {
    let reader = PlaceReader(gazetteer: .shared)
    if let location {
      let place = reader.place(
        city: location["city"]?.stringValue, region: location["region"]?.stringValue,
        country: location["countryCode"]?.stringValue, coordinates: nil)
      if let place { return place }
      if let address = location["address"]?.stringValue, let place = reader.place(in: address) {
        return place
      }
    }
    for line in text.split(whereSeparator: \.isNewline).prefix(headLines)
    where line.utf8.count < headLineLimit {
      if let place = reader.place(in: String(line)), place.city != nil, place.coordinates != nil {
        return place
      }
    }
    return nil
  }

  /// Returns the first occurrence of consecutive `words` in the text, as a range of tokens.
  func firstOccurrence(of words: [String]) -> Range<Int>? {
    guard let head = words.first else { return nil }
    for start in positionsOfWord[head] ?? [] where start + words.count <= tokens.count {
      if zip(words, tokens[start...]).allSatisfy({ $0 == $1.text }) {
        return start..<start + words.count
      }
    }
    return nil
  }

  /// Whether the resume mentions a skill that is not in the table.
  func has(unlisted words: [String]) -> Bool { firstOccurrence(of: words) != nil }
}
