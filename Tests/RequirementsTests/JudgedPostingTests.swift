import Testing

@testable import Requirements

/// What readers of postings and resumes of many occupations found to be false or missing.
@Suite(.timeLimit(.minutes(30))) struct JudgedPostingTests {
  private func found(_ description: String, location: String = "") -> [String] {
    requirements(description, location: location).map {
      "\($0.importance.rawValue) \($0.kind.rawValue) \($0.text)"
    }
  }

  private func judged(_ description: String, _ resume: String, location: String = "") -> [String] {
    Explainer(ResumeText(resume, now: (2026, 11))).statuses(
      requirements(description, location: location)
    ).map { "\($0.status.rawValue) \($0.requirement.text)" }
  }

  // MARK: Postings

  @Test(arguments: [
    ("You need a full UK driving licence with C+E entitlement.", "C"),
    ("State of Ohio electrician license required.", "State"),
    ("Be able to teach Maths to GCSE.", "GCSE"),
    ("Loan repayment up to $200,000 over 4 years.", "4 years"),
    ("HTML knowledge desirable, no coding required.", "coding"),
  ])
  func isNotAskedFor(description: String, word: String) {
    #expect(!found("Requirements:\n- \(description)").contains { $0.hasSuffix(" \(word)") })
  }

  @Test(arguments: [
    ("Valid Class A CDL required.", "required licence Class A CDL"),
    (
      "Candidates must hold a J.D. from a law school and be admitted to the Illinois bar.",
      "required licence admitted to the Illinois bar"
    ),
    ("U.S. citizenship required.", "required work_authorization U.S. citizenship"),
    ("Deutschkenntnisse mindestens B2.", "required language Deutschkenntnisse mindestens B2"),
    ("Class 5 driver's licence with clean abstract.", "required licence Class 5 driver's licence"),
    (
      "Grado o Diplomatura en Enfermería requerido.",
      "required degree Grado o Diplomatura en Enfermería"
    ),
    ("5+ yrs in marketing, ideally FMCG.", "required years 5+ yrs in marketing"),
    ("It would be great if you knew a bit of React Native.", "preferred skill React Native"),
    (
      "Must be a US citizen or permanent resident.",
      "required work_authorization US citizen or permanent resident"
    ),
    ("PharmD or BS Pharmacy required.", "required degree PharmD or BS Pharmacy"),
    ("HTML knowledge desirable, no coding required.", "preferred skill HTML"),
    ("You know Docker.", "required skill Docker"),
    (
      "3 years of experience in NLP or computer vision required.",
      "required years 3 years of experience in NLP or computer vision"
    ),
    ("What we need from you:\n- BLS", "required licence BLS"),
    (
      "The successful candidate will:\n- hold Qualified Teacher Status (QTS)",
      "required licence Qualified Teacher Status"
    ),
  ])
  func isAskedFor(description: String, requirement: String) {
    #expect(found(description).contains(requirement), "\(found(description))")
  }

  @Test func bracketsWithACueAreRequirementsOfTheirOwn() {
    #expect(
      found("Requirements:\n- OSHA 10 (OSHA 30 preferred)") == [
        "required licence OSHA 10", "preferred licence OSHA 30",
      ])
  }

  @Test func oneOfSeveralNamesIsEnough() {
    #expect(
      found("Testing matters to us: Jest, Cypress or Playwright.") == [
        "required skill Jest, Cypress or Playwright"
      ])
    #expect(
      found("Requirements:\n- ServSafe or an Oregon food handler card").count == 1)
  }

  @Test func eitherBeginsAChoice() {
    #expect(
      found("Knowledge of SQL, Excel and either Tableau or Power BI.") == [
        "required skill SQL", "required skill Excel", "required skill Tableau or Power BI",
      ])
  }

  @Test func choicesSayThatTheyAre() {
    #expect(
      found("Requirements:\n- 5+ years of experience with one or more of: Go, Java, Rust") == [
        "required years 5+ years of experience", "required skill one or more of: Go, Java, Rust",
      ])
    #expect(
      found("Requirements:\n- CPA or CPA candidate\n- SQL, Java/Kotlin").map { $0.dropFirst(9) }
        == [
          "licence CPA", "skill SQL", "skill Java/Kotlin",
        ])
  }

  @Test func whatIsLackingThoughSomethingElseIsEnough() {
    #expect(
      judged("ACLS required within 6 months of hire.", "CERTIFICATES\nACLS expired March 2025")
        == ["not_met ACLS"])
    #expect(
      judged(
        "PhD (or near completion) in economics required.",
        "EDUCATION\nPhD candidate in Economics, expected 2027")
        == ["not_found PhD (or near completion) in economics"])
  }

  @Test func aDegreeOrYears() {
    let posting = "Requirements:\n- Degree in human resources or 3 years of HR experience"
    let resume = "EXPERIENCE\nHR Coordinator, Sunny Stays\n2020 - Present\nOnboarding"
    #expect(
      judged(posting, resume) == ["met Degree in human resources or 3 years of HR experience"])
  }

  // MARK: Resumes

  @Test(arguments: [
    ("Python required.", "SKILLS\nBasic Python (self-taught)"),
    ("Docker required.", "KENNTNISSE\nJava; Grundkenntnisse in Docker"),
    ("Spark required.", "SKILLS\nPython, SQL. Learning: Terraform, Spark."),
    ("Spark required.", "Joe Hanley\nSparks, NV"),
    (
      "Kafka required.",
      "EXPERIENCE\nData Engineer, Acme\n2020 - 2024\nKafka was run by another team"
    ),
    ("HubSpot required.", "SKILLS\nno HubSpot, Salesforce"),
    ("Cypress required.", "SUMMARY\nI tried Cypress once; I write React."),
    ("Experience with Sage required.", "COMPÉTENCES\nSage : utilisé en formation seulement"),
    ("DBT required.", "SKILLS\ndbt, Airflow"),
    ("dbt required.", "SKILLS\nCBT and DBT skills"),
    ("An RN license is required.", "PROFILE\nLicensed Practical Nurse moving to RN"),
    ("CPA required.", "CERTIFICATIONS\nCPA exam: 2 of 4 parts passed"),
    ("Associate degree in nursing required.", "EDUCATION\nAA Hospitality, Valencia College"),
    ("Master of Social Work required.", "EDUCATION\nMBA, University of Maine, 2015"),
    ("BSN required.", "EDUCATION\nAssociate in Nursing, 2010. BS Biology, Bates College, 2014"),
    (
      "Degree in technology required.",
      "EDUCATION\nBA Music, Massachusetts Institute of Technology, 2010"
    ),
    ("Bachelor's degree required.", "AUSBILDUNG\nKrankenschwester (Diplom 2012)"),
    ("Grado en Enfermería requerido.", "EDUCATION\nBA English, Leeds, 2019"),
    ("Class A CDL required.", "LICENSES\nClass B CDL"),
    ("Paediatric first aid required.", "CERTIFICATES\nFirst Aid/CPR"),
    (
      "At least 2 years of OTR experience in the last 3 years required.",
      "EXPERIENCE\nOTR Driver, Star Transport\n2010 - 2016\nOTR loads"
    ),
    ("Kubernetes required.", "PROFIL\nKubernetes-Kurs 2025 besucht"),
    ("Terraform required.", "PROFIL\nTerraform kenne ich nicht."),
    ("Führerschein erforderlich.", "SONSTIGES\nFührerschein vorhanden, aber derzeit entzogen"),
    ("CPR required.", "CERTIFICATES\nCPR/BLS expires 01/2026"),
    ("PhD (or near completion) in economics required.", "EDUCATION\nJ.D., UC Davis, 2018"),
    ("BSc (Hons) Diagnostic Radiography required.", "EDUCATION\nBA Economics, USF, 2022"),
    ("AWS required.", "SKILLS\ncertified welder AWS D1.1 3G 4G"),
    ("React requerido.", "EXPERIENCIA\nReact solo en un proyecto personal"),
    ("Experience with R required.", "EDUCATION\nDCR(R), 2010"),
    (
      "One year of experience (stand-up and reach) required.",
      "EXPERIENCE\nForklift operator, Big Box, 2021 to 2023\nsit-down only"
    ),
    ("C required.", "LICENCES\nUK driving licence: B, C1, C"),
  ])
  func isNotMet(description: String, resume: String) {
    let all = judged("Requirements:\n- \(description)", resume)
    #expect(!all.contains { $0.hasPrefix("met") }, "\(all)")
  }

  @Test(arguments: [
    ("Basic Python is enough.", "SKILLS\nPython (basic)"),
    (
      "HubSpot required.",
      "EXPERIENCE\nAccount Executive, Acme\n2020 - 2024\nForecast weekly in HubSpot (no Salesforce here)"
    ),
    ("Permis B indispensable.", "Paul Guérin\nNantes\nPermis B, véhicule"),
    ("A driver's license is required.", "LANGUAGES\nFrench: bilingual. Maine driver's license."),
    ("Associate degree in nursing required.", "EDUCATION\nBSN, Boise State University, 2018"),
    (
      "BS in Civil Engineering required.",
      "EDUCATION\nB.S. Civil Engineering, UL Lafayette (ABET), 2019"
    ),
    (
      "PowerPoint required.",
      "EXPERIENCE\nExecutive Assistant, Hudson Partners, 2017–present; calendars in Outlook, decks in PowerPoint"
    ),
    (
      "VMware required.",
      "EXPERIENCE\nNetwork Administrator, Naval Station, 2019–present: Cisco switches, VMware"
    ),
    ("Bachelor's degree required.", "EDUCATION\nBA Liberal Studies, Fresno State, 2023"),
    ("Fluent English required.", "PROFILE\nNative Portuguese, fluent English, some Spanish."),
    ("Paralegal certificate required.", "Ana Moura\nParalegal Certificate, Rutgers, 2021"),
    ("You need one or more of: Go, Java, Rust.", "SKILLS\nJava"),
    ("Must be admitted to the Illinois bar.", "BAR ADMISSIONS\nIllinois (2021); New York (2020)"),
    ("TWIC required.", "CARDS\nTWIC expires 06/2028"),
    ("OSHA 10 required.", "CERTIFICATIONS\nOSHA 30 Hour Construction"),
    (
      "Must be a US citizen or permanent resident.",
      "Green card holder (permanent resident of the United States)"
    ),
  ])
  func isMet(description: String, resume: String) {
    let all = judged("Requirements:\n- \(description)", resume)
    #expect(all.contains { $0.hasPrefix("met") }, "\(all)")
  }

  @Test(arguments: [
    ("Columbus, OH, United States", "Führerschein Klasse B", "not_found"),
    ("Leeds, United Kingdom", "Class A CDL, Tennessee", "not_found"),
    ("Columbus, OH, United States", "Class A CDL, Tennessee", "met"),
    ("Lyon, France", "Carné de conducir B", "met"),
  ])
  func drivingLicencesOfOtherCountries(location: String, licence: String, status: String) {
    #expect(
      judged("A driver's license is required.", "LICENSES\n\(licence)", location: location) == [
        "\(status) driver's license"
      ])
  }

  @Test func titlesDenyNothing() {
    let all = judged("SQL required.", "NOTES\nFavourite book: “How Not to Lie With SQL”")
    #expect(!all.contains { $0.hasPrefix("not_met") }, "\(all)")
  }

  @Test func anEquivalentMayTakeThePlace() {
    #expect(
      judged(
        "An Ohio electrician license or equivalent is required.",
        "LICENSES\nKentucky Journeyman Electrician License") == [
          "not_found Ohio electrician license"
        ])
    #expect(
      judged(
        "Bachelor's degree required. Additional experience may substitute for the degree.",
        "EDUCATION\nAssociate of Applied Science, Red Rocks CC, 2013") == [
          "not_found Bachelor's degree"
        ])
  }
}
