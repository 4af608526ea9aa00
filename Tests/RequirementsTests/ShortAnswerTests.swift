import Testing

@testable import Requirements

/// What resumes say of a thing in a short answer or a remark beside its name, and what postings name without asking for it.
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
    "SKILLS\nKotlin: plan to apply in May", "SKILLS\nKotlin: two chapters left",
    "OTHER\nKotlin (server side): watch and nod", "SKILLS\nKotlin only now and then",
  ])
  func anAnswerThatIsNotUnderstoodShowsNothing(resume: String) {
    #expect(statuses("Kotlin", resume) == ["not_found Kotlin"])
  }

  @Test(arguments: [
    "SKILLS\nKotlin: coroutines, Ktor", "SKILLS\nKotlin: built two services", "SKILLS\nKotlin: 4/5",
    "SKILLS\nKotlin: every day for six years", "SKILLS\nKotlin ........ expert (7 yrs)",
    "SKILLS\nKotlin: advanced", "SKILLS\nKotlin: Android Studio",
  ])
  func anAnswerThatIsUnderstoodShowsTheSkill(resume: String) {
    #expect(statuses("Kotlin", resume) == ["met Kotlin"])
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

  // MARK: What postings name without asking for it

  @Test(arguments: [
    "Requirements\n- Interstate licence holders must tell us before they apply",
    "Requirements\nEducation/Certification:\nPunctual",
    "Anforderungen\n- Erfahrung mit Kindern unter drei Jahren",
    "Knowledge of Help to Buy redemptions would be good.",
  ])
  func isNotAskedFor(description: String) {
    let texts = requirements(description).filter { !$0.isUnread }.map(\.text)
    #expect(
      texts.allSatisfy { text in
        !["licence", "Certification", "drei Jahren"].contains(where: text.contains)
          && text != "Help"
      })
  }

  @Test(arguments: [
    "A Red Seal helps us when we bid but is not required.",
    "Time as an ACA and a Red Seal are all assets.", "A Red Seal is a strong recommendation.",
  ])
  func isOnlyWelcome(description: String) {
    let found = requirements(description).filter { $0.text.hasSuffix("Red Seal") }
    #expect(found.map(\.importance) == [.preferred])
  }
}
