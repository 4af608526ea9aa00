import Records
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(10))) struct CategoryTests {
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

  @Test func categories() {
    #expect(match("Backend Developer", ["COBOL"])?.category == .direct)
    #expect(match("QA Engineer", ["Python", "Selenium"])?.category == .adjacent)
    #expect(match("QA Engineer", ["Selenium", "Java", "Appium", "Jira"]) == nil)
    #expect(match("QA Engineer", []) == nil)
    #expect(match("Registered Nurse", ["Python", "Docker"]) == nil)
    // The position ended 17 years ago.
    #expect(match("Electrician", ["Docker"]) == nil)
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
    #expect(matches.map(\.posting) == [0])
    #expect(matches.first?.category == .direct)
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
    #expect(index.rank(profile, limit: 10).map(\.posting) == [2, 1, 3])
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
  }
}
