import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct EntryTests {
  private func positions(_ lines: [Printed]) -> [String] {
    PositionReader.positions(of: LineReading(Printed.document(lines)).lines).map { position in
      [
        position.title?.text, position.organization?.text, position.place?.text,
        position.period?.start?.text,
        position.period.map { $0.isOngoing ? "…" : $0.end?.text ?? "" },
      ].map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  @Test(arguments: [
    "Software Engineer, Globex Corporation\t2019 – 2021",
    "Software Engineer at Globex Corporation (2019 – 2021)",
    "Globex Corporation — Software Engineer\t2019 – 2021",
    "2019 – 2021\tSoftware Engineer, Globex Corporation",
    "Software Engineer | Globex Corporation | 2019 – 2021",
    "Software Engineer · Globex Corporation\t2019 – 2021",
    "Globex Corporation, Software Engineer\t2019 – 2021",
    "2019 – 2021: Software Engineer – Globex Corporation",
  ])
  func oneLine(text: String) {
    #expect(
      positions([.bold(text), .item("Built things.")]) == [
        "Software Engineer | Globex Corporation | - | 2019 | 2021"
      ])
  }

  @Test(arguments: ["Verzorgende", "Konstrukteur", "Architetta"])
  func titlesInOtherLanguages(title: String) {
    #expect(
      positions([.bold("Globex B.V. — \(title)\t2019 – 2021"), .item("Built things.")]) == [
        "\(title) | Globex B.V. | - | 2019 | 2021"
      ])
  }

  @Test(arguments: ["iOS Developer", "macOS Engineer", "eCommerce Manager"])
  func titlesThatBeginInLowerCase(title: String) {
    #expect(
      positions([
        .plain("\(title), Harbor Apps"), .plain("June 2019 – Present"), .item("Built things."),
      ]) == ["\(title) | Harbor Apps | - | 2019-06 | …"])
  }

  @Test func twoLinesInEitherOrder() {
    let expected = ["Data Analyst | Initech LLC | Austin, TX | 2019-03 | …"]
    #expect(
      positions([
        .bold("Initech LLC\tAustin, TX"), .plain("Data Analyst\tMar 2019 – Present"),
        .item("Counted."),
      ]) == expected)
    #expect(
      positions([
        .bold("Data Analyst\tMar 2019 – Present"), .plain("Initech LLC\tAustin, TX"),
        .item("Counted."),
      ]) == expected)
    #expect(
      positions([
        .bold("Data Analyst"), .plain("Initech LLC, Austin, TX"), .plain("Mar 2019 – Present"),
        .item("Counted."),
      ]) == expected)
  }

  @Test func unambiguousEntriesDecideTheOrderOfOthers() {
    let found = positions([
      .bold("Stripe"), .plain("Software Engineer\t2021 – 2023"), .item("Paid."), .bold("Kraken"),
      .plain("Wizard of Light\t2019 – 2021"), .item("Shone."),
    ])
    #expect(
      found == [
        "Software Engineer | Stripe | - | 2021 | 2023",
        "Wizard of Light | Kraken | - | 2019 | 2021",
      ])
  }

  @Test func severalPositionsUnderOneOrganization() {
    let found = positions([
      .bold("Globex Inc."), .plain("Senior Engineer\t2021 – Present"), .item("Led."),
      .plain("Engineer\t2019 – 2021"), .item("Built."),
    ])
    #expect(
      found == [
        "Senior Engineer | Globex Inc. | - | 2021 | …", "Engineer | Globex Inc. | - | 2019 | 2021",
      ])
  }

  @Test func theFirstItemBelowALoneDateIsTheTitle() {
    #expect(
      positions([
        .plain("Mar 2021 - Present"), .item("Staff Engineer, Globex LLC"),
        .item("Led the platform."),
      ])
        == ["Staff Engineer | Globex LLC | - | 2021-03 | …"])
  }

  @Test func datesBesideListItems() {
    let found = positions([
      .bold("Nexus AI, Research Intern"), .item("Built models.\tMay 2019 – Aug 2019"),
      .bold("Apple, Research Intern"),
      .item("Made models.\tMay 2018 – Aug 2018"),
    ])
    #expect(
      found == [
        "Research Intern | Nexus AI | - | 2019-05 | 2019-08",
        "Research Intern | Apple | - | 2018-05 | 2018-08",
      ])
  }

  @Test func aPeriodWrappedInANarrowColumn() {
    let found = positions([
      .plain("12/2013 to"), .plain("12/2014"), .bold("CEO, Pied Piper"), .item("Compressed."),
    ])
    #expect(found == ["CEO | Pied Piper | - | 2013-12 | 2014-12"])
  }

  @Test func entriesWithoutDates() {
    let found = positions([
      .bold("Production Intern"), .plain("Example Opera Company"), .item("Sold tickets."),
      .bold("Sales Associate"),
      .plain("Example Store LLC"), .item("Sold music."),
    ])
    #expect(
      found == [
        "Production Intern | Example Opera Company | - | - | -",
        "Sales Associate | Example Store LLC | - | - | -",
      ])
  }

  @Test(arguments: [
    ("Leiter Entwicklung\t2015 – 2019", "Muster GmbH", "Leiter Entwicklung"),
    ("Développeur web\t2015 – 2019", "Exemple SARL", "Développeur web"),
    ("Ingeniera de datos\t2015 – 2019", "Ejemplo S.L.", "Ingeniera de datos"),
    ("Sviluppatore software\t2015 – 2019", "Esempio S.r.l.", "Sviluppatore software"),
    ("Projektleiter\t2015 – 2019", "Beispiel", "Projektleiter"),
    ("Engenheira civil\t2015 – 2019", "Exemplo Ltda", "Engenheira civil"),
  ])
  func otherLanguages(line: String, company: String, title: String) {
    #expect(
      positions([.bold(company), .plain(line), .item("x y")]) == [
        "\(title) | \(company) | - | 2015 | 2019"
      ])
  }

  private func studies(_ lines: [Printed]) -> [String] {
    StudyReader.studies(of: LineReading(Printed.document(lines)).lines).map { study in
      [
        study.institution?.text, study.studyType?.text, study.area?.text, study.score?.text,
        study.period?.end?.text,
      ]
      .map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  @Test func honorsAreNotAField() {
    #expect(
      studies([.bold("Kent University\t2015 – 2018"), .plain("BSc summa cum laude Economics")])
        == ["Kent University | BSc | Economics | - | 2018"])
    #expect(
      studies([
        .bold("Kent University\t2015 – 2018"), .plain("MSc Computer Science, magna cum laude"),
      ]) == ["Kent University | MSc | Computer Science | - | 2018"])
  }

  @Test func majorsAreTheFieldOfTheDegree() {
    #expect(
      studies([
        .bold("Major in Physics, Kent University"), .plain("Bachelor of Science | 2015 – 2018"),
      ]).first?.hasPrefix("Kent University | Bachelor of Science | Physics") == true)
  }

  @Test func studiesInManyLayouts() {
    let expected = ["Kent University | BSc | Computer Science | - | 2018"]
    #expect(
      studies([.bold("Kent University\t2015 – 2018"), .plain("BSc in Computer Science")])
        == expected)
    #expect(studies([.bold("BSc in Computer Science, Kent University\t2015 – 2018")]) == expected)
    #expect(
      studies([.bold("Kent University — BSc in Computer Science"), .plain("2015 - 2018")])
        == expected)
    #expect(
      studies([
        .bold("BSc\tKent University, Computer Science"), .item("Thesis: Engines\t2015 – 2018"),
      ]) == expected)
    #expect(
      studies([.plain("BSc Computer Science"), .plain("Kent University 2015 - 2018")]) == expected)
  }

  @Test func gradesAndCourses() {
    let lines = LineReading(
      Printed.document([
        .bold("Kent University\t2015 – 2018"), .plain("Bachelor of Science in Physics"),
        .item("GPA: 3.97/4.00, first in class"),
        .item("Coursework: Optics, Statistics (advanced), Logic"),
      ])
    ).lines
    let study = StudyReader.studies(of: lines).first
    #expect(study?.score?.text == "3.97/4.00")
    #expect(study?.courses.map(\.text) == ["Optics", "Statistics (advanced)", "Logic"])
    #expect(study?.studyType?.text == "Bachelor of Science")
  }

  @Test(arguments: [
    ("B.S. Computer Science", "B.S.", "Computer Science"),
    ("Bachelor, Information Technology", "Bachelor", "Information Technology"),
    ("Master of Science in Physics", "Master of Science", "Physics"),
    ("Computer Science (B.Sc.)", "B.Sc.", "Computer Science"),
    ("Ph.D. in Mathematics", "Ph.D.", "Mathematics"), ("MBA", "MBA", nil),
    ("Diplom", "Diplom", nil), ("Licenciatura en Derecho", "Licenciatura en Derecho", nil),
  ])
  func degrees(text: String, type: String, area: String?) {
    let degree = DegreeReader.read(fragment(text))
    #expect(degree.studyType?.text == type)
    #expect(degree.area?.text == area)
  }

  private func skills(_ lines: [Printed]) -> [String] {
    SkillReader(LineReading(Printed.document(lines)).lines).groups.map { group in
      (group.name.map { $0.text + ": " } ?? "") + group.keywords.map(\.text).joined(separator: ";")
    }
  }

  @Test func skillLists() {
    #expect(
      skills([.plain("Languages: Swift, C++ (17, 20), Go"), .plain("Tools: Git; Make")]) == [
        "Languages: Swift;C++ (17, 20);Go", "Tools: Git;Make",
      ])
    #expect(
      skills([.item("Swift"), .item("C++"), .item("Python (5 years)")]) == ["Swift;C++;Python"])
    #expect(skills([.plain("Swift | C++ | Go")]) == ["Swift;C++;Go"])
    #expect(skills([.plain("SAP FI – Odoo – Excel")]) == ["SAP FI;Odoo;Excel"])
    #expect(skills([.plain("Swift – 5 years – advanced")]) != ["Swift;5 years;advanced"])
    #expect(skills([.plain("Swift – advanced")]) == ["Swift"])
    #expect(skills([.plain("Cloud\tAWS, GCP")]) == ["Cloud: AWS;GCP"])
    #expect(
      skills([
        .plain("Swift, machine learning,"),
        .plain("Go and that is all that I have ever wanted to know about it"),
      ]) == ["Swift;machine learning"])
  }

  @Test func spokenLanguagesAmongSkills() {
    let reader = SkillReader(
      LineReading(Printed.document([.plain("Languages: German (native), English – C1")])).lines)
    #expect(reader.languages.map(\.language.text) == ["German", "English"])
    #expect(reader.languages.map { $0.fluency?.text } == ["native", "C1"])
    #expect(reader.groups.isEmpty)
  }
}
