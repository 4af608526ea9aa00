import Testing

@testable import Requirements

/// Postings that ask in words of their own.
@Suite(.timeLimit(.minutes(30))) struct UnlistedPostingTests {
  private static let resume = """
    EXPERIENCE
    Laboratory Technician, Rheinfarben
    2019 - 2024
    - Runs titrations and HPLC on dye batches
    - Negotiated prices with two suppliers
    - Administered medication to 20 residents

    TECHNICAL
    Dentrix, outdoor play, time series, five-axis milling, knife skills, visa petitions

    DESIGNATIONS
    CHRL since 2015
    Emergency First Aid at Work, October 2022 (three years)
    """

  /// The names of requirements that are met.
  private func met(_ posting: String) -> [String] {
    let explainer = Explainer(ResumeText(Self.resume, now: (2026, 11)))
    let all = RequirementFinder.requirements(of: PostingText(title: "", description: posting))
    return explainer.statuses(all).filter { $0.status == .met }.map(\.requirement.text)
  }

  @Test(arguments: [
    // Headings that are in no list.
    ("What we ask for\n- HPLC\n- Titration", ["HPLC", "Titration"]),
    ("What would be lovely\n- Dentrix", ["Dentrix"]),
    // Lists without a heading, and numbered ones.
    ("* Dentrix\n* time series", ["Dentrix", "time series"]),
    ("Essential\n1. Dentrix\n2. Knife skills", ["Dentrix", "Knife skills"]),
    // Clauses that speak to the applicant, and verdicts after a colon.
    ("You enjoy outdoor play.", ["outdoor play"]),
    ("Dentrix and time series: required.", ["Dentrix", "time series"]),
    ("HPLC is a must, and so is five-axis milling.", ["HPLC", "five-axis milling"]),
    ("Experience with visa petitions is essential.", ["visa petitions"]),
    // A noun of action is met by its verb.
    (
      "Required: negotiation and medication administration.",
      ["negotiation", "medication administration"]
    ),
    ("CHRL required.", ["CHRL"]),
    // What the posting does not ask for.
    ("What is neither: Dentrix.", []), ("What we offer\n- Dentrix", []),
    ("First aid certificate required.", []),
  ])
  func asks(posting: String, names: [String]) { #expect(met(posting) == names) }

  @Test(arguments: [
    ("HRIS required.", "Owns our human resources information system", "met"),
    ("IaC required.", "Infrastructure as code for forty services", "met"),
    ("HRIS required.", "Handled routine invoices at source", "not_found"),
    ("Kubernetes required.", "Kubernetes: saw it during a visit of two weeks", "not_found"),
    ("Excel required.", "Excel: pivot tables, macros", "met"),
    ("CAD required.", "Led a programme of CAD 4.2 million", "not_found"),
    ("Swift required.", "Connected the till to the SWIFT network", "not_found"),
    ("Kubernetes required.", "Anything but Kubernetes", "not_met"),
    ("QuickBooks required.", "Payroll is done by our accountant in QuickBooks", "not_found"),
    ("SAP required.", "Sold SAP to two mills", "not_found"),
    ("SQL required.", "Reports: the BI team owns the data warehouse and the SQL", "not_found"),
    ("Kafka required.", "Kafka ○○○○○", "not_found"), ("Kafka required.", "Kafka ●●●●○", "met"),
    ("Salesforce required.", "Salesforce: lo usa el departamento comercial", "not_found"),
  ])
  func tellsOfThePerson(posting: String, line: String, expected: String) {
    #expect(
      status(posting, "EXPERIENCE\nClerk, Acme\n2020 - 2024\n- \(line)\n- Filing") == expected)
  }

  /// Person specifications mark what is essential and what is desirable.
  @Test func marksOfEssentialAndDesirableItems() {
    let found = requirements(
      "Person spec (E = essential, D = desirable)\nMinute taking (E)\nExcel (E)\nShorthand (D)\nSAP (D)"
    )
    let importance = Dictionary(
      found.map { ($0.text, $0.importance) }, uniquingKeysWith: { first, _ in first })
    #expect(importance["Excel"] == .required)
    #expect(importance["SAP"] == .preferred)
  }

  @Test(arguments: [
    "It would be lovely if you knew SAP.", "SAP counts in your favour.",
    "SAP would make us smile.", "SAP useful but not essential.",
  ])
  func isPreferred(posting: String) {
    #expect(requirements(posting).map(\.importance) == [.preferred])
  }

  @Test(arguments: [
    "What you will not need\nYears of experience, Docker, or a LinkedIn profile.",
    "Docker? Only our test team uses it.",
  ])
  func isNotAskedFor(posting: String) { #expect(requirements(posting).isEmpty) }

  /// A stop after the letters of an abbreviation ends no sentence.
  @Test func abbreviationsWithStops() {
    #expect(
      requirements("Position requirements: U.S. citizenship.").map(\.kind) == [.workAuthorization])
  }
}
