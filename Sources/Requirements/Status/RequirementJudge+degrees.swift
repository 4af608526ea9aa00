extension RequirementJudge {
  /// A degree that a resume names.
  private struct Held {
    let level: DegreeLevel
    let range: Range<Int>
    let polarity: Polarity
  }

  func judge(_ test: DegreeTest, _ requirement: Requirement) -> JudgedRequirement {
    let held = degrees()
    if let training = training(for: test) {
      return JudgedRequirement(requirement, .met, [training], place: .prose)
    }
    guard held.contains(where: { $0.polarity != .unrelated }) else {
      return JudgedRequirement(requirement, .notFound)
    }
    func result(_ status: JudgedRequirement.Status, _ degree: Held) -> JudgedRequirement {
      JudgedRequirement(
        requirement, status, [resume.text.span(degree.range)].compactMap(\.self), place: .prose)
    }
    let complete = held.filter { $0.polarity == .has }
    if test.isNamed, !complete.contains(where: { names(test, requirement, in: $0) }) {
      return JudgedRequirement(requirement, .notFound)
    }
    let asked = WordReader.words(requirement.text)
    if isBareDiploma(asked, test),
      !complete.contains(where: { words[$0.range].contains { $0.text == "diploma" } })
    {
      return JudgedRequirement(requirement, .notFound)
    }
    let step = step(asked)
    let enough = complete.filter { degree in
      // `NVQ Level 2` is less than `NVQ Level 3`.
      if let step, let own = self.step(words[degree.range]), own < step { return false }
      return (degree.level >= test.level || test.level <= .vocational)
        && !(test.level >= .master && degree.level == .doctorate && test.profession == nil
          && Degrees.isProfessional(words, degree.range))
    }
    if let met = enough.first(where: { isIn($0, test) && fits($0, test) }) {
      return result(.met, met)
    }
    // A career fair of a school says nothing of a degree, and neither does a higher one that is not finished yet.
    if let open = held.first(where: {
      $0.polarity != .has && $0.polarity != .unrelated && $0.level == test.level
        && isIn($0, test)
    }) {
      // `Grado o FP superior`: another of several degrees may be held.
      let isChoice = WordReader.words(requirement.text).contains {
        DescriptionReader.or.contains($0.text)
      }
      return test.isOpen || isChoice
        ? JudgedRequirement(requirement, .notFound) : result(.notMet, open)
    }
    if test.acceptsOther || test.level == .vocational {
      return JudgedRequirement(requirement, .notFound)
    }
    // A degree of the level in another field may be a related one.
    guard enough.isEmpty || test.level <= .vocational, !test.isOpen || test.level >= .master,
      !resume.parsed.hasUnknownDegree,
      let highest = complete.max(by: { $0.level < $1.level }), highest.level < test.level
    else { return JudgedRequirement(requirement, .notFound) }
    return result(.notMet, highest)
  }

  /// Whether a posting asks for a diploma that is not said to be from school: it is a paper of its own.
  private func isBareDiploma(_ asked: [Word], _ test: DegreeTest) -> Bool {
    test.level == .school && test.fields.isEmpty && test.profession == nil
      && asked.contains { $0.text == "diploma" }
      && !asked.contains { Self.ofSchools.contains($0.text) }
  }

  /// Words beside the diploma of a school.
  private static let ofSchools = Set(
    words: "high school secondary ged hs h.s hsd matric equivalent highschool")

  /// The number of a level: 3 for `NVQ Level 3`, `NVQ 3`.
  private func step(_ words: some Sequence<Word>) -> Int? {
    let words = Array(words)
    for index in words.indices.dropFirst() where Self.steps.contains(words[index - 1].text) {
      if words[index].shape == .number, DateRange.year(words[index]) == nil {
        return Numbers.value(words[index])
      }
      // `Cert IV`.
      if words[index].isCapitalized, let roman = Self.romans.firstIndex(of: words[index].text) {
        return roman + 1
      }
    }
    return nil
  }

  private static let romans = ["i", "ii", "iii", "iv", "v", "vi"]

  private static let steps = Numbers.steps.union(["nvq", "svq", "cert", "certificate"])

  /// A school or a vocational degree has to be named as the posting names it.
  private func fits(_ degree: Held, _ test: DegreeTest) -> Bool {
    // A university degree includes school, but does not train for a trade.
    if test.level == .vocational, test.fields.isEmpty {
      return test.profession != nil && degree.level == .vocational
    }
    // An HNC or a BTS is a training of its own: another degree does not include it.
    if test.level == .associate, test.fields.isEmpty, test.profession == nil {
      return degree.level == test.level
    }
    return test.level > .vocational || degree.level == test.level || degree.level > .vocational
      || !test.fields.isEmpty
  }

  /// Whether a degree has the name that a posting uses.
  private func names(_ test: DegreeTest, _ requirement: Requirement, in degree: Held) -> Bool {
    let name = WordReader.words(requirement.text).first { $0.shape != .lower }
    return degree.range.contains { words[$0].singular == name?.singular }
  }

  private func isIn(_ degree: Held, _ test: DegreeTest) -> Bool {
    if let profession = test.profession {
      return Degrees.profession(words, degree.range) == profession
    }
    guard !test.fields.isEmpty else { return true }
    let line = degree.range.filter { !isOfSchool($0, degree.range) }
    return test.fields.contains { field in
      // `A quantitative field`.
      if field.contains(where: { Self.quantitative.contains($0.text) }) {
        return line.contains { Self.quantitativeFields.contains(words[$0].stem) }
      }
      // `Bachelor's in CS`.
      let field = field.flatMap { Self.spelled[$0.text].map { WordReader.words($0) } ?? [$0] }
      return field.allSatisfy { word in
        line.contains { index in
          words[index].stem == word.stem || words[index].text == word.text
            || Roots.of(words[index]) == Roots.of(word)
            || word.text.utf8.count > 4 && Roots.areSame(Roots.of(words[index]), Roots.of(word))
        }
      }
    }
  }

  /// What abbreviations of fields of study stand for.
  private static let spelled = [
    "cs": "computer science", "ee": "electrical engineering", "it": "information technology",
    "hr": "human resources", "mis": "information systems", "ece": "electrical engineering",
  ]
  /// Words for any field that works with numbers.
  private static let quantitative: Set<String> = ["quantitative", "numerate", "stem"]
  /// The stems of such fields.
  private static let quantitativeFields = Set(
    """
    mathematics math maths mathematical statistics statistical physics engineering economics econometrics computer
    computing informatics finance actuarial quantitative informatik mathematik statistik physik
    """.split(whereSeparator: \.isWhitespace).map { WordForms.of(String($0)).stem })

  /// Whether a word is part of the name of a school: `Massachusetts Institute of Technology`.
  private func isOfSchool(_ index: Int, _ entry: Range<Int>) -> Bool {
    var start = index
    while start > entry.lowerBound, !words[start].gap.has(Self.entryBreaks) { start -= 1 }
    var end = index + 1
    while end < entry.upperBound, !words[end].gap.has(Self.entryBreaks) { end += 1 }
    let part = start..<end
    return part.contains { Self.schools.contains(words[$0].text) }
      && !part.contains { Degrees.level(words, at: $0, before: end) != nil }
  }

  private static let entryBreaks: Gap = [
    .comma, .semicolon, .stop, .dash, .line, .bar, .open, .close, .colon,
  ]
  private static let schools: Set<String> = [
    "university", "college", "institute", "school", "universitat", "hochschule", "universite",
    "universidad", "academy", "polytechnic",
  ]

  /// Returns the degrees of a resume with the lines that state them.
  private func degrees() -> [Held] {
    let reader = PolarityReader(resume: resume)
    var held: [Held] = []
    for line in resume.lines {
      let section = resume.sections[line.lowerBound]
      guard section != .interests, section != .references, section != .learning else { continue }
      var index = line.lowerBound
      while index < line.upperBound {
        guard let (level, count) = Degrees.level(words, at: index, before: line.upperBound),
          section == .education || isDegree(index, count, section),
          !isLabel(index + count, line) || isTraining(index + count, line),
          !isSchoolOnly(index, count, line), !isOfThesis(index, count, line)
        else {
          index += 1
          continue
        }
        let range = entry(around: index, line)
        let polarity = polarity(index..<index + count, range, reader)
        // In text without line breaks, `in progress` may belong to anything.
        if polarity == .has || line.count <= Self.longestLine {
          held.append(Held(level: level, range: range, polarity: polarity))
        }
        index += count
      }
    }
    return held
  }

  /// `Ausbildung: …` is a heading.
  private func isLabel(_ end: Int, _ line: Range<Int>) -> Bool {
    end < line.upperBound && words[end].gap.has(.colon)
      && ResumeSection.heading(words, line)?.end == end
  }

  /// `Ausbildung: Mechatroniker, IHK` names a training after the heading.
  private func isTraining(_ end: Int, _ line: Range<Int>) -> Bool {
    words[line.lowerBound].text == "ausbildung" && end < line.upperBound
      && !(end..<line.upperBound).contains { index in
        Degrees.level(words, at: index, before: line.upperBound) != nil
      }
  }

  /// `High School Science Teacher` states no diploma.
  private func isSchoolOnly(_ index: Int, _ count: Int, _ line: Range<Int>) -> Bool {
    guard words[index].text == "high", count == 2, index + 2 < line.upperBound else { return false }
    let next = words[index + 2]
    return next.gap.isEmpty && !DescriptionReader.afterSchool.contains(next.text)
  }

  /// `The topic of the bachelor's thesis` states no degree.
  private func isOfThesis(_ index: Int, _ count: Int, _ line: Range<Int>) -> Bool {
    let next = index + count
    if next < line.upperBound, words[next].gap.isEmpty || words[next].gap == .hyphen,
      Self.theses.contains(words[next].singular)
    {
      return true
    }
    return (max(line.lowerBound, index - Self.thesisReach)..<index).contains {
      ["topic", "thesis", "thema", "sujet", "tema"].contains(words[$0].text)
    }
  }

  private static let thesisReach = 4
  private static let theses: Set<String> = [
    "thesis", "theses", "dissertation", "project", "arbeit", "student",
  ]

  /// Outside the section on education, abbreviations and full names count, `master` does not.
  private func isDegree(_ index: Int, _ count: Int, _ section: ResumeSection) -> Bool {
    let text = words[index].text
    // `Krankenpfleger (Examen 2019)`.
    if text == "examen", words[index].shape == .capitalized, index + 1 < words.count,
      DateRange.year(words[index + 1]) != nil
    {
      return true
    }
    if resume.jobs.contains(where: { $0.header.contains(index) }) { return false }
    // `Two AA Rosettes` are an award.
    if text == "aa", section != .head { return false }
    if count > 1 { return section != .work || words[index].isCapitalized }
    return words[index].shape == .upper || words[index].shape == .mixed
      || ["bachelor", "bachelors"].contains(text) && words[index].isCapitalized
  }

  /// How many words before and after its name belong to a degree: `Springfield University, 2014 to 2018, Bachelor
  /// of Science in Mechanical and Aerospace Engineering, with honors`.
  private static let reachBefore = 12
  private static let reachAfter = 16

  /// The longest line that states a degree, in words. Longer ones are paragraphs or text without line breaks.
  private static let longestLine = 40

  /// The part of a line that states one degree.
  private func entry(around index: Int, _ line: Range<Int>) -> Range<Int> {
    var start = index
    // At the top of a resume, bars separate degrees after the name from addresses.
    let isHead = resume.sections[index] == .head
    let breaks: Gap = isHead ? [.semicolon, .stop, .bar] : [.semicolon, .stop]
    while start > line.lowerBound, !words[start].gap.has(breaks) { start -= 1 }
    if let heading = ResumeSection.heading(words, line), heading.end < line.upperBound {
      start = max(start, min(heading.end, index))
    }
    var end = index + 1
    while end < line.upperBound, !words[end].gap.has(isHead ? [.semicolon, .bar] : .semicolon) {
      end += 1
    }
    // Another degree in the line begins an entry of its own.
    for other in start..<end where other != index {
      guard let (level, count) = Degrees.level(words, at: other, before: line.upperBound),
        // `Pueblo High School, diploma, 2020` is one.
        level != .school
          || Degrees.level(words, at: index, before: line.upperBound)?.level != .school
      else { continue }
      if other > index + 1, words[other].gap.has([.comma, .stop, .bar]) {
        end = min(end, other)
      } else if other + count < index,
        let after = (other + count...index).first(where: {
          words[$0].gap.has([.comma, .stop, .bar])
        })
      {
        start = max(start, after)
      }
    }
    // Text without line breaks is one line: what stands far away is about something else.
    return max(start, index - Self.reachBefore)..<min(end, index + Self.reachAfter)
  }

  private func polarity(_ degree: Range<Int>, _ entry: Range<Int>, _ reader: PolarityReader)
    -> Polarity
  {
    let read = reader.read(degree).polarity
    if read != .has { return read }
    if Self.unfinished.occurs(in: words, entry) || reader.part(of: entry) != nil
      || isInFinalYear(entry)
    {
      return .learning
    }
    if let dates = DateRange.all(in: Array(words[entry]), now: resume.now).first,
      dates.isOngoing || dates.months.lowerBound / 12 > resume.now / 12
    {
      return .learning
    }
    // `expected 2029`, or a year that is still to come.
    let years = entry.compactMap { DateRange.year(words[$0]) }
    if let last = years.max(), last > resume.now / 12 { return .learning }
    return RemarkReader(resume: resume).isDoubtful(degree, in: entry) ? .unrelated : .has
  }

  /// Reads `BSc Surveying, final year`, but not `final year project`.
  private func isInFinalYear(_ entry: Range<Int>) -> Bool {
    entry.dropFirst().contains { index in
      words[index].text == "year" && ["final", "last"].contains(words[index - 1].text)
        && (index + 1 >= entry.upperBound || !words[index + 1].gap.isEmpty)
    }
  }

  private static let unfinished = WordSet(
    """
    matriculado; matriculada; eingeschrieben; immatrikuliert; premiere annee; primer curso
    left with; to go; going on; still to do; remaining
    years completed; year completed; backlogs pending; classes left; class left; courses left; modules left; exams left
    graduating in; non valide; non validee; manquante; manquantes
    left after; left before; left early; withdrew; did not finish; didnt finish; never finished; quit; first term
    first class next; next autumn; next fall; next spring; still ahead; exam ahead; examination ahead; aufgegeben
    abandonne
    in progress; expected; ongoing; unfinished; not completed; incomplete; left without; abandoned
    not taken yet; cursando; en curso; second year apprentice; third year apprentice; fourth year apprentice
    dropped out; discontinued; without degree; without the degree; no degree; interrupted; abgebrochen
    ohne abschluss; echec; failed; nicht bestanden; durchgefallen; suspenso; resit; retake; since; seit; en cours; non obtenu; sin terminar; inacabado; depuis
    desde; candidate; pursuing; anticipated; to be completed; current; present; some college
    credits; coursework; enrolled; paused; part of; terms; semesters; in translation taught
    """)
}
