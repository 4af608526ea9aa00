import Testing

@testable import Requirements

/// What a posting mentions without asking for it, and what an item of it leaves open.
@Suite(.timeLimit(.minutes(30))) struct WaivedRequirementTests {
  @Test(arguments: [
    "A degree is irrelevant to us.", "An MBA will not impress us.", "Driving licence: no.",
    "Security license? Not needed.", "Allemand : inutile.", "Kubernetes: you'll learn it with us.",
    "EASA licences alone cannot be accepted.", "SAP experience will not help you here.",
    "The city has three stations; average tenure 17 years.",
    "Contract 3 years, with a possible extension.", "Ce que nous offrons :\n- Excel",
  ])
  func isNotAskedFor(description: String) {
    #expect(requirements("Requirements:\n- \(description)").isEmpty)
  }

  @Test(arguments: ["À propos", "What you will get", "Ce que nous offrons"])
  func sectionsAboutTheEmployerAskForNothing(title: String) {
    #expect(requirements("Requirements:\n- Linux\n\n\(title)\n- Excel").map(\.text) == ["Linux"])
  }

  @Test func theRestOfAListIsAskedFor() {
    func asked(_ item: String) -> [String] { requirements("Requirements:\n- \(item)").map(\.text) }
    #expect(asked("Excel, Sage non utilisé") == ["Excel"])
    #expect(asked("3+ years with AWS (Azure alone will not do), Linux").contains("Linux"))
    #expect(!asked("3+ years with AWS (Azure alone will not do), Linux").contains("Azure"))
    #expect(asked("Python (we left Perl last year), Linux") == ["Python", "Linux"])
    #expect(
      asked("3-5 years of milling (lathe experience does not count)").contains {
        $0.contains("milling")
      })
  }

  @Test(arguments: [
    ("Kafka wäre schön, ist aber kein Muss.", "Kafka"),
    ("Strong Python is a must, C++ helpful.", "C++"),
    ("Python required, German a nice bonus.", "German"),
  ])
  func isOnlyWelcome(description: String, name: String) {
    let asked = requirements("Requirements:\n- \(description)")
    #expect(asked.first { $0.text == name }?.importance == .preferred)
  }

  @Test func importanceEndsWithItsItem() {
    let posting = "Your background: PMP desirable; German C1; master's a plus"
    let asked = requirements(posting)
    #expect(asked.first { $0.kind == .language }?.importance == .required)
    let degree = requirements("Bachelor's in civil engineering (master's a plus).")
    #expect(degree.map(\.importance) == [.required])
  }

  /// When one side of a choice was not understood, the other is not asked for alone.
  @Test(arguments: [
    ("Prior military or law enforcement a plus.", "SKILLS\nExcel"),
    ("Manicurist or cosmetology license required.", "SKILLS\nExcel"),
    ("Basic Excel; Opera PMS or HotSOS", "SKILLS\nHotSOS, Excel"),
  ])
  func halvesOfChoices(description: String, resume: String) {
    #expect(!statuses(description, resume).contains { $0.hasPrefix("not_found") })
  }

  @Test(arguments: [
    ("English and French (both C1) required.", "LANGUAGES\nEnglish B2\nFrench C1", "not_met"),
    (
      "Französisch in Wort und Schrift (mind. B1) erforderlich.", "SPRACHEN\nFranzösisch A2",
      "not_met"
    ),
  ])
  func levelsInBrackets(description: String, resume: String, status: String) {
    #expect(statuses(description, resume).first?.hasPrefix(status) == true)
    #expect(!requirements(description).contains { $0.text.hasPrefix("mind") })
  }

  @Test func abbreviationsOfTheTitleAreNoCertificates() {
    let posting = PostingText(
      title: "Customer Success Manager",
      description: "Requirements:\n- 3 years in a customer-facing role (CSM, AM or similar)")
    #expect(!RequirementFinder.requirements(of: posting).contains { $0.kind == .licence })
    let nurse = PostingText(
      title: "Licensed Practical Nurse", description: "Requirements:\n- LPN license")
    #expect(RequirementFinder.requirements(of: nurse).contains { $0.kind == .licence })
  }

  @Test func namesOfLicencesAreWhole() {
    #expect(
      requirements("A working at heights certificate is required.").map(\.text) == [
        "working at heights certificate"
      ])
    #expect(
      requirements("UK CAA Part-66 B1.1 licence required.").map(\.text) == [
        "UK CAA Part-66 B1.1 licence"
      ])
    #expect(
      requirements("Level 1, 2 or 3 special education license required.").map(\.text) == [
        "special education license"
      ])
    #expect(requirements("SORA card required.").map(\.kind) == [.licence])
    #expect(!requirements("Business card provided.").contains { $0.kind == .licence })
  }

  @Test func yearsOfAPart() {
    let posting = "Requirements:\n- 4+ years of development, including at least 2 with React"
    let resume =
      "EXPERIENCE\nDeveloper, Acme\n2016 - 2022\n- Development of shops in Vue\n- One React page in 2020"
    #expect(
      statuses(posting, resume) == [
        "met years 4+ years of development", "not_found years at least 2 with React",
      ])
  }

  @Test func abbreviationsEndSentencesToo() {
    #expect(
      requirements("First opinion experience: 1 year min. We are a practice of 22.").allSatisfy {
        !$0.text.contains("We")
      })
  }

  @Test func lettersJoinedToUnknownNames() {
    #expect(!requirements("AL programming a plus, C/AL history fine.").contains { $0.text == "C" })
    #expect(requirements("Requirements:\n- C/C++").contains { $0.text.hasPrefix("C") })
  }
}
