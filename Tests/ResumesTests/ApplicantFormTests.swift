import Documents
import Records
import Testing

@testable import Resumes

/// Forms that job boards, word processors and authorities give to resumes.
@Suite(.timeLimit(.minutes(30))) struct ApplicantFormTests {
  private static let top = "Ines Calder\nines.calder@example.com\n\n"

  /// "title | organization | start | end" of each position in a plain text.
  private func work(_ text: String) throws -> [String] {
    (try parsed(Self.top + text)["work"]?.arrayValue ?? []).map { position in
      ["position", "name", "startDate", "endDate"]
        .map { position[$0]?.stringValue ?? "-" }.joined(separator: " | ")
    }
  }

  private func education(_ text: String) throws -> [String] {
    (try parsed(Self.top + text)["education"]?.arrayValue ?? []).map { study in
      ["institution", "studyType", "area"].compactMap { study[$0]?.stringValue }
        .joined(separator: " | ")
    }
  }

  private func skills(_ text: String) throws -> [String] {
    (try parsed(Self.top + text)["skills"]?.arrayValue ?? []).flatMap {
      $0["keywords"]?.arrayValue ?? []
    }.compactMap(\.stringValue)
  }

  @Test(arguments: [
    ("Hill Services Ltd, Oranmore, Co. Galway", "Hill Services Ltd"),
    ("Hill Medical Center, Dammam, Kingdom of Saudi Arabia", "Hill Medical Center"),
    ("Clinique Sainte-Azénor – Vannes (56)", "Clinique Sainte-Azénor"),
    ("Adequat Santé Ouest – Loire-Atlantique et Vendée", "Adequat Santé Ouest"),
    ("MOLINOS DEL NORTE S.A. - San Lorenzo, Santa Fe", "MOLINOS DEL NORTE S.A."),
    ("ESTUDIO FUNES, MARINI & ASOCIADOS - Rosario, Santa Fe", "ESTUDIO FUNES, MARINI & ASOCIADOS"),
    ("СТОВ «Золота нива», м. Волочиськ", "СТОВ «Золота нива»"),
    ("Kroft Grocery Distribution-Columbus, OH", "Kroft Grocery Distribution"),
    ("Hill Family Estates | Vila Nova de Gaia", "Hill Family Estates"),
  ])
  func placesBehindEmployers(line: String, name: String) throws {
    let found = try work("EXPERIENCE\n\nNurse\n\(line)\n2019 - 2022\n- Held nervous cats\n")
    #expect(found == ["Nurse | \(name) | 2019 | 2022"])
  }

  @Test func twoTitlesWithASlash() throws {
    let found = try work(
      "EXPERIENCE\n\nInbound Lead / Forklift Operator\nHill Logistics Inc.\nMay 2019 - June 2022\n")
    #expect(found == ["Inbound Lead / Forklift Operator | Hill Logistics Inc. | 2019-05 | 2022-06"])
  }

  /// The date ends a sentence, and no job begins with it.
  @Test(arguments: [
    "Sold software to cities in the whole of Ohio. President’s Club\n2019.",
    "Ran the ward in the first wave (moved to the isolation ward,\nMarch to June 2020).",
    "Paid the troops of two camps every week. Sent abroad 02/2020 - 01/2021 (40 hours per week).",
  ])
  func datesInSentences(prose: String) throws {
    let found = try work(
      """
      EXPERIENCE

      Hill Software
      Sales Manager
      April 2018 - December 2021
      \(prose)

      Vale Software
      Sales Assistant
      May 2015 - March 2018
      """)
    #expect(
      found == [
        "Sales Manager | Hill Software | 2018-04 | 2021-12",
        "Sales Assistant | Vale Software | 2015-05 | 2018-03",
      ])
  }

  @Test(arguments: [
    "Job title: Nurse\nEmployer: Hill Clinic\nFrom: 03/2019\tTo: 02/2022\nDuties: Rounds.",
    "Job title\tNurse\nEmployer\tHill Clinic\nFrom\t03/2019\nTo\t02/2022\nDuties\tRounds.",
    "• Date (da – a)\n\nmarzo 2019 – febbraio 2022\n\n• Nome e indirizzo del datore di lavoro\n\nHill Clinic\n\n"
      + "• Tipo di impiego\n\nNurse\n\n• Principali mansioni e responsabilità\n\nRounds.",
  ])
  func labels(entry: String) throws {
    #expect(
      try work("WORK EXPERIENCE\n\n\(entry)\n") == ["Nurse | Hill Clinic | 2019-03 | 2022-02"])
  }

  /// Federal resumes in the United States.
  @Test func titlesAboveDuties() throws {
    let found = try work(
      """
      WORK EXPERIENCE

      Bureau of the Fiscal Service
      3201 Pennsy Drive
      Landover, MD 20785 United States
      07/2019 - Present
      Salary: 112,015.00 USD Per Year
      Hours per week: 40
      Staff Accountant (This is a federal job)
      Duties, Accomplishments and Related Skills:
      Reconciles the accounts of three bureaus.

      Indiana Army National Guard
      Indianapolis, IN United States
      06/2008 - 06/2014
      Hours per week: 16 per month
      Financial Management Technician (36B)
      Duties, Accomplishments and Related Skills:
      Processed pay inquiries and travel vouchers.
      """)
    #expect(
      found == [
        "Staff Accountant | Bureau of the Fiscal Service | 2019-07 | -",
        "Financial Management Technician (36B) | Indiana Army National Guard | 2008-06 | 2014-06",
      ])
  }

  @Test(arguments: [
    ("Ref: 55-018842\nTel: 07700 900 427", "07700 900 427"),
    ("ID number: 890214 0555 08 4\nCell: 082 555 0164", "082 555 0164"),
  ])
  func numbersThatAreNoPhones(lines: String, phone: String) throws {
    let resume = try parsed(
      "Ines Calder\n\(lines)\n\nEXPERIENCE\nNurse, Hill Clinic, 2019 - 2022\n")
    #expect(resume["basics"]?["phone"]?.stringValue == phone)
  }

  @Test(arguments: [
    "Ines Calder\nwww.linkedin.com/in/ines-\ncalder-07b2 (LinkedIn)\n\nEXPERIENCE\nNurse, Hill Clinic, 2019 - 2022\n",
    "Ines Calder\n\nEXPERIENCE\nNurse, Hill Clinic, 2019 - 2022\n\nWEBSITES\nLinkedIn\thttps://www.linkedin.com/in/ines-calder-07b2\n",
  ])
  func profiles(text: String) throws {
    let profiles = try parsed(text)["basics"]?["profiles"]?.arrayValue ?? []
    #expect(
      profiles.map { $0["url"]?.stringValue } == [
        "https://www.linkedin.com/in/ines-calder-07b2"
      ])
  }

  /// The repository of a project is not a profile.
  @Test func repositories() throws {
    let resume = try parsed(
      "Ines Calder\n\nPROJECTS\nCat finder\nhttps://github.com/ines/cat-finder\n")
    #expect(resume["basics"]?["profiles"] == nil)
  }

  @Test func schoolsWithALoneDate() throws {
    let found = try education(
      """
      EDUCATION

      Hill University
      Bachelor of Commerce, Marketing · (2009 - 2013)

      Vale High School
      · (2005 - 2009)
      """)
    #expect(
      found == ["Hill University | Bachelor of Commerce | Marketing", "Vale High School"])
  }

  @Test(arguments: [
    (
      "2012\tPhD, History, University of London. Thesis: Dockworkers of the colony. Funded by a council.",
      "University of London | PhD | History"
    ),
    (
      "Hill University, Batangas City — Master of Arts in Nursing, major in Adult Health\nJUNE 2018 - MAY 2020",
      "Hill University | Master of Arts | Nursing, major in Adult Health"
    ),
    (
      "Vale High School | GCSEs: Maths D, English C, Welsh C, Design B + 3 others | 2001",
      "Vale High School | GCSEs | Maths D, English C, Welsh C, Design B + 3 others"
    ),
  ])
  func studies(entry: String, read: String) throws {
    #expect(try education("EDUCATION\n\n\(entry)\n") == [read])
  }

  @Test(arguments: [
    ("05–12/2015", "2015-05 2015-12"), ("7–8/2013", "2013-07 2013-08"),
    ("08.2018 - nå", "2018-08 -"), ("15/06/2020 – În curs", "2020-06-15 -"),
    ("fev. 2018 – atualidade", "2018-02 -"),
  ])
  func periods(text: String, read: String) {
    let period = DateScanner.periods(in: Array(text.unicodeScalars)[...]).first
    #expect(period?.isRange == true)
    #expect("\(period?.start?.text ?? "-") \(period?.end?.text ?? "-")" == read)
  }

  @Test func tablesOfHospitals() throws {
    let found = try work(
      """
      PREVIOUS APPOINTMENTS

      Dates\tGrade and specialty\tHospital\tConsultant
      Aug 2021 – Aug 2022\tCore Medical Trainee\tHull Royal Infirmary\tDr P. Lowe
      Aug 2020 – Aug 2021\tFoundation Doctor\tYork Infirmary\tDr A. Lyle
      """)
    #expect(
      found == [
        "Core Medical Trainee | Hull Royal Infirmary | 2021-08 | 2022-08",
        "Foundation Doctor | York Infirmary | 2020-08 | 2021-08",
      ])
  }

  @Test(arguments: [
    ("Skill\tLevel\tYears\nPython\tExpert\t6\nSQL (T-SQL)\tExpert\t20", ["Python", "SQL (T-SQL)"]),
    (
      "Refracción Alto, Terapia visual Medio, Montaje Bajo",
      ["Refracción", "Terapia visual", "Montaje"]
    ),
    ("#門市營運管理 #人員排班 #Excel", ["門市營運管理", "人員排班", "Excel"]),
    (
      "• Triage\n• First aid, CPR & AED\n• Night shifts\n• Dialysis",
      ["Triage", "First aid, CPR & AED", "Night shifts", "Dialysis"]
    ),
    ("・受発注・納期管理\n・請求書発行\n・後輩指導", ["受発注・納期管理", "請求書発行", "後輩指導"]),
    ("프렌치·이탈리안 조리 / 소스 및 스톡 / 원가 관리", ["프렌치·이탈리안 조리", "소스 및 스톡", "원가 관리"]),
    (
      "SAP PM\tsehr gute Kenntnisse\nExcel\tgute Kenntnisse\nLean\tAnwenderkenntnisse",
      ["SAP PM", "Excel", "Lean"]
    ),
  ])
  func listsOfSkills(lines: String, read: [String]) throws {
    #expect(try skills("SKILLS\n\n\(lines)\n\nLANGUAGES\nEnglish\n") == read)
  }

  /// Printed titles that stand out, behind a bullet or a number.
  @Test(arguments: ["●", "1."])
  func titlesBehindSigns(sign: String) {
    let reading = LineReading(
      Printed.document([
        Printed(text: "Ines Calder", size: 18, bold: true),
        Printed(text: "\(sign) WORK EXPERIENCE", size: 12, bold: true, gap: 14),
        .plain("Nurse, Hill Clinic, 2019 – 2022"), .plain("Rounds on two wards"),
        Printed(text: "\(sign) EDUCATION", size: 12, bold: true, gap: 14),
        .plain("BSc Nursing, University of Leeds, 2018"),
      ]))
    #expect(HeadingFinder.headings(in: reading).map(\.kind) == [.work, .education])
  }

  /// Job boards in Russia group studies by their level.
  @Test func titlesOfPartsOfASection() {
    let reading = LineReading(
      Printed.document([
        Printed(text: "Ines Calder", size: 18, bold: true), .heading("Experience"),
        .plain("Nurse, Hill Clinic, 2019 – 2022"), .heading("Education"),
        Printed(text: "Higher", size: 12, bold: true, gap: 10),
        .plain("2016\tUniversity of Leeds"),
        Printed(text: "Vocational", size: 12, bold: true, gap: 10),
        .plain("2011\tVale College"), .heading("Skills"), .plain("Excel, Word, SAP"),
      ]))
    #expect(HeadingFinder.headings(in: reading).map(\.kind) == [.work, .education, .skills])
  }

  @Test func aNameBesideAnAddress() {
    let document = Printed.document([
      Printed(text: "Maria Corazon D.", size: 24, bold: true),
      Printed(text: "4217 Batangas, Philippines", left: 350),
      Printed(text: "Villanueva, RN", size: 24, bold: true),
      Printed(text: "cora.villanueva@example.com", left: 350),
      .heading("Experience"), .plain("Nurse, Hill Clinic, 2019 – 2022"),
    ])
    let resume = ResumeParser.parse(document).resume
    #expect(resume["basics"]?["name"]?.stringValue == "Maria Corazon D. Villanueva")
  }

  @Test func jobsInBracketsBehindAnEvent() throws {
    let found = try work(
      """
      職歴
      平成26	4	医療法人社団恵風会 みなと湾岸病院 入職（栄養科 管理栄養士）
      平成30	3	医療法人社団恵風会 みなと湾岸病院 退職
      """)
    #expect(found == ["管理栄養士 | 医療法人社団恵風会 みなと湾岸病院 | 2014-04 | 2018-03"])
  }

  @Test func employersAndTitlesOfOneCell() throws {
    let found = try work(
      "工作经历\n\n2019.09—至今 杭州市春芽幼儿园 主班教师\n1. 负责中班的一日活动\n\n2017.07—2019.08 绍兴市机关幼儿园 实习教师\n")
    #expect(
      found == ["主班教师 | 杭州市春芽幼儿园 | 2019-09 | -", "实习教师 | 绍兴市机关幼儿园 | 2017-07 | 2019-08"])
  }

  @Test func entriesWithoutADateBehindOthers() {
    let found = positions([
      .bold("Package Handler"), .plain("Hill Staffing"), .plain("2008 to 2009"),
      .bold("Detailer"), .plain("Vale Carwash Inc."),
    ])
    #expect(
      found == [
        "Package Handler | Hill Staffing | - | 2008 | 2009",
        "Detailer | Vale Carwash Inc. | - | - | -",
      ])
  }

  @Test func courses() throws {
    let found = try education(
      """
      Ausbildung

      2012 – 2013
      Geprüfter Industriemeister
      Handelskammer Bielefeld

      Weiterbildung

      2023\tFühren in Veränderungsprozessen
      2018\tAusbildung der Ausbilder
      2016\tKranschein nach Grundsatz 308
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains("Handelskammer Bielefeld") == true)
  }

  @Test func timesOfLeave() throws {
    let found = try work(
      """
      Berufserfahrung

      04/2018 – heute\tBürokauffrau
      Spedition Oberndorf GmbH

      03/2014 – 02/2016\tElternzeit

      07/2009 – 02/2014\tSachbearbeiterin
      Vale Logistik GmbH
      """)
    #expect(
      found == [
        "Bürokauffrau | Spedition Oberndorf GmbH | 2018-04 | -",
        "Sachbearbeiterin | Vale Logistik GmbH | 2009-07 | 2014-02",
      ])
  }

  @Test func aLetterAboveTheResume() throws {
    let resume = try parsed(
      "Ms. Farrow,\n\nThank you for calling me back. I can come in any morning.\n\nInes Calder\n"
        + "ines.calder@example.com\n\nEXPERIENCE\nNurse, Hill Clinic, 2019 - 2022\n")
    #expect(resume["basics"]?["name"]?.stringValue == "Ines Calder")
  }

  @Test func aNumberBehindItsCountryCode() throws {
    let resume = try parsed(
      "Ines Calder\nNacionalidad: Española | Teléfono: (+34)\n600000317 (Móvil)\n\nEXPERIENCIA\nEnfermera, Hill, 2019 - 2022\n"
    )
    #expect(resume["basics"]?["phone"]?.stringValue == "+34 600000317")
  }

  @Test(arguments: [
    ("BSc Physics\nHill University – 2014 – very good", "Hill University | BSc | Physics"),
    ("2013.03 ~ 2017.02\n졸업\n가천대학교 간호학과", "가천대학교 | 간호학과"),
    (
      "Course\tBoard / University\tInstitution\tYear\nB.Com\tCalicut University\tHill College\t2013",
      "Hill College | B.Com"
    ),
  ])
  func furtherStudies(entry: String, read: String) throws {
    #expect(try education("EDUCATION\n\n\(entry)\n") == [read])
  }

  /// A history of work in Japanese whose tables have no titles.
  @Test func tablesOfCareersWithoutTitles() throws {
    let found = try work(
      """
      職務経歴

      2018年4月～現在\t株式会社丸和テクノ商事
      事業内容：電子部品の卸売\t従業員数：210名
      2021年4月\t第二営業部 営業推進課\t営業事務リーダー
      ～\t【業務内容】
      現在\t・受発注業務、納期調整
      2018年4月\t第一営業部\t営業事務
      ～\t【業務内容】
      2021年3月\t・見積書の作成
      """)
    #expect(found.first == "営業事務リーダー | 株式会社丸和テクノ商事 | 2018-04 | -")
  }
}
