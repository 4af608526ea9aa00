import Testing

@testable import Requirements

/// Requirements that stand in the resume, in the words of the posting or in others for the same thing.
@Suite(.timeLimit(.minutes(30))) struct SameWordsTests {
  private static let resume = """
    Ines Calder

    EXPERIENCE
    Beekeeper, Holm Honey
    2018 - 2026
    - Keeps the hive records in Apivista
    - Landing checks for A320 aircraft, own the roadmap of the firm
    - Home visits, safety plans, court reports
    - coach sixteen helpers
    - Full-cycle recruiting of pickers; hydrotherapy sessions in the pool
    - Resolve escalated customer complaints the same day
    - Frames of wax, containers built with Kelvane
    - Mowed lawns and conducted blood draws
    - Cleaned the honey extractor
    - Feeds were monitored; the Tarnac feeder was sold by a colleague

    SKILLS
    Ceridian Dayforce, ADP Workforce Now, RHS Level 3, ISO 17025, queen marking, deep tissue massage

    EPA 608 Universal, 2018
    """

  private func statuses(_ posting: String) -> [String] {
    statusesWithGuesses(posting, Self.resume)
  }

  @Test(arguments: [
    // A capital letter inside a sentence makes a name, also where the posting begins with it.
    ("Apivista helps when we move the hives.", "met Apivista"),
    ("Requirements:\n- A320 experience", "met A320"),
    // One plain word that the person worked on.
    ("Requirements:\n- Hydrotherapy", "met Hydrotherapy"),
    // Nouns that may be verbs.
    ("Experience with home visits and court reports is required.", "met court reports"),
    // Names of products with their maker, and longer names.
    ("You know Dayforce.", "met Dayforce"),
    ("We need ADP.", "met ADP"),
    // Numbers and hyphens in names.
    ("RHS Level 3 is required.", "met RHS Level 3"),
    ("ISO 17025 knowledge is an asset.", "met ISO 17025"),
    ("Requirements:\n- full-cycle recruiting", "met full-cycle recruiting"),
    // What is said of the reader.
    ("Queen marking is your daily bread.", "met Queen marking"),
    ("You are at home with queen marking.", "met queen marking"),
    ("We want somebody who can keep bees and who knows Dayforce.", "met Dayforce"),
    ("A degree is required. So is Dayforce.", "met Dayforce"),
    ("You need queen marking, as is deep tissue massage.", "met deep tissue massage"),
    // Verbs that say no more than that somebody does it.
    ("Requirements:\n- handling customer complaints", "met handling customer complaints"),
    ("Requirements:\n- coaching of helpers", "met coaching of helpers"),
    // Other words for the same thing.
    ("Requirements:\n- lawn mowing", "met lawn mowing"),
    ("Requirements:\n- phlebotomy", "met phlebotomy"),
    // What things were made with.
    ("Requirements:\n- Kelvane", "met Kelvane"),
    // A dated line below the last job.
    ("EPA 608 certification required.", "met EPA 608 certification"),
  ])
  func isMet(posting: String, expected: String) {
    #expect(statuses(posting).contains(expected))
  }

  @Test(arguments: [
    "RHS Level 4 is required.", "ISO 17020 knowledge is an asset.", "Requirements:\n- Tarnac",
    "Requirements:\n- people management", "Requirements:\n- A340 experience",
    "Requirements:\n- managed event budgets",
    // Plain words that only tell of the place.
    "Your desk is beside the honey extractor.",
  ])
  func isNotMet(posting: String) {
    #expect(!statuses(posting).contains { $0.hasPrefix("met") })
  }

  /// A name in the plural does not stand before another noun.
  @Test func namesAreNotCutShort() {
    let words = WordReader.words("managed event budgets")
    #expect(
      SkillLexicon("organised events|managed events").mentions(in: words, words.indices).isEmpty)
  }

  @Test func marksDoNotBelongToItems() {
    let found = requirements(
      "Criteria\n- Confident user of Excel (E)\n- Knowledge of Power BI (D)\n- Minute taking (E)")
    #expect(found.map(\.posting.span.text) == ["Excel", "Power BI", "Minute taking"])
  }

  @Test(arguments: [
    (
      "To drive for us you need:\na Category D licence;", "Full category D licence, no points",
      "met"
    ),
    ("A Code C1 licence is required.", "Code C1 driving licence with PrDP, valid to 2028", "met"),
    ("A Code C1 licence is required.", "Code B driving licence, valid to 2028", "not_met"),
    ("An enhanced DBS (UK) is required.", "Enhanced DBS certificate, on the update service", "met"),
  ])
  func licences(posting: String, line: String, expected: String) {
    let resume = "Ines Calder\n\nLICENCES\n\(line)\n"
    let all = requirements(posting, location: "Leeds, United Kingdom")
    let explainer = Explainer(ResumeText(resume, now: (2026, 11)))
    #expect(explainer.statuses(all).allSatisfy { $0.status.rawValue == expected })
    #expect(!all.isEmpty)
  }

  @Test(arguments: [
    ("Ausbildung zur Zimmerin, Zimmerei Petersen, 2016 – 2019", "met"),
    ("Ausbildung zur Zimmerin, Zimmerei Petersen, 2016 – 2019, abgebrochen", "not_found"),
    ("Ausbildung zur Zimmerin, Zimmerei Petersen, 2025 – heute", "not_found"),
    ("Ausbildung zur Tischlerin, Zimmerei Petersen, 2016 – 2019", "not_found"),
  ])
  func trainings(line: String, expected: String) {
    let resume = "Swantje Kowalski\n\nWERDEGANG\n\(line)\nHolzbau und Dächer für die Region\n"
    #expect(status("Abgeschlossene Ausbildung als Zimmerer ist erforderlich.", resume) == expected)
  }

  @Test(arguments: [
    ("IFRS", "My clients report under FRS 102, so I am not familiar with IFRS", "not_met"),
    ("FRS 102", "My clients report under FRS 102, so I am not familiar with IFRS", "not_found"),
    ("Pipedrive", "Pipedrive (expert), HubSpot (one webinar, no hands-on work yet)", "met"),
    ("HubSpot", "Pipedrive (expert), HubSpot (one webinar, no hands-on work yet)", "not_met"),
    ("Workday", "Payroll and Workday sit with a shared service centre", "not_found"),
    ("Trados", "I am no stranger to Trados", "not_found"),
    ("PHP", "PHP: two days at a customer's office", "not_found"),
    ("Azure", "Azure (only DevOps, no cloud services)", "not_met"),
  ])
  func deniesOnlyWhatIsDenied(skill: String, line: String, expected: String) {
    let resume = "EXPERIENCE\nAccountant, Holm Honey\n2018 - 2026\n- \(line)\n"
    let found = status("\(skill) is required.", resume)
    #expect(found == expected || expected == "not_found" && found == "none")
  }

  @Test(arguments: [
    ("2018 – heute\tElektronikerin, Förde Fisch GmbH\nFehlersuche an Anlagen", "Fehlersuche"),
    ("2019 – now: Receptionist, Hotel Kapuziner — group bookings, complaints", "group"),
    ("2016 - 2020: Nurse, St. Jude. Wound care and triage.", "wound"),
  ])
  func headersEndWhereTheDescriptionBegins(lines: String, word: String) {
    let resume = ResumeText("Ann Lee\n\nEXPERIENCE\n\(lines)\n", now: (2026, 11))
    let index = resume.words.firstIndex { $0.text == word.lowercased() }
    #expect(resume.jobs.count == 1)
    #expect(index.map { resume.jobs[0].header.contains($0) } == false)
  }
}
