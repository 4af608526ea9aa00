import Records
import Testing

@testable import Resumes

/// Names and contact data as forms and narrow columns print them.
@Suite(.timeLimit(.minutes(30))) struct TopOfPageTests {
  private func parsed(_ lines: [Printed]) -> ParsedResume {
    ResumeParser.parse(
      Printed.document(
        lines + [
          .heading("Experience"), .plain("Engineer, Acme Inc.\t2019 – 2021"), .heading("Skills"),
          .plain("C, D"),
        ]))
  }

  private func basic(_ member: String, _ lines: [Printed]) -> String? {
    parsed(lines).resume["basics"]?[member]?.stringValue
  }

  @Test func namesOnTwoLines() {
    let lines = [
      Printed(text: "Leopoldina Vasques", size: 30), Printed(text: "Trindade", size: 30),
      .plain("l.trindade@example.org"),
    ]
    #expect(basic("name", lines) == "Leopoldina Vasques Trindade")
    // The address contains the job as well.
    #expect(
      basic(
        "name",
        [
          Printed(text: "Marcus Delacroix", size: 30), Printed(text: "Chef", size: 30),
          .plain("chef.marcus@example.org"),
        ]) == "Marcus Delacroix")
  }

  @Test(arguments: [
    "Rua da Sofia 57 – 3000-213 Coimbra", "01310-100 São Paulo", "Via Roma 88 – 09124 Cagliari",
  ])
  func postalCodesAreNoNumbers(address: String) {
    let lines = [
      Printed(text: "Ada Byron", size: 22), .plain(address), .plain("+351 912 555 038"),
      .plain("ada@example.org"),
    ]
    #expect(basic("phone", lines) == "+351 912 555 038")
  }

  /// A hyphen at the end of a line is a part of the address.
  @Test func addressesThatBreakAfterAHyphen() {
    let lines = [
      Printed(text: "Ada Byron", size: 22), .plain("ada@postfach-"), .plain("nord.example.org"),
      .plain("Hill-"), .plain("side of the coun-"), .plain("try"),
    ]
    #expect(basic("email", lines) == "ada@postfach-nord.example.org")
  }

  @Test func runningTitlesAndNotices() {
    let line = LineReading(
      Printed.document([
        .plain("Ada Byron"), .plain("三枝 千景 - Page 1 of 1"), .plain("© European Union, 2002-2026"),
      ]))
    #expect(line.lines.map(\.content.text) == ["Ada Byron"])
  }

  @Test func titlesThatJoinTwoTitles() {
    #expect(HeadingMatch.read(fragment("Schooling and Licences"))?.kind == .education)
    #expect(HeadingMatch.read(fragment("Employment and Volunteering"))?.kind == .work)
    #expect(HeadingMatch.read(fragment("Schooling and Licences"))?.isWhole == true)
    #expect(HeadingMatch.read(fragment("ประสบการณ์ทำงาน"))?.kind == .work)
    // A word that begins like one of titles says nothing about the word after it.
    #expect(HeadingMatch.read(fragment("Volunteer Treasurer"))?.isWhole == false)
  }

  @Test func titlesOnTwoLines() {
    func title(_ first: String, _ second: String) -> [Printed] {
      [
        Printed(text: first, size: 14, bold: true, gap: 14),
        Printed(text: second, size: 14, bold: true),
      ]
    }
    let headings = ResumeParser.parse(
      Printed.document(
        [Printed(text: "Ada Byron", size: 22), .plain("ada@example.org")]
          + title("TRAYECTORIA", "LABORAL") + [.plain("Enfermera, Clínica Sol\t2011 – 2014")]
          + title("FORMACIÓN", "ACADÉMICA") + [.plain("Grado en Enfermería\t2007 – 2011")])
    ).sections.compactMap(\.heading)
    #expect(headings == ["TRAYECTORIA LABORAL", "FORMACIÓN ACADÉMICA"])
  }

  /// Titles of jobs in the style of the sections, two lines above their dates.
  @Test func titlesOfJobsAreNotSections() {
    let lines = [
      Printed(text: "Ada Byron", size: 22), .plain("ada@example.org"), .heading("Summary"),
      .plain("Cared for many."), .heading("Employment"), .heading("Warden"),
      .plain("Holy Hill, Zorbury"), .plain("2011 – 2014"), .heading("Beadle"),
      .plain("Severn, Quenby"), .plain("2008 – 2010"),
    ]
    #expect(parsed(lines).resume["work"]?.arrayValue?.count == 3)
  }
}
