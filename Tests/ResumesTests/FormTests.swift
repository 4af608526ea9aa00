import Documents
import Testing

@testable import Resumes

/// Resumes that are forms: fields with labels, tables, rows with dates.
@Suite(.timeLimit(.minutes(30))) struct FormTests {
  private func positions(_ lines: [Printed]) -> [String] {
    PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map(Self.text)
  }

  private static func text(_ position: Position) -> String {
    "\(position.title?.text ?? "-") | \(position.organization?.text ?? "-") | "
      + "\(position.period?.start?.text ?? "-") | \(position.period?.end?.text ?? "-")"
  }

  private static func text(_ study: Study) -> String {
    "\(study.institution?.text ?? "-") | \(study.area?.text ?? study.studyType?.text ?? "-") | "
      + "\(study.period?.start?.text ?? "-") | \(study.period?.end?.text ?? "-")"
  }

  /// The second line of a label begins at the labels, that of a value at the values.
  @Test func valuesOfTwoLines() {
    let found = positions([
      Printed(text: "Dates\t03/2019 – 05/2021", tab: 250),
      Printed(text: "Occupation or position\tHead of laboratories and", tab: 250),
      Printed(text: "held", left: 50),
      Printed(text: "of quality assurance", left: 250),
      Printed(text: "Employer\tHoly Hill Clinic", tab: 250),
    ])
    #expect(
      found == [
        "Head of laboratories and of quality assurance | Holy Hill Clinic | 2019-03 | 2021-05"
      ])
  }

  /// Without geometry, a row may lack its last cell.
  @Test func rowsWithoutTheirLastCell() {
    let lines = LineReading(
      Printed.text(
        """
        Examination\tUniversity\tYear\tMarks
        BA History\tSevern University\t2012
        Matriculation\tHoly Hill School\t2009
        """)
    ).lines
    #expect(
      StudyReader.studies(of: lines).map(Self.text) == [
        "Severn University | History | 2012 | 2012",
        "Holy Hill School | Matriculation | 2009 | 2009",
      ])
  }

  /// The European CV format of 2002 in the words of its Italian version.
  @Test func theEuropeanFormat() {
    let found = positions([
      Printed(text: "• Date (da – a)\tDa marzo 2019 a maggio 2021", tab: 300),
      Printed(text: "• Nome e indirizzo del datore di lavoro\tOspedale Rizzi, Bologna", tab: 300),
      Printed(text: "• Tipo di azienda o settore\tSanità", tab: 300),
      Printed(text: "• Tipo di impiego\tFarmacista", tab: 300),
      Printed(text: "• Principali mansioni e responsabilità\tScorte di reparto", tab: 300),
    ])
    #expect(found == ["Farmacista | Ospedale Rizzi | 2019-03 | 2021-05"])
  }

  @Test func titlesOfColumnsWithTwoNames() {
    let studies = LabeledEntries.studies(
      of: LineReading(
        Printed.text(
          """
          學校名稱\t科系 / 學位\t就學期間\t狀態
          護理科技大學\t護理系 學士\t2012/09 ～ 2016/06\t畢業
          """)
      ).lines)
    #expect(studies?.map(Self.text) == ["護理科技大學 | 護理系 學士 | 2012-09 | 2016-06"])
  }

  @Test(arguments: [
    ("姓名\t張雅筑\t性別\t女", "張雅筑"), ("氏名 小川 美咲", "小川 美咲"), ("성명\t윤서연\t생년월일\t1991.09.14", "윤서연"),
  ])
  func namesInRowsOfForms(line: String, expected: String) {
    let document = Printed.text(line + "\nE-mail: anna@example.org")
    #expect(LabeledName.find(in: LineReading(document).lines)?.text == expected)
  }

  @Test(arguments: [
    ["Surname(s) / First name(s)\tRossi, Anna"], ["Apelido(s) / Nome(s) próprio(s)\tRossi, Anna"],
    ["Nachname: Rossi", "Vorname: Anna"],
    ["Apellidos\tRossi", "Nombre\tAnna"], ["Nom : Rossi", "Prénom : Anna"],
    ["Full name", "Anna Rossi"],
  ])
  func namesBehindLabels(lines: [String]) {
    let document = Printed.text((lines + ["E-mail: anna@example.org"]).joined(separator: "\n"))
    #expect(LabeledName.find(in: LineReading(document).lines)?.text == "Anna Rossi")
  }

  /// The characters of a label and the parts of a name may be cells; other labels are not names.
  @Test func namesOfForms() {
    func name(_ text: String) -> String? {
      LabeledName.find(in: LineReading(Printed.text(text)).lines)?.text
    }
    #expect(name("氏\t名\t山田\t太郎") == "山田 太郎")
    #expect(name("Company name: Holy Hill") == nil)
    #expect(name("Name\tPhone\nAnna Rossi\t555 0100") == nil)
  }

  /// A row without a date is not the title of a section.
  @Test(arguments: [("営業部に配属", true), ("一身上の都合により退職", true), ("営業経験", false), ("Skills", false)])
  func rowsAreNotTitles(text: String, isRow: Bool) {
    #expect(EventRows.isRow(fragment(text)) == isRow)
  }

  /// The job behind the verb.
  @Test func rowsWithTheJobBehindTheVerb() throws {
    let rows = try #require(
      EventRows(
        LineReading(
          Printed.text(
            """
            2012\t4\t有限会社東都 入社 販売員
            2018\t3\t有限会社東都 退社
            2018\t4\t株式会社西都 入社 店長
            現在に至る
            """)
        ).lines))
    #expect(
      rows.positions.map(Self.text) == [
        "販売員 | 有限会社東都 | 2012-04 | 2018-03", "店長 | 株式会社西都 | 2018-04 | -",
      ])
  }

  /// Rows of year, month and what happened, as the Japanese forms have them.
  @Test func rowsOfEvents() throws {
    let rows = try #require(
      EventRows(
        LineReading(
          Printed.text(
            """
            年\t月\t学歴・職歴
            平成22\t4\t東都大学工学部機械工学科 入学
            平成26\t3\t同 卒業
            2014\t4\t株式会社東都 営業職として入社
            2018\t3\t一身上の都合により退社
            2018\t4\t有限会社西都入社
            現在に至る
            以上
            """)
        ).lines))
    #expect(rows.studies.map(Self.text) == ["東都大学 | 工学部機械工学科 | 2010-04 | 2014-03"])
    #expect(
      rows.positions.map(Self.text) == [
        "営業職 | 株式会社東都 | 2014-04 | 2018-03", "- | 有限会社西都 | 2018-04 | -",
      ])
    #expect(rows.positions.map { $0.period?.isOngoing } == [false, true])
    #expect(EventRows(LineReading(Printed.text("2014\t4\t株式会社東都 営業")).lines) == nil)
  }

  /// A table whose first row names the columns; a cell may continue on the next line.
  @Test func tablesWithTitles() {
    let found = positions([
      Printed(text: "Employer\tPosition\tFrom\tTo", tab: 200),
      Printed(text: "Holy Hill Clinic\tHead nurse\t03/2019\tPresent", tab: 200),
      Printed(text: "Hill Valley\tNurse\t05/2016\t02/2019", tab: 200),
    ])
    #expect(
      found == [
        "Head nurse | Holy Hill Clinic | 2019-03 | -", "Nurse | Hill Valley | 2016-05 | 2019-02",
      ])
  }

  /// A template that nobody has filled in.
  @Test func fieldsThatNameThemselves() {
    let found = positions([
      .bold("Job Title\tMonth Year – Month Year"), .plain("Company Name\tCity"),
      .item("Lorem ipsum dolor"), .bold("Job Title\tMonth Year – Month Year"),
      .plain("Company Name\tCity"), .item("Lorem ipsum dolor"),
    ])
    #expect(found == Array(repeating: "Job Title | Company Name | - | -", count: 2))
  }

  @Test(arguments: [
    ("year–year Degree", "year–year"), ("20XX – 20XX", "20XX – 20XX"), ("MM/YYYY", "MM/YYYY"),
    ("年 – 年", "年 – 年"), ("199X", "199X"), ("Month Year – Present", "Month Year – Present"),
    ("Year", nil), ("The year of the cat", nil), ("Acme XX", nil), ("month by month", nil),
  ])
  func placeholdersOfDates(text: String, placeholder: String?) {
    let cell = Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
    #expect(DatePlaceholder.range(in: cell).map { cell[$0].text } == placeholder)
  }
}
