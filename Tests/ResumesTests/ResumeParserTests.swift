import Documents
import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct ResumeParserTests {
  private let sample = Printed.document([
    Printed(text: "Ada Byron", size: 24), .plain("Analyst"),
    .plain("London, UK | ada@example.org | +44 20 7946 0000 | github.com/ada"),
    .heading("Profile"), .plain("Analyst who writes engines."), .heading("Experience"),
    .bold("Engine Analyst\tMar 2021 – Present"), .plain("Babbage Ltd\tLondon, UK"),
    .item("Wrote the first program for an engine that was"),
    Printed(text: "never built.", left: 65), .item("Taught others."),
    .bold("Tutor\tJan 2019 – Feb 2021"), .plain("Kent School\tKent, UK"),
    .heading("Education"), .bold("University of Kent\t2015 – 2018"), .plain("BSc in Mathematics"),
    .heading("Skills"),
    .plain("Languages: Swift, C"), .heading("Projects"), .bold("Note G\t2020"),
    .plain("A table of Bernoulli numbers"),
    .heading("Awards"), .item("Medal of the Society (2020)"), .heading("Languages"),
    .plain("English (native), French (B2)"),
    .heading("Hobbies"), .plain("Horses, music"),
  ])

  @Test func aCompleteResume() throws {
    let parsed = ResumeParser.parse(sample)
    let resume = parsed.resume
    #expect(
      parsed.sections.map(\.kind) == [
        "summary", "work", "education", "skills", "projects", "awards", "languages", "interests",
      ])
    let work = try #require(resume["work"]?.arrayValue)
    #expect(work.map { $0["position"]?.stringValue } == ["Engine Analyst", "Tutor"])
    #expect(work.map { $0["name"]?.stringValue } == ["Babbage Ltd", "Kent School"])
    #expect(
      work[0]["highlights"] == [
        "Wrote the first program for an engine that was never built.", "Taught others.",
      ])
    #expect(work[0]["endDate"] == nil)
    #expect(resume["basics"]?["summary"]?.stringValue == "Analyst who writes engines.")
    #expect(resume["basics"]?["location"] == ["city": "London", "countryCode": "GB"])
    #expect(resume["projects"]?.arrayValue?.first?["name"]?.stringValue == "Note G")
    #expect(resume["awards"]?.arrayValue?.first?["date"]?.stringValue == "2020")
    #expect(
      resume["languages"]?.arrayValue?.compactMap { $0["language"]?.stringValue } == [
        "English", "French",
      ])
    #expect(
      resume["interests"]?.arrayValue?.compactMap { $0["name"]?.stringValue } == [
        "Horses", "music",
      ])
    #expect(parsed.headline == "Engine Analyst")
    #expect(parsed.titles.map(\.isCurrent) == [true, false])
    #expect(parsed.skills == ["Swift", "C"])
  }

  /// JSON Resume 1.0.0 allows no other members at the top level.
  @Test func onlyMembersOfTheSchema() {
    let known: Set<String> = [
      "$schema", "basics", "work", "volunteer", "education", "awards", "certificates",
      "publications", "skills",
      "languages", "interests", "references", "projects", "meta",
    ]
    let members = ResumeParser.parse(sample).resume.objectValue?.members.map(\.name) ?? []
    #expect(!members.isEmpty)
    #expect(Set(members).isSubset(of: known))
  }

  @Test func everyFieldHasASourceInTheDocument() throws {
    let parsed = ResumeParser.parse(sample)
    let fields = try #require(parsed.resume["meta"]?["x-provenance"]?.objectValue)
    #expect(fields.members.count > 30)
    let name = try #require(fields["/basics/name"]?.arrayValue)
    let confidence = try #require(name.first?.doubleValue)
    #expect(confidence > 0.5)
    let span = try #require(name.last?.arrayValue)
    #expect(span.count == 8 && span.prefix(4) == [1, 1, 0, 9])
    for field in fields.members {
      let items = try #require(field.value.arrayValue)
      let confidence = try #require(items.first?.doubleValue)
      #expect((0...1).contains(confidence))
      for item in items.dropFirst() {
        let span = try #require(item.arrayValue).compactMap(\.doubleValue)
        try #require(span.count == 8)
        let line = sample.pages[Int(span[0]) - 1].lines[Int(span[1]) - 1]
        #expect(0 <= span[2] && span[2] < span[3])
        #expect(Int(span[3]) <= line.text.unicodeScalars.count)
        #expect(span[4] < span[6] && span[5] < span[7])
      }
    }
  }

  @Test func aSidebarKeepsItsSections() {
    func column(_ line: Printed, _ column: Int) -> Printed {
      var copy = line
      copy.column = column
      return copy
    }
    let parsed = ResumeParser.parse(
      Printed.document([
        column(.heading("Contact"), 1), column(.plain("ada@example.org"), 1),
        column(.heading("Skills"), 1), column(.plain("Swift"), 1),
        column(Printed(text: "Ada Byron", size: 24), 2), column(.heading("Experience"), 2),
        column(.bold("Analyst, Babbage Ltd\t2019 – 2021"), 2),
      ]))
    #expect(parsed.resume["basics"]?["name"]?.stringValue == "Ada Byron")
    #expect(parsed.skills == ["Swift"])
    #expect(parsed.resume["work"]?.arrayValue?.first?["name"]?.stringValue == "Babbage Ltd")
  }

  @Test(arguments: [
    "", " ", "\u{0}", "•", "((((", "))))", "@@@@", "- - -", "\u{AD}\u{AD}", "EXPERIENCE",
    "EXPERIENCE\n2019 –", "EXPERIENCE\n– 2019\n•\n• •",
    "SKILLS\n:\n,,,\n((a, b", "EDUCATION\nin\nof\nB\n,", "CONTACT\nhttp://\n.\n+",
    "A\nB\nC\n\nEXPERIENCE\n\n1/2/3/4/5/6\n99/99/9999", "\u{301}\u{301}",
  ])
  func malformedInputIsAccepted(text: String) {
    let parsed = ResumeParser.parse(Printed.text(text))
    #expect(parsed.resume["meta"] != nil)
  }

  @Test func emptyDocuments() {
    let none = ResumeParser.parse(Document(mediaType: .pdf, pages: []))
    #expect(none.resume["basics"] == nil && none.sections.isEmpty && none.headline == nil)
    let blank = ResumeParser.parse(
      Document(
        mediaType: .pdf,
        pages: [Page(lines: [Line(words: [], block: 0), Line(words: [Word(text: "")], block: 1)])]))
    #expect(blank.titles.isEmpty)
  }

  @Test func textFromTopToBottom() {
    let letters = "職務経歴書高梨由紀看護師主任".unicodeScalars.map { Printed.plain(String($0)) }
    let warnings = ResumeParser.parse(Printed.document(letters)).warnings.map(\.code)
    #expect(warnings.contains("vertical_text"))
    #expect(
      !ResumeParser.parse(Printed.document([.plain("職務経歴書"), .plain("高梨由紀")])).warnings
        .map(\.code).contains("vertical_text"))
  }
}
