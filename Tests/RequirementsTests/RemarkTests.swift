import Testing

@testable import Requirements

/// Remarks after the name of a skill, a certificate, a degree or a language.
@Suite(.timeLimit(.minutes(30))) struct RemarkTests {
  private func status(_ asked: String, _ section: String, _ line: String) -> String {
    let resume =
      "Ines Calder\n\nEXPERIENCE\nClerk, Holm Honey\n2018 - 2026\n\n\(section)\n\(line)\n"
    let found = statuses("\(asked) is required.", resume)
    return found.first.map { String($0.prefix { $0 != " " }) } ?? "none"
  }

  @Test(arguments: [
    "Kyriba: the implementation was cancelled after the kick-off", "Kyriba: my husband uses it",
    "Kyriba: second mate's job", "Kyriba – IT have it", "Kyriba (two tutorials, nothing real)",
    "Kyriba 1 (tutorial)", "Kyriba 0", "Kyriba? No, Excel.", "Kyriba: read it",
    "Kyriba: evaluated it in 2021", "Kyriba: started the course last month",
    "Kyriba: was on it until 2020", "Kyriba: one unit of five", "Kyriba: on the plan for 2029",
    "Kyriba Treasury Cloud: my boss has it", "Kyriba: two days at a customer's office",
  ])
  func takesBack(line: String) {
    #expect(status("Kyriba", "SKILLS", line) != "met")
  }

  @Test(arguments: [
    "Kyriba (daily)", "Kyriba: cash reports, forecasts", "Kyriba – since 2019", "Kyriba: 5 years",
    "Kyriba (certified, valid to 2029)", "Kyriba 5", "Kyriba: built the bank interfaces",
    "Kyriba: modules for cash and debt",
    "Kyriba: reports in Go", "Kyriba: capacity planning, unit tests",
    "Kyriba: web application of the bank",
    "Kyriba: runs three bank interfaces", "Kyriba: built interfaces and ran them for years",
  ])
  func supports(line: String) {
    #expect(status("Kyriba", "SKILLS", line) == "met")
  }

  @Test(arguments: [
    (
      "LICENCES", "First aid certificate", "First aid certificate: was on the rota till 2023", false
    ),
    ("LICENCES", "First aid certificate", "First aid certificate, valid until March 2029", true),
    (
      "LICENCES", "AWS certification", "AWS Certified Architect (2023, valid to 2026; expired)",
      false
    ),
    ("LICENCES", "Gas Safe registration", "Gas Safe: was registered 2018-2023, let it go", false),
    ("LICENCES", "Paralegal licence", "Paralegal diploma, Humberline College, 2022", false),
    ("LICENCES", "Enhanced DBS", "Enhanced DBS certificate, on the update service", true),
    (
      "EDUCATION", "A bachelor's degree", "BSc Physiotherapy: one year, fees ran out, abandoned",
      false
    ),
    (
      "EDUCATION", "A bachelor's degree", "Bachelor of Business, Deakin: deferred after a year",
      false
    ),
    ("EDUCATION", "A bachelor's degree", "BSc Physik, TU München, 2012 bis 2016", true),
    ("EDUCATION", "A bachelor's degree", "BA History, Texas Woman's University, 2016", true),
    (
      "EDUCATION", "A master's degree", "MA Linguistics: wrote half the thesis, not submitted",
      false
    ),
    ("EDUCATION", "A master's degree", "MA Linguistics, Leeds, 2016: thesis on loan words", true),
    ("EDUCATION", "NVQ Level 3 in hairdressing", "NVQ Level 2 Hairdressing, 2022", false),
    ("EDUCATION", "NVQ Level 2 in hairdressing", "NVQ Level 2 Hairdressing, 2022", true),
    ("LANGUAGES", "Portuguese", "Portuguese: mother tongue", true),
    ("LANGUAGES", "Portuguese", "Portuguese – my stepfather's", false),
    ("LANGUAGES", "Portuguese", "Portuguese (can follow, cannot teach in it)", false),
    ("LANGUAGES", "Portuguese", "Portuguese: school", false),
    ("LANGUAGES", "Portuguese", "Portuguese ★☆☆☆☆ (Duolingo)", false),
    ("LANGUAGES", "Portuguese", "Portuguese (school and life, C1)", true),
    ("LANGUAGES", "Portuguese", "Portuguese - B2, I work in it", true),
  ])
  func isHeld(section: String, asked: String, line: String, isMet: Bool) {
    #expect((status(asked, section, line) == "met") == isMet)
  }

  /// A degree that is not finished denies itself, and says nothing of a lower one.
  @Test(arguments: [("A bachelor's degree", "not_met"), ("A master's degree", "not_found")])
  func unfinishedDegrees(asked: String, expected: String) {
    #expect(status(asked, "EDUCATION", "BSc Physics, Leeds, 2024 - 2028") == expected)
  }

  /// What postings say that others do, or that nobody needs.
  @Test(arguments: [
    "Night audit is done by our two porters.", "First aid is covered by the managers.",
    "German is not spoken in our shop.", "Concur? Our office manager does that.",
    "Fidelio is a thing of the past here.", "Machine learning is handled by a separate team.",
    "PRINCE2 is not what we seek.", "Security+ reimbursed within the first year.",
  ])
  func isNotAsked(sentence: String) {
    #expect(requirements("We make lamps.\n\n\(sentence) The harbour is near.").isEmpty)
  }
}
