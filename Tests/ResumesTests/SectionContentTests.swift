import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct SectionContentTests {
  private func kind(_ lines: [Printed]) -> SectionKind? {
    SectionContents.kind(
      of: LineReading(Printed.document(lines)).lines, among: [.work, .education, .skills])
  }

  @Test func contentsTellWhatASectionIsAbout() {
    #expect(kind([.plain("Menu costing, Charcuterie, Pastry, HACCP")]) == .skills)
    #expect(kind([.bold("Engineer, Acme Inc.\t2019 – 2021"), .item("Built.")]) == .work)
    #expect(kind([.bold("BSc Physics, University of Bath\t2015 – 2018")]) == .education)
  }

  @Test(arguments: [
    "I declare that all of the above is true.", "Oslo 2019, Rome 2020, Bonn 2021",
    "English, French, German",
    "One, two",
  ])
  func otherContents(text: String) { #expect(kind([.plain(text)]) == nil) }

  /// A title that says nothing, below the section about work.
  @Test func furtherJobs() {
    let parsed = ResumeParser.parse(
      Printed.document([
        Printed(text: "Ada Byron", size: 22), .plain("ada@example.org"), .heading("Experience"),
        .bold("Nurse, Holy Hill Hospital\t2016 – 2021"), .item("Cared."),
        .heading("Before the wards"), .bold("Cook, Quill Hotel\t2010 – 2015"), .item("Cooked."),
        .heading("Skills"), .plain("Excel, Word, Access"),
      ]))
    #expect(parsed.titles.map(\.title) == ["Nurse", "Cook"])
  }

  /// No lexicon has the language: the dated section that lasts is about work, the other one about studies.
  @Test func datedSectionsOfUnknownLanguages() {
    let parsed = ResumeParser.parse(
      Printed.document([
        Printed(text: "Ada Byron", size: 22), .plain("ada@example.org"), .heading("Zorba quenta"),
        .bold("Melko varda"), .plain("Hill Valley"), .plain("2016 – 2021"), .item("Tirma hesto."),
        .bold("Farno celte"), .plain("Severn Stone"), .plain("2012 – 2015"), .item("Lasto."),
        .heading("Ista norma"), .bold("Onda melle"), .plain("Quenby"), .plain("2008 – 2012"),
        .heading("Curwe lamba"), .plain("Tirma, Hesto, Varda"),
      ]))
    #expect(parsed.resume["work"]?.arrayValue?.count == 2)
    #expect(parsed.resume["education"]?.arrayValue?.count == 1)
  }

  @Test func itemsBetweenSlashesAndRatings() {
    func skills(_ lines: [Printed]) -> [String] {
      SkillReader(LineReading(Printed.document(lines)).lines).groups.flatMap(\.keywords)
        .map(\.text)
    }
    #expect(
      skills([.plain("Care / First aid at / "), .plain("Sea / Triage")]).last == "Triage")
    #expect(
      skills([.plain("Care / First aid at"), .plain("Sea / Triage")]) == [
        "Care", "First aid at Sea", "Triage",
      ])
    #expect(skills([.plain("HTML / CSS")]) == ["HTML / CSS"])
    #expect(
      skills([
        .plain("Care"), .plain("■ ■ ■ ■ □"), .plain("First aid"), .plain("■ ■ ■ □ □"),
      ]) == ["Care", "First aid"])
  }

  @Test func sentencesAreNoSkills() {
    let reader = SkillReader(
      LineReading(
        Printed.document([
          .plain("Docker"),
          .plain("Also proficient in Adobe Photoshop and Illustrator, grew up bilingual.", gap: 9),
        ])
      ).lines)
    #expect(reader.groups.flatMap(\.keywords).map(\.text) == ["Docker"])
  }

  /// Courses without schools and degrees, beside studies and alone.
  @Test func coursesBesideStudiesAreCertificates() {
    let courses: [Printed] = [
      .heading("Weiterbildung"), .plain("2019 Ersthelfer, Rotes Kreuz"),
      .plain("2018 Staplerschein, Bildungswerk Nord"),
    ]
    let studies: [Printed] = [
      .heading("Ausbildung"), .bold("2012 – 2015\tBachelor Physik, Universität Bern", gap: 4),
    ]
    let both = ResumeParser.parse(Printed.document(studies + courses)).resume
    #expect(both["education"]?.arrayValue?.count == 1)
    #expect(both["certificates"]?.arrayValue?.count == 2)
    #expect(ResumeParser.parse(Printed.document(courses)).resume["certificates"] == nil)
  }

  /// A piece of a sentence among skills makes all of them doubtful.
  @Test func mixedListsAreLessCertain() {
    func confidence(_ text: String) -> Double? {
      let reader = SkillReader(LineReading(Printed.document([.plain(text)])).lines)
      return reader.groups.first?.keywords.first?.confidence
    }
    #expect(confidence("Docker, Swift") == 0.94)
    #expect(confidence("Docker, Swift, all kinds of tools for text and pictures") == 0.8)
  }

  /// The second line of an item of a list with wide leading.
  @Test func wrappedItemsOfAListOfSkills() {
    var lines = ["• Machine Learning, Cloud estates, Data", "Pipelines", "• Leadership, Coaching"]
      .map {
        Printed(text: $0, gap: 16)
      }
    lines[1].left = 50
    let skills = SkillReader(LineReading(Printed.document(lines)).lines).groups.flatMap(\.keywords)
    #expect(
      skills.map(\.text) == [
        "Machine Learning", "Cloud estates", "Data Pipelines", "Leadership", "Coaching",
      ])
  }

  @Test(arguments: [
    (
      """
      United States Army
      Supply Sergeant, Camp Hollis, Kuwait
      02/2013 - 05/2016
      Motor Transport Operator, Fort Bellamy, GA
      07/2008 - 01/2013
      """, 3
    ), ("Completed, 02/2013 - 01/2014", 1),
  ])
  func militaryServiceMayListPositions(service: String, count: Int) throws {
    let text = """
      Marcus Odell
      marcus.odell@example.net

      Employment
      Warehouse Supervisor
      Brightline Freight Inc., Pueblo, CO
      10/2020 - Present

      Military Service
      \(service)
      """
    #expect(try parsed(text)["work"]?.arrayValue?.count == count)
  }
}
