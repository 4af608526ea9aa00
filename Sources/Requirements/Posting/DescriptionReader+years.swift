extension DescriptionReader {
  /// Years that may be asked for. More are the age of a person or of a company.
  private static let plausibleMonths = 1...300

  /// Returns the years that a clause asks for, with their subject.
  func years(_ clause: Clause, _ sentence: Range<Int>, _ mode: Mode) -> [Found] {
    var found: [Found] = []
    for index in clause.range {
      guard let unit = Numbers.unit(words[index]), index > clause.range.lowerBound,
        !clause.waived.contains(index), !words[index].gap.has(.hyphen)
      else { continue }
      guard let number = number(before: index, clause.range) else { continue }
      let months = number.value * unit
      guard Self.plausibleMonths.contains(months), !isOther(number.start, index, clause.range),
        number.isAsked || isAsked(number.start, index, clause, mode)
      else { continue }
      let (subject, end, isOpen) = subject(from: index + 1, clause.range)
      var years = subject
      if years.isEmpty { years = objectBefore(number.start, clause.range) }
      found.append(
        Found(
          range: number.start..<end, kind: .years,
          test: .years(YearsTest(months: months, subject: years, isOpen: isOpen, role: role))))
    }
    return found
  }

  private struct Number {
    /// The lower bound of a range.
    let value: Int
    let start: Int
    /// Whether words such as `at least` say that it is a lower bound.
    let isAsked: Bool
  }

  /// Reads `5`, `5+`, `2-4`, `between 3 and 6`, `seven or more` before a unit. Nil for an upper
  /// bound: nobody has to have at most two years.
  private func number(before unit: Int, _ clause: Range<Int>) -> Number? {
    var last = unit - 1
    while last > clause.lowerBound, Self.fillers.contains(words[last].text) { last -= 1 }
    guard let value = Numbers.value(words[last]) else { return nil }
    var start = last
    var lower = value
    if last - 2 >= clause.lowerBound, Self.rangeWords.contains(words[last - 1].text),
      let first = Numbers.value(words[last - 2]), first < value
    {
      start = last - 2
      lower = first
    } else if last - 1 >= clause.lowerBound, words[last].gap.has([.hyphen, .dash]),
      let first = Numbers.value(words[last - 1]), first < value
    {
      start = last - 1
      lower = first
    }
    let before = max(clause.lowerBound, start - 3)..<start
    if Self.upper.occurs(in: words, before) { return nil }
    if start > clause.lowerBound, Self.between.contains(words[start - 1].text) { start -= 1 }
    return Number(value: lower, start: start, isAsked: Self.lower.occurs(in: words, before))
  }

  private static let fillers: Set<String> = [
    "or", "more", "full", "oder", "mehr", "ou", "plus", "mas", "o",
  ]
  private static let rangeWords: Set<String> = ["to", "and", "bis", "a", "und", "et", "y"]
  private static let between: Set<String> = ["between", "zwischen", "entre"]
  private static let upper = WordSet(
    "at most; up to; maximum; max; no more than; not more than; hochstens; maximal; au maximum; a lo sumo; maximo; less than; under; fewer than; bis zu; jusqu a"
  )
  private static let lower = WordSet(
    "at least; minimum; min; a minimum of; minimum of; mindestens; au moins; al menos; minimo; minimum de; no less than; more than; mehr als; plus de; mas de; over"
  )

  /// Whether the words around say that the number is not experience: an age, a date, a term.
  private func isOther(_ start: Int, _ unit: Int, _ clause: Range<Int>) -> Bool {
    let near = max(clause.lowerBound, start - 3)...start
    // A comma begins another item: `a degree in finance, three years of …`.
    let before = (near.last { words[$0].gap.has(.comma) } ?? near.lowerBound)..<start
    let after = (unit + 1)..<min(clause.upperBound, unit + 4)
    if Self.afterOther.occurs(in: words, after) { return true }
    guard Self.beforeOther.occurs(in: words, before) else { return false }
    // `You have administered Linux for 8 years`, but not `for 10 years in a row`.
    return
      !(Self.durations.contains(words[start - 1].text)
      && Self.person.contains(words[clause.lowerBound].text))
  }

  private static let afterOther = WordSet(
    """
    old; ago; in a row; later; from now; contract; warranty; guarantee; running; term; of age; alt
    vertrag; befristet; anniversary; plan; olds; deposit; before; earlier; history; of history; counts; counts as; on a; you have; you will; youll
    of tradition; of success; of growth; consecutive; lang tradition; d existence; probation
    """)
  private static let beforeOther = WordSet(
    """
    next; last; past; every; within; in; after; during; for; since; about; all; these; first; per
    nachsten; letzten; vor; seit; nach; in den; prochains; derniers; depuis; dans; il y a; proximos
    ultimos; hace; dentro de; durante; pendant; of the; our; their; her; his; was; is; for over
    """)
  private static let durations: Set<String> = ["for", "over", "during", "pendant", "durante"]
  private static let person: Set<String> = [
    "you", "who", "candidates", "applicants", "vous", "sie",
  ]

  /// Whether a clause asks for the years: it asks for something, or the number stands near its
  /// beginning and a subject follows.
  private func isAsked(_ start: Int, _ unit: Int, _ clause: Clause, _ mode: Mode) -> Bool {
    if mode.isAsked, clause.cue != .none { return true }
    let hasSubject =
      unit + 1 < clause.range.upperBound && Self.links.contains(words[unit + 1].text)
    if mode.isAsked { return start - clause.range.lowerBound <= 2 || hasSubject }
    let isPerson = Self.person.contains(words[clause.range.lowerBound].text)
    let isHad = start > clause.range.lowerBound && Self.having.contains(words[start - 1].text)
    return isPerson && isHad || start - clause.range.lowerBound <= 1 && hasSubject
  }

  private static let having: Set<String> = [
    "have", "has", "bring", "brings", "need", "needs", "with", "possess", "for", "over", "haben",
    "bringen", "verfugen", "avez", "de", "tienes", "pendant", "durante", "own",
  ]

  private static let links: Set<String> = [
    "of", "in", "as", "with", "experience", "work", "using", "professional", "d", "de", "en", "con",
    "como", "als", "mit", "berufserfahrung", "erfahrung", "relevant",
  ]

  /// Reads `of Python`, `in project management`, `as an accountant` after the unit.
  private func subject(from start: Int, _ clause: Range<Int>) -> (
    subject: YearsTest.Subject, end: Int, isOpen: Bool
  ) {
    var subject = YearsTest.Subject()
    var end = start
    var isOpen = false
    var index = start
    while index < clause.upperBound {
      let word = words[index]
      if index > start, word.gap.has([.comma, .open, .close, .semicolon, .slash]) {
        isOpen = isOpen || word.gap.has([.slash, .open])
        break
      }
      if Self.ends.contains(word.text) {
        isOpen = isOpen || ["or", "oder", "ou", "o"].contains(word.text)
        break
      }
      if Cues.required.match(words, at: index, before: clause.upperBound) != nil
        || Cues.preferred.match(words, at: index, before: clause.upperBound) != nil
      {
        break
      }
      if let mention = SkillLexicon.shared.mentions(in: words, index..<clause.upperBound).first,
        mention.words.lowerBound == index, isMeant(mention, isAsked: true),
        SkillLexicon.shared.isProper(mention.skill)
      {
        subject.skills.append(mention.skill)
        index = mention.words.upperBound
        end = index
        continue
      }
      if !Self.generic.contains(word.text), word.shape != .number { subject.words.append(word) }
      if !Self.prepositions.contains(word.text) { end = index + 1 }
      index += 1
    }
    // `of CRM such as Salesforce`, `of Java development`: the name says it all.
    if !subject.skills.isEmpty { subject.words = [] }
    return (subject, max(end, start), isOpen)
  }

  /// Reads `You have administered Linux for 8 years`.
  private func objectBefore(_ number: Int, _ clause: Range<Int>) -> YearsTest.Subject {
    var subject = YearsTest.Subject()
    guard number > clause.lowerBound, Self.durations.contains(words[number - 1].text) else {
      return subject
    }
    let range = clause.lowerBound..<number - 1
    let mentions = SkillLexicon.shared.mentions(in: words, range).filter {
      isMeant($0, isAsked: true) && SkillLexicon.shared.isProper($0.skill)
    }
    subject.skills = mentions.map(\.skill)
    if mentions.isEmpty {
      subject.words = range.map { words[$0] }.filter {
        !Self.generic.contains($0.text) && !Self.person.contains($0.text)
      }
    }
    return subject
  }

  private static let ends: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "at", "is", "are", "after", "gained",
    "preferred", "preferably", "ideally", "sowie", "plus", "e", "such", "including", "will", "au",
    "would", "who", "that", "since", "within", "be", "required", "ist", "sind", "wird", "exigee",
    "exiges", "for", "mindestens", "sera", "serait", "like",
  ]

  private static let prepositions: Set<String> = [
    "of", "in", "as", "with", "a", "an", "the", "d", "de", "en", "con", "como", "als", "mit", "der",
    "die", "das", "dem", "den", "im", "la", "le", "les", "del", "des", "du", "un", "una", "une",
    "using", "on", "l",
  ]

  private static let generic: Set<String> = prepositions.union([
    "experience", "professional", "relevant", "practical", "work", "working", "hands", "role",
    "roles", "position", "positions", "job", "practice", "field", "area", "industry", "similar",
    "comparable", "related", "proven", "solid", "your", "our", "this", "recent", "full", "time",
    "berufserfahrung", "erfahrung", "erfahrungen", "experiencia", "laboral", "professionnelle",
    "environment", "setting", "settings", "capacity", "prior", "previous", "post", "paid", "active",
    "have", "has", "had", "worked", "been", "least", "or", "more", "one", "einer", "einem", "eines",
    "ahnlichen", "vergleichbaren", "poste", "similaire", "puesto", "level", "sector", "on",
    "leading", "lead", "some", "good", "strong", "overall", "total", "combined", "spent", "bereich",
    "domaine", "entry",
  ])
}
