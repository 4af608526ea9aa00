/// Reads whether a resume claims, denies or limits what it mentions.
struct PolarityReader {
  let resume: ResumeText

  var words: [Word] { resume.words }

  struct Reading: Sendable, Hashable {
    let polarity: Polarity
    /// The mention with the words that decide its polarity.
    let range: Range<Int>
  }

  func read(_ mention: Range<Int>) -> Reading {
    let sentence = resume.text.sentence(around: mention.lowerBound)
    let clauses = clauses(sentence)
    let at = clauses.firstIndex { $0.contains(mention.lowerBound) } ?? 0
    // A name such as that of a degree may go on after the end of its clause.
    let clause = clauses[at].lowerBound..<max(clauses[at].upperBound, mention.upperBound)
    func reading(_ polarity: Polarity, _ cue: Range<Int>) -> Reading {
      Reading(
        polarity: polarity,
        range: min(mention.lowerBound, cue.lowerBound)..<max(mention.upperBound, cue.upperBound))
    }
    // `NOT MY THING` above `Fine patisserie`.
    if resume.sections[mention.lowerBound] == .lacking { return reading(.unrelated, mention) }
    if isDoubled(mention, clause) || isPraise(clause), isOfPerson(mention) {
      return reading(.has, mention)
    }
    if isNotNeeded(mention, clause) || isOfOthers(mention, clause) {
      return reading(.unrelated, mention)
    }
    if let cue = denial(before: mention, clause) ?? denial(after: mention, clause)
      ?? denial(inContrast: at, clauses)
      ?? Self.nothingOwn.first(in: words, mention.upperBound..<clause.upperBound)
      ?? failure(after: mention, clause) ?? denial(repeating: mention)
      ?? shortDenial(after: mention, sentence)
    {
      return reading(isIndirect(cue, mention) ? .unrelated : .denied, cue)
    }
    if let cue = expiry(mention, clause) ?? expiry(inContrast: at, clauses) {
      return reading(.expired, cue)
    }
    if let cue = lesson(before: mention, clause) ?? lesson(after: mention, clause)
      ?? examination(after: mention, clause)
    {
      return reading(isPastStart(cue, in: sentence) ? .unrelated : .learning, cue)
    }
    if let (polarity, cue) = label(of: mention, sentence) { return reading(polarity, cue) }
    if let polarity = rated(mention) ?? row(of: mention) {
      return reading(polarity, mention.lowerBound..<mention.upperBound + 1)
    }
    if isSeldom(mention, clause) { return reading(.unrelated, mention) }
    if let cue = basics(before: mention, clause) ?? basics(after: mention, clause) {
      return reading(.basic, cue)
    }
    if let cue = Self.past.first(in: words, clause) { return reading(.past, cue) }
    switch resume.sections[mention.lowerBound] {
    case .learning: return reading(.learning, mention)
    case .past: return reading(.past, mention)
    default:
      let isHeld =
        isOwn(mention, clause) && !isObjective(mention, sentence) && !hasUnreadAnswer(mention)
        && AssertionReader(resume: resume).isAsserted(mention)
      return reading(isHeld ? .has : .unrelated, mention)
    }
  }

  /// Splits a sentence at semicolons, contrasts, and before new subjects.
  func clauses(_ sentence: Range<Int>) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = sentence.lowerBound
    for index in sentence.dropFirst() {
      let word = words[index]
      let isSubject =
        Self.subjects.contains(word.text) && word.shape != .upper
        && (word.gap.has(.comma) || Self.and.contains(words[index - 1].text)
          || Self.reasons.contains(words[index - 1].text))
        // `…, and no one knows memoQ better`.
        || word.text == "no" && index + 1 < sentence.upperBound
          && ["one", "colleague", "other"].contains(words[index + 1].text)
          && (word.gap.has(.comma) || Self.and.contains(words[index - 1].text))
      // `anything but Docker`.
      let isContrast =
        Self.contrasts.contains(word.text) && !Self.exceptions.contains(words[index - 1].text)
        // `I have not yet worked with it.`
        && !(word.text == "yet" && !word.gap.has(.comma)
          && (Self.negators.contains(words[index - 1].text)
            || Self.auxiliary.contains(words[index - 1].text)))
      if word.gap.has([.semicolon, .bar]) || isContrast || isSubject {
        clauses.append(start..<index)
        start = index
      }
    }
    clauses.append(start..<sentence.upperBound)
    return clauses.filter { !$0.isEmpty }
  }

  /// Words after which `but` excludes.
  private static let exceptions: Set<String> = ["anything", "everything", "all", "anyone"]
  static let contrasts: Set<String> = [
    "but", "however", "though", "although", "aber", "jedoch", "mais", "pero", "sondern", "yet",
    "whereas", "aunque",
  ]
  private static let subjects: Set<String> = [
    "i", "we", "ich", "je", "j", "yo", "wir", "nous", "they", "he", "she", "nobody",
  ]
  static let and: Set<String> = ["and", "und", "et", "y"]
  /// Words before a subject with which a clause of its own begins: `I report under FRS 102, so I am not …`.
  private static let reasons: Set<String> = [
    "so", "because", "while", "weil", "car", "porque",
  ]

  // MARK: Denials

  /// How many words before a mention a negator may stand.
  static let reach = 12

  /// Whether a negator stands in brackets that close before a mention: `Kubernetes (not as an administrator), AWS`.
  private func endsWithBracket(_ negator: Int, before mention: Int) -> Bool {
    let start = max(0, negator - Self.reach)
    guard let opening = (start...negator).last(where: { words[$0].gap.has([.open, .close]) }),
      words[opening].gap.has(.open)
    else { return false }
    return (negator + 1...mention).contains { words[$0].gap.has(.close) }
  }

  private func denial(before mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    for index in max(clause.lowerBound, mention.lowerBound - Self.reach)..<mention.lowerBound {
      guard let count = Self.negators.match(words, at: index, before: mention.lowerBound),
        !isHarmless(index, count, clause)
      else { continue }
      let after = index + count
      if endsWithBracket(index, before: mention.lowerBound) { continue }
      if Self.short.contains(words[index].text) {
        // `no Docker, Linux`: the negator ends at the comma unless it denies experience.
        let isBroad = (after..<min(mention.lowerBound, after + 3)).contains {
          Self.experience.contains(words[$0].text)
        }
        if !isBroad,
          (after..<mention.lowerBound + 1).contains(where: {
            $0 > after && words[$0].gap.has(.comma)
          })
        {
          continue
        }
        if Self.adjacent.contains(words[index].text), mention.lowerBound - after > 2, !isBroad {
          continue
        }
      }
      return index..<mention.upperBound
    }
    return nil
  }

  private func isHarmless(_ index: Int, _ count: Int, _ clause: Range<Int>) -> Bool {
    if Self.harmless.match(words, at: index, before: clause.upperBound) != nil { return true }
    if isInTitle(index, clause) || isNumber(index, clause) { return true }
    let next = index + count
    guard next < clause.upperBound else { return false }
    if words[next].gap == .hyphen || words[next].shape == .number { return true }
    if Self.failures.contains(words[next].stem) { return true }
    // `Driving licence B (no car at present)`, `Permis B (pas de véhicule)`.
    if (next..<min(clause.upperBound, next + 2)).contains(where: {
      Self.vehicles.contains(words[$0].singular)
    }) {
      return true
    }
    // `Registered with the NMC, no conditions`.
    if words[index].text == "no", Self.restrictions.contains(words[next].singular) { return true }
    return praises(index, next, clause)
  }

  /// Whether the word abbreviates `number`: `register no. on request`.
  func isNumber(_ index: Int, _ clause: Range<Int>) -> Bool {
    words[index].text == "no" && index > clause.lowerBound && words[index].gap.isEmpty
      && Self.numbered.contains(words[index - 1].singular)
  }

  private static let numbered: Set<String> = [
    "register", "registration", "reg", "license", "licence", "membership", "member", "card", "ref",
    "reference", "serial", "certificate", "permit", "pin", "id",
  ]

  /// Limits of a licence: `no conditions` denies none.
  static let restrictions: Set<String> = [
    "condition", "restriction", "limitation", "sanction", "point", "endorsement", "penalty",
    "conviction", "violation", "objection", "complaint", "incident", "accident",
  ]

  /// Whether the negator is a word of a title: `“How Not to Lie With Statistics”`.
  private func isInTitle(_ index: Int, _ clause: Range<Int>) -> Bool {
    guard words[index].shape == .capitalized, index > clause.lowerBound else { return false }
    return words[index].gap.isEmpty && words[index - 1].isCapitalized
  }

  /// Reads `Docker: none`, `BLS: not certified`, `Mit Docker habe ich keine Erfahrung`.
  private func denial(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    let end = clause.upperBound
    for index in mention.upperBound..<max(mention.upperBound, min(end, mention.upperBound + 9)) {
      guard let count = Self.answers.match(words, at: index, before: end),
        !isHarmless(index, count, clause) || words[index].text == "none"
      else { continue }
      let distance = index - mention.upperBound
      // `QGIS no lo manejo`.
      if distance == 0, words[index].text == "no", index + 1 < end,
        ["lo", "la", "los", "las"].contains(words[index + 1].text)
      {
        return mention.lowerBound..<min(end, index + 3)
      }
      let after = index + count
      let says = (after..<min(end, after + 3)).first { Self.experience.contains(words[$0].text) }
      // `Taught Docker to people who had never used it.`
      if (mention.upperBound..<index).contains(where: { Self.relatives.contains(words[$0].text) }) {
        return nil
      }
      let crosses = (mention.upperBound...index).contains { words[$0].gap.has(.comma) }
      if let says, !names(after..<says), !isOfNextItem(index, after: mention) {
        return mention.lowerBound..<says + 1
      }
      // `In SAP habe ich noch nie gebucht`, `Con Angular no he programado nunca`.
      if !resume.isEnglish, !crosses, opensClause(mention, clause),
        let verb = (after..<min(end, after + 3)).first(where: isForeignParticiple)
      {
        return mention.lowerBound..<verb + 1
      }
      // `HubSpot (no Salesforce here)` denies the other one.
      if after < end, names(after..<min(end, after + 2)), words[after].gap.isEmpty { continue }
      // `Terraform kenne ich nicht`.
      if !crosses, Self.final.contains(words[index].text), distance <= 4, after >= end,
        !names(mention.upperBound..<index)
      {
        return mention.lowerBound..<after
      }
      if !crosses, distance <= 1 {
        let isAnswer =
          after >= end || words[after].gap.has([.comma, .semicolon, .close, .stop, .line, .bullet])
          || words[index].gap.has([.colon, .dash, .open])
          || Self.verbs.contains(words[after].text)
        if isAnswer { return mention.lowerBound..<min(end, after + 1) }
      }
    }
    return nil
  }

  /// Whether only a preposition stands before a mention in its clause.
  private func opensClause(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    mention.lowerBound - clause.lowerBound <= 1
      && (clause.lowerBound..<mention.lowerBound).allSatisfy { ItemReader.isPreposition(words[$0]) }
  }

  /// `Gebucht`, `programado`, `utilisé`.
  private func isForeignParticiple(_ index: Int) -> Bool {
    let text = words[index].text
    guard words[index].shape == .lower, text.utf8.count > 4 else { return false }
    return text.hasPrefix("ge") && (text.hasSuffix("t") || text.hasSuffix("en"))
      || ["ado", "ido", "iert", "ise", "aille"].contains(where: text.hasSuffix)
  }

  /// Whether a negator is in the brackets of another item (`Moodle (daily), Canvas (one webinar, no experience)`), or about
  /// an examination after a comma (`WCAG course, IAAP exam not taken`).
  private func isOfNextItem(_ negator: Int, after mention: Range<Int>) -> Bool {
    let comma = (mention.upperBound..<negator).last { words[$0].gap.has(.comma) }
    if let comma, words[comma..<negator].contains(where: { Self.exams.contains($0.text) }) {
      return true
    }
    var open = negator
    while open > mention.upperBound, !words[open].gap.has([.open, .close]) { open -= 1 }
    guard words[open].gap.has(.open), open - 1 > mention.upperBound else { return false }
    return (mention.upperBound..<open).contains { words[$0].gap.has(.comma) }
  }

  /// Reads `PMP: failed in 2024`.
  private func failure(after mention: Range<Int>, _ clause: Range<Int>) -> Range<Int>? {
    guard let cue = Self.failed.first(in: words, mention.upperBound..<clause.upperBound),
      !isOfAnother(mention.upperBound..<cue.lowerBound)
    else { return nil }
    return cue
  }

  /// Reads `CPA: two parts passed; stopped, not a CPA`: the same name is denied later in the line.
  private func denial(repeating mention: Range<Int>) -> Range<Int>? {
    let line = resume.line(at: mention.lowerBound)
    let end = min(line.upperBound, mention.upperBound + Self.denialReach)
    let reach = mention.upperBound..<max(mention.upperBound, end)
    for start in resume.places(of: mention, in: reach) {
      var before = start - 1
      if before > mention.upperBound, ["a", "an", "yet"].contains(words[before].text) {
        before -= 1
      }
      guard before >= mention.upperBound, ["not", "no", "never"].contains(words[before].text) else {
        continue
      }
      return before..<start + mention.count
    }
    return nil
  }

  /// How many words after a mention its name is denied.
  private static let denialReach = 40

  /// Examinations that were not passed.
  private static let failed = WordSet(
    """
    failed; failed it; failed the exam; failed exam; exam failed; nicht bestanden; durchgefallen; echec; echoue
    suspenso; suspendido; no aprobado; recale
    """)

  /// Negators that may end a clause.
  private static let final: Set<String> = ["nicht", "pas", "not", "no", "kaum"]

  private static let relatives: Set<String> = [
    "who", "whose", "which", "that", "qui", "die", "que",
  ]

  /// Whether a range names a skill, which is then what is denied.
  func names(_ range: Range<Int>) -> Bool {
    !range.isEmpty && !SkillLexicon.shared.mentions(in: words, range).isEmpty
  }

  /// Reads `sat next to the Docker team but never built one myself`.
  private func denial(inContrast at: Int, _ clauses: [Range<Int>]) -> Range<Int>? {
    guard at + 1 < clauses.count else { return nil }
    let next = clauses[at + 1]
    guard Self.contrasts.contains(words[next.lowerBound].text),
      Self.negators.occurs(in: words, next), Self.references.occurs(in: words, next)
    else { return nil }
    return next
  }

  static let negators = WordSet(
    """
    anything but; everything but; all but; no; not; never; without; dont; doesnt; didnt; havent; hasnt; isnt; cannot; cant; nor; neither
    lack; lacks; lacking; lacked; unfamiliar with; unfamiliar; nobody; none; nothing; zero
    kein; keine; keinen; keinem; keiner; keinerlei; nicht; nie; niemals; ohne; noch nie; weder
    pas; jamais; aucun; aucune; sans; ni; nunca; sin; ningun; ninguna; tampoco; wont; yet to; non
    little experience; limited experience; hardly; barely; kaum; wenig erfahrung; peu d; poca
    """)

  private static let answers = WordSet(
    """
    ni idea; no idea; keine ahnung; aucune idee; no; not; none; never; kein; keine; keiner; keinen; keines; nicht; nie; pas; aucun; aucune
    jamais; nunca; ninguno; ninguna; ningun; nein; non; n a; havent; hasnt; isnt; wont; nothing
    limited to; limited; not yet; noch nicht; noch kein; noch keine; pas encore; todavia no; aun no
    """)

  private static let harmless = WordSet(
    """
    not only; not just; not merely; no less; not less; no matter; no doubt; never late; no fewer
    nicht nur; pas seulement; no solo; not limited to; without any; no problem; no errors
    no stranger; no strangers; kein unbekannter; keine unbekannte; without supervision; no longer than; not to mention; no accidents; no incidents; limited company
    """)

  /// What the holder of a driving licence may lack.
  private static let vehicles = Set(
    words: "car vehicle auto fahrzeug pkw voiture vehicule coche vehiculo")

  /// Verbs that a negator turns into praise: `never missed a release`.
  private static let failures: Set<String> = [
    "miss", "fail", "los", "lat", "stop", "break", "forget", "delay", "skip", "cancel", "exceed",
    "preventabl", "accident", "defect", "complaint", "error", "escalat", "interrupt", "downtim",
    "differenc", "injur", "incident", "los", "hesitat", "tir", "afraid",
  ]

  /// Negators that end at a comma.
  private static let short: Set<String> = [
    "no", "without", "kein", "keine", "keinen", "ohne", "sans", "sin", "non", "zero",
  ]
  /// Negators that deny only what follows directly.
  static let adjacent: Set<String> = ["without", "ohne", "sans", "sin", "non"]

  static let experience: Set<String> = [
    "experience", "erfahrung", "erfahrungen", "knowledge", "used", "use", "worked", "work", "yet",
    "certified", "active", "valid", "current", "held", "hold", "started", "renewed", "touched",
    "longer", "anymore", "familiar", "kenntnisse", "experiencia", "expertise", "skills", "training",
    "exposure", "passed", "completed", "finished", "practice", "learned", "programmed", "vorhanden",
    "done", "proficient", "licensed", "registered", "pass", "complete", "finish", "renew", "obtain",
    "sit", "attend", "gemacht", "durchgefuhrt", "eingesetzt", "genutzt", "angewendet", "gelernt",
    "absolviert", "besucht", "bestanden", "fait", "pratique", "hecho", "practicado", "gearbeitet",
    "verwendet", "benutzt", "utilise",
    "usado", "trabajado", "travaille", "connaissance", "connaissances", "conocimientos",
    "operated", "driven", "taught", "performed", "managed", "administered", "submitted",
    "qualification", "background", "built", "written", "tried", "taken", "obtained", "gultig",
  ]

  private static let verbs: Set<String> = [
    "yet", "certified", "used", "active", "valid", "current", "held", "started", "completed",
    "renewed", "passed", "available", "known", "tried", "taken", "licensed", "required", "gultig",
    "vorhanden", "to",
  ]

  private static let references = WordSet(
    "there; it; them; myself; one; that; this; yet; any; myself; so far; selbst; damit; eso; cela; ello; y"
  )

  private static let past = WordSet(
    """
    nothing since; long ago; years ago; a long time ago; not since; formerly; rusty; hace anos
    vor langer zeit; il y a longtemps; vor jahren; decades ago; in the nineties; back then
    """)
}
