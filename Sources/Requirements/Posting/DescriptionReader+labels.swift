/// Reads clauses that only name the list after them, or say more of the clause before them.
extension DescriptionReader {
  /// Whether a clause only says more of what the one before it names.
  ///
  /// - Parameter stated: what the clause before asks for.
  func isRemark(_ clause: Clause, after last: Clause?, stated: ArraySlice<Requirement>) -> Bool {
    let first = clause.range.lowerBound
    let isStated = stated.contains { $0.kind == .years || $0.kind == .degree }
    // `Solid PostgreSQL: indexes, locks`: what has to be known of it. `SAP: fluent German` asks for more.
    if words[first].gap.has(.colon), clause.cue == .none,
      stated.contains(where: { $0.test.isName }),
      SkillLexicon.shared.mentions(in: words, clause.range).isEmpty, !hasOtherKinds(clause)
    {
      return true
    }
    // `Eight years of design, part of it for experts: IDEs, CAD`: the list only describes the years; that of `Five years
    // of experience: Python, Go` says what they are in.
    if isStated, words[first].gap.has(.colon), clause.cue == .none,
      !ItemReader.isPreposition(words[first - 1]), !Self.experience.contains(words[first - 1].text)
    {
      return true
    }
    // `Grado en Arquitectura; también FP superior`: what is also accepted.
    if isStated, words[first].gap.has(.semicolon), Self.also.contains(words[first].text) {
      return true
    }
    // `One of the big clouds (we're on AWS: EKS, SQS)`.
    return clause.isAside && last?.isAside ?? false && words[first].gap.has(.colon)
  }

  /// Whether a clause names something other than skills: a number of years, a degree, a licence or a language.
  private func hasOtherKinds(_ clause: Clause) -> Bool {
    clause.range.contains { Numbers.unit(words[$0]) != nil || Languages.name(words[$0]) != nil }
      || !degrees(clause).isEmpty || !licences(clause).isEmpty
  }

  /// What a clause says of the one before it, if it says nothing else: `SketchUp and planting plans: required.`
  func verdict(_ clause: Clause) -> Requirement.Importance? {
    let requiresAll = requiresAll(clause.range)
    let gap = words[clause.range.lowerBound].gap
    // `You take radiographs and do scaling; both are required.`
    if requiresAll, gap.has([.semicolon, .comma]) { return .required }
    guard gap.has([.colon, .dash]) else { return nil }
    if isOnlyWelcome(clause.range) { return .preferred }
    guard clause.range.count <= Self.longestLabel || requiresAll else { return nil }
    // `Cisco switching: essential as well.`
    let asked = Cues.required.match(words, at: clause.range.lowerBound) ?? 0
    let isAll =
      asked > 0 && clause.range.dropFirst(asked).allSatisfy { ItemReader.isEmpty(words[$0]) }
    return isAll || requiresAll ? .required : nil
  }

  /// Whether words say that something is welcome, and nothing else: `a significant advantage`, `will be a big plus`.
  private func isOnlyWelcome(_ clause: Range<Int>) -> Bool {
    let end = clause.dropFirst().first { words[$0].gap.has(.open) } ?? clause.upperBound
    let range = clause.lowerBound..<end
    guard range.count <= Self.longestVerdict else { return false }
    let cue = Cues.preferred.first(in: words, range)
    guard cue != nil || range.last.map({ Self.merits.contains(words[$0].text) }) ?? false else {
      return false
    }
    return range.allSatisfy { index in
      cue?.contains(index) ?? false || ItemReader.isEmpty(words[index])
        || Self.weights.contains(words[index].text) || Self.merits.contains(words[index].text)
    }
  }

  private static let longestVerdict = 7
  private static let merits: Set<String> = [
    "advantage", "asset", "plus", "bonus", "merit", "vorteil", "pluspunkt", "atout", "ventaja",
    "optional", "preferable", "desirable", "preferred", "welcome",
  ]
  private static let weights: Set<String> = [
    "big", "significant", "real", "huge", "definite", "nice", "distinct", "added", "considered",
    "seen", "great", "major", "grosser", "klarer", "vrai", "gran", "von", "un", "ein",
  ]

  /// Whether a clause requires all that the one before it names: `Anglais et espagnol courants : les deux langues sont
  /// obligatoires.`
  private func requiresAll(_ clause: Range<Int>) -> Bool {
    guard let cue = Cues.required.first(in: words, clause) else { return false }
    let isTogether = clause.contains { Self.both.contains(words[$0].text) }
    return isTogether
      && clause.allSatisfy { index in
        let word = words[index]
        return cue.contains(index) || ItemReader.isEmpty(word) || Numbers.value(word) != nil
          || Self.both.contains(word.text)
          || ["language", "langue", "sprache", "sprachen", "idioma"].contains(word.singular)
      }
  }

  private static let both = Languages.together.union(["deux"])

  /// Whether a clause asks for what the one before it names: `…, which you know well`, `… and you should know it`.
  func asksBack(_ clause: Range<Int>) -> Bool {
    guard !clause.contains(where: { Cues.negators.contains(words[$0].text) }) else { return false }
    if let cue = Self.references.first(in: words, clause),
      cue.lowerBound - clause.lowerBound <= 1,
      cue.upperBound >= clause.upperBound - Self.longestAdverb
    {
      return true
    }
    return isOnlyOfKnowing(clause) || isOnlyOfAsking(clause)
  }

  /// Whether a clause says of something named before that the reader must know it, and nothing else: `so you must be
  /// good at both`, `which you have to know inside out`.
  private func isOnlyOfKnowing(_ clause: Range<Int>) -> Bool {
    guard clause.contains(where: { Self.knowing.contains(words[$0].text) }),
      clause.contains(where: { Self.readers.contains(words[$0].text) }),
      clause.contains(where: { Self.pronouns.contains(words[$0].text) })
    else { return false }
    return clause.allSatisfy { index in
      let word = words[index].text
      return Self.knowing.contains(word) || Self.readers.contains(word)
        || Self.pronouns.contains(word) || Self.besideKnowing.contains(word)
        || word.hasSuffix("ly")
    }
  }

  /// Whether a clause says that the employer asks for something named before, and nothing else: `… that we insist on`.
  private func isOnlyOfAsking(_ clause: Range<Int>) -> Bool {
    let end = clause.dropFirst().first { words[$0].gap.has(.comma) } ?? clause.upperBound
    guard let subject = clause.prefix(2).first(where: { words[$0].text == "we" }),
      subject + 1 < end
    else { return false }
    return (subject + 1..<end).contains { Self.insisting.contains(words[$0].text) }
      && (subject + 1..<end).allSatisfy {
        Self.insisting.contains(words[$0].text) || Self.besideAsking.contains(words[$0].text)
      }
  }

  private static let readers: Set<String> = ["you", "youve", "youd"]
  private static let knowing: Set<String> = [
    "know", "master", "mastered", "used", "good", "competent", "proficient", "fluent", "familiar",
    "strong", "confident", "comfortable", "experienced", "skilled", "versed",
  ]
  private static let pronouns: Set<String> = [
    "it", "them", "both", "these", "this", "that", "which", "what", "all",
  ]
  private static let besideKnowing: Set<String> = [
    "so", "and", "is", "must", "should", "need", "have", "to", "be", "are", "already", "also",
    "well", "inside", "out", "by", "heart", "at", "in", "with", "of", "from", "day", "one", "the",
    "first", "start", "very", "too", "as", "least", "before",
  ]
  private static let insisting: Set<String> = [
    "require", "expect", "insist", "demand", "need", "ask",
  ]
  private static let besideAsking: Set<String> = [
    "do", "really", "absolutely", "on", "for", "of", "from", "everybody", "everyone", "anybody",
    "all", "you", "it", "them", "both", "always",
  ]

  /// The names of the places where somebody has published, rather than skills: `publications at KDD, ACL`.
  func venues(_ clause: Range<Int>) -> Range<Int> {
    guard
      let head = clause.first(where: { Self.publications.contains(words[$0].singular) }),
      head + 1 < clause.upperBound, ["at", "in"].contains(words[head + 1].text)
    else { return clause.lowerBound..<clause.lowerBound }
    // `Publications in NLP and strong Python`: the next item begins with a plain word.
    let end = (head + 2..<clause.upperBound).first { index in
      index + 1 < clause.upperBound && ["and", "und", "et", "y"].contains(words[index].text)
        && words[index + 1].shape == .lower
    }
    return head..<(end ?? clause.upperBound)
  }

  /// The names of the places where an employer, its customers or its vacancies are: `our sites in Ohio and Pune`.
  func sites(_ clause: Range<Int>) -> Range<Int> {
    let names = SkillLexicon.shared.mentions(in: words, clause).filter {
      SkillLexicon.shared.isProper($0.skill)
    }
    func endsPlaces(_ index: Int) -> Bool {
      !words[index].isCapitalized && !["and", "or"].contains(words[index].text)
        || names.contains { $0.words.contains(index) }
    }
    // `A team in Java` works with Java.
    guard
      let head = clause.dropLast(2).first(where: { index in
        // `Ongoing work in Leeds, Wakefield and Harrogate`.
        (Self.sites.contains(words[index].singular)
          || section == .neutral && words[index].text == "work")
          && words[index + 1].text == "in"
          && words[index + 2].isCapitalized && !endsPlaces(index + 2)
      })
    else { return clause.lowerBound..<clause.lowerBound }
    let places = head + 2..<clause.upperBound
    return places.lowerBound..<(places.first(where: endsPlaces) ?? places.upperBound)
  }

  private static let sites: Set<String> = [
    "site", "office", "plant", "branch", "location", "warehouse", "customer", "client", "colleague",
    "supplier", "partner", "team", "subsidiary", "need", "vacancy", "opening",
  ]

  private static let publications: Set<String> = ["publication", "paper", "talk", "article"]

  /// Whether a line states a fact of the job, and asks for nothing: `Work mode: hybrid`, `Site: Juniper Creek School`.
  /// In a list of what is required, `Office: Excel, Word` names skills.
  func statesFact(_ sentence: Range<Int>, in section: PostingSection) -> Bool {
    guard words[sentence.lowerBound].gap.has([.line, .bullet]) || sentence.lowerBound == 0,
      let colon = sentence.dropFirst().prefix(Self.longestFact).first(where: {
        words[$0].gap.has(.colon)
      })
    else { return false }
    let isFact =
      Self.facts.match(words, at: sentence.lowerBound, before: colon)
      == colon - sentence.lowerBound
    guard isFact, section == .required || section == .preferred else { return isFact }
    return !SkillLexicon.shared.mentions(in: words, colon..<sentence.upperBound).contains {
      isMeant($0, isAsked: true)
    }
  }

  /// The longest label of a fact, in words.
  private static let longestFact = 4
  private static let facts = WordSet(
    """
    competition number; reference number; vacancy ref; vacancy reference; vacancy number; job number; job id; requisition
    requisition number; posting number; competition; kennziffer; numero de l offre; numero de reference; referencia
    sign on bonus; signing bonus; bonus; incentive; incentives; status; notice period
    rounds; interview rounds; process; hiring process; interview process; next steps; steps; mode; flsa; flsa status
    exempt; eoe; visa; visa sponsorship; site; location; work location; work mode; working mode; workplace
    department; team; salary; pay; wage; rate; compensation
    salary range; pay range; hourly rate; hours; working hours; schedule; shift; shifts; start; start date; starting
    contract
    employment type; job type; type; reports to; reporting to; closing date; deadline; apply by; how to apply
    contact; reference
    job reference; ref; grade; band; company; employer; address; school; campus; hospital; ward; store; branch
    office; about us
    who we are; benefits; perks; we offer; notice; duration; term; position; job title; title; vacancy; industry; sector
    standort; arbeitsort; ort; gehalt; vergutung; arbeitszeit; beginn; eintritt; vertragsart; abteilung; bewerbung
    kontakt
    lieu; lieu de travail; salaire; remuneration; contrat; type de contrat; horaires; prise de poste; service; equipe
    ubicacion; lugar; salario; sueldo; horario; jornada; tipo de contrato; incorporacion; empresa
    """)

  /// Whether a clause is about one of several grades of the job: `III: 7+ years`, `three years for Senior Analyst`.
  func isOfGrade(_ clause: Range<Int>) -> Bool {
    let first = clause.lowerBound
    if words[first].gap.has(.colon), first > 0, Self.gradeNumbers.contains(words[first - 1].text),
      words[first - 1].isCapitalized
    {
      return true
    }
    return clause.dropLast().contains { index in
      words[index].text == "for" && Self.grades.contains(words[index + 1].text)
        && words[index + 1].isCapitalized
    }
  }

  private static let gradeNumbers: Set<String> = [
    "i", "ii", "iii", "iv", "v", "e1", "e2", "e3", "e4",
  ]
  private static let grades: Set<String> = [
    "senior", "junior", "lead", "principal", "staff", "level",
  ]

  /// How many words may follow: `which you know inside out`.
  private static let longestAdverb = 3
  private static let references = WordSet(
    """
    require both; you need both; you need them both; you should know both; you know both
    which you know; which you master; which we expect you to know; you know it; you know them
    you are at home in it; you should be at home in it; you need both of them
    damit kennen sie sich aus; damit kennst du dich aus; damit sind sie vertraut; damit bist du vertraut
    die sie kennen; das sie kennen; den sie kennen; die sie beherrschen; das sie beherrschen; que vous connaissez
    que vous maitrisez; que debes manejar; que debes conocer; que debes dominar; que conoces; que dominas
    """)

  /// Whether a clause is only the label of the list after it: `Tickets: chainsaw maintenance, aerial rescue`.
  func isLabel(_ clause: Clause, of list: Clause) -> Bool {
    guard clause.range.count <= Self.longestLabel, words[clause.range.lowerBound].startsSentence,
      words[list.range.lowerBound].gap.has(.colon), clause.cue == .none,
      list.cue == .none || list.cue == .asks,
      !list.range.contains(where: { words[$0].shape == .number || Numbers.unit(words[$0]) != nil })
    else { return false }
    return SkillLexicon.shared.mentions(in: words, clause.range).isEmpty && licences(clause).isEmpty
      && degrees(clause).isEmpty && !clause.range.contains { Languages.name(words[$0]) != nil }
  }

  /// The longest label of a list, in words.
  private static let longestLabel = 3
}
