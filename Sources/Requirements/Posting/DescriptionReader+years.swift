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
      // `An` is the French word for a year.
      if isEnglish, words[index].text == "an" { continue }
      guard let number = number(before: index, clause.range) else { continue }
      let months = number.value * unit
      guard Self.plausibleMonths.contains(months), !isOther(number, index, clause.range),
        number.isAsked || isAsked(number.start, index, clause, mode)
      else { continue }
      if isMoney(number.start, clause.range) || isAge(number.start) { continue }
      let (subject, subjectEnd, isOpen) = subject(
        from: afterUnit(index, clause.range), clause.range)
      let (stated, last) = window(from: subjectEnd, clause.range)
      let window = stated ?? recency(number.start..<max(number.start, subjectEnd))
      var years = subject
      var end = last
      if let (listed, start) = listedSkills(from: index + 1, clause.range, sentence) {
        years = YearsTest.Subject(skills: listed)
        end = start
      }
      // `Spring Boot, Microservices – 2 yrs` counts what stands before the dash.
      let opening = number.isAsked ? linkBefore(number.start, clause.range) + 1 : number.start
      if years.isEmpty, opening <= clause.range.lowerBound + 1,
        words[clause.range.lowerBound].gap.has([.dash, .colon]),
        clause.range.lowerBound > sentence.lowerBound
      {
        continue
      }
      var start = number.start
      if years.isEmpty, let object = objectBefore(number.start, clause.range) {
        (years, start) = object
      } else if years.isEmpty, let named = experienceBefore(number.start, clause.range) {
        start = named
      }
      var test = YearsTest(
        months: months, subject: years, isOpen: isOpen, window: window, role: role)
      let named = afterUnit(index, clause.range)..<subjectEnd
      if isOpen, !years.isEmpty { addOthers(named, to: &test) }
      if end == subjectEnd {
        (test.settings, end) = settings(named, until: end, clause.range, sentence)
      }
      // `A bachelor's degree, or a diploma plus five years`.
      let link = number.start - (number.isAsked ? 2 : 0) - 1
      let isOfOther =
        clause.range.lowerBound < number.start && link >= clause.range.lowerBound
        && (max(clause.range.lowerBound, min(link, number.start - 4))..<number.start).contains {
          Self.and.contains(words[$0].text)
        }
        && (clause.range.lowerBound..<number.start).contains { Self.or.contains(words[$0].text) }
      if isOfOther { continue }
      found.append(
        Found(
          range: start..<end, kind: .years, test: .years(test)))
    }
    return found + adjectives(clause) + parts(of: found, clause)
  }

  /// Reads `zweijährige Berufserfahrung in der Pflege`.
  private func adjectives(_ clause: Clause) -> [Found] {
    clause.range.compactMap { index in
      guard let years = Numbers.years(in: words[index]), !clause.waived.contains(index),
        Self.plausibleMonths.contains(years * 12), index + 1 < clause.range.upperBound,
        ["berufserfahrung", "erfahrung", "praxis", "berufspraxis"].contains(words[index + 1].text)
      else { return nil }
      let (subject, end, isOpen) = subject(from: index + 2, clause.range)
      return Found(
        range: index..<max(index + 2, end), kind: .years,
        test: .years(
          YearsTest(months: years * 12, subject: subject, isOpen: isOpen, window: nil, role: role)))
    }
  }

  /// Reads `four years of front-end work, including at least two with React`: the unit is stated before.
  private func parts(of found: [Found], _ clause: Clause) -> [Found] {
    guard let whole = found.first else { return [] }
    let rest = whole.range.lowerBound..<clause.range.upperBound
    guard let cue = Self.including.first(in: words, rest) else { return [] }
    let near = cue.upperBound..<min(rest.upperBound, cue.upperBound + Self.partReach)
    guard let number = near.first(where: { Numbers.value(words[$0]) != nil }),
      let value = Numbers.value(words[number]), number + 1 < rest.upperBound,
      Numbers.unit(words[number + 1]) == nil
    else { return [] }
    // `At least one game live in a store` counts games.
    let link = number + 1
    guard Self.links.contains(words[link].text) else { return [] }
    let (subject, end, isOpen) = subject(from: link, clause.range)
    guard !subject.isEmpty, Self.plausibleMonths.contains(value * 12) else { return [] }
    return [
      Found(
        range: startOfPart(number, cue)..<end, kind: .years,
        test: .years(
          YearsTest(months: value * 12, subject: subject, isOpen: isOpen, window: nil, role: role)))
    ]
  }

  /// Where the name of a part begins: with the words that say what it is a part of, or that it is the least.
  private func startOfPart(_ number: Int, _ cue: Range<Int>) -> Int {
    if ["least", "menos", "moins"].contains(words[number - 1].text) { return number - 2 }
    return ["de", "davon", "dont"].contains(words[cue.lowerBound].text) ? cue.lowerBound : number
  }

  /// How many words after its cue the number of a part may stand.
  private static let partReach = 4
  private static let including = WordSet(
    "including; incl; of which; of them; at least; davon; dont; de los cuales; de las cuales; inclusive"
  )

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
    // `A decade in credit risk`.
    let isOne = words[last].text == "a" && Numbers.unit(words[unit]) == Numbers.decade
    guard let value = isOne ? 1 : Numbers.value(words[last]) else { return nil }
    var start = last
    var lower = value
    if last - 2 >= clause.lowerBound,
      Self.rangeWords.contains(words[last - 1].text) || Self.or.contains(words[last - 1].text),
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
    // `three (3) years`.
    if start > clause.lowerBound, words[start].gap.has(.open),
      Numbers.value(words[start - 1]) == Numbers.value(words[start])
    {
      start -= 1
    }
    let before = max(clause.lowerBound, start - 3)..<start
    let isLower = Self.lower.occurs(in: words, before)
    if !isLower, Self.upper.occurs(in: words, before) { return nil }
    if start > clause.lowerBound, Self.between.contains(words[start - 1].text) { start -= 1 }
    return Number(value: lower, start: start, isAsked: isLower)
  }

  /// The index after `years`, `years or more`.
  private func afterUnit(_ unit: Int, _ clause: Range<Int>) -> Int {
    let end = unit + 3
    // `With twelve months of that in an emergency setting`.
    if end < clause.upperBound, words[unit + 1].text == "of",
      ["that", "those", "these", "it", "them"].contains(words[unit + 2].text)
    {
      return end
    }
    // `18 months behind you as a sous chef`.
    if end <= clause.upperBound, words[unit + 1].text == "behind", words[unit + 2].text == "you" {
      return end
    }
    // `Two years or so in charge of a shift`.
    if end <= clause.upperBound, words[unit + 1].text == "or", words[unit + 2].text == "so" {
      return end
    }
    guard end <= clause.upperBound, Self.or.contains(words[unit + 1].text),
      Self.orMore.contains(words[unit + 2].text), words[unit + 1].gap.isEmpty
    else { return unit + 1 }
    return end
  }

  private static let and: Set<String> = ["plus", "and", "with", "und", "et", "y"]
  private static let orMore: Set<String> = ["more", "longer", "mehr", "langer", "plus", "mas"]

  private static let fillers: Set<String> = [
    "or", "more", "full", "whole", "complete", "solid", "good", "clear", "school", "calendar",
    "volle", "vollen", "ganze", "completos", "pleines", "oder", "mehr", "ou", "plus", "mas", "o",
  ]
  static let rangeWords: Set<String> = ["to", "and", "bis", "a", "und", "et", "y"]
  private static let between: Set<String> = ["between", "zwischen", "entre"]
  private static let upper = WordSet(
    "menos de; moins de; weniger als; at most; up to; maximum; max; no more than; not more than; hochstens; maximal; au maximum; a lo sumo; maximo; less than; under; fewer than; bis zu; jusqu a"
  )
  private static let lower = WordSet(
    "at least; minimum; min; a minimum of; minimum of; mindestens; au moins; al menos; minimo; minimum de; no less than; no fewer than; not less than; not fewer than; nothing less than; nothing under; nothing below; not under; not below; upwards of; upward of; in excess of; north of; more than; mehr als; plus de; mas de"
  )

  /// Whether the words around say that the number is not experience: an age, a date, a term.
  private func isOther(_ number: Number, _ unit: Int, _ clause: Range<Int>) -> Bool {
    let start = number.start
    if Self.substitutes.occurs(in: words, clause) { return true }
    // `Our chef has led our kitchens for 11 years`.
    if start > clause.lowerBound, Self.durations.contains(words[start - 1].text),
      (clause.lowerBound..<start).contains(where: { ["our", "us"].contains(words[$0].text) })
    {
      return true
    }
    if Self.given.occurs(in: words, clause.lowerBound..<start) || isOfTraining(start, unit, clause)
    {
      return true
    }
    // `A maternity contract, 14 months`, `a licence held for at least 12 months`.
    let opening = max(clause.lowerBound, start - Self.termReach)..<start
    // `Acts as charge nurse after at least 18 months of experience`.
    if (max(clause.lowerBound, start - Self.termReach)..<start).contains(where: {
      words[$0].text == "after" && $0 > clause.lowerBound && words[$0 - 1].text != "are"
        && words[$0 - 1].text != "were"
    }) {
      return true
    }
    if opening.contains(where: { Self.ofTerm.contains(words[$0].text) }) { return true }
    // `Permis B depuis au moins deux ans`: how long a licence is held.
    if opening.contains(where: { ["depuis", "seit", "since"].contains(words[$0].text) }),
      !Credentials.mentions(in: words, clause.lowerBound..<start).isEmpty
    {
      return true
    }
    let near = max(clause.lowerBound, start - 3)...start
    // A comma begins another item: `a degree in finance, three years of …`.
    let before = (near.last { words[$0].gap.has(.comma) } ?? near.lowerBound)..<start
    let after = (unit + 1)..<min(clause.upperBound, unit + 5)
    // `Prevemos un mes de formación`, `tres meses de traspaso`, `a minimum age of 21 years`.
    if after.prefix(Self.termReach - 2).contains(where: { Self.lasting.contains(words[$0].text) })
      || near.contains(where: { Self.ages.contains(words[$0].text) })
    {
      return true
    }
    // `Drivers with 12 to 24 months of experience can ask about it`, `1 year at supervisory level`.
    if tellsOfOthers(start, unit, clause) || isAtLevel(unit + 1, clause) { return true }
    if Self.afterOther.occurs(in: words, after) { return true }
    // `We ask for at least six years`.
    guard Self.beforeOther.occurs(in: words, before), !number.isAsked else { return false }
    // `We ask for 18 months of experience`, `We are after five years in sales`.
    if start - 2 >= clause.lowerBound,
      words[start - 1].text == "for" && Self.asking.contains(words[start - 2].stem)
        || words[start - 1].text == "after" && words[start - 2].text == "are"
    {
      return false
    }
    // `You have administered Linux for 8 years`, but not `for 10 years in a row`.
    return
      !(Self.durations.contains(words[start - 1].text)
      && Self.person.contains(words[clause.lowerBound].text))
  }

  /// Whether a clause says what people with these years may do.
  private func tellsOfOthers(_ start: Int, _ unit: Int, _ clause: Range<Int>) -> Bool {
    guard start - 2 >= clause.lowerBound, words[start - 1].text == "with",
      case let holder = words[start - 2],
      TitleWords.contains(holder) || ["candidate", "applicant", "people"].contains(holder.singular)
    else { return false }
    return (unit..<min(clause.upperBound, unit + Self.termReach)).contains {
      ["can", "may", "could"].contains(words[$0].text)
    }
  }

  /// Whether years are those on a level of rank, which cannot be told from dates.
  private func isAtLevel(_ start: Int, _ clause: Range<Int>) -> Bool {
    start + 2 < clause.upperBound && words[start].text == "at"
      && (start + 1..<min(clause.upperBound, start + 4)).contains { words[$0].text == "level" }
  }

  /// How many words before a number stands what it is the term of.
  private static let termReach = 5
  private static let ofTerm: Set<String> = [
    "held", "placement", "placements", "rotation", "program", "maternity", "secondment",
    "fixed-term", "contract", "befristet", "contrat", "contrato",
    "plazo", "accompagne", "accompagnee", "befristung", "duree", "colaboradores", "empleados",
    "employees", "mitarbeitenden", "mitarbeitern", "salaries", "collaborateurs",
  ]

  /// What somebody is given for some time.
  private static let lasting: Set<String> = [
    "formacion", "formation", "traspaso", "passation", "handover", "training", "einarbeitung",
    "probezeit", "prueba", "probation", "induction", "vacaciones", "conges", "urlaub",
  ]
  private static let ages: Set<String> = [
    "mindestalter", "alter", "age", "aged", "edad", "lebensjahr",
  ]

  /// Whether brackets say how long a training takes: `Diploma in pastry (min. 1 year)`.
  private func isOfTraining(_ start: Int, _ unit: Int, _ clause: Range<Int>) -> Bool {
    guard
      let open = (max(clause.lowerBound, start - 2)...start).first(where: {
        words[$0].gap.has(.open)
      }), unit + 1 >= words.count || words[unit + 1].gap.has(.close)
    else { return false }
    return (clause.lowerBound..<open).contains {
      Self.trainings.contains(words[$0].singular)
        || Degrees.level(words, at: $0, before: open) != nil
    }
  }

  private static let trainings: Set<String> = [
    "diploma", "certificate", "course", "training", "apprenticeship", "program", "programme",
  ]
  private static let given = WordSet("there are; there is; after that; followed by; consists of")
  private static let afterOther = WordSet(
    """
    de contrato; de contrat; de prueba; d essai
    or older; or over; in business; in operation; in the business; left; old; ago; in a row; later; from now; contract; warranty
    guarantee; running; term; of age; alt
    vertrag; befristet; anniversary; plan; olds; deposit; before; earlier; history; of history; counts; counts as; on a; you have; you will; youll
    of tradition; of success; of growth; consecutive; lang tradition; d existence; probation
    """)
  private static let beforeOther = WordSet(
    """
    initial; next; last; past; every; within; in; after; during; for; since; about; all; these; first; per
    nachsten; letzten; vor; seit; nach; in den; prochains; derniers; depuis; dans; il y a; proximos
    ultimos; hace; dentro de; durante; pendant; of the; our; their; her; his; was; is; for over
    """)
  private static let asking: Set<String> = ["ask", "look", "call", "search"]
  static let durations: Set<String> = ["for", "over", "during", "pendant", "durante", "ab"]
  static let person: Set<String> = [
    "you", "who", "candidates", "applicants", "vous", "sie",
  ]

  /// Whether a clause asks for the years: it asks for something, or the number stands near its
  /// beginning and a subject follows.
  private func isAsked(_ start: Int, _ unit: Int, _ clause: Clause, _ mode: Mode) -> Bool {
    // `Average tenure 17 years`, `Contract 3 years, with an extension` tell of the employer.
    if start - clause.range.lowerBound <= 2,
      (clause.range.lowerBound..<start).contains(where: {
        Self.ofEmployer.contains(words[$0].text)
      })
    {
      return false
    }
    if mode.isAsked, clause.cue != .none { return true }
    let next = afterUnit(unit, clause.range)
    let hasSubject = next < clause.range.upperBound && Self.links.contains(words[next].text)
    if mode.isAsked { return start - clause.range.lowerBound <= 2 || hasSubject }
    // `CAP cuisine ou deux ans de pratique`.
    if hasSubject, start > clause.range.lowerBound, Self.or.contains(words[start - 1].text),
      Degrees.level(words, at: clause.range.lowerBound, before: start) != nil
    {
      return true
    }
    // `She has done it alone for three years` tells of somebody else.
    let first = clause.range.lowerBound
    let isPerson =
      Self.person.contains(words[first].text)
      && (words[first].text != "who" || isAboutApplicant(first))
    let isHad = start > clause.range.lowerBound && Self.having.contains(words[start - 1].text)
    return isPerson && isHad || start - clause.range.lowerBound <= 1 && hasSubject
  }

  /// What an employer counts in years.
  private static let ofEmployer: Set<String> = [
    "tenure", "average", "averages", "averaging", "warranty", "term", "terms", "age", "aged",
    "contract", "lease", "turnover", "anniversary", "open", "established", "founded", "history",
  ]

  private static let having: Set<String> = [
    "have", "has", "bring", "brings", "need", "needs", "with", "possess", "for", "over", "haben",
    "bringen", "verfugen", "avez", "de", "tienes", "pendant", "durante", "own",
  ]

  private static let links: Set<String> = [
    "of", "in", "as", "with", "experience", "work", "using", "professional", "d", "de", "en", "con",
    "como", "als", "mit", "berufserfahrung", "erfahrung", "relevant",
  ]
}
