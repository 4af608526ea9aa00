import Documents
import Records
import Testing

@testable import Resumes

/// Histories of work as Japanese forms, job boards and exports have them.
@Suite(.timeLimit(.minutes(30))) struct CareerShapeTests {
  private func sections(_ lines: [Printed]) -> [String] {
    ResumeParser.parse(Printed.document(lines)).sections.map(\.heading)
  }

  /// A line with the employer, and below it a table of the positions there.
  @Test func historiesOfWorkInTables() {
    let lines: [Printed] = [
      .plain("2014年10月～現在 北辰建設工業株式会社"), .plain("事業内容：総合建設業 従業員数：380名"),
      .plain("期間\t業務内容"), .plain("2021年4月"), .plain("～"), .plain("現在"),
      .plain("東北支店 建築部／作業所長"), .plain("【実績】"), .plain("・工期を23日短縮"),
      .plain("2014年10月"), .plain("～2021年3月"), .plain("職種：工事主任"), .plain("・若手職員4名の指導"),
      .plain("みなみ野工務店株式会社（2012年4月～2014年9月）"), .plain("期間\t業務内容"),
      .plain("2012年4月～2014年9月"), .plain("施工管理担当"), .plain("・現場管理"),
    ]
    #expect(
      positions(lines) == [
        "東北支店 建築部／作業所長 | 北辰建設工業株式会社 | - | 2021-04 | -",
        "工事主任 | 北辰建設工業株式会社 | - | 2014-10 | 2021-03",
        "施工管理担当 | みなみ野工務店株式会社 | - | 2012-04 | 2014-09",
      ])
    let read = PositionReader.positions(of: LineReading(Printed.document(lines)).lines)
    #expect(read.map { $0.highlights.map(\.text) } == [["工期を23日短縮"], ["若手職員4名の指導"], ["現場管理"]])
    #expect(read.allSatisfy { $0.summary == nil })
  }

  @Test func aDescriptionWithoutAPeriodIsNotATable() {
    #expect(
      positions([
        .plain("2021.03 - 2022.05\t苏州恒澜精密机械有限公司"), .plain("财务主管 | 财务部"), .plain("工作描述"),
        .plain("1、负责总账；"),
      ]) == ["财务主管 | 苏州恒澜精密机械有限公司 | - | 2021-03 | 2022-05"])
  }

  @Test func schoolsWithTheirFaculties() {
    let studies = StudyReader.studies(
      of: LineReading(Printed.document([.plain("2009年4月～2013年3月 多摩川文化大学 商学部 会計学科 卒業")])).lines)
    #expect(studies.map { $0.institution?.text } == ["多摩川文化大学"])
    #expect(studies.map { $0.studyType?.text ?? $0.area?.text } == ["商学部 会計学科"])
  }

  /// The roles at one employer follow each other; a period elsewhere does not.
  @Test func unknownTitlesBelowAnEmployer() {
    #expect(
      positions([
        .bold("Globex Inc."), .plain("Engineer"), .plain("August 2022 – Present"), .item("Built."),
        .bold("Quenbyist"), .plain("March 2021 – July 2022"), .item("Tested."),
      ]).last == "Quenbyist | Globex Inc. | - | 2021-03 | 2022-07")
    #expect(
      positions([
        .bold("Globex Inc."), .plain("Engineer"), .plain("August 2022 – Present"), .item("Built."),
        .bold("Quenbyist"), .plain("March 2015 – July 2016"), .item("Tested."),
      ]).last == "- | Quenbyist | - | 2015-03 | 2016-07")
  }

  @Test(arguments: [
    "Greater Chicago Area", "San Francisco Bay Area", "Wien und Umgebung", "Львів, Україна",
    "Αθήνα, Ελλάδα", "Cebu City, Philippines", "Greater Manchester",
  ])
  func places(text: String) { #expect(Place.read(fragment(text)) != nil) }

  @Test func organizationsNamedAfterAreas() {
    #expect(Place.read(fragment("Greater Manchester Police")) == nil)
  }

  @Test func placesBehindDates() {
    #expect(
      positions([
        .plain("April 2018 – today · Northwold"), .bold("Revierleiter"), .plain("Quenby Lodge"),
        .item("Led."),
      ]) == ["Revierleiter | Quenby Lodge | Northwold | 2018-04 | -"])
  }

  @Test func unknownPlacesOnLinesOfTheirOwn() {
    #expect(
      positions([
        .plain("Feb 2019 - Now"), .plain("Plumber, Goldfields Gas Pty Ltd"), .plain("Ballarat"),
        .item("Ran a crew of four on residential and light commercial jobs in the county."),
      ]) == ["Plumber | Goldfields Gas Pty Ltd | - | 2019-02 | -"])
    #expect(
      positions([
        .plain("2014 – 2016"), .plain("Front Desk Officer"),
        .plain("Mactan Bay Resort - Lapu-Lapu City"),
        .item("Checked in."),
      ]).first?.hasPrefix("Front Desk Officer | Mactan Bay Resort | ") == true)
  }

  /// Titles in bold, and below them the employers in plain type, both beside dates of two lines.
  @Test func employersBesideDatesOfTwoLines() {
    func entry(_ title: String, _ name: String, _ first: String, _ last: String) -> [Printed] {
      [
        Printed(text: "\(first) -", gap: 10), Printed(text: last),
        Printed(text: title, bold: true, left: 90), Printed(text: name, left: 90),
        Printed(text: "• Kept the books.", left: 90),
      ]
    }
    let found = positions(
      entry("Accountant", "Zuma Plc, Lagos", "2019-05", "present")
        + entry("Auditor", "Ekundayo Plc, Lagos", "2016-01", "2019-04"))
    #expect(
      found == [
        "Accountant | Zuma Plc | Lagos | 2019-05 | -",
        "Auditor | Ekundayo Plc | Lagos | 2016-01 | 2019-04",
      ])
  }

  // MARK: Titles of columns

  private func side(_ text: String, size: Double = 10, rule: Bool = false) -> Printed {
    Printed(text: text, size: size, gap: size > 10 ? 14 : 2, column: 1, rule: rule)
  }

  private func main(_ text: String, size: Double = 10, bold: Bool = false) -> Printed {
    Printed(text: text, size: size, bold: bold, gap: size > 10 ? 14 : 2, column: 2)
  }

  /// The sidebar sets its titles with a rule, the other column in bold.
  @Test func anUnknownTitleInTheStyleOfItsColumn() {
    #expect(
      sections([
        main("Ada Byron", size: 24), side("Contact", size: 12, rule: true), side("ada@example.org"),
        side("Skills", size: 12, rule: true), side("Swift, C"),
        side("Languages", size: 12, rule: true), side("English"),
        side("Interests", size: 12, rule: true), side("Chess"),
        main("Profile", size: 13, bold: true),
        main("Calm and exact."), main("Experience", size: 13, bold: true),
        main("Engineer, Acme Inc., 2019 – 2021"), main("Things of mine", size: 13, bold: true),
        main("Some words."),
      ]).contains("Things of mine"))
  }

  /// Employers have the type of the sidebar's titles, and the titles of their column are larger.
  @Test func largerTitlesBesideASidebar() {
    let found = sections([
      side("Contact", size: 12), side("ada@example.org", size: 9.5), side("Skills", size: 12),
      side("Swift, C", size: 9.5), side("Languages", size: 12), side("English", size: 9.5),
      side("Certificates", size: 12), side("First aid", size: 9.5), main("Ada Byron", size: 24),
      main("Summary", size: 15), main("Calm and exact in all that was asked.", size: 9.5),
      main("Experience", size: 15), main("Acme Inc.", size: 12),
      main("Engineer of bridges and roads", size: 9.5), main("March 2019 – May 2021", size: 9.5),
      main("Education", size: 15), main("University of Kent", size: 12),
      main("BSc, 2015 – 2018", size: 9.5),
    ])
    #expect(found.suffix(3) == ["Summary", "Experience", "Education"])
  }

  @Test func bulletsInLaterCells() {
    let groups = SkillReader(
      LineReading(
        Printed.document([.plain("* Hot water\t* Gas fitting"), .plain("▪ Dante\t▪ Quoting")])
      ).lines
    ).groups
    #expect(
      groups.flatMap(\.keywords).map(\.text) == ["Hot water", "Gas fitting", "Dante", "Quoting"])
  }

  @Test(arguments: [
    ("Foglalkozás / beosztás", FieldLabels.Field.title), ("A munkáltató neve és címe", .employer),
    ("Perioada", .period), ("Naziv dodijeljene kvalifikacije", .degree),
  ])
  func labelsOfTheEuropeanFormat(label: String, field: FieldLabels.Field) {
    #expect(FieldLabels.field(fragment(label)) == field)
  }
}
