import Documents
import Records
import Testing

@testable import Resumes

/// Details of lines and lists in resumes as applicants make them.
@Suite(.timeLimit(.minutes(30))) struct ApplicantDetailTests {
  private func skills(_ lines: String) throws -> [String] {
    (try parsed("Ines Calder\n\nSKILLS\n\n\(lines)\n\nLANGUAGES\nEnglish\n")["skills"]?.arrayValue
      ?? [])
      .flatMap { $0["keywords"]?.arrayValue ?? [] }.compactMap(\.stringValue)
  }

  private func name(_ top: String) throws -> String? {
    try parsed(top + "\n\nEXPERIENCE\nNurse, Hill Clinic, 2019 - 2022\n")["basics"]?["name"]?
      .stringValue
  }

  // MARK: Contact data

  @Test(arguments: [
    ("个人简历\n\n姓\t名\t沈雨桐\t性\t别\t女\n联系电话\t137 6400 2187", "沈雨桐"),
    ("이력서\n\n성명\t임도현\t한자\t林到賢\n휴대전화\t010-5550-2846", "임도현"),
    ("謝佩珊\n門市店長\n\n英文姓名\tHsieh, Pei-Shan\n手機\t0928-417-603", "謝佩珊"),
    ("जीवन - वृत्त\nराजेश कुमार यादव\nमोबाइल: +91 94150 27386", "राजेश कुमार यादव"),
  ])
  func names(top: String, read: String) throws {
    #expect(try name(top) == read)
  }

  /// A name in larger type becomes a line of its own above its label.
  @Test func aNameLargerThanItsLabel() {
    let label = Printed.document([Printed(text: "氏 名", size: 9)]).pages[0].lines[0]
    let larger = Printed.document([Printed(text: "長谷川\t美緒", size: 20, left: 90, tab: 190)]).pages[0]
      .lines[0]
    var line = label
    line.words += larger.words
    line.words[2].followsTab = true
    let page = Page(size: .init(width: 600, height: 800), lines: [line])
    let reading = LineReading(Document(mediaType: .pdf, pages: [page]))
    #expect(LabeledName.find(in: reading.lines)?.text == "長谷川 美緒")
  }

  @Test func addressesAreNoTitlesAndStreetsNoCities() throws {
    let resume = try parsed(
      "Ines Calder\nFlat 3, 18 Coleham Head, Leeds\n9417 Tilghman Court\nines.calder@example.com\n\n"
        + "EXPERIENCE\nNurse, Hill Clinic, 2019 - 2022\n")
    #expect(resume["basics"]?["label"] == nil)
    #expect(resume["basics"]?["location"]?["postalCode"] == nil)
  }

  // MARK: Titles of sections

  /// The title has a word for organizations, and its style is that of other titles of the sidebar.
  @Test func titlesOfASidebar() {
    func title(_ text: String, column: Int) -> Printed {
      Printed(
        text: text, size: column == 0 ? 16 : 13, bold: true, left: column == 0 ? 200 : 40, gap: 14,
        column: column)
    }
    let reading = LineReading(
      Printed.document([
        Printed(text: "Ines Calder", size: 24, bold: true), title("CONTACT", column: 1),
        Printed(text: "ines@example.com", left: 40, column: 1), title("KITCHEN SKILLS", column: 1),
        Printed(text: "Fresh pasta", left: 40, column: 1), title("TICKETS", column: 1),
        Printed(text: "First aid", left: 40, column: 1), title("PROFILE", column: 0),
        Printed(text: "Twelve years in kitchens", left: 200), title("EXPERIENCE", column: 0),
        Printed(text: "Cook, Hill Hotel, 2019 – 2022", left: 200), title("EDUCATION", column: 0),
        Printed(text: "Vale College, 2018", left: 200),
      ]))
    #expect(
      HeadingFinder.headings(in: reading).map(\.kind) == [
        .contact, .skills, .certificates, .summary, .work, .education,
      ])
  }

  @Test func theLongVowelOfATemplate() throws {
    #expect(
      try skills("ㅡ\nCash handling\nCounting\nSelling") == ["Cash handling", "Counting", "Selling"])
  }

  // MARK: Entries

  /// "title | organization | place | start | end".
  @Test func aTitleThatWrapsBehindADash() {
    let found = positions([
      Printed(text: "Southern Heart Hospital, Leeds — Staff Nurse for adults,", left: 50),
      Printed(text: "Cardiac Care", left: 50), .plain("2019 – 2022"),
      .item("Rounds on two wards of the house"),
    ])
    #expect(
      found == [
        "Staff Nurse for adults, Cardiac Care | Southern Heart Hospital | Leeds | 2019 | 2022"
      ])
  }

  @Test func anEmployerInSmallLetters() {
    let found = positions([
      .bold("Waarnemend fysiotherapeut (zzp)"),
      .plain("diverse praktijken in Drenthe en Overijssel"),
      .plain("2012 – 2013"), .bold("Fysiotherapeut"), .plain("Kliniek Zwolle"),
      .plain("2009 – 2011"),
    ])
    #expect(
      found.first
        == "Waarnemend fysiotherapeut (zzp) | diverse praktijken in Drenthe en Overijssel | - | 2012 | 2013"
    )
  }

  /// The number of an entry is a bullet, and a label stands between the employer and the date.
  @Test func numberedEntriesWithLabels() throws {
    let resume = try parsed(
      """
      राजेश कुमार यादव

      कार्य अनुभव

      1. गंगा टेक्सटाइल मिल्स लिमिटेड, कानपुर
      पद: विद्युत पर्यवेक्षक
      अवधि: जुलाई 2017 से अब तक
      2. लोहिया कॉर्प लिमिटेड, कानपुर
      पद: इलेक्ट्रीशियन
      अवधि: अप्रैल 2012 से जून 2017 तक
      """)
    let work = resume["work"]?.arrayValue ?? []
    #expect(work.map { $0["position"]?.stringValue } == ["विद्युत पर्यवेक्षक", "इलेक्ट्रीशियन"])
    #expect(work.map { $0["startDate"]?.stringValue } == ["2017-07", "2012-04"])
  }

  /// What follows the first sentence of an opening line stays with the entry.
  @Test func sentencesBehindAnEmployer() {
    let position = PositionReader.positions(
      of: LineReading(
        Printed.document([
          .plain(
            "2019 – 2022\tReader in African History, University of Leeds. Director of Research"),
          .plain("2015 – 2019\tLecturer in History, University of Hull"),
        ])
      ).lines
    ).first
    #expect(position?.organization?.text == "University of Leeds")
    #expect(position?.highlights.map(\.text) == ["Director of Research"])
  }

  @Test func kindsOfEmployment() throws {
    let resume = try parsed(
      "Ines Calder\n\nEmployment\n\nTrainee - Software Testing\nHill Softlabs Pvt. Ltd.\nInternship | Jan 2016 to Jun 2016\n"
    )
    let work = resume["work"]?.arrayValue ?? []
    #expect(work.map { $0["position"]?.stringValue } == ["Trainee - Software Testing"])
    #expect(work.map { $0["name"]?.stringValue } == ["Hill Softlabs Pvt. Ltd."])
  }

  @Test func departmentsInTablesOfCareers() throws {
    let resume = try parsed(
      """
      職務経歴

      2016年10月～現在\t株式会社メディテック東海
      期間\t業務内容
      2021年4月～現在\t名古屋支店 営業二課\t役職：営業課長
      ・目標管理、同行
      """)
    #expect(
      (resume["work"]?.arrayValue ?? []).compactMap { $0["position"]?.stringValue } == ["営業課長"])
  }

  // MARK: Lists of skills

  @Test(arguments: [
    // A list that looks like the titles of a table.
    ("Software\tTechnology\nExcel\tWord", ["Software", "Technology", "Excel", "Word"]),
    // "SOLID" names principles, not a level.
    ("SOLID\nClean code\nRefactoring", ["SOLID", "Clean code", "Refactoring"]),
    // Dots with spaces separate items also behind bullets.
    (
      "• Python · Java · Go\n• Docker · Kubernetes\n• Git · Jira",
      ["Python", "Java", "Go", "Docker", "Kubernetes", "Git", "Jira"]
    ),
    ("{ laparoscopy\n{ ultrasound\n{ anesthesia", ["laparoscopy", "ultrasound", "anesthesia"]),
    (
      "조리 / 소스 및 스톡 / 원가 관리\n\n위의 기재사항은 사실과 다름이 없음을 확인합니다.", ["조리", "소스 및 스톡", "원가 관리"]
    ),
  ])
  func lists(lines: String, read: [String]) throws {
    #expect(try skills(lines) == read)
  }

  @Test func anItemThatWrapsInChinese() {
    let reader = SkillReader(
      LineReading(
        Printed.document([
          Printed(text: "战略采购与品类管理；供应商审核；数据透视表分析方法；商", left: 50),
          Printed(text: "务谈判；成本分析", left: 50),
        ])
      ).lines)
    #expect(reader.groups.flatMap(\.keywords).map(\.text).contains("商务谈判"))
  }

  /// The source of a skill ends before its level.
  @Test func sourcesOfSkillsWithLevels() {
    let reader = SkillReader(
      LineReading(Printed.document([.plain("Baking Alto, Cooking Medio, Serving Bajo")])).lines)
    #expect(reader.groups.flatMap(\.keywords).map(\.text) == ["Baking", "Cooking", "Serving"])
    #expect(reader.groups.flatMap(\.keywords).first?.sources.first?.range == 0..<6)
  }

  /// A list with the name of a language holds more than skills.
  @Test func confidenceInMixedLists() {
    func confidence(_ lines: [Printed]) -> Double? {
      SkillReader(LineReading(Printed.document(lines)).lines).groups.first?.keywords.first?
        .confidence
    }
    #expect(confidence([.plain("Excel"), .plain("Word")]) == 0.94)
    #expect(confidence([.plain("Excel"), .plain("German native")]).map { $0 < 0.9 } == true)
  }

  // MARK: Studies

  @Test func studiesOfQuebec() throws {
    let resume = try parsed(
      "Ines Calder\n\nFORMATION\n\nDEC en techniques de santé\nCégep de Sainte-Foy\n2008 – 2011\n")
    let study = resume["education"]?.arrayValue?.first
    #expect(study?["institution"]?.stringValue == "Cégep de Sainte-Foy")
    #expect(study?["studyType"]?.stringValue?.hasPrefix("DEC") == true)
  }
}
