import Testing

@testable import Requirements

/// What applicants of many occupations would object to in an explanation.
@Suite(.timeLimit(.minutes(30))) struct ApplicantTests {
  // MARK: Postings

  @Test func dutiesAreNotAskedFor() {
    let posting = "What you will do:\n- You will build services with Go and Docker."
    #expect(statuses(posting, "SKILLS\nPython").isEmpty)
    #expect(statuses(posting, "SKILLS\nGo, Python") == ["met skill Go"])
    #expect(statuses("You administer Linux and Docker.", "SKILLS\nLinux").count == 2)
    let german = "Deine Aufgaben: Buchhaltung, Dokumentation."
    #expect(statuses(german, "KENNTNISSE\nWord").isEmpty)
    #expect(statuses("Stack: AWS, Docker.", "SKILLS\nWord").isEmpty)
  }

  @Test func aRequirementIsMoreThanADuty() {
    let posting = "You will write Go services.\n\nRequirements:\n- Python or Go"
    #expect(statuses(posting, "SKILLS\nPython") == ["met skill Python or Go"])
  }

  @Test(arguments: [
    "An enhanced DBS check will be carried out.", "Newly qualified teachers are welcome to apply.",
    "Student nurses will be considered.",
  ])
  func whatNobodyHasToHave(sentence: String) {
    #expect(requirements("Desirable:\n- \(sentence)").isEmpty)
  }

  @Test func numbersThatLimitDoNotWaive() {
    #expect(
      requirements("Requirements: no more than 2 moving violations, hazmat endorsement.").map(
        \.text
      )
      .contains("hazmat endorsement"))
  }

  @Test(arguments: [
    ("Happy to work at -25°C, forklift license", "forklift license"),
    ("Se requiere: nivel C1 de inglés acreditado", "C1 de inglés"),
    ("Master's in Library Science (ALA)", "Master's in Library Science"),
    (
      "Ausbildung als Gesundheits- und Krankenpfleger erforderlich",
      "Ausbildung als Gesundheits- und Krankenpfleger"
    ),
    (
      "Ausbildung zum Elektroniker oder Mechatroniker",
      "Ausbildung zum Elektroniker oder Mechatroniker"
    ),
    ("NVQ Level 2 in Cookery required", "NVQ Level 2 in Cookery"),
  ])
  func wholeNames(item: String, name: String) {
    #expect(requirements("Requirements:\n- \(item)").map(\.text) == [name])
  }

  @Test func aLicenceIsNoFieldOfADegree() {
    let asked = requirements("Requisitos:\n- FP de Grado Medio en Cocina, carné de manipulador")
    #expect(asked.first?.text == "FP de Grado Medio en Cocina")
  }

  @Test func unreadPartsLeaveTheSummaryOpen() {
    let posting = "Requirements:\n- Python\n- You can stand for eight hours and lift heavy boxes."
    #expect(
      explanation(posting, "SKILLS\nPython").summary
        == "You meet one requirement: Python. Other points of the posting could not be compared.")
  }

  // MARK: Resumes

  @Test(arguments: [
    ("Salesforce required.", "SKILLS\nSalesforce: read-only access at a former employer"),
    ("Jira required.", "SKILLS\nJira (viewer only)"),
    (
      "Fortran required.",
      "EXPERIENCE\nResearcher, Lab\n2020 - 2024\nRead Fortran code of the group, wrote none"
    ),
    (
      "Fortran required.",
      "EXPERIENCE\nResearcher, Lab\n2020 - 2024\nRead Fortran code of the group"
    ),
    ("SAS required.", "EXPERIENCE\nsome SAS in coursework"),
    ("BLS required.", "CERTIFICATES\nBLS: written exam passed"),
    ("BLS required.", "PROFILE\nBLS will be awarded on completion of the course"),
    ("CPA required.", "CERTIFICATS\nCPA : examen en mars 2027"),
    ("PMP required.", "CERTIFICATES\nPMP: application submitted"),
    ("BLS required.", "CERTIFICATES\nBLS: let it lapse in 2022"),
    ("Permis B indispensable.", "PERMIS\nPermis B (périmé depuis 2024)"),
    ("Portugués nivel medio imprescindible.", "IDIOMAS\nportugués: lo entiendo, no lo hablo"),
    ("Must be authorized to work in the United States.", "Needs H-1B sponsorship from 2027"),
  ])
  func isLacking(posting: String, resume: String) {
    #expect(status(posting, resume) == "not_met")
  }

  @Test(arguments: [
    (
      "Docker required.",
      "EXPERIENCE\nEngineer, Acme\n2020 - 2024\nDocker images were built by a contractor"
    ),
    (
      "Knowledge of CCTV required.",
      "EXPERIENCE\nGuard, Acme\n2020 - 2024\nCCTV: watched by a separate department"
    ),
    ("C required.", "EXPERIENCE\nPicker, Acme\n2020 - 2024\nWorked at -22°C"),
    ("AWS required.", "CERTIFICATES\nAWS Certified Architect (2022, expired 2025)"),
    (
      "Master's in Library Science or enrolled in such a program required.",
      "EDUCATION\nBA English, Leeds, 2019"
    ),
    (
      "5 years of welding experience in oil & gas required.",
      "EXPERIENCE\nWelder, Yard Ltd\n2009 - Present\n- Food plants\n- Oil & gas: 2010 - 2013"
    ),
  ])
  func isNotSaid(posting: String, resume: String) {
    #expect(status(posting, resume) == "not_found")
  }

  @Test(arguments: [
    ("CRM required.", "EXPERIENCE\nClerk, Acme\n2020 - 2024\nGuest services, CRM Zoho, upselling"),
    ("CRM required.", "SKILLS\nZoho CRM"), ("ArcGIS required.", "SKILLS\nArcGIS Pro"),
    ("MS Excel erforderlich.", "KENNTNISSE\nExcel gut, Word sehr gut"),
    ("Tanker endorsement required.", "DRIVER\nTanker: yes"),
    ("Right to work in the UK required.", "Italian national, EU Settlement Scheme: settled status"),
    (
      "Paralegal certificate required.",
      "EDUCATION\nParalegal Certificate, Roosevelt University, 2018"
    ),
    ("An RN license is required.", "PROFILE\nRegistered Nurse (Adult), NMC PIN 00A0000E"),
    (
      "Ausbildung zum Elektroniker oder Mechatroniker erforderlich.",
      "Ausbildung: Mechatroniker, IHK, 2016"
    ),
    ("HS diploma required.", "EDUCATION\nHigh school diploma, 2019"),
    (
      "Docker required.",
      "EXPERIENCE\nEngineer, Acme\n2020 - 2024\nDocker images used by other teams"
    ),
  ])
  func isThere(posting: String, resume: String) {
    #expect(status(posting, resume) == "met")
  }

  @Test func theBestPassageIsQuoted() {
    let posting = "SAS or R required."
    let resume =
      "EXPERIENCE\nAssistant, School\n2024 - Present\n- Some SAS in coursework\n- Analysed survey data in R"
    let judged = Explainer(ResumeText(resume, now: (2026, 11))).statuses(requirements(posting))
    #expect(judged.first?.passages.first?.text == "Analysed survey data in R")
  }
}
