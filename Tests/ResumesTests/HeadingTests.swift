import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(10))) struct HeadingTests {
  @Test(arguments: [
    ("WORK EXPERIENCE", "work"), ("Computer Engineering Experience", "work"),
    ("Berufserfahrung", "work"),
    ("Expérience professionnelle", "work"), ("Experiencia laboral", "work"),
    ("Experiência Profissional", "work"),
    ("Esperienze lavorative", "work"), ("Werkervaring", "work"),
    ("Leadership and Work Experience", "work"),
    ("Education & Training", "education"), ("Ausbildung", "education"),
    ("Formación académica", "education"),
    ("Istruzione e formazione", "education"), ("Opleidingen", "education"),
    ("Academic Background", "education"),
    ("Core Competencies", "skills"), ("Areas of Expertise", "skills"), ("Kenntnisse", "skills"),
    ("S K I L L S", "skills"), ("Compétences", "skills"), ("Vaardigheden", "skills"),
    ("Languages", "languages"),
    ("Sprachkenntnisse", "languages"), ("Programming Languages", "skills"), ("About me", "summary"),
    ("Career Objective", "summary"), ("Über mich", "summary"), ("Selected Honors", "awards"),
    ("Volunteer Experience", "volunteer"), ("Ehrenamt", "volunteer"),
    ("Publications", "publications"),
    ("Key Projects", "projects"), ("Certifications", "certificates"),
    ("Hobbies und Interessen", "interests"),
    ("References", "references"), ("Kontakt", "contact"), ("Coordonnées", "contact"),
    ("Patents", "other"),
  ])
  func kinds(text: String, kind: String) {
    #expect(HeadingMatch.read(fragment(text))?.kind.rawValue == kind)
  }

  @Test func executiveProfileIsAHeading() {
    #expect(HeadingMatch.read(fragment("Executive Profile"))?.isWhole == true)
  }

  @Test(arguments: [
    "Academic", "Acme Corporation", "Jordan Avery", "Software Engineer", "", "2019",
    "Princeton, NJ",
  ])
  func textsThatAreNotHeadings(text: String) {
    #expect(HeadingMatch.read(fragment(text))?.isWhole != true)
  }

  private func sections(_ lines: [Printed]) -> [String] {
    ResumeParser.parse(Printed.document(lines)).sections.map(\.heading)
  }

  @Test func styleAloneMakesAHeadingIfOthersShareIt() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24), .plain("ada@example.org"),
      .heading("Selected Thoughts"),
      .plain("Some words about thoughts."), .heading("Experience"),
      .bold("Engineer, Acme Inc.\t2019 – 2021"),
      .item("Built engines."), .heading("Education"),
      .bold("BSc Physics, University of Kent\t2015 – 2018"),
    ])
    #expect(found == ["Selected Thoughts", "Experience", "Education"])
  }

  @Test func groupsInsideASectionAreNotHeadings() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24), .heading("Skills"), .bold("Languages"),
      .plain("Swift, C"),
      .bold("Tools"), .plain("Git, Make"), .heading("Education"),
      .plain("Kent University\t2015 – 2018"),
    ])
    #expect(found == ["Skills", "Education"])
  }

  @Test func aWrappedHeadingIsOneHeading() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24),
      Printed(text: "Academic", size: 14, bold: true, gap: 14),
      Printed(text: "Background", size: 14, bold: true),
      .plain("Kent University\t2015 – 2018", gap: 8),
      Printed(text: "Experience", size: 14, bold: true, gap: 14),
      .plain("Engineer, Acme Inc.\t2018 – 2020", gap: 8),
    ])
    #expect(found == ["Academic Background", "Experience"])
  }

  @Test func headingsInPlainText() {
    let parsed = ResumeParser.parse(
      Printed.text(
        "Ada Byron\nada@example.org\n\nWORK EXPERIENCE\n\nEngineer\nAcme Inc.\n2019 to 2021\n\nSKILLS\n\nSwift, C"
      ))
    #expect(parsed.sections.map(\.kind) == ["work", "skills"])
    #expect(parsed.skills == ["Swift", "C"])
  }
}
