import Testing

@testable import Requirements

/// What a resume mentions without claiming it, in the words of people of many occupations.
@Suite(.timeLimit(.minutes(30))) struct LimitedMentionTests {
  private func experience(_ line: String) -> String {
    "EXPERIENCE\nAnalyst, Quillon\n2020 - 2024\n- \(line)"
  }

  @Test(arguments: [
    ("Experience with HPLC required.", "HPLC was done in another team"),
    ("Kafka required.", "Ein Kollege betreut Kafka, ich selbst habe es nie eingesetzt"),
    ("SQL required.", "SQL: our analysts write the queries for me"),
    ("Revit required.", "Revit: markups only, drafters model"),
    ("GraphQL required.", "GraphQL queries written by the teachers"),
    ("Salesforce required.", "Salesforce tickets are sent to a specialist desk"),
    ("Looker required.", "Reports in Looker Studio"),
  ])
  func isOfOthersOrOfAPart(posting: String, line: String) {
    #expect(status(posting, experience(line)) == "not_found")
  }

  @Test(arguments: [
    ("NetSuite required.", "NetSuite demo only"), ("CSS required.", "HTML et CSS (bases)"),
    ("HTML required.", "HTML et CSS (bases)"), ("R required.", "A taster on R"),
    ("Rust required.", "Rust (learning)"),
    ("Docker erforderlich.", "Docker habe ich bisher nicht gemacht"),
    ("SAP TM erforderlich.", "SAP TM kenne ich nur vom Hörensagen"),
  ])
  func isLessThanAsked(posting: String, line: String) {
    #expect(status(posting, experience(line)) == "not_met")
  }

  @Test(arguments: [
    ("Salesforce required.", "Wrote Salesforce reports and submitted them to the board"),
    ("SQL required.", "SQL skills applied in daily reporting"),
    ("Docker required.", "Docker images led by me and sent to the client team every week"),
    ("CSS required.", "HTML and CSS (daily)"),
    ("Hydraulics required.", "Diesel engines, hydraulics, planned maintenance"),
  ])
  func isClaimed(posting: String, line: String) {
    #expect(status(posting, experience(line)) == "met")
  }

  @Test(arguments: [
    ("NATE certification required.", "NATE: took the test once, did not pass", "not_met"),
    ("PMP required.", "PMP: failed in 2024", "not_met"),
    ("CSCS card required.", "CSCS card ran out in March 2024", "not_met"),
    ("STCW certificate and a Norwegian medical required.", "STCW III/2, valid until 2031", "met"),
    ("Membership of RICS (MRICS) is essential.", "MRICS, elected 2019", "met"),
    ("ISA Certified Arborist required.", "ISA Certified Arborist, current", "met"),
    ("SORA card required.", "NJ SORA certification - expired Aug 2026", "not_met"),
    ("Driving licence required.", "Driving licence: taken away until March 2027", "not_met"),
    ("Security+ required.", "Security+ (2024), CySA+ exam in December", "met"),
    ("Red Seal required.", "Red Seal 2016", "met"),
    ("Führerschein Klasse B erforderlich.", "Führerschein B und BE", "met"),
    (
      "Driving licence required.", "Ohio driver's license, one speeding ticket in 2025", "not_found"
    ),
    ("Driving licence required.", "Ohio driver's license, no tickets", "met"),
    ("CPAT card (within 12 months) required.", "CPAT passed 06/2024", "not_found"),
    ("CPAT card (within 12 months) required.", "CPAT passed 06/2026", "met"),
    ("ACLS within six months.", "ACLS passed 06/2024", "met"),
    ("PE required or obtained within a year.", "PE application submitted", "not_found"),
    ("CPA or actively pursuing required.", "CPA: passed 3 of 4 sections", "not_found"),
    ("B licence with trailer (BE) required.", "Full B licence, no trailer entitlement", "none"),
  ])
  func credentials(posting: String, line: String, expected: String) {
    #expect(status(posting, "CERTIFICATES\n\(line)") == expected)
  }

  @Test func yearsOfANarrowerSubject() {
    let posting = "At least four years in residential HVAC service required."
    let installer =
      "EXPERIENCE\nHVAC installer, Blue Flame\n2018 - Present\n- New homes. No service calls."
    let technician =
      "EXPERIENCE\nHVAC service technician, Blue Flame\n2018 - Present\n- Residential systems"
    #expect(status(posting, installer) == "not_found")
    #expect(status(posting, technician) == "met")
  }

  @Test func aFewWeeksAreNotTheWholePosition() {
    let resume =
      "EXPÉRIENCE\nInfirmière, CH de Colmar\n2018 - 2025\n- Remplacements au bloc opératoire en 2024 (6 semaines)"
    #expect(status("2 ans d'expérience en bloc opératoire exigés.", resume) == "not_found")
  }

  @Test func yearsOfAssistantsAreThoseOfAssistants() {
    let resume = "EXPERIENCE\nDental assistant, Oak Dental\n2018 - 2023\n- X-rays"
    func first(_ title: String) -> String? {
      explanation("Requirements:\n- 1 year of experience", resume, title: title).requirements.first?
        .status.rawValue
    }
    #expect(first("Dental Hygienist") != "met")
    #expect(first("Dental Assistant") == "met")
  }

  @Test func linesBetweenPositionsBelongToTheFirst() {
    let resume = """
      EXPERIENCE
      Reach truck driver, Koelhuis, Rotterdam, 2021 - now
      Moving pallets in and out of the racks, scanning in Docker
      Order picker, Vers Direct, The Hague, 2018 - 2021
      """
    #expect(status("Docker required.", resume) == "met")
    let listed = "EXPERIENCE\n2022 - now: Barista, Café Ritter (Docker, latte art, training)"
    #expect(status("Docker required.", listed) == "met")
  }

  @Test func bracketsAfterATitleBelongToIt() {
    let resume = "EXPERIENCE\nLegal secretary (conveyancing), Pritchard Law, 2020 - present"
    #expect(status("Knowledge of conveyancing required.", resume) == "met")
  }

  @Test func aLevelOfTwoLanguages() {
    #expect(
      status("Fluent Tagalog required.", "Tagalog and Ilocano native; English: good") == "met")
  }

  @Test func educationOfTradesAndSchools() {
    #expect(
      status(
        "Ausbildung zum Kfz-Mechatroniker erforderlich.",
        "AUSBILDUNG\nKfz-Mechatroniker, Gesellenprüfung Januar 2020") == "met")
    #expect(
      status("Bachelor's degree in math required.", "EDUCATION\nBS Mathematics, 2016") == "met")
    let quoted = explanation("HS diploma required.", "EDUCATION\nPueblo High School, diploma, 2020")
    #expect(quoted.evidence.first?.resume?.text == "Pueblo High School, diploma, 2020")
  }

  @Test func summariesEndWithOnePeriod() {
    let summary = explanation("J.D. required.", "EDUCATION\nJ.D., Loyola University, 2022").summary
    #expect(!summary.contains(".."))
  }
}
