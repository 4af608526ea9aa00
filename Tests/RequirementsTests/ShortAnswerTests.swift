import Testing

@testable import Requirements

/// What resumes say of a thing in a short answer or a remark beside its name.
@Suite(.timeLimit(.minutes(30))) struct ShortAnswerTests {
  private func statuses(_ item: String, _ resume: String) -> [String] {
    Explainer(ResumeText(resume, now: (2026, 11))).statuses(
      requirements("Requirements\n- \(item)")
    ).map { "\($0.status.rawValue) \($0.requirement.text)" }
  }

  // MARK: Answers

  @Test(arguments: [
    "SKILLS\nKotlin .......... none", "SKILLS\nKotlin: no. Java: yes.", "SKILLS\nKotlin: no",
  ])
  func isDenied(resume: String) {
    #expect(statuses("Kotlin", resume) == ["not_met Kotlin"])
  }

  @Test(arguments: [
    "SKILLS\nKotlin: plan to apply in May", "SKILLS\nKotlin – reading the docs",
    "SKILLS\nKotlin * (currently taking evening class, ends in May)",
    "SKILLS\nKotlin: two chapters left",
    "OTHER\nKotlin (server side): watch and nod", "SKILLS\nKotlin only now and then",
  ])
  func anAnswerThatIsNotUnderstoodShowsNothing(resume: String) {
    #expect(statuses("Kotlin", resume) == ["not_found Kotlin"])
  }

  @Test(arguments: [
    "SKILLS\nKotlin: coroutines, Ktor", "SKILLS\nKotlin: built two services", "SKILLS\nKotlin: 4/5",
    "SKILLS\nKotlin: every day for six years", "SKILLS\nKotlin ........ expert (7 yrs)",
    "SKILLS\nKotlin: advanced", "SKILLS\nKotlin – daily", "SKILLS\nKotlin – Android apps",
    "SKILLS\nKotlin: Android Studio",
  ])
  func anAnswerThatIsUnderstoodShowsTheSkill(resume: String) {
    #expect(statuses("Kotlin", resume) == ["met Kotlin"])
  }

  /// Numbers after nearly all items of a line rate them; numbers after a few are versions.
  @Test(arguments: [
    ("Kotlin", "SKILLS\nSQL 5, Java 4, Scala 3, Excel 4, Kotlin 0", "not_met Kotlin"),
    ("Kotlin", "SKILLS\nSQL 5, Java 4, Scala 3, Excel 4, Kotlin 2", "not_found Kotlin"),
    ("Kotlin", "SKILLS\nSQL 5, Java 4, Scala 3, Excel 4, Kotlin 4", "met Kotlin"),
    ("Kotlin", "SKILLS\nJava 5, SQL, Docker, Excel, Kotlin 2", "met Kotlin"),
    ("Kotlin", "COURSES\nKotlin Multiplatform, evening class, started in May", "not_found Kotlin"),
    ("Kotlin", "SKILLS\nKotlin\tGrundkenntnisse\nJava\tsehr gut", "not_met Kotlin"),
    ("Kotlin", "SKILLS\nJava | 6 yrs | work\nKotlin | - | learning", "not_met Kotlin"),
    ("Kotlin", "SKILLS\nJava | 6 yrs | work\nKotlin | - | none", "not_met Kotlin"),
    ("Kotlin", "COURSES\nKotlin Multiplatform, basic, 5 days", "not_found Kotlin"),
    (
      "3 years of Kotlin",
      "WORK\nKotlin Developer, Acme\n01/2015 - 02/2020\n- Kotlin services\n\nSKILLS\nKotlin | 2.5 yrs",
      "not_found 3 years of Kotlin"
    ),
    (
      "UK driving licence", "LICENCES\nSouth Australian driver's licence, will exchange for UK",
      "not_found UK driving licence"
    ),
    ("Kotlin", "SKILLS\nKotlin: LinkedIn Learning path", "not_found Kotlin"),
    ("Kotlin", "SUMMARY\nServices in Java, still finding my feet with Kotlin", "not_met Kotlin"),
    (
      "Camera", "SUMMARY\nMakes films about people who would rather not be on camera",
      "not_found Camera"
    ),
  ])
  func ratingsAndRemarks(item: String, resume: String, expected: String) {
    #expect(statuses(item, resume) == [expected])
  }

  // MARK: Papers and languages

  @Test(arguments: [
    ("Driving licence", "LICENCES\nDriving licence (no car at present)", "met Driving licence"),
    ("Permis B", "PERMIS\nPermis B (pas de véhicule)", "met Permis B"),
    (
      "Forklift licence", "LICENCES\nForklift licence, 2019; the licence lapsed in 2023",
      "not_found Forklift licence"
    ),
    (
      "First aid certificate",
      "LICENCES\nFirst aid, done 2021, CPR renewed last year; full certificate lapsed 2024",
      "not_found First aid certificate"
    ),
    (
      "Membership of the Royal Society of Bakers", "MEMBERSHIPS\nMember of the RSB",
      "met Membership of the Royal Society of Bakers"
    ),
    (
      "Right to work in Australia", "OTHER\nSubclass 444 visa: can work in Australia without limit",
      "met Right to work in Australia"
    ),
    (
      "Right to work in Australia", "OTHER\nAustralian permanent visa",
      "met Right to work in Australia"
    ),
    ("HACCP Level 2", "PAPERS\nHACCP Level 2 (2022). Level 3: not yet.", "met HACCP Level 2"),
    ("German", "LANGUAGES\nGerman (can manage, not fluent)", "not_found German"),
    (
      "Fluent French", "LANGUAGES\nFrench fluent spoken (written: intermediate)",
      "not_met Fluent French"
    ),
    (
      "Diploma", "EDUCATION\nBachelor of Social Work, University of Hull, 2015", "not_found Diploma"
    ),
    (
      "High school diploma", "EDUCATION\nBachelor of Social Work, University of Hull, 2015",
      "met High school diploma"
    ),
  ])
  func papers(item: String, resume: String, expected: String) {
    #expect(statuses(item, resume) == [expected])
  }

  /// The right to work in one country is not that in another, which the posting leaves to its place.
  @Test func aRightToWorkElsewhere() {
    let posting = PostingText(
      title: "Cook", location: "Sevilla, Spain", description: "Requisitos\n- Permiso de trabajo")
    let resume = ResumeText("OTHER\nRight to work: settled status, UK", now: (2026, 11))
    #expect(
      Explainer(resume).statuses(RequirementFinder.requirements(of: posting)).map(\.status) == [
        .notFound
      ])
  }
}
