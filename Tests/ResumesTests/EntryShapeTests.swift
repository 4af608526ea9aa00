import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(10))) struct EntryShapeTests {
  private func positions(_ lines: [Printed]) -> [String] {
    PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map { position in
      [
        position.title?.text, position.organization?.text, position.period?.start?.text,
        position.period.map { $0.isOngoing ? "…" : $0.end?.text ?? "" },
      ].map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  @Test(arguments: ["Maison Thibodeaux · Biloxi", "Maison Thibodeaux, Biloxi"])
  func placesThatNoLexiconContains(line: String) {
    #expect(
      positions([.plain("2015 – 2019", gap: 8), .bold("Sous Chef"), .plain(line), .item("Ran it.")])
        == ["Sous Chef | Maison Thibodeaux | 2015 | 2019"])
  }

  @Test func namesThatBeginWithAnArticle() {
    #expect(
      positions([
        .plain("2019 – Present", gap: 8), .bold("Sous Chef"),
        .plain("The Gilded Heron · New Orleans"), .item("Ran it."),
      ]) == ["Sous Chef | The Gilded Heron | 2019 | …"])
  }

  @Test func thePlaceIsTheLaterCell() {
    #expect(
      positions([
        .bold("Oficina do Tonho\tBezerros"), .plain("Ajudante de mecânico\t01/2008 a 02/2011"),
      ]) == ["Ajudante de mecânico | Oficina do Tonho | 2008-01 | 2011-02"])
  }

  @Test func departmentsBelongToTheTitleBelowASharedOrganization() {
    #expect(
      positions([
        .bold("Castlemere Foods plc"), .plain("Chief Officer\t2018 – Present"), .item("Led."),
        .plain("Operations Director, Chilled Goods\t2010 – 2014"), .item("Ran."),
      ]) == [
        "Chief Officer | Castlemere Foods plc | 2018 | …",
        "Operations Director, Chilled Goods | Castlemere Foods plc | 2010 | 2014",
      ])
  }

  @Test func theSecondHalfOfAPeriodBelow() {
    #expect(
      positions([
        .plain("10/2012 – Ošetřovatelka, Domov Pod Lipou", gap: 8), .plain("8/2016"),
        .item("Péče."),
      ]) == ["Ošetřovatelka | Domov Pod Lipou | 2012-10 | 2016-08"])
  }

  /// The line above the date ends with a period, but lists names.
  @Test func namesWithAPeriod() {
    #expect(
      positions([
        .plain("Head Nurse, Holy Hill Clinic, New Haven, USA.", gap: 10), .plain("2012 – 2015"),
        .item("Ran it."), .plain("Nurse, Hill Valley Hospital, Leeds, UK.", gap: 10),
        .plain("2008 – 2011"), .item("Cared."),
      ]) == [
        "Head Nurse | Holy Hill Clinic | 2012 | 2015", "Nurse | Hill Valley Hospital | 2008 | 2011",
      ])
  }

  @Test func periodsOnSeveralLines() {
    let found = positions([
      .plain("2019", gap: 10), .plain("–"), .plain("Present"), .bold("Head Nurse", gap: 2),
      .plain("Holy Hill Clinic"), .plain("03/2016", gap: 10), .plain("– 02/2019"),
      .bold("Nurse", gap: 2), .plain("Hill Valley Hospital"),
    ])
    #expect(
      found == [
        "Head Nurse | Holy Hill Clinic | 2019 | …",
        "Nurse | Hill Valley Hospital | 2016-03 | 2019-02",
      ])
  }

  @Test func yearsAtTheStartOpenEntriesIfSeveralLinesHaveThem() {
    #expect(
      positions([
        .plain("1985 Visiting Professor, Hill University", gap: 8), .item("Taught."),
        .plain("1978 Lecturer, Pasadena Institute", gap: 8), .item("Lectured."),
      ]) == [
        "Visiting Professor | Hill University | 1985 | 1985",
        "Lecturer | Pasadena Institute | 1978 | 1978",
      ])
  }

  @Test func sentencesWithAPeriodAreDescriptions() {
    #expect(
      positions([
        .bold("Director, Norbrook Group\t2014 – 2017"),
        .plain("Opened the school at the Leeds site, which has trained people since 2015."),
      ]) == ["Director | Norbrook Group | 2014 | 2017"])
  }

  @Test(arguments: [
    ("High School Diploma", "Chickasha High School"), ("Upper secondary diploma", "Norra Real"),
  ])
  func diplomasOfSchools(degree: String, school: String) {
    let studies = StudyReader.studies(
      of: LineReading(Printed.document([.plain("\(degree), \(school)\t2002")])).lines)
    #expect(studies.map { $0.institution?.text } == [school])
    #expect(studies.map { $0.studyType?.text } == [degree])
  }
}
