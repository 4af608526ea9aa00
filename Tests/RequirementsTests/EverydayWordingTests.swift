import Testing

@testable import Requirements

/// How employers ask, and how people deny, in everyday words.
@Suite(.timeLimit(.minutes(30))) struct EverydayWordingTests {
  private static let skills = """
    SUMMARY
    I work with people who are on their feet all day, and I like to leave the room in order.

    SKILLS
    Figma, gait analysis, cash handling, plasma cutting, calf rearing, radiographs, multidrop
    """

  private func statuses(_ posting: String, _ resume: String = Self.skills) -> [String] {
    statusesWithGuesses(posting, resume)
  }

  private func statuses(_ name: String, in resume: String) -> [String] {
    statuses("\(name) is required.", resume)
  }

  // MARK: Postings

  @Test(arguments: [
    ("Milking experience is needed, calf rearing likewise.", "met calf rearing"),
    ("A licence is required. Plasma cutting as well.", "met Plasma cutting"),
    ("We look for someone who has done multidrop, too.", "met multidrop"),
    ("Our screens are drawn in Figma, so you must be good at it.", "met Figma"),
    ("Daily use of Figma, which you must already know.", "met Figma"),
    ("Figma is something that we insist on.", "met Figma"),
    ("Figma holds no secrets for you.", "met Figma"),
    ("To be considered you need gait analysis.", "met gait analysis"),
    ("Gait analysis fills your day.", "met Gait analysis"),
    ("You greet guests, and cash handling is nothing new.", "met cash handling"),
    ("What we can’t do without\n- gait analysis\n- cash handling", "met cash handling"),
    ("What does matter: gait analysis.", "met gait analysis"),
  ])
  func met(posting: String, expected: String) {
    #expect(statuses(posting).contains(expected), "\(statuses(posting))")
  }

  @Test(arguments: [
    ("Nothing under a decade in tunnelling will do.", 120),
    ("Upwards of eight years as a cook.", 96),
    ("You have at least 18 months behind you as a cook.", 18),
    ("We ask for four full school years as a teacher.", 48),
  ])
  func years(posting: String, months: Int) throws {
    let test = try #require(
      requirements(posting).compactMap {
        if case .years(let test) = $0.test { test } else { nil }
      }.first)
    #expect(test.months == months)
    #expect(!test.subject.isEmpty)
  }

  @Test(arguments: [
    ("Docker wouldn’t hurt.", Requirement.Importance.preferred),
    ("Figma would be nice, and so would Docker.", .preferred),
    ("Experience with Docker would put you ahead of the pack.", .preferred),
    ("Docker is asked for as well.", .required),
  ])
  func importance(posting: String, importance: Requirement.Importance) throws {
    let requirement = try #require(requirements(posting).last { $0.text.contains("Docker") })
    #expect(requirement.importance == importance)
  }

  @Test(arguments: [
    "A design degree is equally optional.", "You needn’t bring\n- Figma\n- gait analysis",
    "What you can do without\n- Figma",
  ])
  func asksForNothing(posting: String) {
    #expect(statuses(posting).isEmpty, "\(statuses(posting))")
  }

  @Test func languagesMayBeFieldsOfADegree() {
    #expect(requirements("A degree in French and German is required.").map(\.kind) == [.degree])
    let spanish = requirements("Son obligatorios el Grado en Enfermería y el euskera a nivel B2.")
    #expect(spanish.map(\.kind) == [.degree, .language])
  }

  @Test func lettersWithoutASignSayHowMuchAnItemWeighs() {
    let found = requirements(
      "Person specification\nE  Minute taking\nE  Excel\nD  First Aid\nD  Power BI")
    #expect(
      found.map { "\($0.importance) \($0.text)" }
        == [
          "required Minute taking", "required Excel", "preferred First Aid", "preferred Power BI",
        ])
  }

  // MARK: Resumes

  @Test(arguments: [
    "Payroll, on the other hand, never crossed my desk.", "Payroll? Never.",
    "SKILLS\nExcel, yes; Payroll, no", "SKILLS\nPayroll: 2019, currently none",
  ])
  func denied(resume: String) {
    #expect(statuses("Payroll", in: resume) == ["not_met Payroll"])
  }

  @Test(arguments: [
    "Ledgers (our QA writes the payroll)", "The neighbours run payroll.",
    "Payroll I merely handed in.",
    "Kept the ledgers, while the payroll files stayed the business of Irina",
    "Payroll was left to my predecessor.",
  ])
  func ofOthers(resume: String) {
    #expect(statuses("Payroll", in: "SUMMARY\n\(resume)") == ["not_found Payroll"])
  }

  @Test(arguments: [
    "While at Acme, ran payroll for six sites", "Ran not merely ledgers but payroll",
    "Trained neighbours of the firm in payroll",
  ])
  func own(resume: String) {
    #expect(statuses("Payroll", in: "SUMMARY\n\(resume)") == ["met Payroll"])
  }

  @Test(arguments: [
    ("Gas Safe registration", "Gas Safe: handed my registration back in 2022"),
    ("Gas Safe registration", "Gas Safe registration\nlapsed in 2023"),
    ("AWS D1.1 certification", "AWS D1.1 structural welding, issued 2015, expired 2020"),
    ("SC clearance", "I was SC cleared there; that came to an end when I left."),
    ("Driver CPC", "Code 95: good till May 2024"),
  ])
  func expired(item: String, resume: String) {
    #expect(
      statuses("Requirements\n- \(item)", "LICENCES\n\(resume)").map { $0.prefix(7) } == ["not_met"]
    )
  }

  @Test(arguments: [
    ("Gas Safe registration", "Gas Safe registration\nFirst aid, expired 2021"),
    ("SC clearance", "SC cleared, no restrictions"),
    ("Bachelor of Laws", "LLB, Leeds, 2011; admitted as a solicitor 2014"),
  ])
  func held(item: String, resume: String) {
    #expect(
      statuses("Requirements\n- \(item)", "LICENCES\n\(resume)").map { $0.prefix(3) } == ["met"])
  }

  @Test func pluralsInCapitalsAreNoAbbreviations() {
    #expect(
      statuses("REQUIREMENTS\n- INVOICES", "SKILLS\nledgers, invoice, VAT").contains("met INVOICES")
    )
    let resume = "SUMMARY\nLooking for a first post, or another one"
    #expect(
      !statuses("FORS or DVSA Earned Recognition is required.", resume).contains {
        $0.hasPrefix("met")
      })
  }

  @Test(arguments: [
    (
      "PROFIL\nJe compte me mettre à Kubernetes cet hiver.", "Kubernetes exigé.",
      "not_met Kubernetes"
    ),
    (
      "PROFIL\nÉcrans en Vue, tandis que Kubernetes restait l’affaire de mon binôme.",
      "Kubernetes exigé.", "not_found Kubernetes"
    ),
    (
      "PROFIL\nDie Abläufe kenne ich. Kubernetes ist mir ein Begriff.",
      "Kubernetes ist Pflicht.", "not_found Kubernetes"
    ),
    (
      "PROFIL\nDie Abläufe kenne ich. Kubernetes ist mir sehr vertraut.",
      "Kubernetes ist Pflicht.", "met Kubernetes"
    ),
  ])
  func inOtherLanguages(resume: String, posting: String, expected: String) {
    #expect(statuses(posting, resume) == [expected])
  }

  @Test(arguments: [("Clinical Nurse Manager", false), ("Clinical Nurse", true)])
  func aTitleThatLeadsIsNotCloseToOneThatDoesNot(title: String, isClose: Bool) {
    let told = explanation("", "WORK\nStaff Nurse, Hill Clinic\n2018 - Present", title: title)
    #expect(told.bullets.contains { $0.contains("close to") } == isClose)
  }
}
