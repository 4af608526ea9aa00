import Testing

@testable import Requirements

@Suite(.timeLimit(.minutes(30))) struct StatusTests {
  @Test(arguments: [
    (
      "California RN license required.", "LICENSES\nRegistered Nurse, State of Ohio, active",
      "not_met"
    ),
    ("Ohio RN license required.", "LICENSES\nRegistered Nurse, State of Ohio, active", "met"),
    (
      "Ohio RN license required.", "EXPERIENCE\nRegistered Nurse, Maple Hospital\n2016 - Present",
      "not_found"
    ),
    ("RN license required.", "LICENSES\nRN license, Ohio: expired in 2019", "not_met"),
    ("BLS required.", "CERTIFICATES\nBLS, valid until 2024", "not_met"),
    ("BLS required.", "CERTIFICATES\nBasic Life Support, valid through 2031", "met"),
    ("BLS required.", "CERTIFICATES\nACLS", "not_found"),
    ("CDL Class A required.", "LICENSE: CDL Class B, Nebraska", "not_met"),
    ("CDL Class A required.", "LICENSE: Commercial driver license, Class A", "met"),
    ("Hazmat endorsement required.", "LICENSE\nCDL Class A, no hazmat endorsement", "not_met"),
    ("A PMP certificate is required.", "SUMMARY\nReachable after 6 PM.", "not_found"),
    (
      "A PMP certificate is required.", "CERTIFICATES\nProject Management Professional, 2020", "met"
    ),
    ("PE license required.", "NOTES\nPE exam planned for next year", "not_met"),
    (
      "You are a chartered accountant (ACA or ACCA).",
      "STUDIES\nACCA: nine of thirteen papers passed", "not_met"
    ),
    ("Driver license required.", "LICENSE: CDL Class A", "met"),
    ("Führerschein ist erforderlich.", "SONSTIGES\nFührerschein: keiner", "not_met"),
    ("Führerschein ist erforderlich.", "SONSTIGES\nFührerschein Klasse B vorhanden", "met"),
    ("Permis B exigé.", "DIVERS\nPermis B", "met"),
    ("Requisitos:\n- Carné de conducir B\n", "OTROS\nSin carné de conducir", "not_met"),
    (
      "A forklift certificate is required.", "CERTIFICATES\nForklift certificate, expired 2019",
      "not_met"
    ),
  ])
  func licences(_ posting: String, _ resume: String, _ expected: String) {
    #expect(status(posting, resume) == expected)
  }

  @Test(arguments: [
    ("You speak German at level C1.", "LANGUAGES\nGerman: A2", "not_met"),
    ("You speak German at level B2.", "LANGUAGES\nGerman: C1", "met"),
    ("Fluent Spanish is required.", "LANGUAGES\nSpanish: a few holiday phrases", "not_met"),
    ("Fluent Spanish is required.", "LANGUAGES\nEnglish, Spanish", "not_found"),
    ("Good German is required.", "SUMMARY\nGerman citizen, raised in Montreal.", "not_found"),
    ("Fluent French is required.", "EDUCATION\nBA French Literature in Translation", "not_found"),
    ("You speak Dutch.", "EDUCATION\nDutch Design Academy, BA, 2014", "not_found"),
    ("You negotiate in Italian.", "SUMMARY\nI speak no Italian, but good French.", "not_met"),
    ("You negotiate in French.", "SUMMARY\nI speak no Italian, but good French.", "met"),
    ("Englisch fließend ist Voraussetzung.", "SPRACHEN\nEnglisch: Grundkenntnisse", "not_met"),
    ("Deutsch auf Niveau B2 wird vorausgesetzt.", "SPRACHEN\nDeutsch: C1", "met"),
    ("Anglais courant exigé.", "LANGUES\nAnglais : notions scolaires", "not_met"),
    ("Se requiere inglés nivel B2.", "IDIOMAS\nInglés: C1", "met"),
  ])
  func languages(_ posting: String, _ resume: String, _ expected: String) {
    #expect(status(posting, resume) == expected)
  }

  @Test(arguments: [
    (
      "A Master's degree in statistics is required.", "EDUCATION\nLeeds, BSc Statistics, 2014",
      "not_met"
    ),
    (
      "A Bachelor's degree in statistics is required.", "EDUCATION\nLeeds, MSc Statistics, 2014",
      "met"
    ),
    (
      "A Bachelor's degree in statistics is required.", "EDUCATION\nLeeds, BA History, 2014",
      "not_found"
    ),
    (
      "A Bachelor's degree is required.",
      "EDUCATION\nOpen University, BSc, in progress, expected 2029", "not_met"
    ),
    ("An MBA is required.", "EDUCATION\nGroningen, BA Communication, 2014", "not_met"),
    ("PhD in physics required.", "SUMMARY\nTwo years of doctoral studies.", "not_found"),
    ("A college degree is required.", "EDUCATION\nTexas State University, BA English, 2013", "met"),
    (
      "Requisitos:\n- Grado en informática\n", "FORMACIÓN\nGrado en Ingeniería Informática, 2015",
      "met"
    ),
    ("Un diplôme de niveau master est exigé.", "FORMATION\nBTS Comptabilité, 2012", "not_met"),
  ])
  func degrees(_ posting: String, _ resume: String, _ expected: String) {
    #expect(status(posting, resume) == expected)
  }

  @Test(arguments: [
    (
      "An active Secret security clearance is required.", "NOTES\nI hold no security clearance.",
      "not_met"
    ),
    ("An active Secret security clearance is required.", "NOTES\nActive Secret clearance", "met"),
    ("A Top Secret security clearance is required.", "NOTES\nActive Secret clearance", "not_met"),
    ("You must be authorised to work in the United Kingdom.", "NOTES\nBritish citizen", "met"),
    (
      "You must be authorised to work in the United Kingdom.",
      "NOTES\nI need visa sponsorship for the UK.", "not_met"
    ),
    ("You must be authorised to work in the United Kingdom.", "NOTES\nIrish passport", "not_found"),
    ("EU work permit required.", "NOTES\nIrish and EU citizen.", "met"),
    (
      "US citizenship is required.",
      "NOTES\nPermanent resident (green card) of the United States, Mexican citizen.", "not_met"
    ),
  ])
  func permissions(_ posting: String, _ resume: String, _ expected: String) {
    #expect(status(posting, resume) == expected)
  }

  @Test(arguments: [
    ("You know at least one relational database.", "SKILLS\nMySQL"),
    ("You master version control.", "SKILLS\nGit"),
    ("You know a Unix-like system.", "SKILLS\nDebian Linux"),
    ("Search engine optimisation is required.", "SKILLS\nSEO"),
    (
      "Experience with bank reconciliation.",
      "EXPERIENCE\nClerk, Mill\n2019 - 2021\n- Reconciled eleven bank accounts"
    ),
    ("You run Kubernetes.", "SKILLS\nK8s"), ("Required: Beekeeping.", "SKILLS\nBeekeeping, honey"),
    (
      "You have led a team of at least three people.",
      "EXPERIENCE\nChef, Inn\n2019 - 2021\n- Lead a team of five"
    ),
    (
      "You plan your own routes.",
      "EXPERIENCE\nDriver, Haul\n2019 - 2021\n- Planned routes around closures"
    ),
    ("Erlang or Elixir is required.", "SKILLS\nElixir, Erlang"),
  ])
  func skills(_ posting: String, _ resume: String) { #expect(status(posting, resume) == "met") }

  @Test func tasksAreMentionedOnlyWhenMet() {
    #expect(statuses("You plan your own routes.", "SKILLS\nCooking").isEmpty)
    #expect(
      status(
        "You have led a team of at least three people.", "SUMMARY\nMember of a team of twelve.")
        == "not_found")
  }

  @Test func examplesOfWhatIsThere() {
    #expect(
      statuses("Experience with relational databases such as PostgreSQL.", "SKILLS\nMySQL")
        == ["met skill relational databases"])
  }

  @Test(arguments: [
    ("Fluent English is required.", "Languages: English, isiZulu (both fluent)", "met"),
    ("Fluent French is required.", "English and French, both fluent", "met"),
    ("Fluent German is required.", "German: mother tongue of my father", "not_found"),
    ("Conversational English is required.", "English: B1", "met"),
  ])
  func levelsOfSeveralLanguagesAndOfOthers(posting: String, line: String, expected: String) {
    #expect(status(posting, "LANGUAGES\n\(line)") == expected)
  }

  /// What an everyday language is for says how well it has to be known, not the level of the one before.
  @Test func languagesWithAPurpose() {
    let all = statuses(
      "Das bringst du mit\n- fließendes Deutsch, Englisch für den Alltag",
      "SPRACHEN\nDeutsch: Muttersprache\nEnglisch: B1")
    #expect(all.count == 2)
    #expect(all.allSatisfy { $0.hasPrefix("met") })
  }

  /// A career fair of a school says neither that somebody has its degree nor that it is missing.
  @Test func degreesOfOthers() {
    #expect(
      status("An MBA is required.", "EDUCATION\nOrganized the MBA career fair") == "not_found")
  }

  /// One certificate in a subject is not the whole of it.
  @Test func examinationsBesideExperience() {
    #expect(
      status(
        "Accessibility is required.",
        "SUMMARY\nTester for accessibility.\n\nCERTIFICATES\nAccessibility Specialist, exam planned for 2027"
      ) == "met")
  }
}
