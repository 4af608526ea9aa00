import Testing

@testable import Requirements

/// Postings as companies write them, beside resumes as people write them.
@Suite(.timeLimit(.minutes(30))) struct AdvertisementTests {
  // MARK: What is not asked

  @Test(arguments: [
    "PE-backed food manufacturer. You bring: drive",
    "Education: Graduate of an accredited school",
    "Requirements:\n- Manual transmission restriction OK",
    "SAP-Kenntnisse werden im Haus vermittelt.", "A degree is not essential.",
    "Charcuterie is close to our heart; pastry we buy in.",
    "Führerschein? Brauchst du nicht, wir zahlen das Ticket.",
    "Required:\n- Creole & Cajun cuisine",
    "Degree? Nice, but experience counts more.", "MBA not a must.", "Staplerschein kein Muss.",
    "What we're moving off: Jenkins, Chef", "H1B transfers welcome.",
    "Those authorized to work in the US are encouraged to apply.", "Unity veterans: talk to us.",
    "US citizens only. CPT/OPT accepted.",
  ])
  func isNotAsked(posting: String) {
    let asked = requirements(posting).filter { $0.isSure && $0.kind != .workAuthorization }
    #expect(asked.map(\.posting.span.text) == [])
  }

  @Test(arguments: [
    "Experience of supervising MSc or PhD students is essential.",
    "Requirements:\nOperate JD sprayers and headers",
  ])
  func namesNoDegree(posting: String) {
    #expect(!requirements(posting).contains { $0.kind == .degree })
  }

  @Test func bracketsWaiveTheItemBeforeThem() {
    let asked = requirements("Required: Docker, Terraform (not required on day one), Linux")
    #expect(asked.map(\.posting.span.text) == ["Docker", "Linux"])
  }

  // MARK: How it is asked

  @Test func theLastOfSeveralRequirementsIsPreferred() {
    let asked = requirements(
      "Needs: 3-5 years of HR experience, knowledge of FMLA, advanced Excel, PHR preferred.")
    let preferred = asked.filter { $0.importance == .preferred }
    #expect(preferred.map(\.posting.span.text) == ["PHR"])
    #expect(asked.contains { $0.posting.span.text == "Excel" && $0.importance == .required })
  }

  @Test(arguments: [
    ("Firearms licence highly regarded.", "Firearms licence"),
    ("Good-to-haves\n- Snowflake\n- Docker", "Snowflake"),
    ("Required: SQL\nNice but not needed: Kafka, React", "Kafka"),
    ("Knowledge of AP, SAT & IB curricula a plus.", "AP"),
    ("Required: Python. Nice to have: Terraform.", "Terraform"),
  ])
  func isPreferred(posting: String, text: String) throws {
    let found = try #require(requirements(posting).first { $0.posting.span.text == text })
    #expect(found.importance == .preferred)
  }

  @Test(arguments: [
    ("Required: Java 17, SQL", ["Java", "SQL"]),
    ("Required: Python. Nice to have: Terraform.", ["Python", "Terraform"]),
    ("Bilingual (Spanish/English) required.", ["Spanish"]),
    ("Somali, Hmong or Spanish is a plus.", ["Somali, Hmong or Spanish"]),
    (
      "Minimum three (3) years of nursing experience required.",
      [
        "three (3) years of nursing experience"
      ]
    ),
    ("1 year of ICU strongly preferred", ["1 year of ICU"]),
    ("Required: RN license in the State of Texas", ["RN license in the State of Texas"]),
    ("B.Sc. Civil Engineering required.", ["B.Sc. Civil Engineering"]),
    ("B.Tech in Computer Science required.", ["B.Tech in Computer Science"]),
  ])
  func isWrittenAs(posting: String, texts: [String]) {
    #expect(requirements(posting).map(\.posting.span.text) == texts)
  }

  // MARK: What the resume says

  private static let head = "Ann Lee\n\nEXPERIENCE\n\n"

  @Test(arguments: [
    // Initials of authors.
    ("R required.", "\(head)PUBLICATIONS\n\nVenter L, Jacobs R, Soil Letters, 2019", "not_found"),
    ("R required.", "\(head)- Wrote R scripts for soil data", "met"),
    ("R required.", "\(head)- Models in R and Python", "met"),
    // The American Welding Society.
    ("AWS required.", "\(head)- AWS-certified welder in a boiler shop", "not_found"),
    ("AWS D1.1 required.", "\(head)- AWS-certified welder in a boiler shop", "not_found"),
    ("Pipe welder. AWS D1.1 required.", "CERTIFICATIONS\nAWS D1.1 3G/4G", "met"),
    // Words beside a name that are not those of a licence.
    (
      "HR licence required.", "SUMMARY\nCIPD-qualified HR generalist with ten years of work",
      "not_found"
    ),
    ("HR licence required.", "LICENCES\nHR licence, forklift", "met"),
    ("Must write menus.", "SKILLS\nMenu costing, HACCP", "not_found"),
    (
      "B.Sc. Civil Engineering required.", "EDUCATION\nBachelor of Arts in History, 2013",
      "not_found"
    ),
    ("B.Sc. Civil Engineering required.", "EDUCATION\nBSc Civil Engineering, 2013", "met"),
    (
      "Degree required.", "EXPERIENCE\n- Built the game as the topic of the bachelor's thesis",
      "not_found"
    ),
    (
      "Ausbildung als Mechatroniker erforderlich.",
      "AUSBILDUNG\nFacharbeiterbrief Mechatroniker, 2015", "met"
    ),
    (
      "1+ years OR experience required.", "EXPERIENCE\n\nCharge Nurse, Lake Clinic\n2019 - 2024",
      "not_found"
    ),
  ])
  func hasStatus(posting: String, resume: String, expected: String) {
    #expect(status(posting, resume) == expected)
  }

  @Test func aLicenceOfAnotherStateMayDoInACompact() {
    let resume = "LICENSES\nRegistered Nurse, State of Ohio, license 0100200"
    #expect(status("Required: RN license in the State of Texas.", resume) == "not_met")
    #expect(
      status("Required: RN license in the State of Texas or a compact state.", resume)
        == "not_found")
  }

  @Test func aBilingualIsAskedForTheLanguageThatIsNotThePostings() {
    #expect(
      statuses("Bilingual (Spanish/English) required.", "LANGUAGES\nEnglish: native")
        == ["not_found language Spanish"])
  }

  @Test func yearsInAKitchenAreThoseOfItsTitles() {
    let kitchen = """
      KITCHEN EXPERIENCE

      2015 – 2024

      Sous Chef
      Maison Ribot
      Ran the hot line.

      2010 – 2012
      Prep Cook
      Delta Boat
      """
    #expect(status("5 years of culinary experience required.", kitchen) == "met")
    let office = "EXPERIENCE\n\nChef de projet digital, Lumen\n2010 – 2020\n- Pilotage"
    #expect(status("5 years of culinary experience required.", office) == "not_found")
  }

  // MARK: Sections that a parser found

  @Test func headingsOfAParserOpenSections() {
    let text = """
      Ann Lee

      LEARNING PATH AND PROFESSIONAL DEVELOPMENT

      Executive MBA, Thornbury, 2009

      toolbox

      Figma
      Lettering

      CERTIFICATES
      OSHA 30

      REACH ME

      ann@example.org
      """
    let headings = [
      ResumeHeading("LEARNING PATH AND PROFESSIONAL DEVELOPMENT", kind: "education"),
      ResumeHeading("toolbox", kind: "skills"),
      ResumeHeading("CERTIFICATES", kind: "certificates"),
      ResumeHeading("REACH ME", kind: "contact"),
    ]
    let explainer = Explainer(
      ResumeText(text, parsed: ParsedFacts(headings: headings), now: (2026, 11)))
    let judged = explainer.statuses(
      requirements("Required: MBA; Figma; OSHA 10 certification"))
    #expect(judged.map(\.status) == [.met, .met, .met])
    #expect(judged.last?.passages.first?.text == "OSHA 30")
  }

  @Test func whatIsNotUnderstoodIsNotDenied() {
    let text = """
      WORK EXPERIENCE

      Jan-2015 to till date
      Data Engineer, Kaveri

      Jun-2012 to Dec-2014
      Data Engineer, Bluelotus

      EDUCATION
      B.E., Coromandel, 2012
      Higher Secondary School, Madurai, 2008
      """
    func statuses(_ parsed: ParsedFacts) -> [JudgedRequirement.Status] {
      Explainer(ResumeText(text, parsed: parsed, now: (2026, 11))).statuses(
        requirements("Required: ten years as a data engineer; Master's degree")
      ).map(\.status)
    }
    #expect(statuses(.none) == [.notMet, .notMet])
    #expect(statuses(ParsedFacts(years: 14, degrees: ["B.E."])) == [.notFound, .notFound])
  }

  // MARK: Wording

  @Test func whatIsNotInTheQuotationIsQuotedFromThePosting() {
    let explained = explanation(
      "Required: relational databases, Git",
      "EXPERIENCE\n\nDeveloper, Acme\n2019 - 2024\n- Tuned MySQL queries\n- Kept all in Git")
    #expect(
      explained.bullets.contains {
        $0.hasPrefix("The job asks for “relational databases”; your resume says “Tuned MySQL")
      })
  }

  @Test func thePlaceThatNamesASkillIsQuoted() {
    let explained = explanation(
      "Python required.",
      "EXPERIENCE\n\nDeveloper, Acme\n2019 - 2024\n- Built services with FastAPI\n\nSKILLS\nPython, Go"
    )
    #expect(explained.bullets == ["Your skills include Python."])
  }
}
