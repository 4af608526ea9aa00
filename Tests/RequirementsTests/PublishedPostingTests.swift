import Testing

@testable import Requirements

/// Long postings as employers publish them: what their sentences ask for and what they only tell.
@Suite(.timeLimit(.minutes(30))) struct PublishedPostingTests {
  // MARK: Not asked for

  @Test(arguments: [
    "Coordinate with the team in Leeds for requirement gathering.",
    "As required by the Act, shortlisted applicants will be safety checked.",
    "Please share your CV with the below details: total experience in ADF, current CTC.",
    "Sign-on bonus: $10,000 for nurses with one year of acute care experience",
    "Competition number: PR-2026-0418",
    "Salary: PHP 70,000 to 95,000 with experience.",
    "ADN nurses agree to complete a BSN within five years.",
    "We don't care whether you've sold software.",
    "They expect HR to know their names.",
    "Explain what you found to the customer in plain English.",
    "Nurses with an associate degree are asked to enroll in a program.",
    "Acts as charge nurse after at least 18 months of experience.",
    "A maternity leave contract, 14 months, with experience welcome in any field.",
    "Vous serez accompagnée pendant trois mois par Solène.",
    "Empresa mexicana con 380 colaboradores y más de 25 años en el ramo.",
    "Dos meses de contrato temporal.",
    "Disponibilidad para fines de semana.",
    "Física (1.º de Bachillerato) en un colegio.",
    "Bei uns arbeiten zwei Meister und vier Gesellen.",
    "Wenn Ihre Ausbildung im Ausland erfolgt ist, zeigen Sie die Urkunde.",
    "Matura, Meisterprüfung und so weiter brauchst du nicht.",
    "If you have used Xero, that is fine.",
    "We'd also be glad to talk to clerks who have run their own files for five years.",
    "You will undergo a police check.",
    "ISO 13485 and AS9100 certified, clean enough for visitors.",
    "The position helps the City meet its MS4 permit.",
    "You check which cottages need a deep clean.",
    "A degree isn't on the list, on purpose.",
    "Azure is ours, but AWS or GCP people pick it up quickly.",
    "A Lean Six Sigma belt is to be completed within the first year of joining.",
    "A food safety certificate is something we need in the shop; if you haven't got one we'll enrol you.",
    "Rhino is used by our design team but you needn't know it.",
    "Das ERP-System proALPHA lernen Sie während der Einarbeitung kennen.",
    "Diplôme d'ingénieur, master ou parcours autodidacte : peu importe.",
    "Es erwarten Sie ein Vertrag und ein HVV-Ticket.",
    "Ten operatives wanted.",
    "You will be checking right-to-work documents of new staff.",
    "You work on a Med/Surg ward.",
    "BCI and FBI background checks are required before the first day.",
    "Offers are contingent on proof of required immunizations.",
    "We need a supervisor to help our Head Housekeeper lead a team of sixteen.",
    "You'll be trained in our case management system.",
    "Nurses with 18 months' experience may be considered.",
    "Our app is built by Pia, and she has done it alone for three years.",
    "Drivers with 12 to 24 months of experience can ask about our program.",
    "Long-term work, minimum 18 months on the current contract.",
    "Degree certificates are attested by the embassy.",
    "General employment permits: we can support an application.",
  ])
  func whatIsOnlyTold(sentence: String) {
    #expect(asked("\(sentence) Excel is required.").filter { !$0.hasSuffix("Excel") } == [])
  }

  @Test func whatSomebodyWillDoWithAToolIsATask() {
    #expect(
      asked("You'll pick orders with a handheld scanner. SQL is required.") == ["required SQL"])
    #expect(
      asked("You'll take it to production: concepts, 3D models and drawings. SQL is required.")
        == ["required SQL"])
  }

  @Test func titlesSayWhichPartsAsk() {
    let told = "Konstruktion, Fertigung und Montage sind unter einem Dach. Python is what we write."
    let resume = "SKILLS\nFertigung, Python"
    #expect(statusesWithGuesses(told, resume).contains("met Python"))
    #expect(
      statusesWithGuesses("Anforderungen\n- SQL\n\nDas sind wir\n\n\(told)", resume)
        .contains { $0.hasSuffix("Fertigung") } == false)
    #expect(asked("Anforderungen\n- SQL\n\nDas sind wir\n\n\(told)") == ["required SQL"])
  }

  // MARK: Importance

  @Test(arguments: [
    ("Türkisch oder Arabisch wäre ein Riesenplus.", "preferred Türkisch oder Arabisch"),
    ("Englisch auf Niveau C1 wäre willkommen.", "preferred Englisch auf Niveau C1"),
    ("Se considerarán méritos el inglés (C1).", "preferred inglés (C1)"),
    ("Diesel knowledge and MIG welding are handy.", "preferred MIG welding"),
    ("Some Welsh would make a huge difference.", "preferred Some Welsh"),
    ("Wenn du schon mit Revit gezeichnet hast, super.", "preferred Revit"),
    (
      "A tertiary qualification in business, IT or design is desirable.",
      "preferred tertiary qualification in business, IT or design"
    ),
    ("You are handy with AutoCAD.", "required AutoCAD"),
    ("You have a knowledge of employment law and ideally CIPD.", "required employment law"),
    ("You have a knowledge of employment law and ideally CIPD.", "preferred CIPD"),
    ("Quelques notions d'arabe peuvent rendre service.", "preferred notions d'arabe"),
    ("We'd love it if you used Terraform and know AWS.", "preferred AWS"),
    ("Erfahrung mit Datenbanken (bevorzugt PostgreSQL).", "preferred PostgreSQL"),
    (
      "Du bringst eine Gesellenprüfung mit und am besten schon drei Jahre in einer Werkstatt.",
      "preferred drei Jahre in einer Werkstatt"
    ),
    ("De formation comptable, BTS au minimum, DCG apprécié.", "required BTS"),
  ])
  func howMuchItWeighs(sentence: String, expected: String) {
    #expect(asked(sentence).contains(expected))
  }

  @Test func aListedSkillWeighsWhatTheDescriptionSays() {
    let posting = "Requirements\n- SQL\n\nNice to have\n- Kafka or another broker, dbt\n- Redis"
    #expect(
      asked(posting, skills: ["dbt", "Redis"]).filter {
        $0.hasSuffix("dbt") || $0.hasSuffix("Redis")
      }
        == ["preferred dbt", "preferred Redis"])
  }

  // MARK: Choices, fields and names

  @Test(arguments: [
    ("Playwright, Cypress or Selenium, one of them well", "Playwright, Cypress or Selenium"),
    ("Either Python or R for analysis, shown at work or in a project", "Python or R"),
    (
      "Studium im Maschinenbau oder eine Weiterbildung zum Techniker",
      "Studium im Maschinenbau oder eine Weiterbildung zum Techniker"
    ),
    (
      "Eine abgeschlossene Ausbildung zum Steuerfachangestellten oder eine kaufmännische Ausbildung",
      "abgeschlossene Ausbildung zum Steuerfachangestellten oder eine kaufmännische Ausbildung"
    ),
    ("Studium der Informatik (Dipl.-Ing., M.Sc.; B.Sc. mit Praxis)", "Studium der Informatik"),
    ("Ausbildung in einem Gesundheitsberuf", "Ausbildung in einem Gesundheitsberuf"),
    ("Lehrabschluss Elektrotechnik", "Lehrabschluss Elektrotechnik"),
    ("B.Sc (Agri)", "B.Sc (Agri)"),
    ("Post-secondary degree in Human Resources", "Post-secondary degree in Human Resources"),
    (
      "A diploma, degree or completed bootcamp in web development",
      "diploma, degree or completed bootcamp in web development"
    ),
    ("Grado o licenciatura en Matemáticas", "Grado o licenciatura en Matemáticas"),
    ("Inglés intermedio-alto", "Inglés intermedio-alto"),
    ("Good counselling skills and fluent English", "fluent English"),
    ("English at a conversational level", "English at a conversational level"),
    ("Git and some form of CI/CD", "CI/CD"),
    (
      "Advanced Craft Certificate in Carpentry & Joinery",
      "Advanced Craft Certificate in Carpentry & Joinery"
    ),
    (
      "Canadian citizen, permanent resident or holder of a work permit",
      "Canadian citizen, permanent resident or holder of a work permit"
    ),
    ("French, Spanish or German speaking candidates", "French, Spanish or German"),
    ("3 years in a plant\nQualification: MBA", "3 years in a plant"),
    ("Membership in ITI, ATA or JAT", "Membership in ITI, ATA or JAT"),
    (
      "Two years or so in charge of a shift", "Two years or so in charge of a shift"
    ),
    ("English good enough for a loud pass", "English good enough for a loud pass"),
    (
      "Abgeschlossene Lehre als Elektrotechniker:in oder Schreiner/in",
      "Lehre als Elektrotechniker:in oder Schreiner/in"
    ),
    (
      "Trois ans d'expérience au minimum en comptabilité",
      "Trois ans d'expérience au minimum en comptabilité"
    ),
    ("CISSP, CISM or an equivalent certification", "CISSP, CISM"),
    ("B.E./B.Tech, MCA or equivalent", "B.E./B.Tech, MCA or equivalent"),
    ("RN license in Kentucky or a compact state", "RN license in Kentucky or a compact state"),
    ("3 – 5 years of experience in DevOps", "3 – 5 years of experience in DevOps"),
    ("BLS certification (American Heart Association)", "BLS certification"),
    (
      "Kaufmännische Ausbildung mit Prüfung (IHK) oder ein betriebswirtschaftliches Studium",
      "Kaufmännische Ausbildung mit Prüfung (IHK) oder ein betriebswirtschaftliches Studium"
    ),
    ("Familiarity with Intune, Jamf or another tool", "Intune, Jamf or another tool"),
  ])
  func namesAreWhole(item: String, expected: String) {
    let texts = asked("Requirements\n- \(item)").map { $0.split(separator: " ", maxSplits: 1)[1] }
    #expect(texts.contains { $0 == expected || $0.hasPrefix("\(expected) (") })
  }

  @Test(arguments: [
    "Degree or HND in engineering – or time-served with a record in CAD",
    "Five years of maintenance, OR completion of an apprenticeship with two years",
    "An HBO diploma in logistics, or you learned the trade on the job",
    "Some exposure to payments, PCI DSS or double-entry ledgers",
    "Une expérience de la réception ou, à défaut, d'un autre métier de contact",
    "Experience on farms, as a farmer, herd manager or vet tech",
    "1 year at supervisory level", "FoodSafe Level 1, or willing to get it",
    "Experience as a Chef de Partie, or as a strong Demi Chef",
    "Graduate nurse, or student with expected registration by September",
  ])
  func oneHalfOfAChoiceIsNotRequiredAlone(item: String) {
    #expect(asked("Requirements\n- \(item)") == [])
  }

  @Test func aDegreeWithoutAFieldTakesThatOfTheLast() {
    let posting = "A diploma, degree or completed bootcamp in web development is required."
    #expect(
      statuses(posting, "EDUCATION\nBachelor of Music, 2018").allSatisfy { !$0.hasPrefix("met") })
  }

  @Test func lettersBeforeCriteriaWeighThem() {
    #expect(
      asked("E – Experience of SQL\nD – Use of Python\nD – Excel")
        == ["required SQL", "preferred Python", "preferred Excel"])
  }

  @Test func aListedSkillWithItsKindIsTheOneOfTheDescription() {
    let posting = "Requirements\n- Excel\n\nPreferred\n- Knowledge of Opera or another system"
    #expect(
      asked(posting, skills: ["Opera PMS"]).filter { $0.hasPrefix("required") } == [
        "required Excel"
      ])
  }

  @Test func dutiesOfTheSuccessfulCandidateAreNotRequired() {
    let posting = "The successful candidate will:\n- teach mathematics\n- hold a degree"
    #expect(asked(posting) == ["required degree"])
  }

  @Test func aListedSkillThatIsPreferredInBracketsIsNotRequired() {
    let posting = "Requirements\n- Minimum 2 years on any cloud (Azure preferred, AWS acceptable)"
    #expect(asked(posting, skills: ["Azure"]).contains("preferred Azure"))
  }

  @Test func lettersAndNumbersOfCriteriaAreNotWordsOfThem() {
    let posting =
      "Essential criteria\na) An honours degree in biology\nb) Working knowledge of SQL\nE1 Python\nE2 Excel\nD1 Canva"
    #expect(
      asked(posting).suffix(4)
        == ["required SQL", "required Python", "required Excel", "required Canva"])
  }

  // MARK: Resumes

  @Test(arguments: [
    ("Requirements\n- Redis", "HABILIDADES\nBases de datos: PostgreSQL, Redis", "met Redis"),
    (
      "Anforderungen\n- Montage",
      "ERFAHRUNG\nTischler, Holz GmbH\n2015 - 2020\n- Montage von Türen", "met Montage"
    ),
    ("Requirements\n- HR", "EXPERIENCE\nHR Generalist, Acme\n2015 - 2020\n- Filing", "met HR"),
    (
      "Requirements\n- 2 years of HR experience",
      "EXPERIENCE\nHR Generalist, Acme\n02.2013 – 07.2018\n- Filing", "met 2 years of HR experience"
    ),
    (
      "Requirements\n- Spring Boot", "SKILLS\nJava/Spring BootによるAPI開発", "met Spring Boot"
    ),
    (
      "Anforderungen\n- Lehrabschluss Elektrotechnik",
      "AUSBILDUNG\n2006 – 2010 Lehre Elektrotechnik",
      "met Lehrabschluss Elektrotechnik"
    ),
    (
      "Anforderungen\n- Lehrabschluss Elektrotechnik", "AUSBILDUNG\n2006 – 2010 Lehre als Koch",
      "not_found Lehrabschluss Elektrotechnik"
    ),
    ("Requirements\n- B.E./B.Tech", "EDUCATION\nB.E. (Computer Science), 2010", "met B.E./B.Tech"),
    (
      "Experience: 6 to 9 years overall",
      "EXPERIENCE\nData engineer, Acme\nJan 2013 - Present\n- Pipelines",
      "met 6 to 9 years overall"
    ),
  ])
  func whatTheResumeShows(posting: String, resume: String, expected: String) {
    #expect(statusesWithGuesses(posting, resume).contains(expected))
  }
}
