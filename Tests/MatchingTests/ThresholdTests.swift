import Records
import Testing

@testable import Matching

/// One pair on both sides of each number that decides on a score, a category or an explanation.
@Suite(.timeLimit(.minutes(30))) struct ThresholdTests {
  private func posting(_ title: String, _ description: String = "", skills: [String] = [])
    -> Posting
  {
    Posting(
      json: [
        "title": .string(title), "description": .string(description),
        "skills": .array(skills.map(JSON.string)),
      ])
  }

  private func profile(_ title: String, skills: String = "", start: String? = nil) -> ResumeProfile
  {
    var work: JSON = ["position": .string(title)]
    if let start { work = ["position": .string(title), "startDate": .string(start)] }
    return ResumeProfile(
      text: "\(title)\n\(skills)", resume: ["work": [work]],
      asOf: YearMonth(year: 2026, month: 11))
  }

  private func indexed(_ posting: Posting) -> IndexedPosting {
    var counts = TermIndex.Counts()
    var titles = IndexedPosting.TitleCache()
    return IndexedPosting(posting, counts: &counts, titles: &titles)
  }

  // MARK: Scores

  private func score(
    text: Double = 0, overlap: Bool = false, title: Bool = false, levels: Int = 4,
    place: Double = 0, recency: Double = 0
  ) -> Double {
    let person = profile(title ? "Software Engineer" : "Baker", skills: overlap ? "Python" : "")
    let offer = indexed(posting("Software Engineer", skills: ["Python"]))
    return Score(
      text: text, skills: SkillFit(offer.requirements, person, weights: [:]),
      title: TitleRelation(offer, person), levels: levels, place: place, recency: recency
    ).value
  }

  @Test func sharesOfScores() {
    #expect(score() == 0)
    #expect(abs(score(text: 1) - 0.36) < 1e-9)
    #expect(abs(score(overlap: true) - 0.24 / 3) < 1e-9)
    #expect(abs(score(title: true) - 0.23) < 1e-9)
    #expect(abs(score(levels: 0) - 0.04) < 1e-9)
    #expect(abs(score(place: 1) - 0.1) < 1e-9)
    #expect(abs(score(recency: 1) - 0.03) < 1e-9)
  }

  @Test func places() throws {
    let reader = PlaceReader(gazetteer: .shared)
    func value(_ here: String, _ there: String, remote: Bool = false) -> Double {
      Reach.value(reader.place(in: here), reader.place(in: there), isRemote: remote)
    }
    #expect(value("Columbus, OH", "Columbus, OH") == 1)
    #expect(value("Columbus, OH", "United States", remote: true) == 0.8)
    #expect(value("Columbus, OH", "", remote: true) == 0.8)
    #expect(value("Columbus, OH", "Austin, TX") == 0.5)
    #expect(value("Columbus, OH", "Leeds, UK") == 0)
    #expect(value("Columbus, OH", "United Kingdom", remote: true) == 0)
    #expect(value("Columbus, OH", "") == 0.4)
    #expect(value("", "Leeds, UK") == 0.4)
  }

  @Test func shareOfTitles() {
    let index = PostingIndex([
      Posting(json: ["description": "Parcels wanted"]),
      Posting(json: ["description": "Florist wanted"]),
    ])
    // Both words are in the text; one is also the title.
    let resume = ResumeProfile(
      text: "Parcels; Florist", resume: ["basics": ["label": "Florist"]])
    let ranked = index.rank(resume, limit: 2, extent: .all)
    #expect(ranked.map(\.posting) == [1, 0])
    #expect(ranked.map { $0.terms.text }.reduce(0.36, -) < -0.1)
  }

  @Test func levelsApart() {
    #expect([0, 1, 4, 5, nil].map(Seniority.closeness(levels:)) == [1, 0.75, 0, 0, 0.75])
  }

  @Test func directPostings() {
    let person = profile("Software Engineer", skills: "Python")
    let category = { (skills: [String]) in
      PostingIndex([self.posting("Software Engineer", skills: skills)]).rank(person, limit: 1)
        .first?.category
    }
    // None of two, none of three, one of three, one of five, one of six.
    #expect(category(["Kafka", "Docker"]) == .direct)
    #expect(category(["Kafka", "Docker", "Ruby"]) == nil)
    #expect(category(["Python", "Kafka", "Docker"]) == .direct)
    #expect(category(["Python", "Kafka", "Docker", "Ruby", "Perl"]) == .direct)
    #expect(category(["Python", "Kafka", "Docker", "Ruby", "Perl", "Redis"]) == nil)
  }

  @Test func weightsOfSkills() {
    let overlap = { (offer: Posting, skills: String) in
      SkillFit(
        Requirements(offer, tokens: Tokenizer.tokens(offer.description)),
        self.profile("Baker", skills: skills), weights: [:]
      ).overlap
    }
    let required = posting("Clerk", "You must know Python. Nice to have: Docker.")
    #expect(abs(overlap(required, "Python") - 1 / 3.4) < 1e-9)
    #expect(abs(overlap(required, "Docker") - 0.4 / 3.4) < 1e-9)
    #expect(abs(overlap(posting("Clerk", skills: ["Flurble"]), "Flurble") - 0.7 / 2.7) < 1e-9)
  }

  @Test func weightsOfFields() {
    func count(_ offer: Posting) -> Float? {
      var counts = TermIndex.Counts()
      var titles = IndexedPosting.TitleCache()
      _ = IndexedPosting(offer, counts: &counts, titles: &titles)
      return counts.byTerm[TermIndex.hash("flurble")]
    }
    #expect(count(posting("Flurble")) == 3)
    #expect(count(posting("", skills: ["Flurble"])) == 2)
    #expect(count(posting("", "flurble")) == 1)
  }

  @Test func adjacentPostings() {
    let person = profile("Software Engineer", skills: "Python, Docker, Kafka")
    let category = { (skills: [String]) in
      PostingIndex([self.posting("QA Engineer", skills: skills)]).rank(person, limit: 1).first?
        .category
    }
    let others = ["Selenium", "Java", "Appium", "Jira", "Ruby", "PHP", "Welding"]
    // Three of ten, and two of seven.
    #expect(category(["Python", "Docker", "Kafka"] + others) == .adjacent)
    #expect(category(["Python", "Docker"] + others.prefix(5)) == nil)
  }

  @Test func recency() {
    #expect(Recency.weight(days: 0) == 1)
    #expect(Recency.weight(days: 30) == 0.5)
    #expect(Recency.weight(days: nil) == 0.5)
    #expect(Recency.days("10000 days ago") == 10_000)
    #expect(Recency.days("10001 days ago") == nil)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (40, 4)])
  func levels(years: Int, level: Int) {
    #expect(Seniority.level(years: years) == level)
    #expect(ResumeProfile(text: "", resume: .null).level == 2)
  }

  // MARK: Titles

  @Test func scoresOfTitles() throws {
    let score = { (title: String) in TitleNormalizer.shared.occupation(of: title)?.score }
    #expect(score("Registered Nurse") == 1)
    #expect(score("Registered Nurses (m/f/d)") == 1)
    #expect(try abs(#require(score("Flurble / Registered Nurse")) - 0.97) < 1e-9)
    let similar = try #require(score("Flurble Registered Nurse"))
    #expect(similar > TitleNormalizer.minimumScore && similar < 1)
    #expect(score("Manager") == nil && score("") == nil)
  }

  @Test func similarTitles() {
    let agree = { (one: String, other: String) in
      TitleRelation(self.indexed(self.posting(one)), self.profile(other)).titlesAgree
    }
    // Two of three words, and three of five.
    #expect(agree("Vibes Wizard", "Chief Vibes Wizard"))
    #expect(!agree("Vibes Wizard Grand Duke", "Vibes Wizard Grand Earl"))
  }

  @Test func strengthsOfTitles() {
    let strength = { (one: String, other: String) in
      TitleRelation(self.indexed(self.posting(one)), self.profile(other)).strength
    }
    #expect(strength("Software Engineer", "Software Engineer") == 1)
    // A related occupation that shares one word of three.
    #expect(abs(strength("QA Engineer", "Software Engineer") - (0.45 + 0.1 * 0.25)) < 1e-9)
    #expect(abs(strength("Vibes Wizard", "Vibes Wizard") - 0.8) < 1e-9)
    #expect(strength("Registered Nurse", "Software Engineer") == 0)
  }

  @Test func weightsOfPastOccupations() {
    let present = YearMonth(year: 2026, month: 11)
    let title = "Registered Nurse"
    let recent = Array(repeating: Position(title: title), count: 6)
    let old = Position(title: title, end: YearMonth(year: 2001))
    let weights = PastOccupation.list(
      headline: nil, positions: recent + [old], lines: "", present: present
    ).map { ($0.weight * 1000).rounded() / 1000 }
    #expect(weights == [1, 0.9, 0.8, 0.7, 0.6, 0.6, 0.3])
    let headline = PastOccupation.list(
      headline: title, positions: [], lines: "", present: present)
    #expect(headline.map(\.weight) == [1])
    let lines = Array(repeating: title, count: 9).joined(separator: "\n")
    let found = PastOccupation.list(headline: nil, positions: [], lines: lines, present: present)
    #expect(found.count == 6)
  }

  @Test func recentPositions() {
    let present = YearMonth(year: 2026, month: 11)
    #expect(Position(title: "x", end: YearMonth(year: 2016, month: 12)).isRecent(at: present))
    #expect(!Position(title: "x", end: YearMonth(year: 2016, month: 11)).isRecent(at: present))
  }

  @Test func yearsOfCareers() {
    #expect(YearMonth(year: 1899) == nil && YearMonth(year: 1900) != nil)
    #expect(YearMonth(year: 2199) != nil && YearMonth(year: 2200) == nil)
  }

  // MARK: Postings

  private func requirements(_ text: String, skills: [String] = []) -> Requirements {
    Requirements(posting("", text, skills: skills), tokens: Tokenizer.tokens(text))
  }

  @Test func requiredYears() {
    #expect(requirements("You have 25 years of experience.").years == 25)
    #expect(requirements("You have 26 years of experience.").years == nil)
  }

  @Test func unlistedSkills() {
    #expect(requirements("", skills: ["Aa bb cc dd"]).unlisted.count == 1)
    #expect(requirements("", skills: ["Aa bb cc dd ee"]).unlisted.isEmpty)
  }

  @Test func headings() {
    #expect(
      Sentence.sentences(in: Tokenizer.tokens("It would be nice to have:\nPython")).last?.weight
        == .mentioned)
    #expect(
      Sentence.sentences(in: Tokenizer.tokens("These are nice to have:\nPython")).last?.weight
        == .preferred)
  }

  @Test func denials() {
    let isRemote = { (text: String) in
      RemoteWork(Posting(json: [:]), description: Tokenizer.tokens(text)).isRemote
    }
    let filler = { (count: Int) in Array(repeating: "a", count: count).joined(separator: " ") }
    #expect(!isRemote("No \(filler(11)) remote work"))
    #expect(isRemote("No \(filler(12)) remote work"))
    #expect(!isRemote("Remote work \(filler(4)) never"))
    #expect(isRemote("Remote work \(filler(5)) never"))
  }
}
