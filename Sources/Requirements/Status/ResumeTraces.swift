/// Tells whether a resume has a trace of something that was not found in it.
///
/// That something is missing is a claim, too. An explanation makes it only if the resume has no form of any word that
/// names the requirement: whoever is a `retail keyholder` may have `retail experience`, and whoever passed a driving test
/// may have the licence.
struct ResumeTraces: Sendable {
  private let words: Set<String>
  /// The words with capitals: `Excel` and `Go` are names, `excel` and `go` are not.
  private let names: Set<String>
  private let beginnings: Set<String>
  private let initials: Set<String>
  private let hasJobs: Bool
  private let hasEducation: Bool
  private let isEnglish: Bool
  /// What it is written in. Few people list the language of their resume.
  private let language: String?

  init(_ resume: ResumeText) {
    var words: Set<String> = []
    var names: Set<String> = []
    var beginnings: Set<String> = []
    for (index, word) in resume.words.enumerated() where !Self.isEmployer(index, resume) {
      words.formUnion([word.text, word.singular, Roots.of(word)])
      if word.isCapitalized { names.insert(word.text) }
      if let beginning = Self.beginning(of: word) { beginnings.insert(beginning) }
    }
    self.words = words
    self.names = names
    self.beginnings = beginnings
    initials = Set(resume.words.filter { $0.shape == .upper }.map(\.text))
    hasJobs = resume.jobs.contains(where: \.isWork)
    hasEducation = resume.sections.contains(.education)
    isEnglish = resume.isEnglish
    language = Grammar.language(resume.words)
  }

  /// Whether a word is a part of the name of an employer: `Docker Burger` says nothing of Docker.
  private static func isEmployer(_ index: Int, _ resume: ResumeText) -> Bool {
    // `Seit 2022 im Kundendienst` says what the work is.
    let isWork =
      index > 0 && ItemReader.isPreposition(resume.words[index - 1])
      && resume.words[index].gap.isEmpty
    return !isWork
      && resume.jobs.contains { $0.header.contains(index) && !$0.title.contains(index) }
  }

  /// Whether a resume may have what a requirement asks for, in words that were not understood. In another language, all
  /// words but names are others.
  func has(_ requirement: Requirement) -> Bool {
    if requirement.isEnglish != isEnglish, requirement.kind != .language, !requirement.test.isName {
      return true
    }
    let asked = WordReader.words(requirement.text)
    // Employers make such checks themselves: `Garda vetting`, `Enhanced DBS check`.
    if let last = asked.last, Self.checks.contains(last.singular) { return true }
    switch requirement.kind {
    case .degree where hasEducation: return true
    case .workAuthorization: return !words.isDisjoint(with: Self.papers)
    case .licence:
      let named = asked.filter { !Self.kindsOfPapers.contains($0.singular) }
      return stands(named.isEmpty ? asked : named)
        || asked.contains { Self.driving.contains($0.singular) }
          && !words.isDisjoint(with: Self.driving.union(["license", "licence"]))
    case .years:
      let subject = asked.filter { Numbers.unit($0) == nil && $0.shape != .number }
      let named = subject.filter { !Self.general.contains($0.singular) && !ItemReader.isEmpty($0) }
      return named.isEmpty ? hasJobs : stands(named)
    case .language:
      return requirement.language.map { $0.language == language } ?? false || stands(asked)
    case .skill where requirement.test.isName && asked.count == 1:
      return names.contains(asked[0].text) || isFamily(asked[0]) || isSpelledOut(requirement)
        || isOfSuite(asked)
    default: return stands(asked) || isSpelledOut(requirement) || isOfSuite(asked)
    }
  }

  /// Whether the resume names a member of a family: `STM32L4` of `STM32`.
  private func isFamily(_ name: Word) -> Bool {
    name.text.last?.isNumber == true && names.contains { $0.hasPrefix(name.text) }
  }

  /// Whether the resume has a word for which an abbreviation stands: `air conditioning` for `HVAC`.
  private func isSpelledOut(_ requirement: Requirement) -> Bool {
    guard case .skill(let terms) = requirement.test else { return false }
    return terms.contains { term in
      guard case .known(let skill) = term else { return false }
      return SkillLexicon.shared.wordsSpelledOut(skill).contains {
        !Self.general.contains($0.singular) && !ItemReader.isEmpty($0)
          && words.contains($0.singular)
      }
    }
  }

  /// Whether the resume names the suite of a program, or a program of a suite: whoever lists `MS Office` may know Excel.
  private func isOfSuite(_ asked: [Word]) -> Bool {
    let asked = Set(asked.map(\.text))
    return Self.suites.contains { suite, programs in
      !asked.isDisjoint(with: programs) && !names.isDisjoint(with: suite)
        || !asked.isDisjoint(with: suite) && !names.isDisjoint(with: programs)
    }
  }

  /// Names of suites and of their programs.
  private static let suites: [(suite: Set<String>, programs: Set<String>)] = [
    (["office", "m365"], ["excel", "word", "powerpoint", "outlook"]),
    (["adobe"], ["photoshop", "illustrator", "indesign"]),
  ]

  private func stands(_ asked: [Word]) -> Bool {
    let content = asked.filter { word in
      !ItemReader.isEmpty(word) && !Self.general.contains(word.singular)
        && Numbers.value(word) == nil
    }
    let letters = String(asked.compactMap(\.text.first))
    // `CSP` for `Membership of the Chartered Society of Physiotherapy`.
    let capitals = String(asked.filter(\.isCapitalized).compactMap(\.text.first))
    return [letters, capitals].contains { $0.count > 1 && initials.contains($0) }
      || content.contains { word in
        words.contains(word.text) || words.contains(word.singular) || words.contains(Roots.of(word))
          || Self.beginning(of: word).map(beginnings.contains) ?? false
      }
  }

  /// The beginning of a long word, which its other forms share: `statis` of `statistical` and `statistics`.
  private static func beginning(of word: Word) -> String? {
    word.text.utf8.count > sharedLetters ? String(word.text.prefix(sharedLetters)) : nil
  }

  private static let sharedLetters = 6
  /// Words that do not name what is required.
  private static let general = Set(
    words:
      """
      experience work skill year month knowledge similar comparable equivalent related relevant role position other
      management system software service tool team good strong excellent level field area industry sector setting
      environment professional recent proven erfahrung kenntnis experiencia connaissance
      """)
  private static let kindsOfPapers = Set(
    words:
      """
      license licence certificate certification registration card ticket permit qualification membership valid current full
      clean
      """)
  private static let checks = Set(words: "vetting check screening dbs disclosure")
  private static let driving = Set(
    words:
      "drive driving driver category cat klasse fuhrerschein fahrerlaubnis permis permiso carnet carne cdl"
  )
  private static let papers = Set(
    words:
      """
      citizen citizenship visa permit resident residency residence authorized authorised authorization stamp nationality
      permiso residencia trabajo nie arbeitserlaubnis aufenthaltstitel sejour national nacionalidad nationalite
      staatsangehorigkeit right rights green
      """)
}
