import Documents
import Records
import Testing

@testable import Resumes

/// What pages with cards, timelines and ruled tables hold.
@Suite(.timeLimit(.minutes(30))) struct CardShapeTests {
  private func parse(_ lines: [Printed]) -> ParsedResume {
    ResumeParser.parse(Printed.document(lines))
  }

  private func skills(_ lines: [Printed]) -> [String] {
    SkillReader(LineReading(Printed.document(lines)).lines).groups.flatMap(\.keywords).map(\.text)
  }

  // MARK: Entries

  @Test func entriesThatEndWithTheirDates() {
    #expect(
      positions([
        .bold("Globex Inc."), .plain("Engineer"), .item("Built engines."),
        .plain("2019 – 2021", gap: 8),
        .bold("Initech LLC"), .plain("Nurse"), .item("Kept watch."), .plain("2015 – 2018", gap: 8),
      ]) == [
        "Engineer | Globex Inc. | - | 2019 | 2021", "Nurse | Initech LLC | - | 2015 | 2018",
      ])
  }

  /// Only the place of the first entry is known; its line has both title and organization, as those of the others do.
  @Test func titlesWithTheirOrganizationsBesidePlaces() {
    #expect(
      positions([
        .bold("Nurse, Quenby House\tNorthwold"), .plain("2019 – 2021"), .item("Kept watch."),
        .bold("Nurse, Holm Lodge\tBerlin"), .plain("2015 – 2018"), .item("Kept watch."),
      ]).last == "Nurse | Holm Lodge | Berlin | 2015 | 2018")
  }

  @Test(arguments: ["Centre dentaire Bellefeuille", "Pharmacie Gosselin & filles"])
  func organizationsBeforePlaces(name: String) {
    #expect(
      positions([
        .plain("2014 – 2016"), .bold("Assistante dentaire"), .plain("\(name), Québec"),
        .item("Stérilisation."),
      ]) == ["Assistante dentaire | \(name) | Québec | 2014 | 2016"])
  }

  @Test func namesBetweenDotsAreNotASentence() {
    #expect(
      positions([
        .plain("2009 – 2011"), .bold("Ayudante de cocina"),
        .plain("Casa Torcuato y Torre · Jerez de la Frontera"), .item("Frituras."),
      ]).first?.hasPrefix("Ayudante de cocina | Casa Torcuato y Torre") == true)
  }

  @Test func timesAtEmployersInBrackets() {
    #expect(
      positions([
        .plain("2021.03 - 2022.05\t苏州恒澜精密机械有限公司（1年3个月）"),
        .plain("财务主管 | 财务部"), .item("负责总账。"),
      ]) == ["财务主管 | 苏州恒澜精密机械有限公司 | - | 2021-03 | 2022-05"])
  }

  @Test(arguments: [
    ("4年3个月", true), ("3年以上", true), ("54个月", true), ("2년 6개월", true),
    ("2019年3月", false), ("3月", false), ("年", false),
  ])
  func lengthsOfTime(text: String, isLength: Bool) {
    #expect(DateScanner.isEastAsianDuration(text.unicodeScalars) == isLength)
  }

  @Test(arguments: [
    "Hygiéniste", "Violinista", "Carpinteiro", "Parrucchiere", "Tandarts", "Tierarzt", "Aktorka",
    "Klavírista", "Barnmorska", "Öğretmen",
  ])
  func professions(word: String) { #expect(RoleScore.title(fragment("\(word) X")) > 1) }

  // MARK: Tables

  /// Cells of several lines, as a ruled table of a page or of a word processor has them.
  @Test func cellsOfSeveralLines() {
    var document = Printed.document(
      ["Okres", "Pracodawca", "Stanowisko"].map { .plain($0) } + [
        .plain("09.2018 –"), .plain("12.2020"), .plain("Klinika Cztery"), .plain("Łapy, Bydgoszcz"),
        .plain("Starszy chirurg"), .plain("03.2013 –"), .plain("08.2018"),
        .plain("Lecznica Pod Kasztanem"), .plain("Lekarz"), .plain("weterynarii"),
        .plain("2010 – 2012"), .plain("Gabinet dla"), .plain("Zwierząt"), .plain("Asystent"),
      ])
    let cells = [
      (0, 0), (0, 1), (0, 2), (1, 0), (1, 0), (1, 1), (1, 1), (1, 2), (2, 0), (2, 0), (2, 1),
      (2, 2), (2, 2), (3, 0), (3, 1), (3, 1), (3, 2),
    ]
    for (index, (row, column)) in cells.enumerated() {
      document.pages[0].lines[index].cell = Line.Cell(table: 0, row: row, column: column)
    }
    #expect(
      PositionReader.positions(of: LineReading(document).lines).map(text) == [
        "Starszy chirurg | Klinika Cztery Łapy | - | 2018-09 | 2020-12",
        "Lekarz weterynarii | Lecznica Pod Kasztanem | - | 2013-03 | 2018-08",
        "Asystent | Gabinet dla Zwierząt | - | 2010 | 2012",
      ])
  }

  /// A cell of two lines before the last one: the row stays apart.
  @Test func rowsWithATallCellInside() {
    var document = Printed.document(
      (0..<2).flatMap { [.plain("201\($0)"), .plain("Holy"), .plain("Hill"), .plain("Nurse")] })
    for index in 0..<8 {
      document.pages[0].lines[index].cell = Line.Cell(
        table: 0, row: index / 4, column: [0, 1, 1, 2][index % 4])
    }
    #expect(LineReading(document).lines.count == 8)
  }

  @Test func columnsThatSayOtherThings() {
    #expect(
      positions([
        Printed(text: "Employer\tPosition\tPeriod\tStatus\tRemarks", tab: 200),
        Printed(text: "Holy Hill\tHead nurse\t03/2019 – 05/2021\tleft\tnone", tab: 200),
      ]) == ["Head nurse | Holy Hill | - | 2019-03 | 2021-05"])
  }

  @Test(arguments: ["부서 / 직위", "직위 / 부서"])
  func theKnownOfTwoNamesOfAColumn(title: String) {
    #expect(FieldLabels.field(fragment(title)) == .title)
  }

  // MARK: Titles

  private func sections(_ lines: [Printed]) -> [String] { parse(lines).sections.map(\.heading) }

  /// The border of the first card is below the title of its section.
  @Test func rulesOfCardsBelowTitles() {
    func title(_ text: String, rule: Bool = false) -> Printed {
      Printed(text: text, size: 12, bold: true, gap: 14, rule: rule)
    }
    #expect(
      sections([
        Printed(text: "Ada Byron", size: 24), title("Profile"), .plain("Calm."),
        title("My kind of thing", rule: true), .bold("Engineer, Acme Inc."),
        .item("Built engines."),
        .plain("2019 – 2021", gap: 8), title("Skills"), .plain("Swift, C"), title("Languages"),
        .plain("English"),
      ]) == ["Profile", "My kind of thing", "Skills", "Languages"])
  }

  @Test func aTitleThatBeginsAColumnBelowOthers() {
    #expect(
      sections([
        Printed(text: "Ada Byron", size: 24), .heading("Work"),
        .bold("Engineer, Acme Inc.\t2019 – 2021"), .item("Built engines."), .heading("Education"),
        .bold("BSc, University of Kent\t2015 – 2018"), .heading("Things of mine", column: 1),
        Printed(text: "Swift, C", column: 1),
      ]).contains("Things of mine"))
  }

  /// Jobs in larger type beside their dates have the style of the titles.
  @Test func jobsFarFromTheEdgeOfTheTitles() {
    func title(_ text: String, left: Double = 50) -> Printed {
      Printed(text: text, size: 13, left: left, gap: 14)
    }
    #expect(
      sections([
        Printed(text: "Ada Byron", size: 24), title("Work"), .plain("2019 – 2021"),
        Printed(text: "Acme Inc.", bold: true, left: 170), title("Head of stores", left: 170),
        Printed(text: "Ran the stores of the north.", left: 170), title("Education"),
        .bold("BSc, University of Kent\t2015 – 2018"), title("Skills"), .plain("Swift, C"),
      ]) == ["Work", "Education", "Skills"])
  }

  @Test(arguments: [
    ("A. DATA PRIBADI", "contact"), ("Gdje sam radila", "work"), ("Onde estudei", "education"),
    ("Co potrafię", "skills"), ("Поза роботою", "interests"), ("What I bring", "skills"),
    ("Опыт вождения", "other"),
  ])
  func titlesInTheFirstPerson(text: String, kind: String) {
    #expect(
      HeadingMatch.read(fragment(text))
        == HeadingMatch(kind: SectionKind(rawValue: kind) ?? .other, isWhole: true))
  }

  @Test(arguments: ["Курси", "Kurser", "Cursos", "Weiterbildungen"])
  func coursesAreNotStudies(title: String) {
    let resume = parse([
      Printed(text: "Ada Byron", size: 24), .heading("Education"),
      .bold("BSc Physics, University of Kent\t2015 – 2018"), .heading(title),
      .bold("First aid, Hill School\t2019"),
    ]).resume
    #expect(resume["education"]?.arrayValue?.count == 1)
    #expect(resume["certificates"]?.arrayValue?.count == 1)
  }

  /// Titles of sections beside their text, above rows whose dates stand in the margin.
  @Test func titlesInTheMarginAboveDates() {
    func beside(_ label: String, _ text: String, gap: Double = 2) -> Printed {
      Printed(text: "\(label)\t\(text)", tab: 170, gap: gap)
    }
    func title(_ label: String, _ text: String = "") -> Printed {
      Printed(text: text.isEmpty ? label : "\(label)\t\(text)", tab: 170, gap: 14)
    }
    let resume = parse([
      Printed(text: "Ada Byron", size: 24), title("Profile", "Calm and exact."),
      title("Work"), beside("2019 – 2021", "Engineer, Acme Inc.", gap: 8),
      beside("2017 – 2019", "Nurse, Globex Inc.", gap: 8),
      beside("2015 – 2017", "Cook, Initech Inc.", gap: 8), title("Skills", "Swift, C"),
      title("Languages", "English, French"),
    ])
    #expect(resume.sections.map(\.heading) == ["Profile", "Work", "Skills", "Languages"])
    #expect(resume.skills == ["Swift", "C"])
  }

  /// The ruled lines between the rows of a form set no titles apart.
  @Test func titlesBesideRuledRows() {
    func row(_ text: String) -> Printed { Printed(text: text, tab: 120, rule: true) }
    func title(_ text: String) -> Printed { Printed(text: text, bold: true, gap: 14) }
    #expect(
      sections([
        Printed(text: "山岸美咲", size: 20), row("学歴"), row("2005\t4\t多摩西高等学校 入学"),
        row("2008\t3\t多摩西高等学校 卒業"), row("職歴"), row("2012\t4\t青葉会株式会社 入社"),
        row("2018\t3\t一身上の都合により退職"), row("免許・資格"), row("2008\t8\t看護師免許 取得"),
        title("志望の動機"), .plain("地域の看護に関心を持つ。"), title("趣味・特技"), .plain("写真、手芸"),
        title("本人希望記入欄"), .plain("経理職を希望いたします。"),
      ]) == ["学歴", "職歴", "免許・資格", "志望の動機", "趣味・特技", "本人希望記入欄"])
  }

  // MARK: Skills

  @Test func levelsBesideSkills() {
    #expect(
      skills([
        .plain("Budgets\tQuimbo"), .plain("Permits\tQuimbo"), .plain("Crowds\tQuimbo"),
        .plain("Suppliers\tErvaren"),
      ]) == ["Budgets", "Permits", "Crowds", "Suppliers"])
    #expect(
      skills([.plain("金蝶K/3：精通 | 54个月"), .plain("Excel: advanced | 5 years")])
        == ["金蝶K/3", "Excel"])
  }

  // MARK: Names

  private func name(_ lines: [Printed]) -> String? {
    parse(lines + [.heading("Experience"), .plain("Engineer, Acme Inc.\t2019 – 2021")])
      .resume["basics"]?["name"]?.stringValue
  }

  @Test func namesOfTwoLinesWithoutAnAddress() {
    #expect(
      name([
        Printed(text: "Inmaculada Reyes", size: 24), Printed(text: "Ortuño", size: 24),
        .plain("Jefa de cocina", gap: 10), .plain("inma@example.org"),
      ]) == "Inmaculada Reyes Ortuño")
  }

  @Test func signsThatAreSpacedOut() {
    #expect(name([.plain("履 歴 書"), .plain("氏\t名\t山岸\t美咲"), .plain("性別\t女")]) == "山岸 美咲")
    #expect(name([.plain("이 력 서"), .plain("성 명\t한지우 (韓智雨)")]) == "한지우")
  }

  @Test func titlesThatAreSpacedOut() {
    #expect(
      sections([
        Printed(text: "山岸美咲", size: 20), Printed(text: "学\t歴", left: 200, tab: 240, gap: 14),
        .plain("2005\t4\t多摩西高等学校 普通科 入学"), .plain("2008\t3\t多摩西高等学校 普通科 卒業"),
        Printed(text: "職\t歴", left: 200, tab: 240, gap: 14), .plain("2012\t4\t青葉会株式会社 入社"),
        .plain("2018\t3\t一身上の都合により退職"),
      ]) == ["学歴", "職歴"])
  }
}
