/// Decides whether words that are in no table name a requirement.
///
/// A bare word of running prose never does. A phrase counts when it stands in a list of a section of
/// requirements or beside the words that ask (`knowledge of …`, `… is required`), when nothing
/// with a verb stands between them, and when it ends as a noun phrase can end.
struct PhraseRule {
  let words: [Word]
  let clause: Clause
  /// Whether the clause stands in a section of requirements.
  let isListed: Bool
  /// Whether the posting is in English, where a capital letter inside a sentence makes a name.
  let isEnglish: Bool
  /// The words of the place of the job, which name no skill.
  let place: Set<String>
  /// The words by which the clause asks.
  private let cues: Set<Int>

  init(words: [Word], clause: Clause, isListed: Bool, isEnglish: Bool, place: Set<String>) {
    self.words = words
    self.clause = clause
    self.isListed = isListed
    self.isEnglish = isEnglish
    self.place = place
    var cues: Set<Int> = []
    for index in clause.range {
      for phrases in [Cues.required, Cues.preferred, Cues.asks] {
        if let count = phrases.match(words, at: index, before: clause.range.upperBound) {
          cues.formUnion(index..<index + count)
        }
      }
    }
    self.cues = cues
  }

  func accepts(_ range: Range<Int>) -> Bool {
    guard isListed || isIntroduced(range.lowerBound) || isStatedLater(range.upperBound),
      isNamed(range), endsWell(range.upperBound),
      let opening = opening(range.lowerBound)
    else { return false }
    // Before the list of things, only the words that ask may have a verb.
    for index in clause.range.lowerBound..<opening.start
    where !cues.contains(index) && Self.verbal.contains(words[index].text) { return false }
    let content = ItemReader.content(words, range)
    guard content.count == 1, content[0].shape == .lower || content[0].startsSentence,
      !opening.isAsked
    else { return true }
    // One plain word is a noun where it is an item of a list that is nothing but nouns, and before `is required`.
    return (isListed || clause.cue != .none) && isList || isStatedLater(range.upperBound)
  }

  /// Whether a term is known to be a skill: it is in a table, it is an abbreviation or a product with capitals
  /// inside, or its last word says what kind of skill it is.
  func recognizes(_ term: SkillTerm, _ range: Range<Int>) -> Bool {
    guard case .phrase(let content) = term else { return true }
    if KnownSkills.contains(content) || isNameAsked(content, range) { return true }
    let isShouted = clause.range.allSatisfy { words[$0].shape != .lower }
    if !isShouted,
      content.contains(where: {
        ($0.shape == .upper || $0.shape == .mixed) && $0.text.utf8.count > 1
      })
    {
      return true
    }
    guard let last = content.last?.singular, let first = content.first?.text else { return false }
    return content.count > 1 && (Self.heads.contains(last) || Self.openingHeads.contains(first))
      || Self.endings.contains { last.hasSuffix($0) && last.utf8.count > $0.utf8.count + 2 }
  }

  /// Whether a clause that clearly asks names a thing by its own name: `GitLab CI and Helm are
  /// required`, `Auslan is desirable`, the item `Mews` of a list of requirements.
  private func isNameAsked(_ content: [Word], _ range: Range<Int>) -> Bool {
    guard isEnglish, let first = content.first, content.count <= Self.longestName,
      clause.cue == .required || clause.cue == .preferred || isListed
    else { return false }
    // `A Norwegian medical`.
    guard first.isCapitalized, Languages.name(first) == nil else { return false }
    if content.contains(where: { Self.calendar.contains($0.text) })
      || content.allSatisfy({ place.contains($0.text) })
      || !Jurisdiction.places(words, range).isEmpty || Self.namesRegion(content)
    {
      return false
    }
    // In title case every word has a capital letter.
    let isPlain = clause.range.contains {
      words[$0].shape == .lower && !ItemReader.isFunction(words[$0])
    }
    if !first.startsSentence { return isPlain }
    // At the beginning of a sentence any word has a capital letter.
    let next = range.upperBound
    guard content.count == 1, first.text.utf8.count > 3, !first.text.hasSuffix("s"),
      !Self.everyday.contains(first.singular),
      !Self.abstract.contains(where: first.text.hasSuffix),
      // `Manicurist or cosmetology license`.
      next >= clause.range.upperBound || !DescriptionReader.or.contains(words[next].text)
    else { return false }
    return isStatedLater(next) || isListed && first.gap.has(.bullet) && range == clause.range
  }

  /// Whether words name a part of the world rather than a skill: `suppliers in the Far East`; not `EU GMP`.
  static func namesRegion(_ content: [Word]) -> Bool {
    content.contains { regions.contains($0.text) }
      && !(content.count > 1
        && content.last.map { $0.shape == .upper && !regions.contains($0.text) } ?? false)
  }

  private static let regions: Set<String> = [
    "europe", "asia", "africa", "america", "americas", "east", "emea", "apac", "latam", "gcc",
    "mena",
    "dach", "benelux", "nordics", "scandinavia", "gulf", "uae", "eu", "europa", "asien", "balkans",
  ]

  /// Whether words name what employers check before a hire, of which nothing stands in a resume: `credit check`.
  static func namesCheck(_ content: [Word]) -> Bool {
    guard let last = content.last?.singular, checks.contains(last) else { return false }
    return content.contains { checked.contains($0.singular) }
  }

  private static let checks: Set<String> = [
    "check", "screening", "screen", "test", "testing", "vaccination", "fingerprinting",
    "assessment",
  ]
  private static let checked: Set<String> = [
    "background", "credit", "criminal", "record", "drug", "tb", "reference", "police", "fbi", "kbi",
    "vetting", "barred", "personnel", "vaccination", "random", "fingerprinting",
  ]

  /// The longest name that nothing but its capital letters makes one, in words.
  private static let longestName = 3
  private static let everyday = generic.union([
    "travel", "overtime", "relocation", "availability", "vaccination", "driver", "experience",
    "tact", "drive", "reise", "humour", "humor", "patience", "courage", "stamina", "strength",
    "honesty", "loyalty", "passion", "care", "order", "tidiness", "kindness",
  ])
  /// Words of the calendar, which have a capital letter in English.
  private static let calendar = Set(
    words:
      """
      monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
      sundays january february march april june july august september october november december christmas easter
      holiday holidays saturday's sunday's
      """)
  /// The ends of nouns for traits and conditions.
  private static let abstract = [
    "ity", "ness", "ion", "ance", "ence", "ship", "ism", "ure", "ment", "keit", "heit", "tat",
    "idad", "ite", "time", "work", "eur",
  ]

  /// The last words of names of skills.
  private static let heads = Set(
    """
    management planning analysis design repair maintenance therapy care nursing testing inspection
    installation welding writing editing software accounting bookkeeping reporting research
    programming engineering marketing assessment control diagnostic diagnostics modelling modeling
    law reconciliation operation machining cooking teaching selling sale translation budgeting
    forecasting handling bending networking security administration automation photography
    illustration drafting counselling counseling coaching facilitation negotiation scheduling
    procurement logistic logistics statistic statistics chemistry biology physics mathematics
    mechanic mechanics electronics hydraulics pneumatics calibration fabrication assembly finishing
    painting carpentry plumbing masonry roofing framing surveying mapping screening sampling
    compliance audit auditing taxation payroll merchandising purchasing interviewing fundraising
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let openingHeads: Set<String> = [
    "gestion", "comptabilite", "droit", "maintenance", "contabilidad", "derecho", "mantenimiento",
    "analisis", "analyse", "conception", "diseno", "planificacion",
  ]

  /// The ends of German names of skills, which are one word, and of English sciences and techniques.
  private static let endings = [
    "management", "planung", "pflege", "technik", "recht", "buchhaltung", "abrechnung", "wartung",
    "versorgung", "entwicklung", "verarbeitung", "prufung", "steuerung", "abschluss", "fuhrung",
    "gestaltung", "wesen", "montage", "bearbeitung",
    "metry", "graphy", "logy", "istry", "scopy", "nomy",
  ]

  /// Whether words that ask stand before a word: `knowledge of`, `we require`, `ideally`. An
  /// adjective such as `mandatory` in `mandatory overtime` asks for nothing.
  private func isIntroduced(_ start: Int) -> Bool {
    let before = clause.range.lowerBound..<start
    return before.contains {
      ItemReader.isTaker(words[$0]) || Self.verbs.contains(words[$0].text)
        || Cues.asks.match(words, at: $0, before: start) != nil
        || Cues.preferred.match(words, at: $0, before: start) != nil
    }
  }

  /// Whether `… are required` ends the list that goes on at a word.
  private func isStatedLater(_ end: Int) -> Bool {
    if isAddition(end) { return true }
    for index in end..<max(end, clause.range.upperBound) {
      if words[index].gap.has([.open, .close, .dash, .colon]) { return false }
      if isStated(index) { return true }
      if Self.verbal.contains(words[index].text), !Self.copulas.contains(words[index].text) {
        return false
      }
    }
    return false
  }

  /// Whether the clause has no verb of its own.
  private var isList: Bool {
    !clause.range.contains { !cues.contains($0) && Self.verbal.contains(words[$0].text) }
  }

  private func isNamed(_ range: Range<Int>) -> Bool {
    let content = ItemReader.content(words, range)
    guard let first = content.first else { return false }
    // `Five-axis milling` has no number of its own.
    if range.contains(where: { index in
      (words[index].shape == .number || Numbers.value(words[index]) != nil)
        && !Numbers.isPartOfName(index, of: words, in: range)
    }) {
      return false
    }
    if range.dropFirst().contains(where: { words[$0].gap.has([.open, .close]) }) { return false }
    if Self.namesCheck(content) { return false }
    if content.count == 1, Self.isAmount(first) { return false }
    if Self.namesRegion(content) || content.contains(where: { $0.text == "cv" }) { return false }
    // `Passenger (P) endorsement`.
    if content.count == 1, first.text.utf8.count == 1 { return false }
    // `(B1 is enough)` is the level of a language.
    if content.contains(where: { Self.cefr.contains($0.text) }) { return false }
    // The number of a heading: `IV.`
    if content.count == 1, first.shape == .upper, first.text.allSatisfy({ "ivx".contains($0) }) {
      return false
    }
    if content.allSatisfy({
      Languages.name($0) != nil || $0.shape != .upper && Self.generic.contains($0.singular)
    }) {
      return false
    }
    return !Self.participles.contains(first.text)
  }

  /// Whether a noun phrase can end before a word: a separator, a conjunction, a preposition or the
  /// words that ask come next.
  private func endsWell(_ end: Int) -> Bool {
    guard end < clause.range.upperBound else {
      return end >= words.count || words[end].gap != .hyphen
    }
    let next = words[end]
    if next.gap.has(.hyphen) { return false }
    if !next.gap.isEmpty || ItemReader.isJoin(next) || ItemReader.isPreposition(next)
      || Self.nouns.contains(next.text) || isAddition(end)
    {
      return true
    }
    if isStated(end) { return true }
    guard Self.copulas.contains(next.text) else { return false }
    return (end + 1..<min(end + 4, clause.range.upperBound)).contains(where: isStated)
  }

  /// Whether the last words of a clause add an item to the others: `Milking is needed, calf rearing likewise`.
  private func isAddition(_ index: Int) -> Bool {
    DescriptionReader.areAddition(words, index..<max(index, clause.range.upperBound))
  }

  /// Whether words that say `required` or `a plus` begin at an index; verbs such as `need` do not.
  private func isStated(_ index: Int) -> Bool {
    guard index < clause.range.upperBound, !Self.verbs.contains(words[index].text) else {
      return false
    }
    return Cues.required.match(words, at: index, before: clause.range.upperBound) != nil
      || Cues.preferred.match(words, at: index, before: clause.range.upperBound) != nil
  }

  /// Returns where the item begins with its articles, and whether words that ask stand right
  /// before it; nil if other words do.
  private func opening(_ start: Int) -> (start: Int, isAsked: Bool)? {
    var index = start
    while index > clause.range.lowerBound {
      if !words[index].gap.isEmpty, words[index].gap != .quote { return (index, false) }
      let before = words[index - 1]
      if ItemReader.isTaker(before) { return (index - 1, true) }
      if ItemReader.isJoin(before) { return (index - 1, false) }
      // `Ability to bend conduit`.
      if before.text == "to", index - 2 >= clause.range.lowerBound,
        ["ability", "able"].contains(words[index - 2].text)
      {
        return (index - 2, true)
      }
      if before.text == "to" || Self.modals.contains(before.text) { return nil }
      if ItemReader.isPreposition(before) {
        // `Experience in payroll and in audits`.
        if index - 2 > clause.range.lowerBound, ItemReader.isJoin(words[index - 2]),
          (clause.range.lowerBound + 1..<index - 2).contains(where: {
            words[$0].text == before.text && ItemReader.isTaker(words[$0 - 1])
          })
        {
          return (index - 2, false)
        }
        guard index - 2 >= clause.range.lowerBound,
          ItemReader.isTaker(words[index - 2]) || cues.contains(index - 2)
        else { return nil }
        return (index - 1, true)
      }
      if cues.contains(index - 1) {
        // `You have done …` tells; `you have a …` asks.
        return index == start && Self.having.contains(before.text) ? nil : (index, true)
      }
      guard Self.articles.contains(before.text) || ItemReader.isPraise(before) else { return nil }
      index -= 1
    }
    return (index, false)
  }

  private static let articles: Set<String> = [
    "a", "an", "the", "your", "own", "ein", "eine", "einen", "einer", "einem", "der", "die", "das",
    "den", "dem", "un", "une", "le", "la", "les", "l", "el", "los", "las", "una", "d", "de", "du",
  ]
  private static let copulas: Set<String> = [
    "is", "are", "would", "will", "be", "ist", "sind", "ware", "waren", "wird", "werden", "est",
    "sont", "serait", "seraient", "es", "son", "sera", "seran", "seria", "serian", "seront",
  ]
  private static let having: Set<String> = ["have", "youve", "had", "has"]
  private static let modals: Set<String> = ["must", "need", "needs", "muss", "mussen"]
  private static let verbs: Set<String> = [
    "need", "needs", "must", "expect", "expects", "require", "requires", "helps", "muss", "mussen",
    "erwarten", "benotigen", "requiere", "requieren", "necesitas", "buscamos", "exige", "demande",
  ]
  /// Nouns that add nothing after the name of a requirement.
  private static let nouns: Set<String> = [
    "skills", "skill", "experience", "knowledge", "expertise", "background", "abilities", "ability",
    "proficiency", "qualification", "qualifications",
  ]
  private static let cefr: Set<String> = ["a1", "a2", "b1", "b2", "c1", "c2"]
  private static let participles: Set<String> = [
    "done", "been", "made", "sent", "had", "seen", "given", "shown", "built", "held", "kept",
  ]

  /// Words of sentences that have a verb: pronouns, auxiliaries, conjunctions.
  private static let verbal = Set(
    """
    you we they it he she i who which that what how why where when because if is are was were be been
    has have had do does did will would can could should may might must not never youve youll youre
    youd weve theyre let sie wir du er es ihr ist sind war wird werden hat haben hast kann nicht dass
    vous nous il elle ils elles on est sont avez qui que se son esta estan tiene tienes no
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether all words are things of every day, or one of them cannot be part of a name.
  static func isGeneric(_ content: [Word]) -> Bool {
    content.allSatisfy {
      Languages.name($0) != nil || $0.shape != .upper && generic.contains($0.singular)
    }
      || content.contains { cefr.contains($0.text) } || content.count == 1 && isAmount(content[0])
      || content.first?.shape == .number
      || content.first.map { participles.contains($0.text) } ?? true
  }

  /// Whether a word is an amount in thousands or millions: `8M+`.
  private static func isAmount(_ word: Word) -> Bool {
    ["m", "k", "bn"].contains {
      word.text.hasSuffix($0) && Int(word.text.dropLast($0.count)) != nil
    }
  }

  static func isVerbal(_ word: Word) -> Bool { verbal.contains(word.text) }

  /// Things of every job and every day, which name no skill alone.
  private static let generic = Set(
    """
    hour day week weekend month shift night morning evening customer client guest patient pupil
    child student people person staff team colleague office site phone laptop computer email e-mail
    mail car van truck vehicle room house home door desk place license certificate diploma degree
    registration membership class document file record cost money pay salary half third second first
    rest remote local fit nice clean safe physical test check interest comfort sense eye attitude
    conversational fluent basic subject field industry company business thing something somebody
    signs content profession schedule hotel school college course references reference resume cv graduate alumnus
    bilingual certification credential education qualification training schein abschluss jahr tag woche stunde
    jemand bewerbung formation poste candidature titre developing building designing writing leading shipping
    running managing working delivering creating learning game mode recognised recognized title bank send cvs pass
    attested front-desk whichever whatever store available cover letter hs terminology monitor page
    permit citizenship residence visa attendance disponibilidad priority responsible helping user part stack product
    feature tool platform system environment idea result problem titulo grado hora dia semana state county
    detail name number cash charges werkstatt relationship kitchen equipo profesional card call menu directive act regulation
    weiterbildung ausbildung ihk health uno studium vergleichbares
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
