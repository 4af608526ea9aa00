import Records
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct CategoryTests {
  private let profile = ResumeProfile(
    text: "Jo Doe\nBerlin, Germany\nSoftware Engineer\nPython, PostgreSQL, Docker",
    resume: [
      "work": [
        ["position": "Software Engineer", "startDate": "2020-01"],
        ["position": "Electrician", "startDate": "2001-01", "endDate": "2009-12"],
      ]
    ], asOf: YearMonth(year: 2026, month: 11))

  private func match(_ title: String, _ skills: [String], location: String = "") -> Match? {
    let posting = Posting(
      json: [
        "title": .string(title), "location": .string(location),
        "skills": .array(skills.map(JSON.string)),
      ])
    return PostingIndex([posting]).rank(profile, limit: 10).first
  }

  private func category(_ title: String, _ skills: [String]) -> Match.Category? {
    match(title, skills)?.category
  }

  @Test func categories() {
    #expect(category("Backend Developer", ["Python", "COBOL", "Kafka"]) == .direct)
    #expect(category("Backend Developer", ["COBOL", "Kafka", "Java"]) == nil)
    #expect(category("Backend Developer", []) == .direct)
    #expect(category("QA Engineer", ["Python", "Selenium"]) == .adjacent)
    #expect(category("QA Engineer", ["Selenium", "Java", "Appium", "Jira"]) == nil)
    #expect(category("QA Engineer", []) == nil)
    #expect(category("Registered Nurse", ["Python", "Docker"]) == nil)
    // The position ended 17 years ago.
    #expect(category("Electrician", ["Docker"]) == nil)
  }

  @Test func seniority() {
    // The resume has 15 years of work, which is level 4.
    #expect(category("Associate Software Engineer", ["Python"]) == .direct)
    #expect(category("Junior Software Engineer", ["Python"]) == .adjacent)
  }

  @Test func aResumeWithTextGetsAnAnswer() {
    let others = (1...9).map { Posting(json: ["title": .string("Baker \($0)")]) }
    let index = PostingIndex(others + [Posting(json: ["title": "Software Engineer"])])
    let matches = index.rank(profile, limit: 10)
    #expect(matches.count == 5 && matches.first?.posting == 9)
    #expect(matches.count { $0.category == nil } == 4)
    #expect(matches.map(\.score) == matches.map(\.score).sorted(by: >))
    #expect(index.rank(profile, limit: 10, extent: .all).count == 10)
    #expect(index.rank(profile, limit: 2).count == 2)
    let fitting = (1...6).map { _ in Posting(json: ["title": "Software Engineer"]) }
    #expect(PostingIndex(others + fitting).rank(profile, limit: 20).count == 6)
    #expect(index.rank(ResumeProfile(text: "", resume: .null), limit: 5).isEmpty)
  }

  @Test func theScoreIsTheSumOfItsTerms() throws {
    let found = try #require(match("Software Engineer", ["Python"]))
    #expect(abs(found.terms.sum - found.score) < 1e-4)
    #expect(found.terms.title > 0 && found.terms.skills > 0)
  }

  @Test func titlesThatTheTableDoesNotContain() {
    let odd = ResumeProfile(
      text: "Chief Vibes Wizard\nPython, Docker",
      resume: ["basics": ["label": "Chief Vibes Wizard"]])
    let postings = [["Python", "Docker", "Kafka"], ["Kafka", "Redis", "Python"]].map {
      Posting(
        json: ["title": "Vibes Wizard", "skills": .array($0.map(JSON.string))])
    }
    let matches = PostingIndex(postings).rank(odd, limit: 10)
    #expect(matches.map(\.posting) == [0, 1])
    #expect(matches.map(\.category) == [.direct, nil])
    let bare = PostingIndex([Posting(json: ["title": "Vibes Wizard"])])
    #expect(bare.rank(odd, limit: 1).map(\.category) == [.direct])
  }

  @Test func scopeAndRemote() {
    #expect(match("Software Engineer", [], location: "Potsdam, Germany")?.scope == .local)
    #expect(match("Software Engineer", [], location: "Munich")?.scope == .national)
    #expect(match("Software Engineer", [], location: "Paris")?.scope == nil)
    #expect(match("Software Engineer", [], location: "Paris")?.isRemote == false)
    #expect(match("Software Engineer", [], location: "Remote")?.isRemote == true)
    #expect(match("Software Engineer", [])?.sourceQuery == "software engineer")
  }

  @Test func orderAndLimit() {
    let postings = [
      ["title": "Nurse"], ["title": "Software Engineer", "skills": ["COBOL"]],
      ["title": "Software Engineer", "skills": ["Python", "PostgreSQL", "Docker"]],
      ["title": "Software Engineer", "skills": ["COBOL"]],
    ].map { (json: JSON) in Posting(json: json) }
    let index = PostingIndex(postings)
    #expect(index.rank(profile, limit: 10).map(\.posting) == [2, 1, 3, 0])
    #expect(index.rank(profile, limit: 1).map(\.posting) == [2])
    #expect(index.rank(profile, limit: 0).isEmpty && index.rank(profile, limit: -5).isEmpty)
    #expect(PostingIndex([]).rank(profile, limit: 5).isEmpty)
    #expect(index.rank(ResumeProfile(text: "", resume: .null), limit: 5).isEmpty)
    for match in index.rank(profile, limit: 10) { #expect((0...1).contains(match.score)) }
  }

  @Test func titlesOnlyInTheText() {
    let plain = ResumeProfile(text: "Ann Ode\n\nRegistered Nurse\nWard 4\n2019 - 2024", resume: [:])
    let nurse = PostingIndex([Posting(json: ["title": "Staff Nurse"])])
    #expect(nurse.rank(plain, limit: 1).first?.category == .direct)
    for line in [
      "## Registered Nurse at Lakeside (2018 – today)", "Registered Nurse · Leeds · a@b.example",
    ] {
      let marked = ResumeProfile(text: "Ann Ode\n\n\(line)\nWard 4\n", resume: [:])
      #expect(nurse.rank(marked, limit: 1).first?.category == .direct)
    }
  }
}
