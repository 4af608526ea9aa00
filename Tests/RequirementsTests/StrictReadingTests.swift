import Testing

@testable import Requirements

/// What is left out of an explanation, as it is not surely asked for or not surely met.
@Suite(.timeLimit(.minutes(30))) struct StrictReadingTests {
  @Test(arguments: [
    (
      "Requirements\n- Experience with Angular; engineers who know React and are willing to switch will also be considered",
      []
    ),
    (
      "We use Tableau, but experience of Looker or Power BI is just as good. Excel is required.",
      ["required Excel"]
    ),
    (
      "Requirements\n- Some test automation, in whichever tool you like: Playwright, Cypress and Selenium are all close enough",
      ["required test automation"]
    ),
    ("Requirements\n- Excel\n\nA degree is not something we look at.", ["required Excel"]),
    (
      "Requirements\n- Excel. Retail, call center, it all counts", ["required Excel"]
    ),
    ("Requirements\n- Excel\n\nDiploma holders may apply elsewhere.", ["required Excel"]),
    ("Requirements\n- Excel\n\nPlease send a CV and your notice period.", ["required Excel"]),
    (
      "We are looking for a manager to own the app: onboarding, payroll and earnings.\n\nRequirements\n- Excel",
      ["required Excel"]
    ),
    ("Requisitos\n- Excel\n- Prevemos un mes de formación", ["required Excel"]),
    ("Anforderungen\n- Excel\n- Ein Mindestalter von 21 Jahren", ["required Excel"]),
    ("Requirements\n- Pass a medical with drug and alcohol testing\n- Excel", ["required Excel"]),
    (
      "Requirements\n- Excel\n- Knowledge of Irish and EU data protection law", ["required Excel"]
    ),
    (
      "Requirements\n- Journeyperson certificate (Construction or Industrial Electrician), or Red Seal",
      ["required Journeyperson certificate (Construction or Industrial Electrician), or Red Seal"]
    ),
    (
      "Requirements\n- Excel\n- Candidates enrolled in a certification pathway may be hired on an intern certificate",
      ["required Excel"]
    ),
    (
      "Requirements\n- Excel\n- A design degree is usual, but not something we insist on",
      ["required Excel"]
    ),
    (
      "Requirements\n- Excel\n- We use Java, but if your background is Kotlin you'll be at home",
      ["required Excel"]
    ),
    (
      "Requirements\n- Red Seal in carpentry, or 7+ years of experience\n- Excel",
      ["required Excel"]
    ),
    ("Requirements\n- Excel\n- 18 years or older", ["required Excel"]),
    ("Requirements\n- Excel\n- Limited English is OK", ["required Excel"]),
    ("Requirements\n- Excel\n- A site placement of at least six months", ["required Excel"]),
    ("An RBI-registered firm.\n\nRequirements\n- Excel", ["required Excel"]),
    (
      "Anforderungen\n- Führerschein Klasse B (mit BE darfst du ziehen, das ist aber kein Muss)",
      ["required Führerschein Klasse B"]
    ),
    (
      "Requirements\n- Two years of nursing experience, with twelve months of that in an emergency setting",
      [
        "required Two years of nursing experience",
        "required twelve months of that in an emergency setting",
      ]
    ),
    ("Profil\n- Bac+2 minimum en informatique", ["required Bac+2 minimum en informatique"]),
    ("Requirements\n- Excel\n\nCriminal background check required.", ["required Excel"]),
    (
      "Requirements\n- Two or three years as a designer",
      ["required Two or three years as a designer"]
    ),
    ("Requirements\n- No more than two moving violations\n- Excel", ["required Excel"]),
    (
      "Anforderungen\n- Excel\n- Laborerfahrung, auch aus der Ausbildung",
      ["required Excel"]
    ),
    (
      "Profil\n- Vous utilisez Excel et, si possible, AutoCAD",
      ["preferred AutoCAD"]
    ),
    ("Requisitos\n- Excel\n\nNuestros camiones tienen menos de cuatro años.", ["required Excel"]),
    (
      "Requirements\n- Git, Maven or Gradle, and a CI tool",
      ["required Git", "required Maven or Gradle", "required CI tool"]
    ),
  ])
  func whatIsAskedFor(posting: String, expected: [String]) {
    #expect(Set(asked(posting)) == Set(expected))
  }

  @Test(arguments: [
    "You might also bring", "What helps", "Not essential", "Nos gustará que tengas",
    "Good to have, but by no means a barrier", "Good to have, but we'll teach you",
    "What's optional", "What would make you stand out", "¿Qué valoraremos?",
    "Worth mentioning if you've got them", "Se valora, sin ser excluyente",
  ])
  func titlesOfWishes(title: String) {
    let posting = "Requirements\n- Excel\n\n\(title)\n- Python"
    #expect(asked(posting) == ["required Excel", "preferred Python"])
  }

  @Test(arguments: [
    "We'd like you to be\n- Fluent in French", "The ideal person\n- Fluent in French",
  ])
  func titlesThatAsk(posting: String) {
    #expect(asked(posting) == ["required Fluent in French"])
  }

  @Test func whatSomebodyLooksAfterIsADuty() {
    #expect(
      asked("You'll look after\n- The weekly payroll\n\nRequirements\n- Excel") == [
        "required Excel"
      ])
  }

  @Test(arguments: [
    ("Weldments", "SKILLS\nWelding fixtures, Excel"),
    ("Links", "SKILLS\nSegger J-Link, Excel"),
    ("Running services", "WORK\nDeveloper, Hill\n2019 - 2022\n- Wrote internal services in Go"),
    ("Money Laundering Regulations", "SKILLS\nMAS notices on anti-money laundering"),
  ])
  func otherWordsDoNotMeetIt(item: String, resume: String) {
    let found = statusesWithGuesses("Requirements\n- \(item)", resume)
    #expect(!found.contains { $0.hasPrefix("met") })
  }

  @Test(arguments: [
    ("Three years' experience in compliance within a law firm", "not_found"),
    ("Three years' experience in compliance within a bank", "met"),
    ("Three years of experience in compliance since qualification", "not_found"),
    ("Three years in audit or compliance with a law firm", "not_found"),
  ])
  func yearsKeepTheirSetting(asked: String, expected: String) {
    let resume =
      "WORK\nCompliance Officer, Alder Bank\n2015 - 2022\n- Wrote the policies of the bank"
    #expect(status("\(asked) is required.", resume) == expected)
  }

  @Test(arguments: [
    ("Requirements\n- Experience of marketing to parents", "SKILLS\nmarketing", "not_found"),
    ("Requirements\n- Experience of marketing to parents", "SKILLS\nmarketing to parents", "met"),
    ("A French speaker is required.", "LANGUAGES\nFrench (A2)", "not_met"),
    ("French is a plus.", "LANGUAGES\nFrench (A2, taking classes)", "none"),
    ("French is required.", "LANGUAGES\nFrench enough to order lunch", "not_found"),
    (
      "A bachelor's degree is required.", "EDUCATION\nB.Com., two years completed, 2012", "not_met"
    ),
    (
      "B.E. or B.Tech is required.", "EDUCATION\nBachelor of Music, Hill University, 2012",
      "not_found"
    ),
    (
      "B.E. or B.Tech is required.", "EDUCATION\nBachelor of Engineering, Hill University, 2012",
      "met"
    ),
    (
      "The ISTQB Advanced Level certificate is required.",
      "CERTIFICATES\nISTQB Foundation Level, 2021", "not_found"
    ),
    (
      "Full driving licence is required.", "LICENCES\nDriving licence: P2 probationary", "not_found"
    ),
    (
      "Registration with AHPRA as a nurse is required.",
      "REGISTRATION\nAHPRA registration as midwife", "not_found"
    ),
    (
      "A first aid certificate is required.",
      "CERTIFICATES\nFirst aid, July 2023 (finished July 2026)", "not_met"
    ),
    ("Pastry is required.", "SKILLS\nLess good at: pastry", "not_met"),
    (
      "Registered Nurse licence is required.",
      "LICENCES\nRegistered Nurse, Ohio, inactive since 2019\nRegistered Nurse, Pennsylvania, active",
      "met"
    ),
    (
      "RICS is required.",
      "WORK\nSurveyor, Hill\n2019 - 2022\n- Supervised assistants working towards the RICS\n\nMEMBERSHIPS\nMRICS since 2018",
      "met"
    ),
    (
      "Git is required.", "SKILLS\nCSS (including Grid, which I could talk about all day), Git",
      "met"
    ),
    ("JavaScript is required.", "SKILLS\nStill learning: JavaScript, statistics", "not_met"),
    (
      "Good spoken English is required.", "LANGUAGES\nEnglish, Irish (fluent), Spanish (beginner)",
      "met"
    ),
    (
      "CAMS is required.",
      "CERTIFICATES\nCAMS, recertified to end 2026, renewal application submitted",
      "met"
    ),
    (
      "A driver's license is required.",
      "LICENCES\nSolar design - course done 2020, accreditation not kept up\nDriver licence, manual",
      "met"
    ),
    (
      "Assessment is required.",
      "CERTIFICATES\nMountain leader: training 2016, assessment not taken", "none"
    ),
    (
      "Requirements\n- Power BI or a comparable tool such as Tableau", "SKILLS\nTableau", "met"
    ),
    (
      "Two years leading a team is required.",
      "WORK\nDeveloper, Hill\n2019 - 2024\n- Worked in a team of five", "not_found"
    ),
    (
      "Two years leading a team is required.",
      "WORK\nDeveloper, Hill\n2019 - 2024\n- Led a team of five", "met"
    ),
  ])
  func whatIsMet(posting: String, resume: String, expected: String) {
    #expect(status(posting, resume) == expected)
  }
}
