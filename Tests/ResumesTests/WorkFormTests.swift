import Documents
import Records
import Testing

@testable import Resumes

/// Roles below employers, and other forms in which people list their work and studies.
@Suite(.timeLimit(.minutes(30))) struct WorkFormTests {
  private func work(_ text: String) throws -> [String] {
    let entries = try parsed(text)["work"]?.arrayValue ?? []
    return entries.map { entry in
      ["position", "name", "startDate", "endDate"].map { entry[$0]?.stringValue ?? "–" }
        .joined(separator: " | ")
    }
  }

  private func titles(_ text: String) throws -> [String?] {
    (try parsed(text)["work"]?.arrayValue ?? []).map { $0["position"]?.stringValue }
  }

  private func studies(_ text: String) throws -> [String] {
    let entries = try parsed("Ines Calder\n\nEDUCATION\n\n\(text)\n")["education"]?.arrayValue ?? []
    return entries.map { $0["institution"]?.stringValue ?? "–" }
  }

  // MARK: Roles below employers

  @Test func rolesOfAnEmployerWithTheTotalTimeThere() {
    func employer(_ name: String) -> Printed { Printed(text: name, size: 13, bold: true, gap: 10) }
    let read = PositionReader.positions(
      of: LineReading(
        Printed.document([
          employer("Hill Foods"), .plain("5 years 3 months"),
          .bold("Head of Planning"), .plain("April 2024 - Present (2 years 8 months)"),
          .plain("Leeds, United Kingdom", gap: 8), .item("Cut the stock by a third"),
          .bold("Senior Manager - Demand Planning"),
          .plain("July 2022 - April 2024 (1 year 10 months)"),
          employer("Ridge Bearings"),
          .bold("Trainee"), .plain("July 2011 - May 2012 (11 months)"),
        ])
      ).lines)
    #expect(
      read.map { [$0.title?.text, $0.organization?.text] } == [
        ["Head of Planning", "Hill Foods"],
        ["Senior Manager - Demand Planning", "Hill Foods"],
        ["Trainee", "Ridge Bearings"],
      ])
    #expect(read[0].place?.text == "Leeds, United Kingdom")
    #expect(read[0].highlights.map(\.text) == ["Cut the stock by a third"])
  }

  // MARK: Dates

  @Test(arguments: [
    ("IX 2015 - XII 2017", "2015-09 | 2017-12"), ("II.2011 – V.2013", "2011-02 | 2013-05"),
    ("juill.-août 2019", "2019-07 | 2019-08"),
  ])
  func months(period: String, expected: String) throws {
    #expect(
      try work("Ines Calder\n\nEXPERIENCE\n\n\(period)\nNurse\nHill Clinic\n")
        == ["Nurse | Hill Clinic | \(expected)"])
  }

  @Test(arguments: ["Karl XII 1697 prize", "Part V 2015"])
  func aRomanNumeralAloneIsNoMonth(text: String) {
    let reading = LineReading(Printed.document([.plain(text)]))
    #expect(reading.lines[0].periods.allSatisfy { $0.start?.month == nil })
  }

  // MARK: Names

  @Test func initialsOfALegalFormEndNoSentence() throws {
    #expect(
      try titles(
        """
        Inés Calder

        EXPERIENCIA

        Traductora jurada — Autónoma

        03/2017 – actualidad, Gijón
        Más de tres millones de palabras entregadas a notarías y editoriales.

        Traductora en plantilla — Polígrafo Servicios Lingüísticos, S. L.

        09/2014 – 02/2017, Oviedo
        Manuales técnicos y control de calidad de un equipo externo.

        Técnica de calidad — Laboratorios Naranco

        2008–2012, Llanera
        Documentación y correspondencia con la matriz alemana.
        """
      ) == [
        "Traductora jurada", "Traductora en plantilla", "Técnica de calidad",
      ])
  }

  @Test func aNameThatBeginsLikeASentence() throws {
    #expect(
      try work(
        "Ines Calder\n\nEXPÉRIENCE\n\njuin – août 2022\nCommis de cuisine\nCamping Les Pins d’Oléron, Dolus\n"
      ).first?.contains("Camping Les Pins d’Oléron") == true)
  }

  @Test func schoolsBesideDashesAndRemarks() throws {
    #expect(
      try studies(
        "Hill University, Leeds — Programme in Nursing\n2010 - 2012\n\nPhD Biology, University of York. "
          + "Thesis: Growth of fins\n2014 - 2018")
        == ["Hill University", "University of York"])
  }

  // MARK: Sections

  @Test func themesOfAFunctionalResumeAreNoJobs() throws {
    #expect(
      try titles(
        """
        Ines Calder

        PROFESSIONAL EXPERIENCE

        Troubleshooting and service

        • Chased ground faults on conveyors and chillers
        • Cut a plant over to new controls

        WORK HISTORY

        Electrical Foreman, Hill Power Inc., Akron OH\tApr 2021 - Present
        Journeyman Electrician, Ridge Electric Co., Akron OH\t6/2016 - 10/2019
        (Nov. 2019 to March 2021 I was at home taking care of my father.)
        """
      ) == [
        "Electrical Foreman", "Journeyman Electrician",
      ])
  }

  @Test func aLongKnownTitleIsATitle() {
    #expect(
      ResumeParser.parse(
        Printed.document([
          .plain("Ines Calder"), .heading("EDUCATIONAL INSTITUTIONS ATTENDED WITH QUALIFICATIONS"),
          .plain("Hill University"), .plain("B.Sc. Accounting"), .plain("2018 – 2020"),
        ])
      ).sections.map(\.kind) == ["education"])
  }

  /// The second page has no sidebar, and its lines begin where the entries of the first page do.
  @Test func aColumnGoesOnWhereItsEntriesBegin() {
    let first = Printed.document([
      Printed(text: "Ines Calder", size: 20),
      Printed(text: "EXPERIENCE", size: 14, bold: true, gap: 14, column: 1),
      Printed(text: "2021 – 2023", left: 66, gap: 8, column: 1),
      Printed(text: "Cook", left: 66, column: 1),
      Printed(text: "Hill Hotel and Restaurant by the Long Lake", left: 66, column: 1),
      Printed(text: "INTERESTS", size: 14, bold: true, left: 400, gap: 14, column: 2),
      Printed(text: "Surfing", left: 400, column: 2),
    ])
    let second = Printed.document([
      Printed(text: "2019 – 2021", left: 66), Printed(text: "Kitchen porter", left: 66, gap: 8),
      Printed(text: "Ridge Hotel", left: 66, gap: 8),
    ])
    let parsed = ResumeParser.parse(
      Document(mediaType: .pdf, pages: first.pages + second.pages))
    let work = parsed.resume["work"]?.arrayValue ?? []
    #expect(work.map { $0["position"]?.stringValue } == ["Cook", "Kitchen porter"])
  }
}
