import Testing

@testable import Requirements

/// Which lines of a resume state that the person holds a credential.
@Suite(.timeLimit(.minutes(30))) struct CredentialStatementTests {
  private func judged(_ posting: String, _ section: String, _ line: String) -> String {
    status(
      posting,
      "Ana Holt\nana.holt@example.com\n\nEXPERIENCE\nClerk, Skerry Ferries\n2018 - 2026\n- Kept the log\n\n\(section)\n\(line)"
    )
  }

  @Test(arguments: [
    ("CORU registration is required.", "SUMMARY", "CORU registered."),
    ("CORU registration is required.", "SUMMARY", "Optician, registered with CORU since 2018."),
    (
      "CORU registration is required.", "REGISTRATION", "Registered with CORU, registration current"
    ),
    (
      "GPhC registration is required.", "SUMMARY",
      "Registered with the General Pharmaceutical Council (GPhC), number on request."
    ),
    ("NMC registration is required.", "SUMMARY", "BN Nursing, Stirling, 2014. NMC registered."),
    ("NMC registration is required.", "LICENCES", "NMC: registered midwife, active, no conditions"),
    ("We require CAMRT certification.", "LICENCES", "CAMRT certified, 2025"),
    ("CIPP membership is required.", "SUMMARY", "Full member of the CIPP."),
    ("The CPCU designation is required.", "CERTIFICATES", "Chartered Underwriter (CPCU), 2021"),
    ("CIP qualification required", "CERTIFICATES", "Certified Insurance Practitioner (CIP), 2019"),
    ("A CSCS card is required.", "SUMMARY", "Blue CSCS card (in date). NVQ Level 2, 2015."),
    ("SC clearance is required.", "SUMMARY", "British citizen. SC cleared (granted 2023, valid)."),
    ("MLIS required.", "EDUCATION", "MLIS, Simmons University, 2016"),
  ])
  func isHeld(posting: String, section: String, line: String) {
    #expect(judged(posting, section, line) == "met")
  }

  @Test(arguments: [
    ("CORU registration is required.", "SUMMARY", "Not yet registered with CORU."),
    ("CORU registration is required.", "SUMMARY", "Applying for registration with CORU."),
    ("CORU registration is required.", "SUMMARY", "CORU registration lapsed in 2022."),
    ("CORU registration is required.", "SUMMARY", "Checked the CORU registration of locums."),
    ("CORU registration is required.", "SUMMARY", "My sister is registered with CORU."),
    ("GPhC registration is required.", "SUMMARY", "Formerly registered with the GPhC."),
    ("CIPP membership is required.", "SUMMARY", "Attended events of the CIPP."),
    ("Secret clearance is required.", "SUMMARY", "Held a Secret clearance; inactive since 2016."),
    ("A CSCS card is required.", "SUMMARY", "Issued CSCS cards to new starters."),
    ("A PASMA card is required.", "LICENCES", "My wife holds a PASMA card."),
    ("CORU registration is required.", "LICENCES", "Was registered with CORU in the past."),
  ])
  func isNotHeld(posting: String, section: String, line: String) {
    #expect(["not_found", "not_met"].contains(judged(posting, section, line)))
  }

  @Test func datesOfFormsThatOnlyTheParserReads() {
    let resume = """
      Ignacio Aranda

      EXPERIENCIA
      Técnico de laboratorio, Clínica Mapocho, marzo de 2019 a la fecha
      - Hematología
      """
    let position = ParsedPosition(
      title: "Técnico de laboratorio", start: .init(year: 2019, month: 3), end: nil)
    let text = ResumeText(
      resume, parsed: ParsedFacts(positions: [position].compactMap(\.self)), now: (2026, 11))
    #expect(text.jobs.map(\.dates.months.count) == [93])
  }

  /// What the reader is told to have, not what is given.
  @Test(arguments: [
    ("You have managed event budgets.", "- Hold the event budget of the spring fair", true),
    ("You’re quick with Adobe Bridge.", "- Sort photographs with Adobe Bridge", true),
    ("You know the Holidays Act by heart.", "- Pay under the Holidays Act", true),
    ("You have access to our wine cellar.", "- Kept the wine cellar", false),
  ])
  func toldOfTheReader(posting: String, line: String, isNamed: Bool) {
    let found = explanation(
      posting, "EXPERIENCE\nClerk, Skerry Ferries\n2018 - 2026\n\(line)", title: "Clerk")
    #expect(found.requirements.contains { $0.status == .met } == isNamed)
  }

  @Test(arguments: [
    ("Driver CPC for passenger vehicles", "Driver CPC (passenger vehicles), valid to 2029", "met"),
    (
      "Driver CPC for passenger vehicles", "Driver CPC (goods vehicles), valid to 2029", "not_found"
    ),
    ("Driver CPC", "Driver CPC (goods vehicles), valid to 2029", "met"),
    ("LPIC", "LPIC-1: exam 101 passed, 102 in February 2027", "not_met"),
    ("Driving licence", "Train driving licence, category A, valid to 2031", "not_found"),
    ("Train driving licence", "Train driving licence, valid to 2031", "met"),
    ("GOC registration", "GOC registered optician (register no. on request)", "met"),
    ("LPIC", "LPIC-1, 2023", "met"), ("CIPD Level 5", "CIPD Level 5 Diploma, 2019", "met"),
    ("CIPD Level 5", "CIPD Level 3, 2019", "not_met"), ("CIPD Level 5", "Assoc CIPD", "not_found"),
    ("CIPD Level 7", "CIPD Level 7: enrolled, first two units", "not_found"),
  ])
  func kindsAndParts(name: String, line: String, expected: String) {
    #expect(judged("\(name) is required.", "CERTIFICATES", line) == expected)
  }
}
