import Testing

@testable import Requirements

/// What explanations state, what they only mention, and what they leave open.
@Suite(.timeLimit(.minutes(30))) struct CertaintyTests {
  private func certainties(
    _ description: String, _ resume: String
  ) -> [JudgedRequirement.Certainty] {
    explanation(description, resume).requirements.map(\.certainty)
  }

  // MARK: Postings

  @Test(arguments: [
    "Strong knowledge of Docker", "Docker (or similar)",
    "Experience with Docker and Linux is required",
    "E2. Docker", "Kenntnisse in Docker, idealerweise Linux", "Bonne connaissance de Docker",
    "Conocimiento de Docker",
  ])
  func aSentenceThatIsUnderstoodWholeIsStated(item: String) {
    let told = explanation("Requirements\n- \(item)", "SKILLS\nDocker").requirements
    #expect(told.filter { $0.requirement.text.hasPrefix("Docker") }.map(\.certainty) == [.stated])
  }

  @Test(arguments: [
    "Docker within six months of hire", "Docker, which our trust will arrange",
    "Docker for those on the night team", "Docker. Our partners see to it for some sites",
    "Docker from an accredited school",
  ])
  func aWordThatIsNotUnderstoodLeavesOnlyAMention(item: String) {
    let told = explanation("Requirements\n- \(item)", "SKILLS\nDocker")
    let docker = told.requirements.filter { $0.requirement.text == "Docker" }
    #expect(docker.map(\.certainty) == [.mentioned])
    #expect(!told.summary.contains("You meet"))
    #expect(!told.bullets.contains { $0.contains("asks for") })
  }

  @Test func aLevelIsNotMetByTheNameAlone() {
    let posting = "Requirements\n- Advanced Excel"
    #expect(certainties(posting, "SKILLS\nExcel") == [.mentioned])
    // But whoever does not name it at all does not name it.
    #expect(
      explanation(posting, "SKILLS\nCooking").bullets == ["Not found in your resume: “Excel”."])
  }

  @Test func aWishAfterACommaMayBeAboutOneItem() {
    let posting =
      "Ihr Profil\n- Deutsch auf Niveau B2, Grundkenntnisse in Englisch sind von Vorteil"
    #expect(
      certainties(posting, "SPRACHEN\nDeutsch (Muttersprache), Englisch (C1)")
        == [.mentioned, .stated])
  }

  @Test func theSentenceAfterARequirementMayTakeItBack() {
    #expect(
      certainties("Requirements\n- Docker. Some sites do without.", "SKILLS\nDocker")
        == [.mentioned])
    #expect(
      certainties("Requirements\n- Docker\n- Cheerful at six in the morning", "SKILLS\nDocker")
        .first == .stated)
  }

  // MARK: Resumes

  @Test(arguments: [
    ("Active Secret clearance", "CLEARANCE\nSecret clearance; moved to inactive when I left"),
    (
      "Australian working rights",
      "PERSONAL\nVisa: full work rights in Australia until 11 August next year"
    ),
    ("Kafka", "SKILLS\nLinux\n\nPROJECTS\n- Completed a Kafka course and built a toy pipeline"),
    ("Critical care", "SUMMARY\nNurse who is ready to move into critical care"),
  ])
  func whatMayTakeBackAPassageLeavesItOpen(asked: String, resume: String) {
    let told = explanation("Requirements\n- \(asked)", resume)
    #expect(told.requirements.map(\.certainty) == [.open])
    #expect(!told.bullets.contains { $0.contains("resume says") || $0.contains("shows") })
  }

  @Test(arguments: [
    ("Secret clearance", "CLEARANCE\nSecret clearance, granted by the U.S. Army in 2024", false),
    ("Secret clearance", "CLEARANCE\nActive Secret clearance, 2024", true),
    ("ECS Gold Card", "CARDS\nECS Gold Card (exp. 08/2032)", true),
  ])
  func aPaperIsStatedIfItsLineIsUnderstood(asked: String, resume: String, isStated: Bool) {
    #expect(
      certainties("Requirements\n- \(asked)", resume) == [isStated ? .stated : .open])
  }

  @Test func aPartOfANameIsNotTheName() {
    let told = explanation(
      "Votre profil\n- Gestion de chantier", "LANGUES\nPortugais : portugais de chantier")
    #expect(told.requirements.map(\.certainty) == [.open])
  }

  @Test func aDegreeHasItsFieldInItsName() {
    let told = explanation(
      "Requirements\n- Bachelor of Engineering",
      "EDUCATION\nMaster of Teaching, University of South Australia, 2021")
    #expect(told.requirements.map(\.status) == [.notFound])
    #expect(
      explanation(
        "Requirements\n- Bachelor of Engineering",
        "EDUCATION\nBachelor of Engineering, University of South Australia, 2021"
      ).requirements.map(\.status) == [.met])
  }

  // MARK: Words

  @Test func listedSkillsAreNotCalledRequirements() {
    let posting = PostingText(
      title: "Engineer", description: "Requirements\n- Kubernetes",
      skills: [("Docker", "skills[0]"), ("Terraform", "skills[1]")])
    let told = Explainer(ResumeText("SKILLS\nDocker, Kubernetes", now: (2026, 1)))
      .explain(posting, RequirementFinder.requirements(of: posting))
    #expect(
      told.summary
        == "You meet the one requirement: Kubernetes. You have 1 of 2 listed skills: Docker. One listed "
        + "skill is not named in your resume.")
  }

  @Test func aListedSkillIsNoSurerThanTheSentenceThatNamesIt() {
    let posting = PostingText(
      title: "Engineer", description: "Our events go through Kafka whenever payments are late.",
      skills: [("Kafka", "skills[0]")])
    let told = Explainer(ResumeText("SKILLS\nKafka", now: (2026, 1)))
      .explain(posting, RequirementFinder.requirements(of: posting))
    #expect(
      told.requirements.filter { $0.requirement.text == "Kafka" }.map(\.certainty) == [.mentioned])
  }

  @Test func whatIsOnlyWelcomeIsCalledSo() {
    #expect(
      explanation("Nice to have\n- Spanish", "LANGUAGES\nSpanish (C1)").bullets
        == ["The job welcomes “Spanish”; your resume says “Spanish (C1)”."])
  }

  @Test func aNumberIsNotCutAtItsComma() {
    let resume = ResumeText(
      "COMPÉTENCES\nMétré, jusqu’à 4,5 M€ de gros œuvre, Revit", now: (2026, 1))
    let words = resume.words
    guard let work = words.indices.first(where: { words[$0].text == "gros" }) else {
      Issue.record("no such word")
      return
    }
    #expect(
      Quotation(resume: resume).span(work..<work + 2, place: .list)?.text
        == "jusqu’à 4,5 M€ de gros œuvre")
  }

  // MARK: What is missing

  /// What a resume may have without naming it is not called missing.
  @Test(arguments: [
    ("MS Office", "SKILLS\nExcel, Word"), ("CRM", "EXPERIENCE\nDaily use of HubSpot"),
    ("CI/CD", "COMPÉTENCES\nIntégration continue sous GitLab"),
    ("HVAC", "SKILLS\nAir conditioning repairs"), ("Excel", "SKILLS\nMS Office"),
    ("Fluent English", "SUMMARY\nCook with ten years of work at the stove, and of the menu"),
    ("5+ years building billing systems", "EXPERIENCE\nCook, Inn\n2010 - 2020\n- Cooked"),
    ("Membership of the Royal Society of Bakers", "OTHER\nPresident of RSB"),
  ])
  func namesNothingThatAResumeMayHave(item: String, resume: String) {
    let told = explanation("Requirements\n- \(item)", resume)
    #expect(!told.bullets.contains { $0.hasPrefix("Not found") })
  }

  @Test(arguments: ["Docker", "Kubernetes", "Fluent Spanish", "Photoshop"])
  func namesWhatIsMissing(item: String) {
    let told = explanation("Requirements\n- \(item)", "SKILLS\nCooking\nBaking of bread")
    #expect(told.bullets.contains { $0.hasPrefix("Not found") })
  }

  @Test(arguments: [
    "Baker Diploma", "Apprentice Baker", "Assistant to the Baker",
  ])
  func aQualificationOrALowerRankIsNoCloseTitle(title: String) {
    let resume = "EXPERIENCE\n\(title), Crumb Ltd\n2015 - present\n- Baked bread"
    let posting = PostingText(title: "Baker", description: "Requirements\n- Docker")
    let told = Explainer(ResumeText(resume, now: (2026, 11))).explain(
      posting, RequirementFinder.requirements(of: posting))
    #expect(!told.bullets.contains { $0.contains("title") })
  }
}
