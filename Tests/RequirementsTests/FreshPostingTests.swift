import Testing

@testable import Requirements

/// What postings ask for, how their points are named, and how remarks in resumes are read.
@Suite(.timeLimit(.minutes(30))) struct FreshPostingTests {
  @Test(arguments: [
    "A degree in game programming is one route in, but not the only one.",
    "Knowledge of the SRA Standards is expected if you come from a law firm.",
    "A driving licence is needed only for posts in town.",
    "We use Terraform, but Pulumi or Bicep experience carries over well.",
    "A degree in graphic design is common among our applicants, but we do not ask for one.",
    "GCSE results have risen in each of the last three years.",
    "Any degree is okay, and no degree is okay too.",
  ])
  func whatIsNotAskedForByItself(sentence: String) {
    let all = asked("\(sentence) Excel is required.")
    #expect(all.filter { !$0.hasSuffix("Excel") && !$0.hasSuffix("Terraform") } == [])
  }

  @Test(arguments: [
    ("Worked with a main contractor or a PQS practice", "PQS"),
    ("A payroll of 500 or more employees", "employees"), ("Umgang mit Kunden", "Kunden"),
    ("Pratique de Git et du travail en équipe", "travail"),
    ("Available evenings, especially May to October", "May"),
    ("If you come from Unity or an engine of your own, do apply", "Unity"),
    ("Si vienes de Vue o Angular y quieres cambiar, también nos interesa", "Angular"),
    (
      "A year on a ward is desirable for those who wish to begin on the delivery suite",
      "delivery suite"
    ),
  ])
  func plainWordsAreNotSkills(item: String, word: String) {
    let found = statusesWithGuesses("Requirements\n- \(item)", "SKILLS\n\(word), Excel")
    #expect(!found.contains { $0.hasSuffix(" \(word)") })
  }

  @Test(arguments: [
    (
      "Requirements\n- B.Tech / B.E., M.Sc. Statistics or equivalent",
      ["required B.Tech / B.E., M.Sc. Statistics or equivalent"]
    ),
    ("MBA, MHA or equivalent preferred", ["preferred MBA, MHA or equivalent"]),
    (
      "A designer with 2–4 years of experience to join our team is required.",
      ["required 2–4 years of experience"]
    ),
    ("Recent experience in Key Stage 2 is desirable.", ["preferred Key Stage 2"]),
    (
      "Erfahrung mit Azure Data Factory, Databricks oder vergleichbaren Werkzeugen",
      ["required Azure Data Factory, Databricks oder vergleichbaren Werkzeugen"]
    ),
    ("Med/Surg certification is required.", ["required Med/Surg certification"]),
    (
      "A degree in business or an equivalent mix of education and experience is required.",
      ["required degree in business or an equivalent mix of education and experience"]
    ),
    (
      "Se requiere título de grado medio o superior en cocina.",
      ["required título de grado medio o superior en cocina"]
    ),
    (
      "English is needed; Tamil or Telugu helps on visits but is purely a plus.",
      ["required English", "preferred Tamil or Telugu"]
    ),
    ("Knowledge of German would please our guests.", ["preferred German"]),
    ("What would help\n- Python", ["preferred Python"]),
    (
      "An associate's degree is great, but experience counts just as much.",
      ["preferred associate's degree"]
    ),
    ("ALSO APPRECIATED\n- Python", ["preferred Python"]),
    ("Anforderungen\n- Führerschein Klasse B, BE von Vorteil", ["required Führerschein Klasse B"]),
    (
      "Requirements\n- Two years of experience with Python, whether employed or freelance",
      ["required Two years of experience with Python"]
    ),
    ("Requirements\n- CSCS card (black, or gold with NVQ in progress)", ["required CSCS card"]),
    (
      "Requirements\n- The right to work in Ireland or eligibility for a Critical Skills Employment Permit",
      ["required right to work in Ireland"]
    ),
    ("Anforderungen\n- Auch gute Gesellen direkt nach der Ausbildung", []),
    (
      "Requirements\n- Chartered status with the SCSI or RICS, or were working towards it\n- Excel",
      ["required Excel"]
    ),
  ])
  func whatIsAskedFor(posting: String, expected: [String]) {
    #expect(asked(posting) == expected)
  }

  @Test func whatIsUsedBelowATitleOfWishesIsWelcome() {
    let posting =
      "Requirements\n- Excel\n\nDesirable\n- Exposure to an ERP system; we use Dynamics 365"
    #expect(asked(posting, skills: ["Dynamics 365"]).contains("preferred Dynamics 365"))
  }

  @Test(arguments: [
    (
      "Kubernetes", "CERTIFICATIONS\nCertified Kubernetes Administrator, not yet taken", "not_found"
    ),
    ("ACLS", "CERTIFICATIONS\nACLS, BLS - American Heart Association, exp. 05/2026", "not_found"),
    ("BLS", "CERTIFICATIONS\nACLS, BLS - American Heart Association, exp. 05/2026", "not_met"),
    ("Fluent English", "LANGUAGES\nEnglish, some Bahasa Indonesia", "not_found"),
    ("English", "LANGUAGES\nEnglish, some Bahasa Indonesia", "met"),
    ("Pastry", "NOT MY THING\nPastry", "not_found"),
    ("Revit", "SKILLS\nRevit (review and light editing), AutoCAD", "not_met"),
    ("Excel", "SKILLS\nSAP IBP (basic), Excel", "met"),
    ("Python", "SKILLS\n(Beginner) Python, Java", "not_met"),
    ("AWS", "SKILLS\nKubernetes (as a user, not an administrator), AWS SQS, S3", "met"),
    ("An MBA", "EDUCATION\nMini MBA in Brand Management, 2021", "not_found"),
    (
      "An ACAMS certification", "CERTIFICATES\nCAMS (ACAMS), gained 2018, allowed to lapse in 2021",
      "not_met"
    ),
    ("Membership of RICS", "MEMBERSHIPS\nMRICS since 2018", "met"),
    ("GDPR", "CERTIFICATES\nData protection course (GDPR), planned for spring", "not_found"),
    (
      "Three years as a site manager",
      "WORK\nAssistant Site Manager, Hill\n2014 - 2020\n- Planned", "not_found"
    ),
    ("Good 3D maths", "SKILLS\n3D mathematics", "met"),
  ])
  func remarks(asked: String, resume: String, expected: String) {
    #expect(status("\(asked) is required.", resume) == expected)
  }

  @Test func aLittleOfSomethingWelcomeIsNeitherEnoughNorTooLittle() {
    #expect(status("Docker is a plus.", "SKILLS\nDocker (basic)") == "none")
    #expect(status("Docker is required.", "SKILLS\nDocker (basic)") == "not_met")
  }

  @Test func aRotationGivesNoYearsOfEachOfItsParts() {
    let posting = "One year of labour ward experience is required."
    let resume = "WORK\nMidwife, Hill\n2019 - 2022\n- "
    #expect(status(posting, resume + "Worked on the labour ward") == "met")
    #expect(
      status(posting, resume + "Rotated through the labour ward, theatre and triage") == "not_found"
    )
  }

  @Test func aListThatEndsOpenIsNeverLackingForSure() {
    let posting =
      "Requirements\n- A bachelor's degree in physics, a diploma in acoustics, or equivalent"
    #expect(
      !statuses(posting, "EDUCATION\nDiploma in Acoustics, 2017").contains {
        $0.hasPrefix("not_met")
      })
  }

  @Test func aSkillIsNoLicence() {
    let posting = "Requirements\n- Dogging (DG) or rigging (RB) tickets"
    #expect(statusesWithGuesses(posting, "WORK\nHand, Hill\n2019 - 2022\n- Rigging, dogging") == [])
    #expect(
      statusesWithGuesses(posting, "LICENCES\nRigging, 2020") == ["met Dogging (DG) or rigging"])
  }

  @Test func aLevelBeforeTheNameCounts() {
    let posting = "Level 3 Food Safety is required."
    #expect(
      !statuses(posting, "WORK\nChef, Hill\n2019 - 2022\n- Kept the food safety plan")
        .contains { $0.hasPrefix("met") })
  }

  @Test func whatMayTakeThePlaceOfASkillKeepsItFromLacking() {
    let posting =
      "Requirements\n- Strong Python, or strong skills in another language such as Go or Ruby"
    #expect(statuses(posting, "SKILLS\nsome Python, Bash").allSatisfy { !$0.hasPrefix("not_met") })
  }
}
