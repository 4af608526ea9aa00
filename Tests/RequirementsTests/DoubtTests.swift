import Testing

@testable import Requirements

/// What postings name beside a sign that not everybody needs it, and what resumes take back in a remark.
@Suite(.timeLimit(.minutes(30))) struct DoubtTests {
  /// Returns what a posting surely asks for.
  private func asked(_ description: String, skills: [String] = []) -> [String] {
    requirements(description, skills: skills)
      .filter { $0.isSure && !$0.isTask && !$0.isUnread }
      .map { "\($0.importance) \($0.text)" }
  }

  private func statuses(_ description: String, _ resume: String) -> [String] {
    Explainer(ResumeText(resume, now: (2026, 11))).statuses(requirements(description)).map {
      "\($0.status.rawValue) \($0.requirement.text)"
    }
  }

  // MARK: What not everybody needs

  @Test(arguments: [
    // Other ways.
    "A degree in botany or a subject with a good share of botany",
    "Diploma in horticulture, or several years at a nursery",
    "BEng (2:1 or above) or MEng",
    "Ingeniería Agrícola, Grado en Agronomía o un título de la rama",
    "Ausbildung als Hebamme/-r oder Koch",
    "A scientific background (BSc, PharmD, MD)",
    "HAVS (Faculty of Occupational Medicine) certificate",
    "Kafka; people who know RabbitMQ are considered as well",
    "Forklift licence in lieu of experience",
    "NVQ Level 2 in welding or equivalent, or be able to show that you served your time",
    "Bachelor’s degree in economics and two years of experience; OR\n- Diploma in economics",
    // Later.
    "Forklift licence, or ability to obtain one within a month",
    "Enhanced DBS (post offer)", "SAP, in which newcomers receive training",
    "SAP, once you have settled in",
    "Knowledge of Navision, which is taught in the first weeks",
    "ADR certificate, for which we pay",
    "Excel, on which training is given",
    // Conditions and concessions.
    "French, though hardly anybody uses it",
    "Driving licence, if the branch is not near a station",
    "Docker, and not as an administrator",
    "For the Geneva position, fluent French",
    // Cut in the middle.
    "3+ years building and shipping machine learning models to production",
  ])
  func isDoubtful(item: String) {
    #expect(asked("Requirements\n- \(item)").isEmpty)
  }

  @Test(arguments: [
    ("Git, Java or Kotlin, SQL", ["required Git", "required Java or Kotlin", "required SQL"]),
    ("Bachelor’s degree or equivalent", ["required Bachelor’s degree"]),
    ("No less than three years in a kitchen", ["required three years in a kitchen"]),
    ("Registered Nurse (Adult or Mental Health)", ["required Registered Nurse"]),
    ("Python, whether from work or from studies", ["required Python"]),
    ("Candidates without a CDL will not be considered", ["required CDL"]),
  ])
  func isSure(item: String, expected: [String]) {
    #expect(asked("Requirements\n- \(item)") == expected)
  }

  /// What an unknown verb says of the employer.
  @Test func whatDelightsTheEmployer() {
    #expect(asked("Python and Tableau make us happy.").isEmpty)
  }

  @Test(arguments: [
    "SAP is what we use, although Oracle people do well here.",
    "We use SAP, but whoever comes from Oracle is fine.",
  ])
  func theTextOutranksTheListOfSkills(description: String) {
    #expect(asked(description, skills: ["SAP", "Excel"]) == ["required Excel"])
  }

  @Test func aTaskKeepsAListedSkill() {
    #expect(
      asked("Your tasks\n- Run services on Kubernetes", skills: ["Kubernetes"]) == [
        "required Kubernetes"
      ])
  }

  @Test(arguments: [
    "Also of interest", "Ce qui serait chouette", "Se valorará especialmente",
    "Was uns freut, aber kein Muss ist",
  ])
  func titlesOfWishes(title: String) {
    #expect(
      asked("Requirements\n- Excel\n\n\(title)\n- Python") == [
        "required Excel", "preferred Python",
      ])
  }

  @Test func lettersAfterAMarkSayHowItIsAssessed() {
    let posting = """
      Criteria
      1. Knowledge of Excel E – A/I
      2. Experience with SAP D – A
      3. First aid certificate D – C
      """
    #expect(
      asked(posting) == [
        "required Excel", "preferred SAP", "preferred First aid",
      ])
  }

  @Test(arguments: [
    ("Knowledge of the Housing and Planning Act", "Housing"),
    ("Toyota forklift, P2s accepted", "P2s accepted"),
    ("Learn Portuguese cooking", "Learn Portuguese cooking"),
    ("Current driver check (Victoria)", "Victoria"), ("Saturday", "Saturday"),
    ("NVQ/QCF Level 2 in Health and Social Care is a plus", "Social Care"),
    ("Experience with Aboriginal and Torres Strait Islander families", "Aboriginal"),
    ("Erfahrung mit E-Rechnung und deren Einführung", "deren Einführung"),
    ("MBA-HR is good to have", "HR"), ("Ability to work alone on nights", "alone"),
    ("Immediate joiners or notice up to 30 days preferred", "Immediate joiners or notice"),
    ("Registered with the college, Part A, in good standing", "standing"),
    ("Interstate licence holders must tell us before they apply", "Interstate licence"),
    ("Knowledge of Help to Buy redemptions", "Help"),
    ("Erfahrung mit Kindern unter drei Jahren", "drei Jahren"),
    ("Cook\n\nEducation/Certification:\nPunctual", "Education/Certification"),
    ("We hold two AA Rosettes and run our own kitchen garden", "AA Rosettes and run our own"),
  ])
  func namesNoSkill(item: String, words: String) {
    #expect(!requirements("Requirements\n- \(item)").map(\.text).contains(words))
  }

  @Test(arguments: [
    ("Experience with Java to Kotlin migrations", "Java"),
    ("Experience with clients over two years", "two years"),
  ])
  func namesASkillOrATime(item: String, words: String) {
    #expect(requirements("Requirements\n- \(item)").contains { $0.text.contains(words) })
  }

  @Test(arguments: [
    "A Red Seal helps us when we bid but is not required.",
    "Time as an ACA and a Red Seal are all assets.", "A Red Seal is a strong recommendation.",
  ])
  func isOnlyWelcome(description: String) {
    let found = requirements(description).filter { $0.text.hasSuffix("Red Seal") }
    #expect(found.map(\.importance) == [.preferred])
  }

  @Test(arguments: [
    "MPS/UPS | Full time | Required for September",
    "Applications are encouraged from Indigenous people, African Nova Scotians, racialized people.",
  ])
  func namesNothingThatIsAskedFor(description: String) {
    #expect(requirements(description).filter { !$0.isUnread }.isEmpty)
  }

  @Test func thePlacesOfTheWorkAreNotSkills() {
    let posting = PostingText(
      title: "Worker",
      description: "Bricklayers required for ongoing work in Leeds, Wakefield and Harrogate.")
    #expect(
      Explainer(ResumeText("SKILLS\nBricklaying, Wakefield", now: (2026, 11))).explain(
        posting, RequirementFinder.requirements(of: posting)
      ).requirements.isEmpty)
  }

  @Test func theTitleOfTheJobIsNotASkill() {
    let posting = PostingText(
      title: "Senior Physiotherapist", description: "We’re looking for a Senior Physio.")
    #expect(RequirementFinder.requirements(of: posting).filter { !$0.isUnread }.isEmpty)
    let designer = PostingText(title: "Sound Designer", description: "Requirements\n- Sound design")
    #expect(RequirementFinder.requirements(of: designer).map(\.text) == ["Sound design"])
  }

  @Test(arguments: ["Nicht zwingend", "No imprescindible", "Pas obligatoire"])
  func aTitleThatInsistsOnNothingIsAboveWishes(title: String) {
    #expect(
      asked("Requirements\n- Excel\n\n\(title)\n- SAP") == ["required Excel", "preferred SAP"])
  }

  @Test(arguments: [
    "Türkisch oder Italienisch sind bei uns gern gehört",
    "Kenntnisse in SAP freuen uns",
    "Nicht zwingend, aber schön: Erfahrung mit Heilberufen, Englisch",
    "Un BAFA sera regardé avec intérêt",
    "El francés es muy valorado",
    "Afrikaans will make your life easier",
    "Customer service of any sort is valued more than you would think",
    "Kenntnisse in SAP EWM helfen beim Buchen",
    "Would be lovely: a second language, familiarity with Dentrix",
  ])
  func isOnlyWelcome(item: String) {
    let asked = asked("Anforderungen\n- \(item)")
    #expect(!asked.isEmpty && asked.allSatisfy { $0.hasPrefix("preferred") }, "\(asked)")
  }

  @Test func whoSpeaksALanguageIsNotAskedFor() {
    let asked = asked("Votre profil\n- Anglais utile (touristes belges, britanniques, néerlandais)")
    #expect(!asked.contains { $0.hasSuffix("néerlandais") }, "\(asked)")
  }

  @Test func theLevelInBracketsDecides() {
    #expect(
      statuses("Requisitos\n- Inglés fluido (B2 o superior)", "IDIOMAS\nInglés: B2")
        == ["met Inglés fluido (B2 o superior)"])
  }

  // MARK: What remarks take back

  @Test(arguments: [
    ("Linux", "SKILLS\nLinux - Ubuntu at home only"),
    ("Windows Server", "SKILLS\nWindows Server, Hyper-V - home lab"),
    ("TikTok", "SKILLS\nTikTok – personal use only"),
    ("SQL", "SKILLS\nSQL (just started an online class)"),
    ("First aid certificate", "CERTIFICATES\nFirst aid – doing it now"),
    ("Kafka", "SKILLS\nHave read about and played with: Kafka, Terraform"),
    ("Terraform", "SKILLS\nBegan in 2024. Have read about: Kafka, Terraform"),
    ("REST Assured", "WORK\nTester, Hill\n2019 - 2022\n- REST Assured training attended"),
    ("Inglés", "IDIOMAS\nValenciano. De inglés, cuatro frases."),
    ("Java", "WORK\nRecruiter, Hill\n2019 - 2022\n- Hiring for Java, React and Product"),
    ("Line maintenance", "OBJECTIVE\nAircraft position in line maintenance where I can learn more"),
    ("Four years in software testing", "SUMMARY\nAnalyst (first 1.5 years in software testing)"),
    (
      "Six months of recent warehouse experience",
      "WORK\nWarehouse Operative, Hill\n2012 - 2016\n- Picked orders"
    ),
  ])
  func isNotMet(asked: String, resume: String) {
    #expect(!statuses("Requirements\n- \(asked)", resume).contains { $0.hasPrefix("met") })
  }

  @Test(arguments: [
    ("Driver’s license", "LICENSES\nCDL – lapsed in 2020"),
    ("White Card", "TICKETS\nWhite Card, Yellow Card EWP (expired)"),
    ("JavaScript", "SUMMARY\nI care about not shipping four megabytes of JavaScript."),
    ("GMP", "WORK\nAnalyst, Hill\n2019 - 2022\n- Have not run dissolution in a GMP lab"),
    ("Kafka", "SUMMARY\nI have never led a team in Kafka projects."),
    ("Reading a P&L", "SUMMARY\nI can read a P&L but haven’t owned one."),
    ("WCAG", "SKILLS\nWCAG 2.1 AA course, IAAP exam not taken"),
    ("dbt", "SKILLS\nLearning dbt\n\nPROJECTS\nStar schema, dbt models and tests"),
    ("Some Spanish", "LANGUAGES\nSpanish: a little"),
    (
      "Right to work in the UK",
      "SUMMARY\nRelocating to Victoria, Australia.\n\nOTHER\nI need employer sponsorship."
    ),
  ])
  func isNotDenied(asked: String, resume: String) {
    #expect(!statuses("Requirements\n- \(asked)", resume).contains { $0.hasPrefix("not_met") })
  }

  @Test(arguments: [
    ("Excel", "SKILLS\nExcel (staff training, online retail)"),
    ("AWS", "SKILLS\nAWS (private cloud)"),
    ("Wound care", "SKILLS\nWound care (home visits)"),
    ("Git", "SKILLS\nTools tried and tested every day: Git, Vim"),
  ])
  func whatARemarkOnlyDescribesIsMet(asked: String, resume: String) {
    #expect(statuses("Requirements\n- \(asked)", resume) == ["met \(asked)"])
  }

  @Test func benefitsMayBeWork() {
    #expect(
      asked("Requirements\n- Benefits administration") == ["required Benefits administration"])
  }

  /// `--must` counts what is doubtful as something that is required.
  @Test func whatIsDoubtfulKeepsItsStatus() {
    #expect(
      statuses("Requirements\n- RN license, or eligible for one", "SKILLS\nExcel").contains {
        $0.hasPrefix("not_found RN license")
      })
  }

  @Test func anObjectiveMayAlsoSayWhatSomebodyHas() {
    #expect(
      statuses("Requirements\n- SAP", "SUMMARY\nClerk with years of SAP seeking a new role")
        == ["met SAP"])
    #expect(statuses("Requirements\n- SAP", "Data entry job at Hill: SAP") == ["met SAP"])
  }

  @Test(arguments: [
    ("Medical certificate, forklift licence, US visa an advantage", []),
    ("Kubernetes, Terraform preferred but not required", ["preferred Terraform"]),
    (
      "Kubernetes, Docker and Terraform preferred",
      ["Kubernetes", "Docker", "Terraform"].map { "preferred \($0)" }
    ),
    ("Kubernetes desirable, Terraform a plus", ["preferred Kubernetes", "preferred Terraform"]),
    ("Kubernetes, Terraform are a plus", ["preferred Kubernetes", "preferred Terraform"]),
    ("Kubernetes, Terraform, both preferred", ["preferred Kubernetes", "preferred Terraform"]),
  ])
  func aWishAtTheEndOfAListMayBeAboutItsLastItem(item: String, expected: [String]) {
    #expect(asked("Requirements\n- \(item)").filter { !$0.hasPrefix("preferred US") } == expected)
  }

  @Test func aListOfWishesIsWelcomeAsAWhole() {
    #expect(
      asked("Nice to have\n- Kubernetes, Terraform a plus")
        == ["preferred Kubernetes", "preferred Terraform"])
  }

  // MARK: What is not called missing

  /// Returns what an explanation calls missing.
  private func missing(_ description: String, _ resume: String) -> [String] {
    explanation(description, resume).requirements.filter {
      $0.status == .notFound && $0.certainty == .stated
    }.map(\.requirement.text)
  }

  @Test(arguments: [
    ("Two years of retail experience", "SUMMARY\nRetail keyholder in a shoe shop"),
    ("Driving licence", "SUMMARY\nPassed my driving test in 2022"),
    ("Statistical analysis", "EDUCATION\nBA Geography, minor in Statistics"),
    (
      "Zwei Jahre Praxis im Kundendienst",
      "WERDEGANG\n2019 – heute Heizungsbauer, seit 2022 im Kundendienst"
    ),
    ("STM32", "SKILLS\nC on STM32L4"), ("Garda vetting", "SUMMARY\nCook in a school kitchen"),
    ("Active Directory", "WORK\nTechnician, Hill\n2019 - 2022\n- Day to day AD work"),
    ("Knowledge of dangerous goods", "WORK\nPacker, Hill\n2019 - 2022\n- DG declarations"),
    ("Knowledge of road traffic law", "TRAINING\nRTL refresher, 2024"),
    ("Kubernetes", "SUMMARY\nThe platform team runs Kubernetes for us"),
    // What people do may be told in other words.
    ("Screening mammography", "SUMMARY\nRetail keyholder in a shoe shop"),
    ("Right to work in Ireland", "SUMMARY\nStamp 4"),
    ("Bachelor’s degree in physics", "EDUCATION\nB.Eng. Civil Engineering, 2014"),
  ])
  func aTraceMakesItUnclear(asked: String, resume: String) {
    let told = explanation("Requirements\n- \(asked)", resume)
    #expect(told.requirements.map(\.certainty) == [.open])
    let name = told.requirements[0].requirement.text
    #expect(told.bullets == ["Could not be compared with your resume: “\(name)”."])
    #expect(told.summary == "No point of this posting could be compared with your resume.")
  }

  @Test func whatIsUnclearIsNeitherCountedNorMissing() {
    let told = explanation(
      "Requirements\n- Docker\n- Linux\n- Kubernetes\n- Terraform",
      "SKILLS\nDocker, Linux\n\nSUMMARY\nThe platform team runs Kubernetes for us")
    #expect(
      told.summary
        == "You meet 2 requirements: Docker and Linux. One requirement is not named in your "
        + "resume. Other points of the posting could not be compared.")
    #expect(
      told.bullets.suffix(2) == [
        "Not found in your resume: “Terraform”.",
        "Could not be compared with your resume: “Kubernetes”.",
      ])
    #expect(told.requirements.filter { $0.certainty == .open }.map(\.status) == [.notFound])
  }

  @Test(arguments: [
    ("Kubernetes", "SUMMARY\nRetail keyholder in a shoe shop"),
    ("Go", "SUMMARY\nI go to every market"),
    ("Docker", "WORK\nCook, Docker Burger\n2019 - 2022\n- Cooked"),
    ("Three years of experience with Kubernetes", "SUMMARY\nThree years of experience in retail"),
    ("Forklift licence", "LICENCES\nBoat licence"),
  ])
  func whatLeavesNoTraceIsMissing(asked: String, resume: String) {
    #expect(missing("Requirements\n- \(asked)", resume) == [asked])
  }

  @Test func wordsOfAnotherLanguageAreNotCalledMissing() {
    let resume =
      "SUMMARY\nI keep the machines of a bakery running and know what to do when one of them stops."
    let posting =
      "Wir suchen für unser Werk in der Stadt eine Kraft.\n\nAnforderungen\n- Instandhaltung\n- SAP"
    #expect(missing(posting, resume) == ["SAP"])
  }

  @Test func aListOfTasksIsNotWhatIsAskedFor() {
    let posting = PostingText(
      title: "Role", description: "What you will do\n- Run SQL reports\n\nRequirements\n- Excel")
    let told = Explainer(ResumeText("SKILLS\nSQL, Excel", now: (2026, 11))).explain(
      posting, RequirementFinder.requirements(of: posting))
    #expect(told.requirements.map(\.requirement.text) == ["Excel"])
  }
}
