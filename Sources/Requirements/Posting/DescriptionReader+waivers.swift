/// Reads where a posting says that something is not asked for, although it is named.
extension DescriptionReader {
  /// Whether a clause is the answer `no` to the label before it: `Driving licence: no`, `License? Not needed.`
  func isNo(_ clause: Range<Int>) -> Bool {
    let opening = words[clause.lowerBound]
    guard opening.gap.has([.colon, .dash, .stop]), !opening.gap.has([.line, .bullet]) else {
      return false
    }
    if clause.count == 1, Self.no.contains(opening.text) { return true }
    // `Sketchup : non, merci.`
    if clause.count <= 3, Self.no.contains(opening.text),
      clause.dropFirst().allSatisfy({ Self.thanks.contains(words[$0].text) })
    {
      return true
    }
    if clause.count <= 3, Cues.negators.contains(opening.text),
      Cues.waivable.occurs(in: words, clause)
    {
      return true
    }
    // `Python? Only our test team uses it.`
    if Self.onlyOthers.match(words, at: clause.lowerBound, before: clause.upperBound) != nil {
      return true
    }
    // `Führerschein? Brauchst du nicht, wir …`
    let end = clause.dropFirst().first { words[$0].gap.has(.comma) } ?? clause.upperBound
    let answer = clause.lowerBound..<end
    return answer.count <= Self.longestAnswer && Self.needs.contains(opening.text)
      && answer.contains { Cues.negators.contains(words[$0].text) }
  }

  /// Whether a clause answers the one before it with no: `Driving licence: no`, `Docker? We can teach you that`.
  func isTakenAway(_ clause: Clause, by answer: Clause) -> Bool {
    isNo(answer.range) || isTaught(answer.range) || isNoProblem(clause.range, answer.range)
      || isProvided(answer) && refersBack(answer.range)
      || clause.cue == .none && denies(answer) || isOfNoWeight(answer.range)
      || isOtherwiseGiven(answer.range)
  }

  /// Whether a clause accepts what the condition before it names: `If you have used Xero, that’s fine`.
  private func isNoProblem(_ condition: Range<Int>, _ answer: Range<Int>) -> Bool {
    Self.conditions.contains(words[condition.lowerBound].text)
      && answer.count <= Self.longestAnswer
      && Self.pronouns.contains(words[answer.lowerBound].text)
      && Self.noProblem.occurs(in: words, answer)
  }

  private static let pronouns: Set<String> = [
    "that", "thats", "it", "its", "das", "es", "ce", "c", "no", "ningun",
  ]
  private static let noProblem = WordSet(
    """
    no problem; fine; ok; okay; works; kein problem; geht auch; passt auch; pas un probleme; bien aussi; es problema
    hay problema
    """)

  /// Whether a clause after a colon says that what the one before it names does not matter: `Master ou autodidacte : peu
  /// importe`, `Rhino is used here, but you needn’t know it`.
  private func isOfNoWeight(_ answer: Range<Int>) -> Bool {
    let opening = words[answer.lowerBound]
    if opening.gap.has(.colon),
      Self.noWeight.match(words, at: answer.lowerBound, before: answer.upperBound) != nil
    {
      return true
    }
    return answer.count <= Self.longestAnswer + 1 && Self.but.contains(opening.text)
      && answer.contains { ["neednt", "dont"].contains(words[$0].text) }
      && answer.contains { ["it", "them", "either", "these", "those"].contains(words[$0].text) }
  }

  /// Whether a clause says that the employer gives what the one before it names: `…; if you haven’t got one we’ll enrol
  /// you`.
  private func isOtherwiseGiven(_ answer: Range<Int>) -> Bool {
    Self.otherwise.match(words, at: answer.lowerBound, before: answer.upperBound) != nil
      && words[answer].contains { Self.employers.contains($0.text) }
  }

  private static let otherwise = WordSet(
    "if you havent; if you dont have; if you do not have; wenn du keinen; wenn du keine; si tu ne; si vous ne"
  )
  private static let employers: Set<String> = ["we", "well", "wir", "nous", "on"]

  private static let noWeight = WordSet(
    "peu importe; egal; ganz egal; no importa; da igual; doesnt matter")

  /// Whether a clause says that what the one before it names is not required: `Rust may come one day, but it is no
  /// part of this job`.
  private func denies(_ clause: Clause) -> Bool {
    // `…, but we do not ask for one`.
    if Self.but.contains(words[clause.range.lowerBound].text), let last = clause.range.last,
      ["one", "it", "this", "that", "card", "degree"].contains(words[last].singular)
        || words[clause.range].contains(where: { Self.proofs.contains($0.singular) }),
      clause.range.contains(where: { Cues.negators.contains(words[$0].text) }),
      clause.range.contains(where: {
        ["ask", "require", "need", "insist", "expect"].contains(words[$0].text)
      })
    {
      return true
    }
    return Self.but.contains(words[clause.range.lowerBound].text) && !clause.waived.isEmpty
      && refersBack(clause.range.dropFirst().prefix(1))
      && Cues.waivable.occurs(in: words, clause.range)
      && !clause.range.contains { words[$0].text == "only" }
  }

  /// Whether a clause that denies announces the list after its colon: `What I don’t need: a cover letter, a PhD`.
  func waivesList(_ clause: Clause, before list: Clause) -> Bool {
    words[list.range.lowerBound].gap.has(.colon) && !clause.waived.isEmpty
      && clause.range.count <= Self.longestDenial && Cues.waivable.occurs(in: words, clause.range)
      && SkillLexicon.shared.mentions(in: words, clause.range).isEmpty
  }

  /// Whether only some of those who apply need what a clause names: `expected if you come from a law firm`, `needed only
  /// for posts in town`.
  func isForSome(_ clause: Clause, before next: Clause?) -> Bool {
    if Self.onlyFor.occurs(in: words, clause.range) { return true }
    guard clause.cue != .preferred, let next, next.range.count > 2 else { return false }
    let first = next.range.lowerBound
    return Self.conditions.contains(words[first].text) && words[first].gap.isEmpty
      && ["you", "your", "du", "sie", "vous"].contains(words[first + 1].text)
      && !["are", "have", "want", "wish", "would"].contains(words[first + 2].text)
  }

  private static let onlyFor = WordSet("only for; nur fur; uniquement pour; solo para")

  /// Whether a clause says that the one before it is not required: `…, but not essential`.
  func takesBack(_ clause: Clause) -> Bool {
    Self.but.contains(words[clause.range.lowerBound].text) && !clause.waived.isEmpty
      && clause.range.count <= Self.longestAnswer
      && Cues.waivable.occurs(in: words, clause.range)
  }

  /// Whether a clause goes on with a bracket that the one before it opens: `Klasse B (mit BE …, das ist aber kein Muss)`.
  func isInBracket(_ start: Int, of clause: Range<Int>) -> Bool {
    guard let open = clause.dropFirst().last(where: { words[$0].gap.has(.open) }) else {
      return false
    }
    return !(open + 1...start).contains { words[$0].gap.has(.close) }
  }

  /// Whether a clause is about what the one before it names: `…, and we can teach those`.
  private func refersBack(_ clause: Range<Int>) -> Bool {
    clause.contains { ["it", "them", "those", "these", "that", "both"].contains(words[$0].text) }
  }

  /// Whether a clause is another way to meet what its sentence asks for: `; or MS and three years`.
  func isOtherWay(_ clause: Range<Int>) -> Bool {
    let first = clause.lowerBound
    if words[first].gap.has([.semicolon, .dash]), Self.or.contains(words[first].text) {
      return true
    }
    // `Grado en Filología, o bien un título de enseñanza`.
    if words[first].gap.has(.comma), Self.or.contains(words[first].text), clause.count > 1,
      ["bien", "else", "alternatively", "aber"].contains(words[first + 1].text)
    {
      return true
    }
    // `…, or you learned the trade on the job`.
    return first > 0 && words[first].gap.isEmpty && Self.or.contains(words[first - 1].text)
      && words[first - 1].gap.has(.comma) && Cues.subjects.contains(words[first].text)
  }

  /// Whether a sentence asks for nothing that it names: it says that none of it is required, who should not apply, or
  /// what the employer offers.
  func asksNothing(_ sentence: Range<Int>) -> Bool {
    if tellsHowToApply(sentence) { return true }
    // `Rémunération statutaire, RIFSEEP, CNAS`.
    if !isEnglish, Self.pay.contains(words[sentence.lowerBound].text),
      !words[sentence.lowerBound].gap.has(.bullet)
    {
      return true
    }
    if Self.noneOfThem.occurs(in: words, sentence)
      || Self.offers.occurs(in: words, sentence.prefix(Self.offerReach))
      || Self.indifferent.occurs(in: words, sentence.prefix(Self.offerReach))
    {
      return true
    }
    guard let exclusion = Self.exclusions.first(in: words, sentence) else { return false }
    // `Candidates without a CDL will not be considered` requires it.
    return !sentence.contains { !exclusion.contains($0) && Self.lacking.contains(words[$0].text) }
  }

  /// Words with which a line about the pay begins.
  private static let pay = Set(words: "remuneration vergutung retribucion")

  /// Whether a sentence says how to apply: `Please send a résumé stating your notice period`, `Melde dich per Telefon`.
  private func tellsHowToApply(_ sentence: Range<Int>) -> Bool {
    guard !words[sentence.lowerBound].gap.has(.bullet) else { return false }
    let opening = sentence.prefix {
      ["please", "bitte", "to", "apply", "merci", "de"].contains(words[$0].text)
    }
    let verb = opening.isEmpty ? sentence.lowerBound : opening.upperBound
    return verb < sentence.upperBound && Self.applying.contains(words[verb].text)
      && (Self.requests.contains(words[sentence.lowerBound].text)
        || sentence.contains { Self.papers.contains(words[$0].singular) })
  }

  private static let requests: Set<String> = ["please", "bitte", "merci"]
  private static let applying: Set<String> = [
    "send", "email", "e-mail", "mail", "submit", "attach", "upload", "melde", "melden", "schick",
    "schicke", "schicken", "senden", "sende", "envoyez", "adressez", "adresser", "envia", "enviad",
    "manda", "mandanos", "envianos", "bewirb", "bewerben", "forward", "include", "call", "ring",
    "text",
  ]
  private static let papers: Set<String> = [
    "resume", "cv", "letter", "application", "portfolio", "lebenslauf", "zeugnisse", "zeugnissen",
    "bewerbung", "curriculum", "candidature", "lettre", "mail", "phone", "telefon", "link",
    "website", "number", "pdf", "reference", "form",
  ]

  private static let noneOfThem = WordSet(
    """
    no degree is okay; no degree is fine; any degree is okay; any degree is fine
    venez quand meme; postulez quand meme; uns trotzdem; apply anyway; fine as a starting point
    nous convient; nous conviennent; not something we insist; not something we ask; adds nothing; wont help or hurt; neither helps nor hurts
    is not something we look; isnt something we look; neither here nor there; it all counts; they all count
    tambien queremos conocerte; tambien nos interesa
    none of them is; none of them are; none of these is; none of these are; none of this is; neither of them is
    neither is a must; neither is required; neither is essential; neither is necessary; none is a must
    none is required; none is essential; none is necessary
    no hard requirement; not a hard requirement; not hard requirements; no hard requirements
    """)
  private static let offers = WordSet("benefits include; perks include; we offer")
  private static let indifferent = WordSet("we dont care; we do not care; i dont care; dont mind")
  /// Among how many words an offer opens.
  private static let offerReach = 4
  static let exclusions = WordSet(
    """
    please do not apply; please dont apply; need not apply; should not apply; will not be considered
    wont be considered
    """)
  private static let lacking: Set<String> = [
    "without", "no", "lack", "lacks", "lacking", "unless", "never", "dont", "doesnt",
  ]

  /// Returns the end of the part of a sentence that welcomes applicants who lack what is asked for: `candidates with Vue
  /// who are willing to switch may also apply`. Nil if no such part begins with the clause.
  func invitation(_ clause: Range<Int>, in sentence: Range<Int>) -> Int? {
    let opening = words[clause.lowerBound]
    guard Self.others.contains(opening.singular) || TitleWords.contains(opening) else {
      return nil
    }
    let end =
      (clause.lowerBound + 1..<sentence.upperBound).first { words[$0].gap.has(.semicolon) }
      ?? sentence.upperBound
    return Self.invited.occurs(in: words, clause.lowerBound..<end) ? end : nil
  }

  private static let others: Set<String> = [
    "candidate", "applicant", "people", "anyone", "those", "graduate", "newcomer", "student",
    "fresher", "beginner", "apprentice",
  ]
  private static let invited = WordSet(
    """
    will also be considered; will be considered; would be considered; also be considered
    may be hired; can be hired; may also apply; may apply; can apply; can also apply; should apply too; please apply too; may be considered
    should get in touch; may also get in touch; are just as welcome; are equally welcome; are very welcome
    """)

  private static let proofs: Set<String> = ["license", "ticket", "certificate", "certification"]
  private static let but: Set<String> = ["but", "aber", "jedoch", "mais", "pero"]
  /// The longest clause that announces such a list, in words.
  private static let longestDenial = 9
  private static let onlyOthers = WordSet(
    "only our; only the; thats for; that is for; others do; a colleague; our test team; nur unser; nur unsere"
  )

  private static let longestAnswer = 5
  private static let needs: Set<String> = [
    "brauchst", "brauchen", "braucht", "musst", "mussen", "benotigst", "pas", "no", "you", "sie",
    "du", "dont", "doesnt", "inutile", "tampoco", "vous", "not",
  ]

  private static let no: Set<String> = [
    "no", "none", "nein", "keine", "keiner", "non", "aucun", "aucune", "ninguno", "ninguna",
    "inutile", "inutiles", "unnecessary", "irrelevant", "innecesario", "unnotig", "egal",
  ]

  private static let thanks: Set<String> = ["merci", "thanks", "thank", "you", "danke", "gracias"]

  /// Whether a sentence calls what a short question before it names welcome: `Degree? Nice, but …`.
  func isWelcome(_ sentence: Range<Int>) -> Bool {
    let opening = words[sentence.lowerBound]
    return opening.gap.has(.stop) && !opening.gap.has([.line, .bullet])
      && Self.welcome.contains(opening.text)
  }

  private static let welcome: Set<String> = [
    "nice", "great", "bonus", "lovely", "wonderful", "helpful", "optional", "welcome", "gern",
    "gerne", "schon", "tant",
  ]

  /// Whether a clause says that its label is learned at work: `Kubernetes: you will learn it with us`.
  func isTaught(_ clause: Range<Int>) -> Bool {
    words[clause.lowerBound].gap.has([.colon, .dash])
      && Self.taught.occurs(in: words, clause.prefix(Self.taughtReach))
  }

  private static let taughtReach = 6
  private static let taught = WordSet(
    """
    youll learn; you will learn; you can learn; we teach; well teach; we will teach; we train; well train; we will train
    lernst du; lernen sie; bringen wir; training provided; formation assuree; te ensenamos; taught on the job
    """)

  /// Whether a clause says that the employer teaches what it names: `SAP wird im Haus vermittelt`.
  func isProvided(_ clause: Clause) -> Bool {
    // `PPE provided`.
    let isGift =
      clause.range.count <= Self.longestGift
      && ["provided", "supplied"].contains(words[clause.range.upperBound - 1].text)
    return clause.cue != .required && (isGift || Self.provided.occurs(in: words, clause.range))
  }

  /// The longest clause that ends with what is `provided`, in words.
  private static let longestGift = 5
  private static let provided = WordSet(
    """
    we can teach; can teach those; can teach you; can teach that; we fund the training; well show you; we will show you
    will be taught; youll get factory training; we will put you through; well put you through
    im haus vermittelt; im hause vermittelt; werden vermittelt; wird vermittelt; vermitteln wir; bringen wir ihnen bei
    bringen wir dir bei; schulen wir; wird geschult; werden geschult; can be learned on the job; can be learnt on the job
    learned on the job; learnt on the job; can be taught; will be taught; is taught on the job; training will be provided
    training is provided; training given; full training; we will train you; we train you; we can train you
    formation assuree; formation interne assuree; formation fournie; nous vous formons; formacion a cargo de
    te formamos; le formamos; est financee; est finance; sont finances; sont financees; est prise en charge; est pris en charge
    wird finanziert; werden finanziert; finanzieren wir; wird ubernommen; ubernehmen wir; is funded; are funded; we fund; we pay for
    bei uns erworben werden; bei uns gemacht werden; bei uns nachgeholt werden; sinon prise en charge
    sinon pris en charge
    work toward the; work towards the; work toward a; work towards a; working toward the; working towards the
    s apprend avec; s apprennent avec; s apprend chez; s apprend sur place
    is paid for by us; lo financiamos; a cargo de la empresa
    """)

  /// Whether a clause says that something is accepted and not asked for: `Manual restriction OK`, `GCP is fine
  /// too`.
  func isAccepted(_ clause: Range<Int>) -> Bool {
    // `Nothing under ten years will do.`
    if ["nothing", "only", "nur", "seul"].contains(words[clause.lowerBound].text) { return false }
    let isList = words[clause].contains { $0.gap.has([.open, .comma]) }
    // `SolidWorks preferred; Inventor, Creo or NX okay`.
    return
      (!isList || words[clause.lowerBound].gap.has([.semicolon, .colon])
      || Self.but.contains(words[clause.lowerBound].text))
      && (1...Self.longestAcceptance).contains { count in
        count < clause.count
          && Self.accepted.match(words, at: clause.upperBound - count, before: clause.upperBound)
            == count
      }
  }

  /// The words in brackets that only accept something: `Texas RN license (compact OK)`.
  func allowances(_ clause: Range<Int>) -> [Int] {
    clause.filter { words[$0].gap.has(.open) }.flatMap { open -> Range<Int> in
      let close =
        (open + 1..<max(open + 1, clause.upperBound)).first { words[$0].gap.has(.close) }
        ?? clause.upperBound
      return close - open <= Self.longestAllowance && Self.fine.contains(words[close - 1].text)
        ? open..<close : open..<open
    }
  }

  private static let fine: Set<String> = [
    "ok", "okay", "accepted", "fine", "welcome", "acceptable",
  ]
  private static let longestAllowance = 4
  private static let longestAcceptance = 4
  private static let accepted = WordSet(
    """
    accepted instead; considered instead; may be considered; accepted; is accepted; are accepted; also accepted
    is fine; are fine; fine too; also fine; is fine as well; are fine as well; ok; okay; is ok; are ok; ok too; okay too
    ebenso willkommen; ist ebenso willkommen; sind ebenso willkommen; ebenfalls willkommen; auch willkommen
    carries over easily; carry over easily; nous convient; nous convient parfaitement; convient aussi
    carries over; carry over; carries over well; carry over well; transfers; transfer well; transfers well
    would translate; translates; translate; translate well; would do; will do; would work; would suit
    would be considered; pick it up quickly; picks it up quickly; no problem; would be fine
    would also do; will also do; counts too; count too; equally acceptable; equally welcome; would count
    close enough; are all fine; all fine; is sufficient too
    is just as good; are just as good; just as good; every bit as good; just as welcome
    also counts; also count; welcome too; zahlt genauso; zahlen genauso; zahlt auch
    also ok; also okay; works too; work too; also works; works as well; good too
    auch ok; auch okay; geht auch; auch in ordnung
    """)
}
