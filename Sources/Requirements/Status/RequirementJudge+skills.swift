/// Finds what a resume says of a skill, in the words of the posting or in others.
extension RequirementJudge {
  /// Any of several skills is enough; it is denied only when all are.
  func judge(_ terms: [SkillTerm], _ requirement: Requirement) -> JudgedRequirement {
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
    return all.first(where: \.isLittle) ?? JudgedRequirement(requirement, .notFound)
  }

  func judge(_ term: SkillTerm, _ requirement: Requirement) -> JudgedRequirement {
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
      if named.status == .notFound, let done = done(words, requirement, reader) {
        return judged(done, requirement)
      }
      // `Montage von Möbeln`: common words that name what somebody worked on.
      if named.status == .notFound, words.count == 1,
        words[0].text.utf8.count >= Self.shortestThing,
        SkillLexicon.shared.skill(named: words)?.trust == .common
      {
        let done = reader.mentions(of: words).filter {
          clarity($0) == .done && $0.place == .work && !isModified($0.words)
        }
        if !done.isEmpty { return judged(done, requirement) }
      }
      // `GitLab` in `GitLab pipelines`, which is the name of another skill.
      guard named.status == .notFound, ItemReader.length.contains(words.count),
        words.count > 1
          ? words.dropFirst().allSatisfy({ $0.shape == .lower }) : isUnambiguous(words[0], skill)
      else { return named }
      return judged(reader.mentions(of: words), requirement)
    case .phrase(let words):
      let mentions = reader.mentions(of: words)
      // `MRICS` is a member of RICS, whoever else is working towards it.
      if words.count == 1, let grade = grades(of: words[0]).first {
        return judged([reader.mention(grade, isMeant: true)], requirement)
      }
      // `EMS (emergency medical services)`: an abbreviation that no table has may be asked for in another sense.
      if words.count == 1, words[0].shape == .upper, isSpelledOut(mentions, requirement, reader) {
        return JudgedRequirement(requirement, .notFound)
      }
      if mentions.isEmpty, words.count == 1,
        case let spelled = reader.expansions(of: requirement.text), !spelled.isEmpty
      {
        return judged(spelled, requirement)
      }
      if mentions.isEmpty, let deeds = deeds(inOrder(words, requirement), reader), !deeds.isEmpty {
        return judged(deeds, requirement)
      }
      if mentions.isEmpty, let done = done(words, requirement, reader) {
        return judged(done, requirement)
      }
      guard words.count == 1, !requirement.isRecognized else {
        return judged(mentions, requirement)
      }
      return judged(mentions.filter { !isModified($0.words) }, requirement)
    case .task(let verb, let object):
      let done = tasks(verb, object, reader)
      guard done.isEmpty, Self.doing.contains(verb.text),
        !Self.generalObjects.contains(object.singular)
      else { return judged(done, requirement) }
      return judged(
        reader.mentions(of: [object]).filter { clarity($0) > .said && !isModified($0.words) },
        requirement)
    case .team(let size):
      return judged(teams(size, reader), requirement)
    case .role(let words):
      return judged(roles(words, reader), requirement)
    }
  }

  /// Whether a sentence of the resume has an abbreviation and the words that it stands for.
  private func isSpelledOut(
    _ mentions: [MentionReader.Mention], _ requirement: Requirement, _ reader: MentionReader
  ) -> Bool {
    !mentions.isEmpty
      && reader.expansions(of: requirement.text).contains { spelled in
        let sentence = resume.text.sentence(around: spelled.words.lowerBound)
        return mentions.contains { sentence.contains($0.words.lowerBound) }
      }
  }

  /// Whether no other word of a requirement than those of grammar was left out: `people` of `people management` says what
  /// is managed.
  private func isWhole(_ phrase: [Word], of requirement: Requirement) -> Bool {
    WordReader.words(requirement.text).allSatisfy { word in
      ItemReader.isFunction(word) || word.text == "experience"
        || phrase.contains { $0.text == word.text }
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

  /// The places that name what is left of a phrase without such words as `handling`; nil if there are none.
  private func done(
    _ phrase: [Word], _ requirement: Requirement, _ reader: MentionReader
  ) -> [MentionReader.Mention]? {
    if let core = core(of: phrase) {
      let done = reader.mentions(of: core).filter { isDone($0, core) }
      if !done.isEmpty { return done }
      // `Running QBRs`.
      let letters = core.count == 1 ? requirement.text.split(separator: " ").last ?? "" : ""
      let spelled = reader.expansions(of: String(letters))
      if !spelled.isEmpty { return spelled }
    }
    // `File customs declarations`: whoever lists `customs declarations` as a skill can do more than name them.
    guard phrase.count > 1, let verb = phrase.first, ActionVerbs.contains(verb),
      verb.shape == .lower || verb.startsSentence,
      phrase.count > 2 || verb.text.hasSuffix("ed") && !verb.text.hasSuffix("eed")
        || WordForms.isIrregular(verb.text)
    else { return nil }
    let listed = reader.mentions(of: Array(phrase.dropFirst())).filter { clarity($0) == .listed }
    return listed.isEmpty ? nil : listed
  }

  /// A phrase without the words that say no more than that something is done or known: `handling customer complaints`,
  /// `anti-money laundering rules`. Nil if nothing is left that can stand alone.
  private func core(of phrase: [Word]) -> [Word]? {
    var core = phrase[...]
    if let first = core.first, core.count > 1,
      Self.doing.contains(first.text) || Self.openingNouns.contains(first.singular)
    {
      core = core.dropFirst()
      if let only = core.first, core.count == 1, only.shape == .upper || only.shape == .mixed {
        return [only]
      }
    }
    // The last word of a name is a part of it: `Money Laundering Regulations`.
    if let last = core.last, core.count > 1, Self.generalNouns.contains(last.singular),
      last.shape == .lower || !core.allSatisfy(\.isCapitalized)
    {
      core = core.dropLast()
    }
    if let last = core.last, core.count > 1, core[core.startIndex].isCapitalized,
      Self.products.contains(last.singular), !Self.departments.contains(core[core.startIndex].text),
      core.count > 2 || !ActionVerbs.contains(core[core.startIndex])
    {
      return Array(core.dropLast())
    }
    guard core.count < phrase.count, core.count > 1 || core[core.startIndex].text.utf8.count > 5
    else { return nil }
    return Array(core)
  }

  /// Whether a mention names what the person worked on, rather than a part of another name.
  ///
  /// One plain word has to be a whole item of a list: `services` of `running services` is not `internal services`.
  private func isDone(_ mention: MentionReader.Mention, _ phrase: [Word]) -> Bool {
    if phrase.count > 1, mention.words.count == phrase.count { return true }
    guard phrase.count == 1, !isName(phrase[0]) else { return clarity(mention) > .said }
    return clarity(mention) == .listed && !isModified(mention.words)
      && (mention.words.upperBound >= words.count || !words[mention.words.upperBound].gap.isEmpty)
  }

  /// Whether a word is the name of a product: by its letters, its place, or a table.
  private func isName(_ word: Word) -> Bool {
    word.shape == .upper || word.shape == .mixed || word.isCapitalized && !word.startsSentence
      || SkillLexicon.shared.skill(named: [word]).map { SkillLexicon.shared.isProper($0.skill) }
        ?? false
  }

  /// Verbs that say no more than that somebody works on a thing.
  private static let doing: Set<String> = [
    "handling", "managing", "doing", "processing", "working", "running", "using", "performing",
    "conducting", "operating", "preparing", "making", "providing", "giving", "carrying",
    "delivering", "completing", "undertaking", "executing", "maintaining", "dealing", "handle",
    "manage", "do", "process", "run", "use", "perform", "conduct", "operate", "prepare", "make",
    "provide", "give", "deliver", "maintain",
  ]

  /// Nouns that open a French or Spanish phrase and add little to the name after them: `règles HACCP`.
  private static let openingNouns: Set<String> = [
    "formacion", "formation", "weiterbildung", "fortbildung", "zertifikat", "schulung", "lehrgang",
    "kurs", "regle", "norme", "norma", "regla", "logiciel", "outil", "programa", "herramienta",
    "titulo", "titulacion", "titre", "notion", "nocion", "base", "technique", "tecnica", "methode",
    "metodo", "utilisation", "uso", "gestion", "einsatz", "umgang", "pratique",
  ]

  /// Objects that say nothing of what is done with them.
  private static let generalObjects: Set<String> = [
    "service", "system", "project", "team", "thing", "operation", "process", "program", "activity",
    "training",
  ]

  /// Kinds of products, which add nothing to the name before them: `Fanuc controls`.
  private static let products: Set<String> = [
    "control", "controller", "machine", "analyser", "analyzer", "software", "system", "product",
    "program", "programme", "application", "platform", "equipment", "material", "device", "model",
  ]

  /// Abbreviations of kinds of work, which are not names of products: an `HR system` is more than `HR`.
  private static let departments: Set<String> = [
    "hr", "it", "pr", "qa", "qc", "ap", "ar", "gl", "ux", "ui", "ot", "hse", "ehs",
  ]

  /// Nouns that add little to the thing before them.
  private static let generalNouns: Set<String> = [
    "rule", "regulation", "casework", "method", "work", "task", "duty", "matter", "principle",
    "concept", "basic", "fundamental", "practice", "technique", "procedure", "process", "tool",
    "topic", "activity", "issue", "job", "project", "environment",
  ]

  /// Whether another noun or adjective stands before a word: `lab safety` is not all of `safety`.
  func isModified(_ mention: Range<Int>) -> Bool {
    guard mention.lowerBound > 0, words[mention.lowerBound].gap.isEmpty else { return false }
    let before = words[mention.lowerBound - 1]
    // `Ceridian Dayforce`, `SDL Trados`: who makes a product.
    if words[mention.lowerBound].isCapitalized,
      before.shape == .upper
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

  /// How clearly a mention is meant as a skill.
  func clarity(_ mention: MentionReader.Mention) -> JudgedRequirement.Clarity {
    guard mention.polarity == .has else { return .said }
    if mention.place == .list { return .listed }
    let first = words[mention.words.lowerBound]
    // `Keeps the pipeline in Pipedrive`: a capital letter inside a sentence makes a name.
    if first.isCapitalized, !first.startsSentence, !isTitleCase(mention.words.lowerBound) {
      return .done
    }
    let isLong = mention.words.allSatisfy { words[$0].text.utf8.count >= Self.shortestThing }
    return isLong && mention.place == .work && endsPhrase(mention.words.upperBound)
      && isNearStart(mention.words.lowerBound) ? .done : .said
  }

  /// Whether all words of a sentence of several have a capital letter, so that it makes no name of one: `[Your Name]`.
  private func isTitleCase(_ index: Int) -> Bool {
    let sentence = resume.text.sentence(around: index)
    return sentence.count > 1 && resume.sections[index] != .skills
      && sentence.allSatisfy { words[$0].isCapitalized || ItemReader.isFunction(words[$0]) }
  }

  /// Whether a word stands so near to the beginning of its clause that it may be what was done, rather than how or why:
  /// `own the roadmap`, but not `large project with the goal to …`.
  private func isNearStart(_ index: Int) -> Bool {
    let sentence = resume.text.sentence(around: index)
    let start = (sentence.lowerBound...index).last { words[$0].gap.has([.comma, .semicolon]) }
    return index - (start ?? sentence.lowerBound) <= Self.objectReach
  }

  /// How many words after the beginning of a clause its object stands at most.
  private static let objectReach = 5

  /// Whether the noun phrase before a word ends: `Pipetting of plates`, `roadmap, budget`.
  private func endsPhrase(_ index: Int) -> Bool {
    index >= words.count || !words[index].gap.isEmpty || ItemReader.isFunction(words[index])
  }

  /// The shortest plain word that may name what somebody worked on, in letters. Shorter ones have too many senses.
  private static let shortestThing = 5
}
