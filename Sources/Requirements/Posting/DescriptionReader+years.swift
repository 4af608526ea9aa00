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
      if isMoney(number.start, clause.range) { continue }
      let (subject, subjectEnd, isOpen) = subject(from: index + 1, clause.range)
      let (window, last) = window(from: subjectEnd, clause.range)
      var years = subject
      var end = last
      if let (listed, start) = listedSkills(from: index + 1, clause.range, sentence) {
        years = YearsTest.Subject(skills: listed)
        end = start
      }
      if years.isEmpty { years = objectBefore(number.start, clause.range) }
      found.append(
        Found(
          range: number.start..<end, kind: .years,
          test: .years(
            YearsTest(months: months, subject: years, isOpen: isOpen, window: window, role: role))))
    }
    return found
  }

  /// Reads `with one or more of: Go, Java, Rust`; the list is another clause.
  private func listedSkills(from start: Int, _ clause: Range<Int>, _ sentence: Range<Int>)
    -> (skills: [Int], end: Int)?
  {
    guard clause.upperBound < sentence.upperBound, words[clause.upperBound].gap.has(.colon),
      let phrase = Self.oneOf.first(in: words, start..<max(start, clause.upperBound)),
      phrase.upperBound == clause.upperBound
    else { return nil }
    let list = SkillLexicon.shared.mentions(in: words, clause.upperBound..<sentence.upperBound)
      .filter { isMeant($0, isAsked: true) }.map(\.skill)
    let end =
      phrase.lowerBound - (Self.prepositions.contains(words[phrase.lowerBound - 1].text) ? 1 : 0)
    return list.isEmpty ? nil : (list, max(start, end))
  }

  /// Whether a clause is about money over the years: `loan repayment up to $200,000 over 4 years`.
  private func isMoney(_ number: Int, _ clause: Range<Int>) -> Bool {
    number > clause.lowerBound && ["over", "for"].contains(words[number - 1].text)
      && (clause.lowerBound..<number).contains { Self.money.contains(words[$0].text) }
  }

  private static let money: Set<String> = [
    "loan", "repayment", "bonus", "bonded", "bond", "vesting", "vests", "paid", "payment", "salary",
    "raise", "grant", "equity", "fixed", "funded", "funding", "contract",
  ]

  /// Reads `in the last three years`: the months that count.
  private func window(from start: Int, _ clause: Range<Int>) -> (months: Int?, end: Int) {
    let near = start..<min(clause.upperBound, start + 6)
    guard let last = near.first(where: { Self.lastWords.contains(words[$0].text) }),
      last > start, Self.beforeLast.contains(words[last - 1].text) || last - start <= 2,
      last + 2 < clause.upperBound, let value = Numbers.value(words[last + 1]),
      let unit = Numbers.unit(words[last + 2])
    else { return (nil, start) }
    return (value * unit, last + 3)
  }

  private static let lastWords: Set<String> = [
    "last", "past", "letzten", "vergangenen", "dernieres", "derniers", "ultimos", "previous",
  ]
  private static let beforeLast: Set<String> = ["the", "den", "les", "los", "within", "in", "der"]

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
    "at least; minimum; min; a minimum of; minimum of; mindestens; au moins; al menos; minimo; minimum de; no less than; more than; mehr als; plus de; mas de"
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
      if word.gap.has([.semicolon, .comma]) && index == start { break }
      if word.gap.has(.open), subject.isEmpty {
        // `1 year (stand-up and reach)`: the brackets name the subject.
        let open = index
        while index < clause.upperBound, !words[index].gap.has(.close) || index == open {
          if !Self.generic.contains(words[index].text), !ItemReader.isJoin(words[index]) {
            subject.words.append(words[index])
          }
          index += 1
        }
        return (subject, index, true)
      }
      if index > start, word.gap.has([.comma, .open, .close, .semicolon, .slash]) {
        isOpen = isOpen || word.gap.has([.slash, .open])
        if word.gap.has(.slash), !ItemReader.isFunction(word) { end = index + 1 }
        // `of leasing, retail or hospitality`.
        if word.gap == .comma, !subject.isEmpty, let last = listEnd(index, clause) {
          isOpen = true
          end = last
        }
        break
      }
      if Self.lastWords.contains(word.text) || beginsWindow(index, clause) { break }
      if Self.ends.contains(word.text) {
        if ["and", "und", "et", "y"].contains(word.text), !subject.words.isEmpty,
          subject.skills.isEmpty, let last = continuation(after: index, clause)
        {
          // `manual and automated testing`.
          subject.words += (index + 1..<last).map { words[$0] }.filter {
            !Self.generic.contains($0.text) && $0.shape != .number
          }
          end = last
          break
        }
        guard Self.or.contains(word.text) else { break }
        isOpen = true
        // `of experience in NLP or computer vision`: the other subject is part of the choice.
        if let last = alternative(after: index, clause) { end = last }
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

  /// The end of a list of subjects that goes on after a comma and ends with `or`; nil if other requirements
  /// follow: `of Java, Docker or Podman`.
  private func listEnd(_ start: Int, _ clause: Range<Int>) -> Int? {
    let reach = start..<min(clause.upperBound, start + Self.longestList)
    guard let or = reach.first(where: { Self.or.contains(words[$0].text) }), or > start,
      let end = alternative(after: or, clause),
      // `…, hospice or palliative preferred` is a wish of its own.
      end >= clause.upperBound
        || Cues.preferred.match(words, at: end, before: clause.upperBound) == nil
    else { return nil }
    let isPlain = (start..<or).allSatisfy { index in
      let word = words[index]
      return (word.gap.isEmpty || word.gap == .comma || word.gap == .hyphen)
        && Numbers.value(word) == nil && !ItemReader.isPreposition(word)
        && !ItemReader.isTaker(word)
        && Degrees.level(words, at: index, before: clause.upperBound) == nil
        && Cues.required.match(words, at: index, before: clause.upperBound) == nil
        && Cues.preferred.match(words, at: index, before: clause.upperBound) == nil
    }
    guard isPlain, Credentials.mentions(in: words, start..<end).isEmpty,
      !SkillLexicon.shared.mentions(in: words, start..<end).contains(where: {
        SkillLexicon.shared.isProper($0.skill)
      })
    else { return nil }
    return end
  }

  /// The longest rest of such a list before its `or`, in words.
  private static let longestList = 8

  /// Whether `in the last`, `within the past` begins at a word.
  private func beginsWindow(_ index: Int, _ clause: Range<Int>) -> Bool {
    (index + 1..<min(clause.upperBound, index + 3)).contains {
      Self.lastWords.contains(words[$0].text)
    } && ["in", "within", "during", "over", "the", "den", "les", "los"].contains(words[index].text)
  }

  /// The end of a second subject after `or`; nil if something else follows, such as a degree or a number.
  private func alternative(after or: Int, _ clause: Range<Int>) -> Int? {
    var index = or + 1
    var end: Int?
    while index < clause.upperBound, index - or <= Self.longestAlternative {
      let word = words[index]
      if index > or + 1, !word.gap.isEmpty, word.gap != .hyphen { break }
      if Self.ends.contains(word.text) || Self.lastWords.contains(word.text)
        || Cues.required.match(words, at: index, before: clause.upperBound) != nil
        || Cues.preferred.match(words, at: index, before: clause.upperBound) != nil
      {
        break
      }
      if Numbers.value(word) != nil || ["equivalent", "degree", "a", "an"].contains(word.text)
        || Degrees.level(words, at: index, before: clause.upperBound) != nil
      {
        return nil
      }
      index += 1
      end = index
    }
    return end
  }

  /// The end of the rest of a subject after `and`; nil if another requirement follows.
  private func continuation(after and: Int, _ clause: Range<Int>) -> Int? {
    guard let end = alternative(after: and, clause), end - and <= Self.longestContinuation else {
      return nil
    }
    let rest = and + 1..<end
    let isOther =
      words[rest.lowerBound].text.hasSuffix("ing") || ItemReader.isTaker(words[rest.lowerBound])
      || rest.contains { index in
        let word = words[index]
        return ItemReader.isPraise(word) && !Self.generic.contains(word.text)
          || Languages.name(word) != nil || Self.verbs.contains(word.text)
      }
      || SkillLexicon.shared.mentions(in: words, rest).contains {
        SkillLexicon.shared.isProper($0.skill)
      } || !Credentials.mentions(in: words, rest).isEmpty
    return isOther ? nil : end
  }

  private static let longestContinuation = 4
  private static let verbs: Set<String> = [
    "have", "are", "is", "know", "hold", "bring", "enjoy", "love",
  ]
  private static let longestAlternative = 6

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
    "domaine", "entry", "minimum", "minimal", "sur", "au", "moins", "verifiable", "documented",
    "demonstrated", "progressive", "progressively", "responsible", "continuous", "direct",
    "extensive",
    "qualifying", "dans", "une", "equivalent", "minimo", "minima", "demostrable", "confirmee",
    "post",
  ])
}
