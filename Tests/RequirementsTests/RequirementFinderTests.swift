import Testing

@testable import Requirements

@Suite(.timeLimit(.minutes(30))) struct RequirementFinderTests {
  /// What a posting asks for: importance, kind and words.
  private func found(_ description: String, skills: [String] = [], company: String = "") -> [String]
  {
    requirements(description, skills: skills, company: company).filter { !$0.isTask }.map {
      "\($0.importance.rawValue) \($0.kind.rawValue) \($0.text)"
    }
  }

  @Test(arguments: [
    ("Required: JavaScript and React.", ["required skill JavaScript", "required skill React"]),
    ("You must know SQL.", ["required skill SQL"]),
    ("Experience with Redis is a plus.", ["preferred skill Redis"]),
    (
      "Linux is mandatory, VMware desirable.",
      ["required skill Linux", "preferred skill VMware"]
    ),
    (
      "Ideally you have used dbt; Airflow would be a plus.",
      ["preferred skill dbt", "preferred skill Airflow"]
    ),
    (
      "Nice to have:\n- Terraform\n- GraphQL\n",
      ["preferred skill Terraform", "preferred skill GraphQL"]
    ),
    (
      "Requirements:\n- Beekeeping\n- PostgreSQL and query tuning\n",
      ["required skill Beekeeping", "required skill PostgreSQL", "required skill query tuning"]
    ),
    ("Erlang or Elixir is required.", ["required skill Erlang or Elixir"]),
    ("Required: AutoCAD Civil 3D.", ["required skill AutoCAD Civil 3D"]),
    ("Kenntnisse in Kubernetes sind von Vorteil.", ["preferred skill Kubernetes"]),
    ("Maîtrise de Sage exigée.", ["required skill Sage"]),
    ("Se valorará Docker.", ["preferred skill Docker"]),
    ("Imprescindible Python y Django.", ["required skill Python", "required skill Django"]),
  ])
  func importance(_ description: String, _ expected: [String]) {
    #expect(found(description) == expected)
  }

  @Test(arguments: [
    "We do not use Oracle and never will.",
    "No degree required and no experience with forklifts necessary.",
    "PHP and Perl are not needed here.",
    "German is not necessary for this desk, nor is a driving licence.",
    "Agencies do our Photoshop work, so you will not touch it.",
    "You do not have to be a certified PMP.",
    "We moved away from Excel and from Access.",
    "Please do not send a cover letter.",
    "Our fifteen-year-old monolith in COBOL was switched off last year.",
    "The owner retires in three years.",
    "Our firm is 40 years old and has grown for 10 years in a row.",
    "After two years we offer a permanent contract.",
    "Our team has 30 years of experience in logistics.",
    "We have used Python for twelve years.",
    "Security clearance is not needed.",
    "This is a starter position: at most 2 years of experience.",
    "You are at least 21 years old.",
    "Ein Studium ist nicht erforderlich.",
    "Führerschein wird nicht benötigt.",
    "Le permis B n’est pas nécessaire.",
    "No hace falta título universitario.",
    "We offer:\n- Free German courses\n- A Docker mug\n",
    "You plan projects of six to twelve months.",
    "Our trucks are less than three years old.",
    "We value plain words and punctual meetings.",
  ])
  func nothingIsAskedFor(_ description: String) { #expect(found(description) == []) }

  @Test(arguments: [
    ("Required: 5 years of Python.", "5 years of Python", 60, ["Python"], [String]()),
    (
      "At least three years as an accountant.", "three years as an accountant", 36, [],
      ["accountant"]
    ),
    (
      "2-4 years of experience with SQL, gained in industry.", "2-4 years of experience with SQL",
      24, ["SQL"], []
    ),
    (
      "Between 3 and 6 years of litigation practice.",
      "Between 3 and 6 years of litigation practice", 36, [], ["litigation"]
    ),
    ("18 months in a kitchen at least.", "18 months in a kitchen", 18, [], ["kitchen"]),
    ("You have administered Linux for 8+ years.", "Linux for 8+ years", 96, ["Linux"], []),
    (
      "Mindestens fünf Jahre Berufserfahrung in der Pflege.",
      "fünf Jahre Berufserfahrung in der Pflege", 60, [], ["pflege"]
    ),
    (
      "Trois ans d’expérience en comptabilité au minimum.",
      "Trois ans d’expérience en comptabilité", 36, [], ["comptabilite"]
    ),
    (
      "Se requieren cinco años de experiencia como desarrollador.",
      "cinco años de experiencia como desarrollador", 60, [], ["desarrollador"]
    ),
  ])
  func years(
    _ description: String, _ text: String, _ months: Int, _ skills: [String], _ subject: [String]
  ) throws {
    let years = try #require(requirements(description).first { $0.kind == .years })
    guard case .years(let test) = years.test else { return }
    #expect(years.text == text)
    #expect(test.months == months)
    #expect(test.subject.skills.map { SkillLexicon.shared.names[$0] } == skills)
    #expect(test.subject.words.map(\.text) == subject)
  }

  @Test(arguments: [
    ("A PMP certificate is required.", "licence", "PMP certificate"),
    ("CDL Class A is required.", "licence", "CDL Class A"),
    ("An active California RN license is required.", "licence", "California RN license"),
    ("Admission to the California bar is required.", "licence", "Admission to the California bar"),
    ("Führerschein Klasse B ist erforderlich.", "licence", "Führerschein Klasse B"),
    ("A crane operator licence is required.", "licence", "crane operator licence"),
    ("Fluent French is required.", "language", "Fluent French"),
    ("You negotiate in Italian.", "language", "Italian"),
    ("You speak German at level C1.", "language", "German at level C1"),
    ("Anglais courant exigé.", "language", "Anglais courant"),
    ("An MBA is required.", "degree", "MBA"),
    ("A degree in accounting or finance is required.", "degree", "degree in accounting or finance"),
    ("An active Secret security clearance is required.", "clearance", "Secret security clearance"),
    ("EU work permit required.", "work_authorization", "EU work permit"),
    ("US citizenship is required.", "work_authorization", "US citizenship"),
    (
      "You must be authorised to work in Canada.", "work_authorization",
      "authorised to work in Canada"
    ),
  ])
  func kinds(_ description: String, _ kind: String, _ text: String) {
    let all = requirements(description).map { "\($0.kind.rawValue) \($0.text)" }
    #expect(all == ["\(kind) \(text)"])
  }

  @Test(arguments: [
    "Experience with Italian cuisine is required.",
    "You cook for our French customers.",
    "You teach English literature classes.",
  ])
  func peoplesAreNotLanguages(_ description: String) {
    #expect(!requirements(description).contains { $0.kind == .language })
  }

  @Test func listedSkills() {
    let all = requirements("Required: Python.", skills: ["Python", "Zorbium", "live chat"])
    #expect(all.map(\.text) == ["Python", "Zorbium", "live chat"])
    #expect(all.map(\.posting.field) == ["description", "skills[1]", "skills[2]"])
    #expect(requirements("We do not use Oracle.", skills: ["Oracle"]).isEmpty)
  }

  @Test func employersAreNotSkills() {
    #expect(found("Oracle Street Bakery bakes bread.", company: "Oracle Street Bakery") == [])
  }

  @Test func markupIsSkipped() {
    let html = "<h3>Requirements</h3><ul><li>Python &amp; SQL</li><li>Fluent&nbsp;Dutch</li></ul>"
    #expect(
      found(html) == [
        "required skill Python", "required skill SQL", "required language Fluent&nbsp;Dutch",
      ])
  }

  @Test func aMegabyteIsRead() {
    let long = String(repeating: "You need Python and seven years of welding. ", count: 25_000)
    #expect(requirements(long).count == 2)
    #expect(requirements(String(repeating: "<", count: 100_000)).isEmpty)
    #expect(requirements("").isEmpty)
  }
}
