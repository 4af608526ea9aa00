import Records
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct PostingTests {
  @Test func toleratesMissingFields() throws {
    for line in ["{}", "[]", "null", #"{"title":null,"skills":{},"lat":"x","is_remote":"yes"}"#] {
      let posting = Posting(json: try JSON(parsing: line))
      #expect(posting.title.isEmpty && posting.skills.isEmpty && posting.coordinates == nil)
      #expect(PostingIndex([posting]).count == 1)
    }
  }

  @Test func skillsInEveryForm() throws {
    let objects = Posting(
      json: ["skills": [["name": "Vue.js", "keywords": ["Vue 2"]], "Go", ["level": 3]]])
    #expect(objects.skills.map(\.name) == ["Vue.js", "Go"])
    #expect(objects.skills.map(\.field) == ["skills[0].name", "skills[1]"])
    #expect(Posting(json: ["skills": "Python, Go ,"]).skills.map(\.name) == ["Python", "Go"])
  }

  @Test func requiredAndPreferred() {
    let posting = Posting(
      json: [
        "description": """
        We bake bread and write software.
        Requirements:
        - at least 3 years of Python
        - PostgreSQL
        Nice to have: Kafka, Terraform
        Benefits: free yoga
        """, "skills": ["Python", "Kafka", "Flurble"],
      ])
    let requirements = Requirements(posting, tokens: Tokenizer.tokens(posting.description))
    let names = { (skills: [Int]) in Set(skills.map(SkillTable.shared.name)) }
    #expect(names(requirements.requiredInOrder).isSuperset(of: ["Python", "PostgreSQL"]))
    #expect(!names(requirements.requiredInOrder).contains("Kafka"))
    #expect(names(requirements.preferredInOrder).isSuperset(of: ["Kafka", "Terraform"]))
    #expect(requirements.unlisted == [["flurble"]])
    #expect(requirements.years == 3)
    #expect(!names(requirements.requiredInOrder + requirements.preferredInOrder).contains("Yoga"))
  }

  @Test(arguments: [
    ("2 days ago", 2), ("1 week ago", 7), ("just now", 0), ("yesterday", 1), ("30+ days ago", 30),
    ("an hour ago", 0), ("3 months ago", 91), ("2026-11-02", nil), ("", nil), ("soon", nil),
    ("99999999999999999999 days ago", nil),
  ])
  func age(text: String, days: Int?) {
    #expect(Recency.days(text) == days)
  }

  @Test func yearsOfWork() throws {
    func position(_ start: String, _ end: String?) -> Position {
      Position(
        title: "x", start: YearMonth(iso8601: start), end: end.flatMap(YearMonth.init(iso8601:)))
    }
    let now = YearMonth(year: 2026, month: 1)
    #expect(
      Position.years(
        [position("2015-01", "2018-01"), position("2016-01", "2019-01")], present: now) == 4)
    #expect(Position.years([position("2020-01", nil)], present: now) == 6)
    #expect(Position.years([position("2020", "2010")], present: now) == nil)
    #expect(Position.years([], present: now) == nil)
    #expect(!position("2005-01", "2010-01").isRecent(at: now))
    #expect(position("2005-01", "2017-01").isRecent(at: now))
    #expect(YearMonth(iso8601: "20x5") == nil && YearMonth(iso8601: "2020-13") == nil)
  }
}
