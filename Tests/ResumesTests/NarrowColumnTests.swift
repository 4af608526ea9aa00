import Documents
import Records
import Testing

@testable import Resumes

/// Periods, names and titles that narrow columns wrap or stretch.
@Suite(.timeLimit(.minutes(30))) struct NarrowColumnTests {
  private func positions(_ lines: [Printed]) -> [String] {
    PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map { position in
      [
        position.title?.text, position.organization?.text, position.period?.start?.text,
        position.period.map { $0.isOngoing ? "now" : $0.end?.text ?? "-" },
      ]
      .map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  /// Long periods beside the items of a list.
  @Test func periodsThatWrapBesideAList() {
    #expect(
      positions([
        .plain("Клиника «Холм», Бухгалтер\tЯрославль", gap: 8),
        .item("Отчёты\tМарт 2018 — настоящее"), .item("Расчёты с клиентами\tвремя"),
        .plain("Клиника «Роща», Кассир\tРыбинск", gap: 8),
        .item("Касса и деньги\tАвгуст 2012 — Февраль"), .item("Архив\t2018"),
      ]) == [
        "Бухгалтер | Клиника «Холм» | 2018-03 | now",
        "Кассир | Клиника «Роща» | 2012-08 | 2018-02",
      ])
  }

  /// Years stand before months in Hungarian, and justified text stretches the spaces.
  @Test func periodsWithStretchedSpaces() {
    #expect(
      positions([
        .plain("Könyvelő, Tisza Kft.\t2018.\tmárcius – jelenleg", gap: 8), .item("Zárások"),
        .plain("Titkár, Duna Kft.\t2013. június\t–\t2018.", gap: 8), .plain("február"),
        .item("Levelek"),
      ]) == [
        "Könyvelő | Tisza Kft. | 2018-03 | now", "Titkár | Duna Kft. | 2013-06 | 2018-02",
      ])
  }

  @Test func periodsThatWrapAtTheEndOfALine() {
    let long = "Warehouse Associate, Harborline Supply Co., Eugene, August 2013 – February"
    #expect(
      positions([
        .plain("Supervisor, Northfork Ltd, Salem, March 2015 – May 2019", gap: 8),
        Printed(text: long, gap: 8), .plain("2015"),
      ]).last == "Warehouse Associate | Harborline Supply Co. | 2013-08 | 2015-02")
  }

  /// The dash between the ends of a period on three lines looks like a bullet.
  @Test func periodsOnThreeLinesBesideText() {
    func line(_ text: String, gap: Double = 2) -> Printed {
      Printed(text: text, tab: 120, gap: gap)
    }
    #expect(
      positions([
        line("Jan 2021\tSenior Designer", gap: 8), line("–\tLantern Studio Ltd"), line("Present"),
        Printed(text: "Designed many forms.", left: 120),
        line("Sep 2017\tDesigner", gap: 8), line("–\tPenny Bank"), line("Dec 2020"),
        Printed(text: "Designed one form.", left: 120),
      ]) == [
        "Senior Designer | Lantern Studio Ltd | 2021-01 | now",
        "Designer | Penny Bank | 2017-09 | 2020-12",
      ])
  }

  @Test func namesWithStretchedSpaces() {
    func name(_ text: String) -> String? {
      ResumeParser.parse(
        Printed.document([
          Printed(text: text, size: 20, tab: 150), .plain("Some text of the usual size"),
          .plain("anna@example.org"), .heading("Work"), .plain("Nurse, Holy Hill\t2015 – 2019"),
        ])
      ).resume["basics"]?["name"]?.stringValue
    }
    #expect(name("Anna\tMaria\tWinter") == "Anna Maria Winter")
    #expect(name("Resume\tWinter")?.contains("Resume") != true)
  }

  @Test func periodsSetFromLeftToRight() {
    let scalars = Array("היום - 2020".unicodeScalars)
    let period = DateScanner.periods(in: scalars[...], isReversible: true).first
    #expect(period?.isOngoing == true && period?.start?.text == "2020")
    #expect(period?.range == scalars.indices)
    #expect(DateScanner.periods(in: scalars[...]).first?.isOngoing != true)
  }

  @Test func wordsOfThaiRoles() {
    #expect(RoleScore.title(text: "ผู้ช่วยสอน") == 3)
    #expect(RoleScore.title(text: "โรงเรียนครูดี") == 0)
    #expect(RoleScore.organization(text: "บริษัท ดอยคำ จำกัด") == 3)
    // Fonts have one vowel in two parts.
    #expect(RoleScore.organization(text: "ดอยค\u{E4D}\u{E32} จ\u{E4D}\u{E32}กัด") == 3)
    #expect(RoleScore.school(text: "มหาวิทยาลัยภูเวียง") == 3)
    #expect(RoleScore.degree(text: "วิศวกรรมศาสตรบัณฑิต") == 3)
    #expect(
      positions([
        .plain("2018 – 2020\tโรงเรียนดอนแก้ว", gap: 8), Printed(text: "ครูคณิตศาสตร์", left: 430),
        .item("สอน"),
      ]) == ["ครูคณิตศาสตร์ | โรงเรียนดอนแก้ว | 2018 | 2020"])
    #expect(
      positions([.plain("ครู, โรงเรียนดอนแก้ว, ขอนแก่น\t2018 – 2020", gap: 8)]) == [
        "ครู | โรงเรียนดอนแก้ว | 2018 | 2020"
      ])
  }

  @Test func wordsOfKoreanOrganizations() {
    #expect(
      positions([.plain("동백무역, 인턴\t2018.07 ~ 2018.12", gap: 8), .item("서류 작성")]) == [
        "인턴 | 동백무역 | 2018-07 | 2018-12"
      ])
  }

  @Test func fieldsWithoutADegree() {
    let (type, area) = DegreeReader.read(fragment("in Marine Biology"))
    #expect([type?.text, area?.text].compactMap { $0 } == ["Marine Biology"])
  }

  /// TeX hyphenates words, and a document without compounds hardly has one at the end of a line.
  @Test func singleHyphensOfTeX() {
    func last(_ producer: String, _ more: String = "text") -> String? {
      var document = Printed.document([.plain(more), .plain("Metodo Montes-"), .plain("sori")])
      document.metadata.producer = producer
      let lines = LineReading(document).lines
      return lines.dropLast().last?.content.text
    }
    #expect(last("xdvipdfmx (20220710)") == "Metodo Montes")
    #expect(last("pdfTeX-1.40.25") == "Metodo Montes")
    #expect(last("Skia/PDF m130") == "Metodo Montes-")
    #expect(last("pdfTeX-1.40.25", "full-stack") == "Metodo Montes-")
  }

  @Test func skillsThatBreakAtAHyphen() {
    let lines = LineReading(
      Printed.document([.plain("Teaching; Reading; Metodo Post-"), .plain("montessoriano")])
    ).lines
    #expect(SkillReader(lines).groups.first?.keywords.last?.text == "Metodo Post-montessoriano")
  }

  @Test func quotationsKeepTheirEnd() {
    #expect(fragment("ООО «Берег»,").pruned.text == "ООО «Берег»")
    #expect(fragment("Home »").pruned.text == "Home")
  }

  /// Place, day and signature do not belong to the last section.
  @Test func signaturesAtTheEnd() {
    func last(_ lines: [String]) -> String? {
      let top = [Printed.plain("Anna Winter"), .plain("anna@example.org"), .heading("Work")]
      let rest =
        (0..<5).map { Printed.plain("text \($0)") } + lines.map { Printed.plain($0, gap: 20) }
      return LineReading(Printed.document(top + rest)).lines.last?.text
    }
    #expect(last(["Bad Homburg, den 12.03.2024", "Anna Winter"]) == "text 4")
    #expect(last(["Münster, 12.03.2024"]) == "text 4")
    #expect(last(["Münster, 2024"]) == "Münster, 2024")
    #expect(last(["Münster, 12.03.2024", "Other text"]) == "Other text")
    #expect(last(["Prize of the city, 12.03.2024, 3rd"]) != "text 4")
  }

  /// A template of two cells: the name is above the first title of the second one.
  @Test func namesInTheSecondCell() {
    let texts = [
      ["Contact", "anna@example.org", "Skills", "Triage"],
      ["Anna Winter", "Work", "Nurse, Holy Hill Clinic, 2015 – 2019"],
    ]
    var block = 0
    let lines = texts.enumerated().flatMap { column, texts in
      texts.map { text in
        block += 1
        let isTitle = ["Contact", "Skills", "Work"].contains(text)
        var line = Line(
          words: text.split(separator: " ").map {
            Word(text: String($0), style: isTitle ? .bold : [])
          },
          block: block)
        line.cell = Line.Cell(table: 0, row: 0, column: column)
        return line
      }
    }
    let resume = ResumeParser.parse(Document(mediaType: .docx, pages: [Page(lines: lines)]))
    #expect(resume.resume["basics"]?["name"]?.stringValue == "Anna Winter")
  }
}
