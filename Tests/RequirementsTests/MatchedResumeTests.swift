import Testing

@testable import Requirements

/// Explanations of postings that fit: what they ask for, what the resume shows, and how both are quoted.
@Suite(.timeLimit(.minutes(30))) struct MatchedResumeTests {
  private func work(_ line: String) -> String { "WORK\nClerk, Hill\n2019 - Present\n- \(line)" }

  // MARK: Postings

  @Test(arguments: [
    ("You need clear English; Spanish is paid extra.", ["required English"]),
    ("English helps with our sites in Ohio and Pune.", ["preferred English"]),
    ("You keep our HR system in order. SQL is required.", ["required SQL"]),
    ("Fix it if you can (password resets, VPN). SQL is required.", ["required SQL"]),
    ("You work with small groups, help a pupil with autism. SQL is required.", ["required SQL"]),
    (
      "¿Qué pedimos?\n- Inglés B2. El portugués se valora; el gallego, también.",
      ["required Inglés B2", "preferred portugués", "preferred gallego"]
    ),
    (
      "Qualifications\n- Wind energy certificate. Neither is a must if you can show the aptitude\n- Excel",
      ["required Excel"]
    ),
    ("Solid PostgreSQL: indexes, locks, migrations.", ["required PostgreSQL"]),
    (
      "Requirements\n- AWS: relevant degree, B2 German",
      ["required AWS", "required degree", "required B2 German"]
    ),
    ("What we are looking for\nKafka experience\nDocker", ["required Kafka", "required Docker"]),
    ("You lead a team in Java.", ["required Java"]),
    (
      "Ausbildung zum Koch oder Sie kommen aus einem anderen Beruf. SQL ist Pflicht.",
      ["required SQL"]
    ),
    (
      "Copywriting for at least 6 years is required.", ["required Copywriting for at least 6 years"]
    ),
    ("Erfahrung im CNC-Drehen ab zwei Jahren.", ["required CNC-Drehen ab zwei Jahren"]),
    ("Expérience 3 ans", ["required Expérience 3 ans"]),
    (
      "English for reading documentation is needed.", ["required English for reading documentation"]
    ),
    (
      "A degree in physics or equivalent practical experience is required.",
      ["required degree in physics or equivalent practical experience"]
    ),
    (
      "Requirements\n- SQL within eighteen months of appointment\n- Excel",
      ["required Excel"]
    ),
    (
      "You need Python and an open mind. Knowledge of SQL is a plus.",
      ["required Python", "preferred SQL"]
    ),
    ("Englischkenntnisse mind. B2 sind erforderlich.", ["required Englischkenntnisse mind. B2"]),
    (
      "Entre uno y dos años de experiencia con Python.",
      ["required Entre uno y dos años de experiencia con Python"]
    ),
    (
      "CAP cuisine ou deux ans de pratique",
      [
        "required CAP cuisine ou deux ans de pratique",
        "required CAP cuisine ou deux ans de pratique",
      ]
    ),
    (
      "Experience with Kafka, an HR system and Excel.",
      ["required Kafka", "required HR system", "required Excel"]
    ),
    (
      "Authorization to work in the US is required.",
      ["required Authorization to work in the US"]
    ),
    ("Work permit for Germany provided.", []),
    ("Valid work permit for Germany.", ["required work permit for Germany"]),
    (
      "Proof of eligibility to work in Canada is required.",
      ["required eligibility to work in Canada"]
    ),
    ("AutoCAD exigé. Sketchup : non, merci.", ["required AutoCAD"]),
    (
      "NetSuite experience is preferred; work toward the CPA is encouraged and paid.",
      ["preferred NetSuite"]
    ),
    ("Take-offs and SQL are required.", ["required Take-offs", "required SQL"]),
    ("Gesellenbrief oder 5 Jahre auf dem Dach.", []),
    ("Training as a baker or three years of practice is required.", []),
    ("Bachelor's degree or higher is required.", ["required Bachelor's degree or higher"]),
    ("Vous gérez la mise en place d'un comité. SQL exigé.", ["required SQL"]),
    ("A bachelor's degree from the police university college is required.", []),
    ("Cooperative experience is a plus.", ["preferred Cooperative experience"]),
    (
      "United States citizenship is needed for some clients.",
      ["required United States citizenship"]
    ),
  ])
  func whatIsAsked(posting: String, expected: [String]) {
    #expect(asked(posting) == expected)
  }

  @Test func aListedSkillIsAskedForThoughADutyNamesItToo() {
    let posting = "You run onboarding and look after budgets. You bring Go."
    #expect(asked(posting) == ["required Go"])
    #expect(
      asked(posting, skills: ["Onboarding", "Budgets"])
        == ["required Onboarding", "required Budgets", "required Go"])
  }

  @Test func aListedSkillIsOnlyWelcomeIfTheDescriptionSaysSo() {
    #expect(
      asked(
        "SQL is required. Experience with accessibility rules is a plus.", skills: ["Accessibility"]
      )
        == ["required SQL", "preferred Accessibility"])
    #expect(
      asked("React Native is a plus.", skills: ["React"])
        == ["preferred React Native", "required React"])
  }

  @Test func aListedLanguageOfAChoiceIsNotAskedForAgain() {
    #expect(
      asked("Arabic, Dari or Tigrinya is required.", skills: ["Dari", "Tigrinya"])
        == ["required Arabic, Dari or Tigrinya"])
  }

  @Test func aLanguageThatIsOnlyReadNeedsLittle() {
    #expect(
      statuses("You must be able to read labels in English.", "LANGUAGES\nEnglish (A2)")
        == ["met language English"])
  }

  @Test func politenessIsNotASkill() {
    #expect(requirements("Knowledge of Kafka, please.").map(\.text) == ["Kafka"])
  }

  @Test func anAbbreviationThatTheResumeSpellsOutMayMeanSomethingElse() {
    let resume = "COURSES\nEMS first responder (emergency medical services), 2021"
    #expect(status("Running an EMS to ISO 14001 is required.", resume) == "none")
  }

  @Test func aListedSkillThatIsTaughtIsNotAskedFor() {
    let posting = "We train you for the CDL Class B with passenger endorsement. SQL is required."
    #expect(asked(posting, skills: ["CDL Class B", "Passenger endorsement"]) == ["required SQL"])
  }

  @Test func whatIsTaughtOnABasicLevelIsKnown() {
    #expect(
      status("Swimming is required.", work("Instructed classes on basic swimming skills")) == "met")
    #expect(status("Swimming is required.", work("Has basic swimming skills")) == "not_met")
  }

  @Test func aDegreeOfAnotherSchoolIsNotEnough() {
    #expect(
      statusesWithGuesses(
        "A bachelor's degree from the police university college is required.",
        "EDUCATION\nBachelor of Science, Hill College, 2010") == [])
  }

  @Test func titlesOfSectionsAreNotSkills() {
    let resume = "PUBLICATIONS\nA. Vaswani, Attention is all you need"
    #expect(status("Publications are required.", resume) == "none")
  }

  @Test(arguments: ["New York City", "San Francisco", "Kelowna"])
  func citiesAreNotSkills(city: String) {
    for job in ["hiring need", "vacancy", "role"] {
      let posting = "This listing indicates an onsite \(job) in \(city). SQL is required."
      #expect(requirements(posting).filter { !$0.isUnread }.map(\.text) == ["SQL"])
    }
  }

  @Test func aListedSkillIsNotMissingTwice() {
    #expect(
      statuses(
        "Five years of Linux administration are required.", "SKILLS\nExcel", skills: ["Linux"])
        == ["not_found years Five years of Linux administration"])
    #expect(
      statuses("React Native is required.", "SKILLS\nExcel", skills: ["React"])
        == ["not_found skill React Native", "not_found skill React"])
  }

  @Test func aLevelAfterTwoLanguagesIsThatOfBoth() {
    #expect(
      statuses(
        "German and English at a native or near-native level are required.",
        "LANGUAGES\nGerman (intermediate)\nEnglish (native)"
      ).map { String($0.prefix(7)) }
        == ["not_met", "met lan"])
  }

  // MARK: Resumes

  @Test(arguments: [
    ("Git is required.", "GitHub: annlee"), ("Git is required.", "Tool with 800 GitHub stars"),
    ("Experience with an HR system is required.", "Worked as the HR generalist of a factory"),
    ("Experience with an HR system is required.", "Supported the HR of a factory"),
    ("Mise en place is required.", "Mise en place d'une signature électronique"),
    ("BPMN is required.", "Wrote the front end of a BPMN compatible engine"),
    ("Helm is required.", "Took the helm of a stuck migration"),
  ])
  func isNotShown(posting: String, line: String) {
    #expect(status(posting, work(line)) == "not_found")
  }

  @Test(arguments: [
    "You look after budgets, employees and goals.", "You type figures and names.",
    "You write controllers and internal tools.", "You are good with names.",
    "You handle patients with care.",
  ])
  func plainWordsOfDutiesHaveToBeListedThemselves(posting: String) {
    let resume = """
      Your Name

      WORK
      Clerk, Hill
      2019 - Present
      - Large public service project with the patients to establish a platform
      - Studied internals of the tools

      SKILLS
      Employee relations, Excel
      """
    #expect(statusesWithGuesses(posting, resume) == [])
  }

  @Test(arguments: [
    ("5 years of Python are required.", "SKILLS\nPython\t5+ yrs\nAnsible\t3+ yrs", "met"),
    ("5 years of Ansible are required.", "SKILLS\nPython\t5+ yrs\nAnsible\t3+ yrs", "not_found"),
    ("5 years of Go are required.", "SUMMARY\nSix years of experience in sales. Go.", "not_found"),
    ("5 years of Go are required.", "SUMMARY\nUsed Go 5 years ago.", "not_found"),
    ("5 years of Go are required.", "SUMMARY\nSix years of experience with Go.", "met"),
  ])
  func statedYears(posting: String, resume: String, expected: String) {
    #expect(status(posting, resume) == expected)
  }

  @Test func whatAProjectWasForIsNotAWishToLearn() {
    let resume = """
      RESEARCH PROJECTS
      lea.online, 2019 - 2023
      Goals: build a system that helps adults to learn
      Major activities: web apps in React Native
      """
    #expect(status("You know React Native.", resume) == "met")
  }

  // MARK: Words

  @Test(arguments: [
    (
      "Designed a pipeline that processes many transactions using\nKafka and Go",
      "Designed a pipeline that processes many transactions using Kafka and Go"
    ),
    (
      "Planned and wrote every part of the data pipelines with\nKafka and Go",
      "Planned and wrote every part of the data pipelines with Kafka and Go"
    ),
    (
      "Taught Kafka in a team that works for the whole data man-\nagement",
      "Taught Kafka in a team that works for the whole data man-agement"
    ),
    (
      "Built one two three four five six seven eight nine ten with Kafka and eleven twelve thirteen "
        + "fourteen fifteen sixteen seventeen and eighteen nineteen",
      "three four five six seven eight nine ten with Kafka and eleven twelve thirteen fourteen "
        + "fifteen sixteen seventeen"
    ),
    (
      "Built rules for the whole of the firm with Kafka in eleven teams and in twelve offices today "
        + "utilizing many more of them",
      "Built rules for the whole of the firm with Kafka in eleven teams and in twelve offices"
    ),
    ("Built mobile apps (Kafka\n\n+ Go) for the firm", "Built mobile apps (Kafka + Go)"),
    (
      "Worked with the people of the video team, in Kafka and Go, to plan and to build all that the "
        + "readers see of it every day",
      "Worked with the people of the video team, in Kafka and Go"
    ),
  ])
  func quotations(line: String, quotation: String) {
    #expect(
      explanation("Kafka is required.", work(line)).bullets.first?.contains("“\(quotation)”")
        == true,
      "\(explanation("Kafka is required.", work(line)).bullets)")
  }

  @Test func aMissingRightToWorkIsQuoted() {
    #expect(
      explanation(
        "Authorization to work in the US is required. Excel is required.", "SKILLS\nExcel"
      ).bullets.last == "Not found in your resume: “Authorization to work in the US”.")
  }

  @Test func anotherNameOfAProductIsEnough() {
    #expect(status("MongoDB is required.", "SKILLS\nMongo") == "met")
  }

  @Test func theLabelOfARowIsNotQuoted() {
    #expect(
      explanation("JavaScript is required.", "SKILLS\nLanguages Javascript ES6, Go").bullets
        == ["Your resume lists JavaScript: “Javascript ES6”."])
  }

  @Test(arguments: [
    (
      "Required: Python, Go. Nice to have: Rust, Excel.",
      "You meet 1 of 2 requirements: Python. You meet 1 of 2 preferred points: Excel. One requirement "
        + "and one preferred point are not named in your resume."
    ),
    (
      "Required: Python, Go. Nice to have: Rust.",
      "You meet 1 of 2 requirements: Python. The one preferred point is not named in your resume. "
        + "One requirement is not named in your resume."
    ),
    (
      "Required: Go, Rust, glitterwork. Nice to have: Scala.",
      "One preferred point is not named in your resume. Other points of the posting could not be compared."
    ),
    ("Required: Go, Rust.", "Neither requirement is named in your resume."),
    (
      "Required: Go, Docker, Rust.",
      "None of the 3 requirements is met, and 2 of them are not named in your resume."
    ),
  ])
  func summaries(posting: String, expected: String) {
    #expect(
      explanation(posting, "SUMMARY\nNever used Docker.\n\nSKILLS\nPython, Excel").summary
        == expected)
  }

  @Test func whatIsOnlyMentionedIsNotCalledIncomparable() {
    #expect(
      explanation("You do wound care and triage.", "SKILLS\nWound care").summary
        == "The posting mentions “wound care”, which your resume shows.")
  }
}
