import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct EntryShapeTests {
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

  /// A title of which no word is known, before a comma and a known kind of organization.
  @Test func unknownTitlesBeforeOrganizations() {
    #expect(
      positions([
        .plain("Zorbler, Holy Hill Hospital"), .plain("2015 – 2019"),
        .plain("Under-quenbist, Severn Ltd", gap: 8), .plain("2010 – 2014"),
      ]) == [
        "Zorbler | Holy Hill Hospital | 2015 | 2019", "Under-quenbist | Severn Ltd | 2010 | 2014",
      ])
  }

  /// Places that no lexicon contains after the dash of each title.
  @Test func placesAfterADash() {
    #expect(
      positions([
        .bold("Holy Hill Hospital\t2015 – 2019"), .plain("Senior Nurse – Zorbury"),
        .item("Ran it."),
        .bold("Severn Clinic\t2010 – 2014"), .plain("Nurse – Quenby"), .item("Cared."),
      ]) == [
        "Senior Nurse | Holy Hill Hospital | 2015 | 2019", "Nurse | Severn Clinic | 2010 | 2014",
      ])
  }

  /// The lines of the new Europass form: a date, title, organization, place and a title for the tasks.
  @Test func datesOnLinesOfTheirOwnAboveTheirEntries() {
    #expect(
      positions([
        .plain("[ 01/03/2019 – Current ]"), .bold("Nurse", gap: 2), .plain("Holy Hill Hospital"),
        .plain("City: Leeds | Country: United Kingdom"),
        .bold("Main activities and responsibilities", gap: 2),
        .item("Cared for many."), .plain("[ 01/07/2013 – 30/08/2015 ]"), .bold("Porter", gap: 2),
        .plain("Severn Clinic"), .plain("[ 01/07/2011 – 30/08/2012 ]"), .bold("Driver", gap: 2),
        .plain("Tetbury Clinic"),
      ]) == [
        "Nurse | Holy Hill Hospital | 2019 | …", "Porter | Severn Clinic | 2013-07-01 | 2015-08-30",
        "Driver | Tetbury Clinic | 2011-07-01 | 2012-08-30",
      ])
  }

  /// A title that wraps beside its date, and the lines of title and organization that do not.
  @Test func titlesThatWrapBesideTheirDate() {
    #expect(
      positions([
        Printed(
          text: "Research Group Leader for Coastal Ecosystems,\t2015 – 2019", bold: true, tab: 430),
        Printed(text: "Restoration and Monitoring", bold: true), .plain("Holy Hill Institute"),
        .item("Ran it."),
        Printed(
          text: "Postdoctoral Researcher in Experimental and\t2010 – 2014", bold: true, gap: 8),
        Printed(text: "Marine Ecology", bold: true), .plain("Severn University"),
        .item("Measured."),
      ]) == [
        "Research Group Leader for Coastal Ecosystems, Restoration and Monitoring | Holy Hill Institute | 2015 | 2019",
        "Postdoctoral Researcher in Experimental and Marine Ecology | Severn University | 2010 | 2014",
      ])
    #expect(
      positions([
        .bold("Holy Hill Institute for Research and Development in Leeds\t2015 – 2019"),
        .bold("Nurse", gap: 2), .item("Ran it."),
      ]) == ["Nurse | Holy Hill Institute for Research and Development in Leeds | 2015 | 2019"])
  }

  @Test func aPeriodOverFourLines() {
    #expect(
      positions([
        .plain("March", gap: 8), .plain("2014 –"), .plain("May"), .plain("2018"),
        .bold("Nurse"), .plain("Holy Hill Hospital"),
      ]) == ["Nurse | Holy Hill Hospital | 2014-03 | 2018-05"])
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

  private static func indented(_ text: String) -> Printed { Printed(text: text, left: 80) }

  /// Browsers draw the bullets of lists, so that only the indent tells.
  @Test func listsWithoutPrintedBullets() {
    #expect(
      positions([
        .plain("2016 – 2019: Commessa, Forno Santucci, Foligno", gap: 10),
        Self.indented("Vendita al banco"), Self.indented("Errori ridotti del 30% dal 2018."),
        .plain("2012 – 2015: Cameriera, Bar Centrale, Terni", gap: 10),
        Self.indented("Servizio ai tavoli"),
      ]) == [
        "Commessa | Forno Santucci | 2016 | 2019", "Cameriera | Bar Centrale | 2012 | 2015",
      ])
  }

  /// Indented lines that name the employer do not describe the entry.
  @Test func indentedEmployers() {
    #expect(
      positions([
        .bold("Head Nurse\t2016 – 2019"), Self.indented("Holy Hill Clinic"),
        .bold("Nurse\t2012 – 2015"), Self.indented("Hill Valley Hospital"),
      ]) == [
        "Head Nurse | Holy Hill Clinic | 2016 | 2019", "Nurse | Hill Valley Hospital | 2012 | 2015",
      ])
  }

  /// One bullet below each dated line does not open the next entry.
  @Test func aSingleBulletBelowADatedLine() {
    #expect(
      positions([
        .plain("2016 – 2019: Nurse, Holy Hill Clinic", gap: 10), .item("Cared for patients"),
        .plain("2012 – 2015: Cook, Hill Valley Hospital", gap: 10), .item("Moved beds"),
      ]) == [
        "Nurse | Holy Hill Clinic | 2016 | 2019", "Cook | Hill Valley Hospital | 2012 | 2015",
      ])
  }

  /// "Logroño" is in no lexicon, and no other entry has a place.
  @Test func placesAfterAnOrganizationThatNoLexiconContains() {
    #expect(
      positions([.plain("2009 – 2015: Repartidor, Arga Norte, Logroño", gap: 10), .item("Reparto")])
        == ["Repartidor | Arga Norte | 2009 | 2015"])
  }

  /// The list fits below a short line, but is set further in.
  @Test func listsDoNotContinueTheLineAbove() {
    #expect(
      positions([
        Printed(text: "2009 – 2015\tRepartidor", tab: 150, gap: 10),
        Printed(text: "Panificadora Norte, Logroño", left: 150),
        Printed(text: "Reparto", left: 180),
        Printed(text: "2005 – 2009\tPanadero", tab: 150, gap: 10),
        Printed(text: "Panificadora Sur, Tudela", left: 150), Printed(text: "Horno", left: 180),
      ]) == [
        "Repartidor | Panificadora Norte | 2009 | 2015",
        "Panadero | Panificadora Sur | 2005 | 2009",
      ])
  }

  @Test func theRestOfASentenceIsNotADate() {
    #expect(
      positions([
        .bold("Nurse, Holy Hill Clinic\t2016 – 2019"), .item("Cut errors by a third"),
        Printed(text: "since 2018.", left: 70),
      ]) == ["Nurse | Holy Hill Clinic | 2016 | 2019"])
  }

  @Test func datesBelowEachOtherBesideAnEntry() {
    #expect(
      positions([
        Printed(text: "2018\tHoly Hill Clinic", tab: 150, gap: 10),
        Printed(text: "Present\tHead Nurse", tab: 150),
        Printed(text: "2014\tHill Valley Hospital", tab: 150, gap: 10),
        Printed(text: "2018\tNurse", tab: 150),
      ]) == [
        "Head Nurse | Holy Hill Clinic | 2018 | …", "Nurse | Hill Valley Hospital | 2014 | 2018",
      ])
  }

  @Test func aTrainingIsNamedByTheJob() {
    let studies = StudyReader.studies(
      of: LineReading(
        Printed.document([.bold("Nursing Assistant\t2013 – 2016"), .plain("SOSU Randers")])
      )
      .lines)
    #expect(studies.map { $0.institution?.text } == ["SOSU Randers"])
    #expect(studies.map { $0.studyType?.text ?? $0.area?.text } == ["Nursing Assistant"])
  }
}
