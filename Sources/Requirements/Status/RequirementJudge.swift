/// Decides for each requirement whether a resume meets it.
package struct RequirementJudge: Sendable {
  let resume: ResumeText
  let skills: [SkillLexicon.Mention]
  let credentials: [Credentials.Mention]

  var words: [Word] { resume.words }

  package init(_ resume: ResumeText) {
    self.resume = resume
    skills = SkillLexicon.shared.mentions(in: resume.words, resume.words.indices)
    credentials = Credentials.mentions(in: resume.words, resume.words.indices)
  }

  /// Returns the requirements with their statuses. Tasks that the resume does not name are left
  /// out, and so are examples of what it has.
  package func judge(_ requirements: [Requirement]) -> [JudgedRequirement] {
    let all = requirements.map(judge)
    let chosen = Set(all.filter { $0.status == .met }.compactMap(\.requirement.choice))
    return all.filter { judged in
      guard judged.status != .met else { return isSure(judged) }
      if let choice = judged.requirement.choice, chosen.contains(choice) { return false }
      if judged.requirement.isTask || !judged.requirement.isRecognized { return false }
      let general = judged.requirement.general
      return general.isEmpty || judge(general, judged.requirement).status != .met
        || judged.status == .notMet
    }
  }

  /// Whether what is met is surely a skill that the job needs. Plain words that the posting only tells have to be listed
  /// as a skill; one plain word of a guess has to be listed or to name what somebody worked on.
  private func isSure(_ judged: JudgedRequirement) -> Bool {
    guard let guess = judged.requirement.guess, case .skill(let terms) = judged.requirement.test
    else { return true }
    return terms.allSatisfy { term in
      guard case .phrase(let words) = term, guess == .told || words.count == 1 else { return true }
      let isPlain = words.allSatisfy {
        $0.shape == .lower || $0.shape == .capitalized && $0.startsSentence
      }
      return !isPlain || judged.clarity >= (guess == .told ? .listed : .done)
    }
  }

  private func judge(_ requirement: Requirement) -> JudgedRequirement {
    switch requirement.test {
    case .skill(let terms): judge(terms, requirement)
    case .years(let years): judge(years, requirement)
    case .degree(let degree): judge(degree, requirement)
    case .licence(let licence): judge(licence, requirement)
    case .language(let language): judge(language, requirement)
    case .clearance(let level): judge(level, requirement)
    case .authorization(let authorization): judge(authorization, requirement)
    }
  }

  // MARK: Skills

  /// Any of several skills is enough; it is denied only when all are.
  private func judge(_ terms: [SkillTerm], _ requirement: Requirement) -> JudgedRequirement {
    let all = terms.map { judge($0, requirement) }
    if requirement.needsAll, !all.allSatisfy({ $0.status == .met }) {
      let isDenied = all.allSatisfy { $0.status == .notMet }
      return isDenied ? all[0] : JudgedRequirement(requirement, .notFound)
    }
    let met = all.filter { $0.status == .met }
    if requirement.needsAll, let first = met.first {
      return JudgedRequirement(
        requirement, .met, distinct(met.flatMap(\.passages)), place: first.place)
    }
    if let best = met.min(by: { $0.place < $1.place }) { return best }
    if all.allSatisfy({ $0.status == .notMet }), let first = all.first { return first }
    return JudgedRequirement(requirement, .notFound)
  }

  func distinct(_ passages: [Span]) -> [Span] {
    passages.indices.filter { passages.firstIndex(of: passages[$0]) == $0 }.map { passages[$0] }
  }

  private func judge(_ term: SkillTerm, _ requirement: Requirement) -> JudgedRequirement {
    let reader = MentionReader(resume)
    switch term {
    case .known(let skill):
      let named = judged(reader.mentions(of: skill, in: skills), requirement)
      let words = WordReader.words(requirement.text).filter { !ItemReader.isEmpty($0) }
      // `Reconciled eleven bank accounts` for `bank reconciliation`: names of common words only.
      if named.status == .notFound, isWhole(words, of: requirement),
        let deeds = deeds(words, reader), !deeds.isEmpty
      {
        return judged(deeds, requirement)
      }
      // `GitLab` in `GitLab pipelines`, which is the name of another skill.
      guard named.status == .notFound, ItemReader.length.contains(words.count),
        words.count > 1
          ? words.dropFirst().allSatisfy({ $0.shape == .lower }) : isUnambiguous(words[0], skill)
      else { return named }
      return judged(reader.mentions(of: words), requirement)
    case .phrase(let words):
      let mentions = reader.mentions(of: words)
      if mentions.isEmpty, words.count == 1,
        case let spelled = reader.expansions(of: requirement.text), !spelled.isEmpty
      {
        return judged(spelled, requirement)
      }
      if mentions.isEmpty, let deeds = deeds(inOrder(words, requirement), reader), !deeds.isEmpty {
        return judged(deeds, requirement)
      }
      if mentions.isEmpty, let core = core(of: words) {
        let done = reader.mentions(of: core).filter { isDone($0, core) }
        if !done.isEmpty { return judged(done, requirement) }
      }
      guard words.count == 1, !requirement.isRecognized else {
        return judged(mentions, requirement)
      }
      return judged(mentions.filter { !isModified($0.words) }, requirement)
    case .task(let verb, let object):
      let done = tasks(verb, object, reader)
      guard done.isEmpty, Self.doing.contains(verb.text) else { return judged(done, requirement) }
      return judged(
        reader.mentions(of: [object]).filter { clarity($0) > .said && !isModified($0.words) },
        requirement)
    case .team(let size):
      return judged(teams(size, reader), requirement)
    }
  }

  /// Whether no other word of a requirement than those of grammar was left out: `people` of `people management` says what
  /// is managed.
  private func isWhole(_ phrase: [Word], of requirement: Requirement) -> Bool {
    WordReader.words(requirement.text).allSatisfy { word in
      ItemReader.isFunction(word) || phrase.contains { $0.text == word.text }
    }
  }

  /// Whether a word is the name of one skill and of nothing else.
  private func isUnambiguous(_ word: Word, _ skill: Int) -> Bool {
    word.text.utf8.count >= Self.shortestThing
      && SkillLexicon.shared.skill(named: [word]).map { $0.skill == skill && $0.trust == .name }
        ?? false
  }

  /// The words of a phrase with the object first: `agents coaching` for `coaching of agents`.
  private func inOrder(_ phrase: [Word], _ requirement: Requirement) -> [Word] {
    guard phrase.count == 2,
      WordReader.words(requirement.text).contains(where: { Self.of.contains($0.text) })
    else { return phrase }
    return phrase.reversed()
  }

  private static let of: Set<String> = ["of", "de", "du", "des", "von", "del"]

  /// A phrase without the words that say no more than that something is done or known: `handling customer complaints`,
  /// `anti-money laundering rules`. Nil if nothing is left that can stand alone.
  private func core(of phrase: [Word]) -> [Word]? {
    var core = phrase[...]
    if let first = core.first, core.count > 1, Self.doing.contains(first.text) {
      core = core.dropFirst()
    }
    if let last = core.last, core.count > 1, Self.generalNouns.contains(last.singular) {
      core = core.dropLast()
    }
    guard core.count < phrase.count, core.count > 1 || core[core.startIndex].text.utf8.count > 5
    else { return nil }
    return Array(core)
  }

  /// Whether a mention names what the person worked on, rather than a part of another name.
  private func isDone(_ mention: MentionReader.Mention, _ phrase: [Word]) -> Bool {
    phrase.count > 1 && mention.words.count == phrase.count || clarity(mention) > .said
  }

  /// Verbs that say no more than that somebody works on a thing.
  private static let doing: Set<String> = [
    "handling", "managing", "doing", "processing", "working", "running", "using", "performing",
    "conducting", "operating", "preparing", "making", "providing", "giving", "carrying",
    "delivering", "completing", "undertaking", "executing", "maintaining", "dealing", "handle",
    "manage", "do", "process", "run", "use", "perform", "conduct", "operate", "prepare", "make",
    "provide", "give", "deliver", "maintain",
  ]
  /// Nouns that add little to the thing before them.
  private static let generalNouns: Set<String> = [
    "rule", "regulation", "casework", "method", "work", "task", "duty", "matter", "principle",
    "concept", "basic", "fundamental", "practice", "technique", "procedure", "process", "tool",
    "topic", "activity", "issue", "job", "project", "environment",
  ]

  /// Whether another noun or adjective stands before a word: `lab safety` is not all of `safety`.
  private func isModified(_ mention: Range<Int>) -> Bool {
    guard mention.lowerBound > 0, words[mention.lowerBound].gap.isEmpty else { return false }
    let before = words[mention.lowerBound - 1]
    // `Ceridian Dayforce`, `SDL Trados`: who makes a product.
    if words[mention.lowerBound].isCapitalized, before.shape == .upper
      || before.shape == .capitalized && resume.sections[mention.lowerBound] == .skills
    {
      return false
    }
    // `Runs titrations`: a verb modifies nothing.
    if before.startsSentence, ActionVerbs.contains(before),
      mention.lowerBound - 1 == 0 || before.text != before.stem
    {
      return false
    }
    return !ItemReader.isFunction(before) && !ItemReader.isEmpty(before)
  }

  private func judged(_ mentions: [MentionReader.Mention], _ requirement: Requirement)
    -> JudgedRequirement
  {
    let quotation = Quotation(resume: resume)
    func result(_ status: JudgedRequirement.Status, _ mention: MentionReader.Mention)
      -> JudgedRequirement
    {
      let span = quotation.span(mention.decisive, place: mention.place)
      return JudgedRequirement(
        requirement, status, [span].compactMap(\.self), place: mention.place,
        clarity: mentions.map(clarity).max() ?? .said)
    }
    if let denied = mentions.first(where: { $0.polarity == .denied }) {
      return result(.notMet, denied)
    }
    let held = mentions.filter {
      $0.polarity == .has || $0.polarity == .basic && requirement.isBasic
    }
    // An examination that is still to come says nothing of what somebody has learned elsewhere.
    let isLearning = mentions.contains { mention in
      mention.polarity == .learning
        && resume.sections[mention.words.lowerBound] != .credentials
    }
    let asked = Set(WordReader.words(requirement.text).map(\.singular))
    // A place that has the words of the posting says more than one that implies them.
    func isImplied(_ mention: MentionReader.Mention) -> Int {
      asked.isDisjoint(with: words[mention.words].map(\.singular)) ? 1 : 0
    }
    // Whoever lists a skill and says to be learning it has not got it yet.
    if let best = held.filter({ !isLearning || $0.place == .work }).min(by: {
      (isImplied($0), $0.place, quotation.length($0.words), $0.words.lowerBound)
        < (isImplied($1), $1.place, quotation.length($1.words), $1.words.lowerBound)
    }) {
      return result(.met, best)
    }
    if let less = mentions.first(where: { $0.polarity != .has }) { return result(.notMet, less) }
    return JudgedRequirement(requirement, .notFound)
  }

  /// How clearly a mention is meant as a skill.
  private func clarity(_ mention: MentionReader.Mention) -> JudgedRequirement.Clarity {
    guard mention.polarity == .has else { return .said }
    if mention.place == .list { return .listed }
    let first = words[mention.words.lowerBound]
    // `Keeps the pipeline in Pipedrive`: a capital letter inside a sentence makes a name.
    if first.isCapitalized, !first.startsSentence { return .done }
    let isLong = mention.words.allSatisfy { words[$0].text.utf8.count >= Self.shortestThing }
    return isLong && mention.place == .work && endsPhrase(mention.words.upperBound) ? .done : .said
  }

  /// Whether the noun phrase before a word ends: `Pipetting of plates`, `roadmap, budget`.
  private func endsPhrase(_ index: Int) -> Bool {
    index >= words.count || !words[index].gap.isEmpty || ItemReader.isFunction(words[index])
  }

  /// The shortest plain word that may name what somebody worked on, in letters. Shorter ones have too many senses.
  private static let shortestThing = 5

  /// How many words after its verb the object of a task stands.
  private static let objectReach = 4

  /// `Planned routes`, `Wrote a new menu`, `Route planning`.
  private func tasks(_ verb: Word, _ object: Word, _ reader: MentionReader)
    -> [MentionReader.Mention]
  {
    (resume.singulars[object.singular] ?? []).compactMap { index in
      let sentence = resume.text.sentence(around: index)
      if index + 1 < sentence.upperBound, words[index + 1].stem == verb.stem,
        words[index + 1].gap.isEmpty, words[index + 1].text.hasSuffix("ing")
      {
        return index..<index + 2
      }
      let before = max(sentence.lowerBound, index - Self.objectReach)..<index
      guard let at = before.last(where: { words[$0].stem == verb.stem }),
        !(at + 1...index).contains(where: { words[$0].gap.has([.comma, .semicolon, .bar]) }),
        // The object is the last noun of its phrase: `bank accounts`, not `accounts office`.
        index + 1 >= sentence.upperBound || !words[index + 1].gap.isEmpty
          || ItemReader.isFunction(words[index + 1])
      else { return nil }
      return at..<index + 1
    }.map { reader.mention($0, isMeant: true) }.filter { $0.polarity == .has }
  }

  /// `Negotiated prices` for `negotiation`, `administered medication` for `medication administration`: places where the
  /// verb of a noun of action tells what the person did. Nil for other words.
  private func deeds(_ phrase: [Word], _ reader: MentionReader) -> [MentionReader.Mention]? {
    // `Writing reports` is the same as `report writing`.
    if phrase.count == 2, phrase[0].text.hasSuffix("ing"), ActionVerbs.contains(phrase[0]),
      !phrase[1].text.hasSuffix("ing")
    {
      return deeds(phrase.reversed(), reader)
    }
    guard let noun = phrase.last, phrase.count <= 2,
      noun.shape == .lower || noun.startsSentence || phrase.count == 1,
      noun.shape != .upper, ["ing", "tion", "ment", "ship"].contains(where: noun.singular.hasSuffix)
    else { return nil }
    let object = phrase.count == 2 ? phrase[0] : nil
    guard !Self.otherSenses.contains(Roots.of(noun)) else { return nil }
    return words.indices.dropLast().compactMap { index -> Range<Int>? in
      let word = words[index]
      guard
        word.text.hasSuffix("ed") || WordForms.isIrregular(word.text) || ActionVerbs.contains(word),
        words[index + 1].gap.isEmpty,
        !ItemReader.isPreposition(words[index + 1]) || statesAmount(index + 1),
        tellsDeed(index), Self.areSameAction(word, noun)
      else { return nil }
      guard let object else { return index..<index + 1 }
      let sentence = resume.text.sentence(around: index)
      let reach = index + 1..<min(sentence.upperBound, index + 1 + Self.objectReach)
      return reach.first { words[$0].singular == object.singular }.map { index..<$0 + 1 }
    }.map { reader.mention($0, isMeant: true) }.filter { $0.polarity == .has }
  }

  /// Whether a preposition and a number tell how many: `about 200 nurses`.
  private func statesAmount(_ index: Int) -> Bool {
    ["about", "over", "around"].contains(words[index].text) && index + 1 < words.count
      && Numbers.value(words[index + 1]) != nil
  }

  /// Whether a word in the past has the place of the main verb of a clause about the person.
  private func tellsDeed(_ index: Int) -> Bool {
    let before = index > 0 ? words[index - 1].text : ""
    return words[index].startsSentence || words[index].gap.has(.comma)
      || PolarityReader.links.contains(before) || PolarityReader.first.contains(before)
  }

  private static func areSameAction(_ verb: Word, _ noun: Word) -> Bool {
    Roots.areSame(Roots.of(verb), Roots.of(noun))
      || noun.text.hasSuffix("ership") && noun.text.dropLast("ership".count) == verb.stem
      || zip(verb.text.utf8, noun.text.utf8).prefix { $0 == $1 }.count >= sharedBeginning
  }

  /// How many letters a verb and its noun share at least where their roots differ: `administered`, `administration`.
  private static let sharedBeginning = 8

  /// Roots of verbs that mean something else than the noun: whoever was trained has given no training.
  private static let otherSenses: Set<String> = [
    "train", "account", "nurs", "stat", "present", "house", "bank", "market",
  ]

  /// `Lead a team of five`: the number of people is stated and large enough.
  private func teams(_ size: Int, _ reader: MentionReader) -> [MentionReader.Mention] {
    words.indices.compactMap { index -> Range<Int>? in
      guard DescriptionReader.leading.contains(words[index].stem),
        resume.sections[index] != .education
      else { return nil }
      let end = min(resume.text.sentence(around: index).upperBound, index + 9)
      guard
        let team = (index..<end).first(where: {
          DescriptionReader.teamWords.contains(words[$0].singular)
        }),
        let number = DescriptionReader.size(of: team, in: words, index + 1..<end),
        (Numbers.value(words[number]) ?? 0) >= size
      else { return nil }
      let last = max(number, team) + 1
      // With the word that says of whom the team is: `of nine engineers`.
      let hasNoun = last < end && words[last].gap.isEmpty
      return index..<(hasNoun ? last + 1 : last)
    }.map { reader.mention($0, isMeant: true) }.filter { $0.polarity == .has }
  }
}
