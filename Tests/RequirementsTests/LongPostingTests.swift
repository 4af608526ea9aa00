import Testing

@testable import Requirements

/// What long postings say beside what they ask for: facts of the job, offers, duties, examples, other ways.
@Suite(.timeLimit(.minutes(30))) struct LongPostingTests {
  /// A line for each requirement that is told even if the resume does not have it.
  private func told(_ posting: String) -> [String] {
    var lines: [String] = []
    for requirement in requirements(posting) where requirement.isSure && !requirement.isTask {
      let line = "\(requirement.importance.rawValue) \(requirement.text)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// What is still asked for after a part that asks for nothing.
  private static let more = "\n\nRequirements\n- Terraform"

  @Test(arguments: [
    "What I don't need: a cover letter, a PhD, or someone who talks over nurses.",
    "We do not expect: a finished degree, COBOL (the mainframe was switched off) or weekend work.",
    "Don't need\n• CAMS cert\n• SAP", "We can live without\n* A degree. Graduates are welcome",
    "HubSpot, Clay, Apollo: we use them, none of them is a hard requirement.",
    "If you have only Selenium experience, please do not apply.",
    "A PhD is fine, but is not an advantage in itself.",
    "SAS is being retired.", "Staplerschein kann bei uns erworben werden.",
    "You will be taught: CPI (two days) and SAP basics.",
    "Great benefits\n- Private health insurance, dental",
    "Why you’ll love working here\n- AWS training budget", "What sets us apart\n- Kafka",
    "Please don't apply if you only know COBOL.",
  ])
  func whatIsNotNeededAsksForNothing(posting: String) {
    #expect(told(posting + Self.more) == ["required Terraform"])
  }

  @Test(arguments: [
    "Salary: $135,000–$165,000 CAD", "Work mode: Hybrid", "Site: Juniper Creek Middle School",
    "Visit us at 1180 W. Juniper Wash Rd.", "FLSA: Exempt", "PPE provided.",
    "₹22–30 LPA fixed + ESOPs, SAP bonus", "Rounds: (1) chat (2) debugging",
    "Reporting to the Front Office Manager.", "company supplies power tools, benders, PPE",
    "Requirements\n- Pass DOT physical, drug test and Clearinghouse query",
    "A background and credit check is required.", "A one page CV is enough.",
    "Our chef has led our kitchens for 11 years.", "Eighteen years in business.",
    "We've kept most of our people for more than ten years.",
    "After that there are two years of structured rotation through settings.",
    "Spanish and Hmong speakers get $0.60/hr more.", "WHAT DO I NEED?", "March intake (3)",
  ])
  func factsAndOffersAskForNothing(posting: String) {
    #expect(told(posting + Self.more) == ["required Terraform"])
  }

  @Test(arguments: [
    ("- 4+ years in SRE, DevOps or backend roles", ["4+ years in SRE, DevOps or backend roles"]),
    (
      "- Dentrix, ABELDent, Tracker or any practice management software",
      ["Dentrix, ABELDent, Tracker or any practice management software"]
    ),
    (
      "- keyword research in Ahrefs, Semrush or the like",
      ["keyword research", "Ahrefs, Semrush or the like"]
    ),
    ("- SnowPro or Databricks certification", ["SnowPro or Databricks certification"]),
    ("- BSN or a 3-year diploma in nursing", ["BSN or a 3-year diploma in nursing"]),
    ("- BE/B.Tech/MCA or equivalent", ["BE/B.Tech/MCA"]),
    (
      "- Washington State RN license or multistate compact license",
      ["Washington State RN license or multistate compact license"]
    ),
    ("- AWS (S3, Glue, IAM, Lambda)", ["AWS (S3, Glue, IAM, Lambda)"]),
    ("- Git, Java or Kotlin, SQL", ["Git", "Java or Kotlin", "SQL"]),
    (
      "- Alguna herramienta de visualización: Looker, Power BI, Tableau",
      ["Alguna herramienta de visualización: Looker, Power BI, Tableau"]
    ),
  ])
  func alternativesAreOnePoint(item: String, expected: [String]) {
    #expect(told("Requirements\n" + item) == expected.map { "required " + $0 })
  }

  @Test(arguments: [
    "- HL7, FHIR or X12 837/835", "- analytics tools like Amplitude",
    "- Sound computer skills, e.g. farm mapping and feed software",
    "- CBAP, PMP or CSM", "- BS and 5+ years; or MS and 3+ years",
    "- Publications at SIGIR, KDD, ACL", "- PALS within 6 months of hire",
  ])
  func examplesAndOpenChoicesAreToldOnlyIfTheyAreMet(item: String) {
    #expect(told("Requirements\n\(item)\n- Terraform") == ["required Terraform"])
  }

  @Test(arguments: [
    ("Requirements:\n- Operating systems: Linux", "Linux"),
    ("Requirements:\n- Office: Excel, Visio", "Excel"),
    ("Requirements:\n- Process: Lean, Six Sigma", "Six Sigma"),
    ("Applicants without fluent German need not apply.", "fluent German"),
    ("Candidates without a CDL will not be considered.", "CDL"),
    ("Experience in life insurance is required.", "life insurance"),
    ("Five years of experience: Kafka, Flink.", "Kafka"),
    ("Your English is excellent and you know SQL.", "SQL"),
    ("You are handy with AutoCAD.", "AutoCAD"),
    ("- You have publications in NLP and strong PyTorch.", "PyTorch"),
    ("Requirements:\n- EU MDR", "EU MDR"),
    ("Experience delivering training for teachers is required.", "delivering training"),
  ])
  func wordsOfOffersAndFactsMayBeRequired(posting: String, expected: String) {
    #expect(told(posting).contains("required " + expected))
  }

  @Test(arguments: [
    ("- CPSM or CPIM certification – advantage", "preferred CPSM or CPIM certification"),
    ("- German or Polish – will be a big plus", "preferred German or Polish"),
    ("- French or Arabic: an asset", "preferred French or Arabic"),
    ("- knowledgeable of TAKK (meriting)", "preferred TAKK"),
    ("- Power BI welcome", "preferred Power BI"), ("- payroll, ideally", "preferred payroll"),
    ("- Russisch ist nett, aber nicht notwendig", "preferred Russisch"),
  ])
  func whatADashWeighs(item: String, expected: String) {
    #expect(told("Requirements\n" + item).contains(expected))
  }

  @Test(arguments: [
    "It'd be neat if you had:\n- Docker", "Helpful: Docker", "USEFUL\n• Docker",
    "BONUS GEAR\nDocker",
    "QUÉ VALORAMOS\n· Docker", "Qualifications we like\n- Docker", "COOL IF\n• Docker",
    "Desirable but not crucial: Docker",
  ])
  func headingsOfWhatIsWelcome(posting: String) {
    #expect(told(posting) == ["preferred Docker"])
  }

  @Test(arguments: [
    "What needs doing\n- Deploy with Ansible", "What you will be responsible for\n- FEA in Ansys",
    "Tasks performed\n- Harden Linux hosts", "What will you do?\n- Monitor KPIs and Kafka",
    "Was Sie bei uns tun\n- Dokumentation",
  ])
  func dutiesAreToldOnlyIfTheyAreMet(posting: String) {
    #expect(told(posting + Self.more) == ["required Terraform"])
  }

  @Test(arguments: [
    ("- Bachelor's degree or higher in Special Education or a related field", 1),
    ("- PhD in a relevant field (microbiology, agronomy, ecology or comparable)", 1),
    ("- Maestría o diplomado en diseño bioclimático", 1), ("- Bac +4/5 en communication", 1),
    ("- 8+ years designing software, part of it for experts: IDEs, CAD, audio", 1),
  ])
  func detailsBelongToTheirPoint(item: String, count: Int) {
    #expect(told("Requirements\n" + item).count == count)
  }

  @Test func aSectionEndsWithItsBlock() {
    let posting = """
      Preferred
      - Docker

      The Institute has forty people working with Kafka. Laboratories house two MiSeq.
      """
    #expect(told(posting) == ["preferred Docker"])
  }

  @Test func aNamedSystemIsASkill() {
    #expect(
      statusesWithGuesses("You know the booking system Opera.", "SKILLS\nOpera, Excel")
        == ["met Opera"])
  }

  // MARK: Resumes

  @Test(arguments: [
    (
      "TLS is required.", "WORK\nClerk, Hill, 2019 - Present\n- Raised the level of security",
      "not_found"
    ),
    (
      "SAST is required.",
      "WORK\nClerk, Hill, 2019 - Present\n- Semi Automated Scoring in Technology Based Tests",
      "not_found"
    ),
    ("Docker is required.", "WORK\nClerk, Hill, 2019 - Present\n- Setup based on Docker", "met"),
    (
      "Python is required.",
      "WORK\nNurse, Hill, 2019 - Present\n- Nursed a royal python through the night", "not_found"
    ),
    (
      "ERP is required.",
      "WORK\nBuyer, Hill, 2019 - Present\n- ERP (emergency response plan) warden", "not_found"
    ),
    ("Rhino is required.", "VOLUNTEERING\nFundraiser, Save the Rhino, since 2018", "not_found"),
    ("Terraform is required.", "SKILLS\nKubernetes\tTerraform\tAWS", "met"),
    ("Feed budgeting is required.", "SKILLS\nBudgeting", "not_found"),
    (
      "British Sign Language to Level 3 is required.", "LANGUAGES\nBritish Sign Language: Level 1",
      "not_met"
    ),
    ("Ein Meisterbrief ist erforderlich.", "AUSBILDUNG\nMeisterprüfung nicht abgelegt", "not_met"),
    (
      "LCSW licensure is mandatory.", "LICENSE\nclinical hours for the LCSW about half done",
      "not_met"
    ),
    ("Afrikaans is required.", "WORK\nClerk, Afrikaans Language Museum, 2014 - 2018", "not_found"),
    ("A B.Ed. is required.", "SKILLS\nMS Office", "not_found"),
    (
      "Horses are a must: experience with horses is required.",
      "SUMMARY\nI have not worked with horses", "not_met"
    ),
  ])
  func statusesOfResumes(posting: String, resume: String, expected: String) {
    #expect(statuses(posting, resume).map { String($0.prefix { $0 != " " }) } == [expected])
  }

  @Test func yearsOfOtherWorkOfTheSubjectDenyNothing() {
    let resume = """
      EXPERIENCE
      Growth Marketing Manager, Hill, 03/2021 - Present
      Digital Marketing Specialist, Hill, 06/2018 - 03/2021
      """
    #expect(status("Four years in digital marketing are required.", resume) == "not_found")
  }

  @Test func theCurrentTitleIsNamed() {
    let resume = """
      EXPERIENCE
      Executive Sous Chef, The Heron
      2019 - Present
      - Wrote menus

      Sous Chef, Maison
      2015 - 2019
      - Ran the line
      """
    let title = explanation("You need HACCP.", resume, title: "Exec Sous Chef – Opening Team")
      .bullets.first { $0.contains("title") }
    #expect(title == "Your title “Executive Sous Chef” is the title of this job.")
  }
}
