package import Records

/// What the matcher knows of a resume: its text as it was read and JSON Resume 1.0.0.
package struct ResumeProfile: Sendable {
  package let text: String
  /// `basics.label`.
  package let headline: String?
  /// `work`, in the order of the resume.
  package let positions: [Position]
  /// The month that counts as the present.
  package let asOf: YearMonth?
  let tokens: [Token]
  let mentions: [SkillMention]
  /// Skills of the table that the resume names, and what they include.
  let skills: Set<Int>
  let place: Place?
  /// Occupations of the headline and of the jobs of the last ten years, then of older ones.
  let occupations: [PastOccupation]
  /// Whole years of work, overlaps counted once; nil without dates.
  package let years: Int?
  let level: Int
  let counts: TermIndex.Counts
  /// Positions of each word in `tokens`.
  private let positionsOfWord: [String: [Int]]

  /// - Parameter asOf: the month that counts as the present; nil takes the latest date in `resume`,
  ///   so that the same record always gives the same answer.
  package init(text: String, resume: JSON, asOf: YearMonth? = nil) {
    self.text = text
    let basics = resume["basics"]
    headline = basics?["label"]?.stringValue
    positions = (resume["work"]?.arrayValue ?? []).prefix(100).map(Position.init(json:))
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
      headline: headline, positions: positions, lines: text, present: present)
    years = Position.years(positions, present: present)
    level =
      Seniority.level(of: positions.first?.title ?? headline ?? "")
      ?? years.map(Seniority.level(years:)) ?? 2
    var counts = TermIndex.Counts()
    counts.add(tokens)
    for name in listed { counts.add(Tokenizer.tokens(name)) }
    for past in occupations where past.isRecent { counts.add(Tokenizer.tokens(past.title)) }
    self.counts = counts
    positionsOfWord = Dictionary(grouping: tokens.indices, by: { [tokens] in tokens[$0].text })
  }

  private static func listedSkills(_ resume: JSON) -> [String] {
    (resume["skills"]?.arrayValue ?? []).flatMap { skill -> [String] in
      let keywords = (skill["keywords"]?.arrayValue ?? []).compactMap(\.stringValue)
      return [skill["name"]?.stringValue ?? skill.stringValue].compactMap(\.self) + keywords
    }
  }

  /// `basics.location`, else the first place that the head of the text names with its country or
  /// region.
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
    for line in text.split(whereSeparator: \.isNewline).prefix(8) where line.utf8.count < 200 {
      if let place = reader.place(in: String(line)), place.city != nil, place.coordinates != nil {
        return place
      }
    }
    return nil
  }

  /// The first place in the text where `words` follow each other, as a range of tokens.
  func firstOccurrence(of words: [String]) -> Range<Int>? {
    guard let head = words.first else { return nil }
    for start in positionsOfWord[head] ?? [] where start + words.count <= tokens.count {
      if zip(words, tokens[start...]).allSatisfy({ $0 == $1.text }) {
        return start..<start + words.count
      }
    }
    return nil
  }

  /// Whether the resume has a skill that the table does not know.
  func has(unlisted words: [String]) -> Bool { firstOccurrence(of: words) != nil }
}
