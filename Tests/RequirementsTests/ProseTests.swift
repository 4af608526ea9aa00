import Testing

@testable import Requirements

/// What running prose must never become: a requirement, or a claim.
@Suite(.timeLimit(.minutes(30))) struct ProseTests {
  private func found(_ description: String) -> [String] {
    requirements(description).filter { !$0.isTask }.map(\.text)
  }

  @Test(arguments: [
    // Words that ask something else, in a clause of reason or with a verb of their own.
    "Last year's worst incidents, so that you know what you get: an expired certificate; a raccoon.",
    "You have done landing zones before.",
    "If you have been sent to this role by another agency, they will bin both.",
    "You must be able to tell sixty children to sit down.",
    "Placement on the salary schedule follows years of experience: $49,800 for a new bachelor's.",
    "We do not sponsor visas.",
    "What we don't need\nA PE license. Six Sigma belts.\n",
    "NOT NEEDED\nA driving licence. German at level C1.\n",
    "Oracle setzen wir nicht mehr ein.",
    "IFRS wenden wir nicht an, SAP haben wir nicht.",
    "Requirements:\n- IV. Other\n",
    "State certification is required.",
    "A degree is not what counts here.",
    "Hadoop left the building years ago.",
    "Out-of-state licenses are helpful.",
  ])
  func asksForNothing(_ description: String) { #expect(found(description) == []) }

  @Test(arguments: [
    (
      "Requirements:\n- Beekeeping\n- Honey tasting and hive building\n",
      ["Beekeeping", "Honey tasting", "hive building"]
    ),
    ("Requirements:\n- Go or Python beyond scripts\n", ["Go or Python"]),
    ("Requirements:\n- Grafana, or something similar that you can explain\n", ["Grafana"]),
    ("Knowledge of beekeeping is required.", ["beekeeping"]),
    ("Hive building and queen rearing are required.", ["Hive building", "queen rearing"]),
    ("Experience with queen rearing, or whatever you prefer.", ["queen rearing"]),
    (
      "A degree in finance, three years of experience and good Excel are required.",
      ["degree in finance", "three years", "Excel"]
    ),
    (
      "A degree in statistics, mathematics or physics is required.",
      ["degree in statistics, mathematics or physics"]
    ),
    ("A law degree is required.", ["law degree"]),
    ("Blender required.", ["Blender"]), ("Cartography is a must.", ["Cartography"]),
    ("Experience with LNG engines and hydraulics.", ["LNG engines", "hydraulics"]),
    ("We make lamps.\n\nWine pairing and stock control.", ["Wine pairing", "stock control"]),
    ("Membership of RICS (MRICS) is essential.", ["Membership of RICS"]),
    ("ISA Certified Arborist required.", ["ISA Certified Arborist"]),
    ("We ask for at least six years of firmware development.", ["six years of firmware"]),
    ("Extra points:\n- Terraform\n", ["Terraform"]),
  ])
  func asksForNouns(_ description: String, _ expected: [String]) {
    let all = found(description)
    for text in expected {
      #expect(all.contains { $0.hasPrefix(text) }, "\(text) in \(all)")
    }
    #expect(all.count == expected.count, "\(all)")
  }

  @Test(arguments: [
    // 49 CFR 383.91: a class covers the ones below it, not the ones above.
    ("CDL Class B required.", "LICENSE: CDL Class A, Nebraska", "met"),
    ("CDL Class C required.", "LICENSE: CDL Class B", "met"),
    ("CDL Class A required.", "LICENSE: CDL Class B", "not_met"),
    // A car licence of another country is not denied by a truck licence.
    ("Permis B exigé.", "LICENSE: CDL Class A", "not_found"),
    ("Führerschein Klasse B ist erforderlich.", "SONSTIGES\nFührerschein Klasse CE", "met"),
    ("Führerschein Klasse C ist erforderlich.", "SONSTIGES\nFührerschein Klasse B", "not_met"),
    // A degree does not train for a trade, and `high school` in a title does not name a diploma.
    ("Gesellenbrief ist erforderlich.", "EDUCATION\nBSc Computer Science, 2015", "not_found"),
    ("A law degree is required.", "EDUCATION\nBSc Chemistry, 2015", "not_found"),
    ("A law degree is required.", "EDUCATION\nBachelor of Law, 2015", "met"),
    ("A high school diploma is required.", "EDUCATION\nHigh School Science Award", "not_found"),
  ])
  func statuses(_ posting: String, _ resume: String, _ expected: String) {
    #expect(status(posting, resume) == expected)
  }

  private static let driver = """
    EXPERIENCE
    Truck Driver, Prairie Freight
    2015 - Present
    - Pre-trip inspection and reporting of defects
    """

  @Test(arguments: [
    ("DevOps Engineer", "Two years in a similar role are required."),
    ("Journalist", "Three years of reporting are required."),
    ("Building Inspector", "Two years of inspection are required."),
  ])
  func yearsOfOtherWorkAreNone(_ title: String, _ description: String) {
    #expect(statuses(title, description) == ["not_found"])
  }

  @Test func yearsOfTheSameWorkCount() {
    #expect(statuses("Bus Driver", "Two years in a similar role are required.") == ["met"])
  }

  private func statuses(_ title: String, _ description: String) -> [String] {
    let posting = PostingText(title: title, description: description)
    let explainer = Explainer(ResumeText(Self.driver, now: (2026, 11)))
    return explainer.statuses(RequirementFinder.requirements(of: posting)).map(\.status.rawValue)
  }

  @Test func theNumberOfATeamStandsBesideIt() {
    let resume =
      "EXPERIENCE\nTeacher, Hill School\n2015 - Present\n- Led tours for 40 school groups"
    #expect(status("You must lead a team of seven engineers.", resume) == "not_found")
    let lead = "EXPERIENCE\nLead, Hill Works\n2015 - Present\n- Led a team of nine engineers"
    #expect(status("You must lead a team of seven engineers.", lead) == "met")
  }

  @Test func wordsOfANameAreKept() {
    let all = requirements("", skills: ["General ledger"]).map(\.text)
    #expect(all == ["General ledger"])
  }

  @Test func employersWithALegalFormAreNoSkills() {
    let resume = "EXPERIENCE\nEngineer\n2015 - Present\n- Worked for Spreewerk Logistics GmbH"
    #expect(status("Experience in logistics is required.", resume) == "not_found")
  }
}
