import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct HeadingTests {
  @Test(arguments: [
    ("WORK EXPERIENCE", "work"), ("Computer Engineering Experience", "work"),
    ("Berufserfahrung", "work"),
    ("Expérience professionnelle", "work"), ("Experiencia laboral", "work"),
    ("Experiência Profissional", "work"),
    ("Esperienze lavorative", "work"), ("Werkervaring", "work"),
    ("Leadership and Work Experience", "work"),
    ("Education & Training", "education"), ("Ausbildung", "education"),
    ("Formación académica", "education"),
    ("Istruzione e formazione", "education"), ("Opleidingen", "education"),
    ("Academic Background", "education"),
    ("Core Competencies", "skills"), ("Areas of Expertise", "skills"), ("Kenntnisse", "skills"),
    ("S K I L L S", "skills"), ("Compétences", "skills"), ("Vaardigheden", "skills"),
    ("Languages", "languages"),
    ("Sprachkenntnisse", "languages"), ("Programming Languages", "skills"), ("About me", "summary"),
    ("Career Objective", "summary"), ("Über mich", "summary"), ("Selected Honors", "awards"),
    ("Volunteer Experience", "volunteer"), ("Ehrenamt", "volunteer"),
    ("Publications", "publications"),
    ("Key Projects", "projects"), ("Certifications", "certificates"),
    ("Hobbies und Interessen", "interests"),
    ("References", "references"), ("Kontakt", "contact"), ("Coordonnées", "contact"),
    ("Patents", "other"),
    ("Doświadczenie zawodowe", "work"), ("Pracovní zkušenosti", "work"),
    ("ARBETSLIVSERFARENHET", "work"), ("Erhvervserfaring", "work"), ("Työkokemus", "work"),
    ("İŞ DENEYİMİ", "work"), ("Опыт работы", "work"),
    ("Опыт работы — 14 лет 3 месяца", "work"), ("Work experience (12 years)", "work"),
    ("■職務経歴", "work"), ("◆学歴", "education"), ("Досвід роботи", "work"),
    ("ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ", "work"), ("الخبرات العملية", "work"), ("خبرات مهنية", "work"),
    ("سوابق شغلی", "work"), ("ניסיון תעסוקתי", "work"), ("कार्य अनुभव", "work"),
    ("工作经历", "work"), ("工作經驗", "work"), ("職務経歴", "work"), ("경력 사항", "work"),
    ("Kinh nghiệm làm việc", "work"), ("Pengalaman kerja", "work"),
    ("Utdanning og kurs", "education"), ("Высшее образование", "education"),
    ("学习经历", "education"), ("Språkkunskaper", "languages"), ("IT-kunskaper", "skills"),
    ("PCスキル", "skills"), ("外语能力", "languages"), ("مهارت‌ها", "skills"),
    ("پیشہ ورانہ تجربہ", "work"), ("تعلیمی قابلیت", "education"), ("مہارتیں", "skills"),
    ("حوالہ جات", "references"),
  ])
  func kinds(text: String, kind: String) {
    #expect(HeadingMatch.read(fragment(text))?.kind.rawValue == kind)
  }

  @Test func executiveProfileIsAHeading() {
    #expect(HeadingMatch.read(fragment("Executive Profile"))?.isWhole == true)
  }

  @Test(arguments: [
    "Academic", "Acme Corporation", "Jordan Avery", "Software Engineer", "", "2019",
    "Princeton, NJ",
  ])
  func textsThatAreNotHeadings(text: String) {
    #expect(HeadingMatch.read(fragment(text))?.isWhole != true)
  }

  private func sections(_ lines: [Printed]) -> [String] {
    ResumeParser.parse(Printed.document(lines)).sections.map(\.heading)
  }

  @Test func titlesInTheMarginOpenSections() {
    var lines = [Printed(text: "Ada Byron", size: 24), .plain("ada@example.org")]
    for (title, text) in [
      ("Profile", "Wrote the first program."), ("Work", "Engineer at Acme Inc."),
      ("Small Print", "Available on request."),
    ] {
      lines.append(Printed(text: title + "\t" + text, tab: 170, gap: 14))
      lines.append(Printed(text: "And more about that, in a second line.", left: 170))
    }
    #expect(sections(lines) == ["Profile", "Work", "Small Print"])
  }

  /// A title of two lines beside its text.
  @Test func titlesInTheMarginMayHaveTwoLines() {
    var lines = [Printed(text: "Ada Byron", size: 24), .plain("ada@example.org")]
    for (first, second, text) in [
      ("Profile", "", "Wrote the first program."), ("Training and", "Studies", "BSc, Kent"),
      ("Skills", "", "Analysis"),
    ] {
      lines.append(Printed(text: first + "\t" + text, tab: 170, gap: 14))
      lines.append(
        Printed(text: second + "\tAnd more about that.", left: second.isEmpty ? 170 : 50, tab: 170))
    }
    #expect(sections(lines) == ["Profile", "Training and Studies", "Skills"])
  }

  /// Titles of two lines above the first one that is on one line with its text.
  @Test func titlesOfTwoLinesAboveTheirText() {
    let lines = [
      Printed(text: "Ada Byron", size: 24), .plain("ada@example.org"),
      Printed(text: "Personal", bold: true, gap: 14), Printed(text: "Statement", bold: true),
      Printed(text: "Wrote the first program of all.", left: 170),
      Printed(text: "Teaching", bold: true, gap: 14), Printed(text: "Experience", bold: true),
      Printed(text: "Tutor, Hill College, 2012 – 2015", left: 170),
      Printed(text: "Taught many.", left: 170),
      Printed(text: "Studies\tBSc Physics, Hill College", bold: true, tab: 170, gap: 14),
      Printed(text: "And more about that.", left: 170),
      Printed(text: "Skills\tAnalysis, Looms", bold: true, tab: 170, gap: 14),
      Printed(text: "And more about that.", left: 170),
    ]
    #expect(sections(lines) == ["Personal Statement", "Teaching Experience", "Studies", "Skills"])
  }

  /// Titles in no known language are found by their style and place.
  @Test func titlesOfUnknownLanguagesAreFound() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24), .plain("ada@example.org"),
      .heading("Kazi"), .bold("Mhandisi, Acme\t2019 – 2021"), .item("Alijenga injini."),
      .heading("Elimu"), .bold("BSc, Kent\t2015 – 2018"),
      .heading("Ujuzi"), .plain("Uchambuzi, hesabu"),
    ])
    #expect(found == ["Kazi", "Elimu", "Ujuzi"])
  }

  @Test func rowsMayNameAnotherKindOfSection() {
    let resume = ResumeParser.parse(
      Printed.document([
        Printed(text: "Ada Byron", size: 24), .plain("ada@example.org"),
        .heading("Education"), .bold("BSc, University of Kent\t2015 – 2018"),
        .heading("Skills"), Printed(text: "Tools\tSwift, C", tab: 170),
        Printed(text: "Languages\tFrench, German", tab: 170),
        Printed(text: "Interests\tRiding, whist", tab: 170),
      ])
    )
    #expect(resume.skills == ["Swift", "C"])
    #expect(resume.resume["languages"]?.arrayValue?.count == 2)
    #expect(resume.resume["interests"]?.arrayValue?.isEmpty == false)
    #expect(resume.sections.map(\.heading) == ["Education", "Skills"])
  }

  @Test func titlesMayBeInLowerCase() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24), .plain("ada@example.org"),
      .heading("experience"), .bold("Engineer, Acme Inc.\t2019 – 2021"), .item("Built engines."),
      .heading("education"), .bold("BSc Physics, University of Kent\t2015 – 2018"),
      .heading("extra 1"), .plain("Some words."),
    ])
    #expect(found == ["experience", "education", "extra 1"])
  }

  @Test func styleAloneMakesAHeadingIfOthersShareIt() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24), .plain("ada@example.org"),
      .heading("Selected Thoughts"),
      .plain("Some words about thoughts."), .heading("Experience"),
      .bold("Engineer, Acme Inc.\t2019 – 2021"),
      .item("Built engines."), .heading("Education"),
      .bold("BSc Physics, University of Kent\t2015 – 2018"),
    ])
    #expect(found == ["Selected Thoughts", "Experience", "Education"])
  }

  @Test func groupsInsideASectionAreNotHeadings() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24), .heading("Skills"), .bold("Languages"),
      .plain("Swift, C"),
      .bold("Tools"), .plain("Git, Make"), .heading("Education"),
      .plain("Kent University\t2015 – 2018"),
    ])
    #expect(found == ["Skills", "Education"])
  }

  @Test func aWrappedHeadingIsOneHeading() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24),
      Printed(text: "Academic", size: 14, bold: true, gap: 14),
      Printed(text: "Background", size: 14, bold: true),
      .plain("Kent University\t2015 – 2018", gap: 8),
      Printed(text: "Experience", size: 14, bold: true, gap: 14),
      .plain("Engineer, Acme Inc.\t2018 – 2020", gap: 8),
    ])
    #expect(found == ["Academic Background", "Experience"])
  }

  /// A template draws the same icon before each title, known or not.
  @Test func iconsBeforeTitles() {
    func title(_ text: String) -> Printed {
      Printed(text: "✶\t\(text)", size: 14, tab: 70, gap: 14)
    }
    let found = sections([
      Printed(text: "Ada Byron", size: 24), title("Experience"),
      .plain("Engineer, Acme Inc.\t2018 – 2020", gap: 8), title("Education"),
      .plain("Kent University\t2015 – 2018", gap: 8), title("Zorbing"), .plain("Looms", gap: 8),
    ])
    #expect(found == ["Experience", "Education", "Zorbing"])
  }

  /// A rule beside the first line of a title that wraps, as in Europass.
  @Test func aWrappedHeadingBesideARule() {
    let found = sections([
      Printed(text: "Ada Byron", size: 24),
      Printed(text: "Experience", size: 14, bold: true, gap: 14, rule: true),
      Printed(text: "in industry", size: 14, bold: true),
      .plain("Engineer, Acme Inc.\t2018 – 2020", gap: 8), .heading("Education"),
      .plain("Kent University\t2015 – 2018", gap: 8),
    ])
    #expect(found == ["Experience in industry", "Education"])
  }

  /// Employers in the style that the titles of the sidebar have, as LinkedIn prints them.
  @Test func employersInTheStyleOfTheSidebar() {
    func side(_ text: String, size: Double) -> Printed {
      Printed(text: text, size: size, left: 20, gap: 12, column: 1)
    }
    func main(_ text: String, size: Double = 10) -> Printed {
      Printed(text: text, size: size, left: 200, gap: 8, column: 2)
    }
    let document = Printed.document([
      side("Contact", size: 12), side("ada@example.org", size: 10), side("Top Skills", size: 12),
      side("Looms", size: 10), side("Languages", size: 12), side("English", size: 10),
      main("Ada Byron", size: 24), main("Experience", size: 15), main("Holy Hill Clinic", size: 12),
      main("4 years 2 months"), main("Nurse"), main("March 2016 – April 2020"),
      main("Night shifts for many."), main("Education", size: 15), main("Hill College", size: 12),
      main("Physics"),
    ])
    let parsed = ResumeParser.parse(document)
    #expect(
      parsed.sections.map(\.heading) == [
        "Contact", "Top Skills", "Languages", "Experience", "Education",
      ])
    #expect(parsed.titles.map(\.company) == ["Holy Hill Clinic"])
  }

  @Test func headingsInPlainText() {
    let parsed = ResumeParser.parse(
      Printed.text(
        "Ada Byron\nada@example.org\n\nWORK EXPERIENCE\n\nEngineer\nAcme Inc.\n2019 to 2021\n\nSKILLS\n\nSwift, C"
      ))
    #expect(parsed.sections.map(\.kind) == ["work", "skills"])
    #expect(parsed.skills == ["Swift", "C"])
  }

  @Test func theTitleOfTheDocumentIsNotASection() {
    let document = Printed.document([
      .heading("Resume"), .plain("Ada Byron"), .heading("Skills"), .plain("Looms, Cards"),
      .heading("Education"), .plain("Hill Valley College"),
    ])
    #expect(ResumeParser.parse(document).sections.map(\.heading) == ["Skills", "Education"])
  }

  @Test(arguments: [
    ("Töökogemus", "Haridus", "Oskused"), ("Darbo patirtis", "Išsilavinimas", "Įgūdžiai"),
    ("Radno iskustvo", "Obrazovanje", "Vještine"),
    ("Experiència laboral", "Formació acadèmica", "Competències"),
    ("Darba pieredze", "Izglītība", "Prasmes"), ("Delovne izkušnje", "Izobrazba", "Veščine"),
    ("Uzoefu wa Kazi", "Elimu", "Ujuzi"), ("İş təcrübəsi", "Təhsil", "Bacarıqlar"),
    ("Karanasan sa Trabaho", "Edukasyon", "Mga Kasanayan"),
    ("Радно искуство", "Образовање", "Вештине"), ("Жұмыс тәжірибесі", "Білімі", "Дағдылар"),
    ("სამუშაო გამოცდილება", "განათლება", "უნარები"),
    ("Աշխատանքային փորձ", "Կրթություն", "Հմտություններ"),
    ("কাজের অভিজ্ঞতা", "শিক্ষাগত যোগ্যতা", "দক্ষতা"), ("பணி அனுபவம்", "கல்வி", "திறன்கள்"),
    ("పని అనుభవం", "విద్యార్హతలు", "నైపుణ్యాలు"),
  ])
  func titlesInMoreLanguages(work: String, education: String, skills: String) {
    let document = Printed.document([
      Printed(text: "Ada Byron", size: 20), .heading(work), .bold("Acme Ltd"),
      .plain("2012 – 2015"),
      .heading(education), .plain("Hill Valley College"), .heading(skills), .plain("Looms, Cards"),
    ])
    #expect(ResumeParser.parse(document).sections.map(\.kind) == ["work", "education", "skills"])
  }
}
