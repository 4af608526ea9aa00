import Testing

@testable import Requirements

/// What an explanation must not say: each test is a kind of error that readers found.
@Suite(.timeLimit(.minutes(30))) struct CautionTests {
  private func statuses(
    _ description: String, _ resume: String, skills: [String] = [], location: String = ""
  ) -> [String] {
    Explainer(ResumeText(resume, now: (2026, 11))).statuses(
      requirements(description, skills: skills, location: location)
    ).map { "\($0.status.rawValue) \($0.requirement.text)" }
  }

  @Test(arguments: [
    "Requirements:\n- NOW", "We need a quiet room.", "Requirements:\n- Rights\n- Merits",
    "You bring a reasonable comfort with heights.",
  ])
  func ordinaryWordsAreNotAskedFor(description: String) {
    #expect(statuses(description, "SKILLS\nExcel").isEmpty)
  }

  @Test func singleWordsOfListsAreNotSkills() {
    #expect(
      statuses("", "SKILLS\nlab safety", skills: ["Safety", "Teamwork"]).allSatisfy {
        !$0.contains("Safety")
      })
    #expect(statuses("", "SKILLS\nExcel", skills: ["Excel"]) == ["met Excel"])
  }

  @Test func phrasesThatAreNotKnownAreMentionedWhenMet() {
    let posting = "Requirements:\n- tiled stove relining"
    #expect(statuses(posting, "SKILLS\nExcel").isEmpty)
    #expect(
      statuses(posting, "SKILLS\ntiled stove relining") == ["met tiled stove relining"])
    // The last word says that it is a skill.
    #expect(
      statuses("Requirements:\n- tiled stove repair", "SKILLS\nExcel")
        == ["not_found tiled stove repair"])
  }

  @Test func aDegreeIsNotAnHNC() {
    let resume = "EDUCATION\nMaster of Education, Secondary Science, 2018 - 2020"
    #expect(
      statuses("An HNC, degree or equal experience in biology is required.", resume)
        == ["not_found HNC, degree or equal experience in biology"])
    #expect(statuses("A degree is required.", resume) == ["met degree"])
  }

  @Test func languageModelsAreNotLawDegrees() {
    #expect(
      !requirements("Requirements:\n- LLM applications in production").contains {
        $0.kind == .degree
      })
  }

  @Test(arguments: [
    ("Qualified teacher status required.", "Bristol, United Kingdom", "Wisconsin teaching license"),
    ("A teaching license is required.", "Leeds, United Kingdom", "Wisconsin teaching license"),
    ("A nursing license is required.", "Austin, TX, United States", "Ohio nursing license, active"),
  ])
  func licencesOfOtherPlaces(description: String, location: String, licence: String) {
    let found = statuses(description, "LICENSES\n\(licence)", location: location)
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("not_found") })
  }

  @Test(arguments: ["Columbus, OH, United States", "Remote, United States", "Columbus", ""])
  func licencesOfTheSamePlace(location: String) {
    #expect(
      statuses(
        "A nursing license is required.", "LICENSES\nOhio nursing license, active",
        location: location) == ["met nursing license"])
  }

  @Test func aWordIsNotAPermit() {
    #expect(
      statuses("A server permit is required.", "SKILLS\nSRM server").allSatisfy {
        !$0.hasPrefix("met")
      })
  }

  @Test func partsOfANameAreNotTheSkill() {
    let posting = "Requirements:\n- CI/CD"
    #expect(statuses(posting, "SKILLS\nEthernet (CSMA/CD)") == ["not_found CI/CD"])
    #expect(statuses(posting, "SKILLS\nLinux, CI/CD, Git") == ["met CI/CD"])
    #expect(explanation(posting, "SKILLS\nLinux, CI/CD").bullets == ["Your skills include CI/CD."])
  }

  @Test func companiesAreNotSkills() {
    #expect(
      requirements("Docker Burger Ltd builds tills. Python is required.").map(\.text) == ["Python"])
  }

  @Test func readersAndLearnersOfOthers() {
    let posting = "Requirements:\n- Excel"
    #expect(
      statuses(posting, "SUMMARY\nAbility to learn new tools: good knowledge of Excel")
        == ["met Excel"])
    #expect(
      statuses(posting, "SUMMARY\nUsed Excel for lists of rooms for every student")
        == ["met Excel"])
    #expect(statuses("CPA required.", "CERTIFICATES\nCPA candidate") == ["not_met CPA"])
  }

  @Test func levelsBelongToTheirLanguage() {
    #expect(
      statuses("Fluent English is required.", "LANGUAGES\nEnglish: technical Serbian: fluent")
        .allSatisfy { !$0.hasPrefix("met") })
  }

  @Test func unfinishedStudiesOfLongLines() {
    let filler = Array(repeating: "word", count: 45).joined(separator: " ")
    #expect(
      statuses(
        "A degree in civil engineering is required.",
        "EDUCATION\nBachelor of Science in Civil Engineering, 1996 in training \(filler)"
      )
      .allSatisfy { !$0.hasPrefix("not_met") })
  }

  @Test func longListsOfWhatIsMissing() {
    let skills = ["Rust", "Go", "Java", "Scala", "Perl", "PHP", "Ruby", "Swift", "Kotlin", "COBOL"]
    let found = explanation(
      "Requirements:\n" + skills.map { "- \($0)\n" }.joined(), "SKILLS\nExcel")
    #expect(found.bullets.last?.hasSuffix("and 2 more points.") == true)
  }

  @Test func quotationsEndBeforeBrackets() {
    let found = explanation("Requirements:\n- Excel", "SKILLS\nExcel (Pivot, macros), Word")
    #expect(found.evidence.allSatisfy { $0.resume?.text.contains("(") != true })
  }
}
