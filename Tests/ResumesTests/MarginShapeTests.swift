import Documents
import Testing

@testable import Resumes

/// Texts beside a margin: dates that wrap in it, titles beside it, and names that wrap before the next cell.
@Suite(.timeLimit(.minutes(30))) struct MarginShapeTests {
  private func beside(_ date: String, _ text: String, gap: Double = 2) -> Printed {
    Printed(text: "\(date)\t\(text)", tab: 160, gap: gap)
  }

  private func periods(_ lines: [Printed]) -> [String] {
    PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map { position in
      [
        position.title?.text, position.organization?.text, position.period?.start?.text,
        position.period.map { $0.isOngoing ? "…" : $0.end?.text ?? "" },
      ].map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  @Test func monthsAloneInTheMargin() {
    let expected = [
      "Nurse | Holy Hill Hospital | 2019-03 | 2022-05",
      "Cook | Severn Catering Ltd | 2015-01 | 2019-02",
    ]
    #expect(
      periods([
        beside("March", "Nurse", gap: 9), beside("2019 –", "Holy Hill Hospital"),
        beside("May 2022", "Cared for the patients of the ward."),
        beside("January", "Cook", gap: 9), beside("2015 –", "Severn Catering Ltd"),
        beside("February 2019", "Made the soups and the bread."),
      ]) == expected)
    #expect(
      periods([
        beside("March", "Nurse", gap: 9), beside("2019", "Holy Hill Hospital"),
        beside("– May", "Cared for the patients of the ward"), beside("2022", "and of the clinic."),
        beside("January", "Cook", gap: 9), beside("2015", "Severn Catering Ltd"),
        beside("– February", "Made the soups and the bread"), beside("2019", "of the week."),
      ]) == expected)
    #expect(
      periods([
        beside("March", "Nurse", gap: 9), beside("2019", "Holy Hill Hospital"),
        beside("May", "Cook", gap: 9), beside("2015", "Severn Catering Ltd"),
      ]) == [
        "Nurse | Holy Hill Hospital | 2019-03 | 2019-03",
        "Cook | Severn Catering Ltd | 2015-05 | 2015-05",
      ])
  }

  /// A reader of pages may take the periods beside several lines for a column of their own.
  @Test func aColumnOfPeriods() {
    let expected = [
      "Nurse | Holy Hill Hospital | 2019 | 2022", "Cook | Severn Catering Ltd | 2015 | 2019",
    ]
    let roles = ["Nurse, Holy Hill Hospital", "Cook, Severn Catering Ltd"]
    let dates = ["2019 – 2022", "2015 – 2019"]
    func columns(_ first: [String], at left: Double, _ second: [String], at right: Double)
      -> [String]
    {
      periods([
        Printed(text: first[0], left: left), Printed(text: first[1], left: left),
        Printed(text: second[0], left: right, gap: -22), Printed(text: second[1], left: right),
      ])
    }
    #expect(columns(dates, at: 50, roles, at: 160) == expected)
    #expect(columns(roles, at: 50, dates, at: 430) == expected)
  }

  @Test func datesThatWrapInTheRightMargin() {
    #expect(
      periods([
        .bold("Nurse\tMarch 2019 –"), .plain("Holy Hill Hospital\tMay 2022"), .item("Cared."),
        .bold("Cook\tJanuary 2015 –"), .plain("Severn Catering Ltd\tFebruary 2019"),
        .item("Made soups."),
      ]) == [
        "Nurse | Holy Hill Hospital | 2019-03 | 2022-05",
        "Cook | Severn Catering Ltd | 2015-01 | 2019-02",
      ])
  }

  @Test func aPeriodOverFiveLines() {
    #expect(
      periods([
        beside("Mar.", "Nurse", gap: 9), beside("2019", "Holy Hill Hospital"),
        beside("to", "Cared for the patients of the ward"), beside("May", "and of the clinic"),
        beside("2022", "beside it."),
      ]) == ["Nurse | Holy Hill Hospital | 2019-03 | 2022-05"])
  }

  private func schools(_ lines: [Printed]) -> [String?] {
    StudyReader.studies(of: LineReading(Printed.document(lines)).lines).map {
      $0.institution?.text
    }
  }

  @Test func namesOfSchoolsThatWrapBesideADate() {
    #expect(
      schools([
        .bold("Royal Northern Institute of\t2010 – 2012"), .bold("Technology", gap: 2),
        .plain("BSc in Physics"),
        .bold("University of Bath\t2006 – 2010"), .plain("BSc in Chemistry"),
      ]) == ["Royal Northern Institute of Technology", "University of Bath"])
    // The first word of the second line had no room before the date.
    #expect(
      schools([
        .bold("Royal Northern University of the Lakes and the Eastern Long Hills\t2010 – 2012"),
        .bold("Archipelagoes", gap: 2), .plain("BSc in Physics"),
      ]) == ["Royal Northern University of the Lakes and the Eastern Long Hills Archipelagoes"])
  }

  @Test func otherLinesBelowASchool() {
    for below in ["Physics", "Leeds, United Kingdom", "Grade: 1.3", "Master of Science"] {
      #expect(
        schools([.bold("University of Bath\t2010 – 2012"), .bold(below, gap: 2)])
          == ["University of Bath"])
    }
  }

  @Test func titlesBesideTheMarginAreInsideEntries() {
    let reading = LineReading(
      Printed.document([
        .plain("Jane Doe"), .bold("WORK EXPERIENCE"), beside("2015 – 2019", "Nurse"),
        Printed(text: "Achievements", bold: true, left: 160), .item("Cared."),
        .bold("EDUCATION"), beside("2010 – 2014", "BSc Nursing"),
        .bold("SKILLS"), beside("Tools", "Excel"),
      ]))
    let headings = HeadingFinder.headings(in: reading)
    #expect(
      headings.flatMap(\.fragments).map(\.text) == ["WORK EXPERIENCE", "EDUCATION", "SKILLS"])
  }

  @Test func titlesThatRepeatBelowEntriesAreNoSections() {
    let lines: [Printed] = [
      .heading("Work Experience"), .bold("Nurse, Holy Hill Hospital\t2015 – 2019"),
      .bold("Projects"), .item("A ward."), .bold("Skills"), .item("Care"),
      .bold("Cook, Severn Catering\t2010 – 2014"),
      .bold("Projects"), .item("A kitchen."), .bold("Skills"), .item("Soups"),
      .heading("Education"), .bold("BSc Nursing, University of Bath\t2006 – 2010"),
      .heading("Interests"), .plain("Chess"),
    ]
    let headings = HeadingFinder.headings(in: LineReading(Printed.document(lines)))
    #expect(
      headings.flatMap(\.fragments).map(\.text) == ["Work Experience", "Education", "Interests"])
  }

  @Test func titlesOfListsBelowEntriesAreNoEntries() {
    #expect(
      periods([
        .bold("Nurse, Holy Hill Hospital\t2015 – 2019"), .bold("Projects"), .item("A ward."),
        .bold("Skills"), .item("Care"),
        .bold("Cook, Severn Catering\t2010 – 2014"), .bold("Achievements"), .item("A kitchen."),
      ]) == [
        "Nurse | Holy Hill Hospital | 2015 | 2019", "Cook | Severn Catering | 2010 | 2014",
      ])
  }

  @Test func subtitlesSplitASectionOfMixedContents() {
    let document = Printed.document([
      .heading("Work Experience"), .bold("Nurse, Holy Hill Hospital\t2015 – 2019"),
      .heading("Education"), .bold("BSc Nursing, University of Bath\t2010 – 2014"),
      .heading("Additional Information"), .bold("Publications"),
      .plain("On sleep, Journal of Rest, 2016"),
      .bold("Annexes"), .plain("Copies of diplomas"), .bold("Awards"),
      .plain("Nurse of the Year, 2018"),
    ])
    let reading = LineReading(document)
    let sections = SectionSplitter.sections(
      of: reading, headings: HeadingFinder.headings(in: reading))
    #expect(
      sections.suffix(3).map { $0.lines.map(\.content.text) } == [
        ["Annexes", "Copies of diplomas"], ["On sleep, Journal of Rest, 2016"],
        ["Nurse of the Year, 2018"],
      ])
    #expect(sections.suffix(3).map(\.kind) == [.other, .publications, .awards])
  }

  /// The second page of a resume has no sidebar.
  @Test func aPageWithoutSidebarContinuesTheMainColumn() {
    let main = { (text: String) in Printed(text: text, left: 220, column: 2) }
    var document = Printed.document([
      Printed(text: "Work Experience", size: 14, bold: true, left: 220, column: 2, rule: true),
      main("Nurse, Holy Hill Hospital, 2015 – 2019"), main("Cared for the patients of the ward"),
      Printed(text: "Skills", size: 14, bold: true, column: 1, rule: true),
      Printed(text: "Excel", column: 1),
    ])
    document.pages +=
      Printed.document([
        Printed(text: "Cook, Severn Catering", left: 220), Printed(text: "2010 – 2014", left: 220),
      ]).pages
    let reading = LineReading(document)
    let sections = SectionSplitter.sections(
      of: reading, headings: HeadingFinder.headings(in: reading))
    #expect(sections.first { $0.kind == .work }?.lines.count == 4)
    #expect(sections.first { $0.kind == .skills }?.lines.count == 1)
  }

  @Test func jobsInTheStyleOfSectionTitles() {
    let lines: [Printed] = [
      .heading("Work Experience"), .heading("Head Chemist"), .plain("Acme Foods\t2019 – 2021"),
      .heading("Laboratory Analyst"), .plain("Severn Mining\t2015 – 2018"),
      .heading("Education"), .plain("BSc Chemistry, University of Bath\t2012 – 2015"),
      .heading("Skills"), .plain("Titration, Excel"),
    ]
    let headings = HeadingFinder.headings(in: LineReading(Printed.document(lines)))
    #expect(
      headings.flatMap(\.fragments).map(\.text) == ["Work Experience", "Education", "Skills"])
  }
}
