extension DescriptionReader {
  /// Returns the skills of the lexicon that a clause names.
  func namedSkills(_ clause: Clause, _ taken: Set<Int>, isAsked: Bool) -> [Found] {
    let mentions = SkillLexicon.shared.mentions(in: words, clause.range).filter { mention in
      isMeant(mention, isAsked: isAsked) && !isCompany(mention.words)
        && mention.words.allSatisfy { !taken.contains($0) } && !opensCompound(mention)
    }
    return choices(mentions).map { choice in
      Found(
        range: choice[0].words.lowerBound..<choice[choice.count - 1].words.upperBound, kind: .skill,
        test: .skill(choice.map { .known($0.skill) }),
        isRecognized: !isHalf(
          choice[0].words.lowerBound..<choice[choice.count - 1].words.upperBound,
          named: Set(mentions.flatMap(\.words)), in: clause.range))
    }
  }

  /// Whether common words only describe the noun after them: `gameplay` in `gameplay ability system`.
  private func opensCompound(_ mention: SkillLexicon.Mention) -> Bool {
    let next = mention.words.upperBound
    guard !SkillLexicon.shared.isProper(mention.skill), next < words.count,
      words[next].gap.isEmpty, words[next].shape == .lower
    else { return false }
    return !ItemReader.isFunction(words[next]) && !ItemReader.isEmpty(words[next])
      && !isKind(words[next]) && !ActionVerbs.contains(words[next])
      && !words[next].text.hasSuffix("ly")
      && Cues.required.match(words, at: next, before: words.count) == nil
      && Cues.preferred.match(words, at: next, before: words.count) == nil
  }

  /// Whether a choice goes on with something that is not known: `Opera PMS or HotSOS`.
  private func isHalf(_ choice: Range<Int>, named: Set<Int>, in clause: Range<Int>) -> Bool {
    let next = choice.upperBound + 1
    if next < clause.upperBound, Self.or.contains(words[next - 1].text),
      words[next - 1].gap.isEmpty,
      words[next].isCapitalized, !named.contains(next)
    {
      return true
    }
    let before = choice.lowerBound - 1
    return before > clause.lowerBound && Self.or.contains(words[before].text)
      && words[before - 1].isCapitalized && !named.contains(before - 1)
  }

  /// Returns the items of a clause that asks for something.
  func skillItems(_ clause: Clause, _ taken: Set<Int>, isListed: Bool) -> [Found] {
    var found: [Found] = []
    var general: [SkillTerm] = []
    var links: [ItemReader.Link] = []
    let mentions = SkillLexicon.shared.mentions(in: words, clause.range).filter {
      isMeant($0, isAsked: true)
    }
    let reader = itemReader(clause, taken, mentions)
    let rule = PhraseRule(
      words: words, clause: clause, isListed: isListed, isEnglish: isEnglish, place: place)
    var isRefused = false
    // Whether a part of the list that is being read was not understood.
    var isPartial = false
    var isExample = false
    for item in reader.items() {
      // `CRM (HubSpot or similar), Excel`: the examples end with the bracket.
      if words[item.range.lowerBound].gap.has([.close, .semicolon]) { isExample = false }
      if item.link == .example { isExample = true }
      let named = terms(of: item.range).filter { !isQualifier($0, in: clause.range) }
      let terms = named.filter {
        isCertain($0, mentions) || rule.accepts($0.0)
          || isOtherName($0.0, item.link, after: found.last)
      }
      // `Military or law enforcement`: when one side of a choice is not understood, the other is not asked for alone,
      // and is named only if it is met.
      let isHalf = isRefused && item.link == .or
      isRefused = terms.isEmpty
      // `Payments, PCI DSS or double-entry ledgers`.
      if item.link != .comma, item.link != .or { isPartial = false }
      if isRefused { isPartial = true }
      if isRefused, item.link == .or, let last = found.last,
        last.range.upperBound + Self.choiceReach >= item.range.lowerBound
      {
        // In `HL7, FHIR or X12 837/835` it is all of the list.
        for at in found.indices.reversed() {
          found[at].isRecognized = false
          found[at].isHalf = true
          guard links.indices.contains(at), links[at] == .comma else { break }
        }
      }
      guard !terms.isEmpty else { continue }
      // `Power BI or a comparable tool such as Tableau`.
      let isOfAlternative =
        item.link == .example
        && (found.last.map { last in
          let between = last.range.upperBound..<max(last.range.upperBound, item.range.lowerBound)
          return between.dropLast().contains {
            Self.or.contains(words[$0].text)
          } && between.contains { Self.comparing.contains(words[$0].text) }
        } ?? false)
      // A word in brackets is already part of the name before it.
      if let last = found.last, last.range.contains(item.range.lowerBound) { continue }
      let slash = item.link == .slash ? found.last.map { meaning(of: $0, terms) } : nil
      if item.link == .or && !isHalf || isOfAlternative || slash == .either || slash == .unclear,
        var last = found.popLast()
      {
        // `A, B or C` is one requirement; `A and B or C` and `A, B/C` are not read as one, nor are skills of
        // different kinds: `Kubernetes, Python or Go`.
        while item.link == .or, links.last == .comma,
          !listGoesOn(item.range.upperBound, clause.range),
          found.count == links.count - 1 || found.count == links.count,
          let before = found.last, case .skill(let own) = last.test,
          mayReplace(before, terms, goesOn: goesOnWithAnd(item.range.upperBound, clause.range))
            || isAnyOther(item.range.lowerBound, before)
        {
          found.removeLast()
          links.removeLast()
          last = joined(before, own.map { (last.range, $0) })
        }
        if item.link == .or { last = withHead(of: terms, last) }
        var both = joined(last, terms)
        both.isRecognized =
          last.isRecognized && !isExample && !(item.link == .or && isPartial)
          && !isOtherTool(item.range, in: clause.range)
        both.needsAll = last.needsAll || slash == .unclear
        found.append(both)
        continue
      }
      links += terms.indices.map { $0 == 0 ? item.link : .and }
      if item.link == .example, let last = found.last, case .skill(let broad) = last.test {
        general = broad
      } else if item.link != .comma && item.link != .and {
        general = []
      }
      for (range, term) in terms {
        let isTrait = isTrait(range)
        found.append(
          Found(
            range: range, kind: isTrait ? .other : .skill, test: .skill([term]),
            // An example is not asked for by itself: it is named only if it is met.
            isRecognized: !isHalf && !isExample && rule.recognizes(term, range), general: general))
      }
    }
    // `Une expérience de la réception ou, à défaut, d’un autre métier`.
    for at in found.indices {
      let or = found[at].range.upperBound
      if or + 1 < clause.range.upperBound, Self.or.contains(words[or].text),
        words[or + 1].gap == .comma
          // `FoodSafe Level 1, or willing to get it`.
          || words[or].gap == .comma && Self.ready.contains(words[or + 1].text)
      {
        found[at].isRecognized = false
      }
    }
    if let last = found.last,
      let end = endOfExamples(last.range.upperBound, clause.range) ?? endIfOpen(last)
    {
      joinExamples(&found, links, to: end)
    }
    // `SQL and either Tableau or Power BI`: what is before `either` is not part of the choice.
    guard
      let phrase = phraseBefore(clause.range.lowerBound)
        ?? Self.oneOf.first(in: words, clause.range)
    else { return found }
    var chosen = found.filter { $0.range.lowerBound >= phrase.upperBound }
    // `Either Python or R, shown in a project or at work`: the choice ends with its `or`.
    if words[phrase.lowerBound].text == "either",
      let choice = chosen.firstIndex(where: { item in
        item.range.contains { Self.or.contains(words[$0].text) }
      })
    {
      chosen = Array(chosen[...choice])
    }
    return found.filter { $0.range.lowerBound < phrase.upperBound }
      + [merged(chosen, after: phrase)].compactMap(\.self)
  }

  private static let ready: Set<String> = ["willing", "ready", "eligible", "able", "working"]

  /// Whether a capital `OR` separates two ways that each have several parts: `Selenium with Java OR Cypress with
  /// TypeScript`.
  private func isOtherTool(_ item: Range<Int>, in clause: Range<Int>) -> Bool {
    guard item.lowerBound > clause.lowerBound, words[item.lowerBound - 1].text == "or",
      words[item.lowerBound - 1].shape == .upper
    else { return false }
    func hasWith(_ range: Range<Int>) -> Bool { range.contains { words[$0].text == "with" } }
    return hasWith(clause.lowerBound..<item.lowerBound)
      && hasWith(item.lowerBound..<clause.upperBound)
  }

  /// Returns what splits a clause into items, given the names of skills in it.
  func itemReader(_ clause: Clause, _ taken: Set<Int>, _ mentions: [SkillLexicon.Mention])
    -> ItemReader
  {
    ItemReader(
      words: words, range: clause.range, taken: taken, names: Set(mentions.flatMap(\.words)),
      insideNames: Set(mentions.flatMap { $0.words.dropFirst() }), isEnglish: isEnglish)
  }

  /// How many words after an item the other side of its choice begins at most: `or a`, `or any other`.
  private static let choiceReach = 4

  /// Whether a term is the name of a skill. Common words are one only beside words that ask for it.
  private func isCertain(
    _ term: (Range<Int>, SkillTerm), _ mentions: [SkillLexicon.Mention]
  ) -> Bool {
    guard case .known = term.1 else { return false }
    return mentions.contains { $0.words == term.0 && $0.trust != .common }
  }

  /// Returns the skills that an item names: those of the lexicon, or else the item itself.
  private func terms(of range: Range<Int>) -> [(Range<Int>, SkillTerm)] {
    guard !isCompany(range), !namesQualification(range), !isVerbOfTwo(range),
      !isAvailability(range), !isVisa(range),
      !isCriterion(range),
      !PhraseRule.namesCheck(range.map { words[$0] })
    else { return [] }
    let mentions = SkillLexicon.shared.mentions(in: words, range).filter {
      isMeant($0, isAsked: true)
    }
    // `SAP PLM` is one product.
    if mentions.count == 2, mentions[0].words.upperBound == mentions[1].words.lowerBound,
      words[mentions[1].words.lowerBound].gap.isEmpty,
      MentionReader.classes.contains(words[mentions[1].words.lowerBound].text)
    {
      return [(range, .phrase(range.map { words[$0] }.filter { !ItemReader.isEmpty($0) }))]
    }
    let named = Set(mentions.flatMap(\.words))
    let rest = range.filter { !named.contains($0) && !ItemReader.isEmpty(words[$0]) }
    if !mentions.isEmpty, !formOneName(mentions),
      rest.allSatisfy({
        isKind(words[$0]) || isVersion($0, after: named) || Self.qualities.contains(words[$0].text)
          || isDeed($0, before: mentions[0])
      })
    {
      return mentions.map { ($0.words, .known($0.skill)) }
    }
    let content = ItemReader.content(words, range)
    guard ItemReader.length.contains(content.count),
      content.contains(where: { !Self.kinds.contains($0.text) }),
      content.contains(where: { Numbers.value($0) == nil }),
      // `BCI and FBI background checks`.
      !(content.count == 1 && Self.agencies.contains(content[0].text)),
      range.allSatisfy({
        words[$0].shape != .number || Numbers.isPartOfName($0, of: words, in: range)
      }), !isRole(content) || isActivity(range), !isAdverb(content)
    else { return [] }
    // `Looking for SDET-2`, `our HR Business Partner`: the title of the job.
    if mentions.isEmpty
      || range.count > 1 && range.contains(where: { TitleWords.contains(words[$0]) }),
      !role.isEmpty,
      range.allSatisfy({ index in role.contains { $0.text == words[index].text } })
        || isShortTitle(range)
    {
      return []
    }
    // `The booking system Opera`.
    if let name = nameOfSystem(range) {
      return [(name, .phrase(name.map { words[$0] }))]
    }
    // `Transport Manager CPC (International)`: without the word in brackets it is something else.
    if let word = remark(after: range) {
      return [(range.lowerBound..<word + 1, .phrase(content + [words[word]]))]
    }
    return [(range, .phrase(content))]
  }

  /// Whether words after an article are the title of the job with a shortened noun: `a Senior Physio`.
  private func isShortTitle(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0, ["a", "an"].contains(words[range.lowerBound - 1].text),
      words[range.lowerBound].gap.isEmpty
    else { return false }
    return range.allSatisfy { index in
      let word = words[index].text
      return role.contains {
        $0.text == word || word.utf8.count >= Self.shortestNoun && $0.text.hasPrefix(word)
      }
    }
  }

  /// The fewest letters of a shortened noun.
  private static let shortestNoun = 4

  /// Whether a word is the first of two verbs with one object: `planning and running usability tests`.
  private func isVerbOfTwo(_ range: Range<Int>) -> Bool {
    let (verb, link) = (range.lowerBound, range.upperBound)
    guard range.count == 1, words[verb].text.hasSuffix("ing"), ActionVerbs.contains(words[verb]),
      link + 2 < words.count, words[link].gap.isEmpty, words[link + 1].gap.isEmpty,
      words[link + 2].gap.isEmpty
    else { return false }
    return ["and", "or"].contains(words[link].text) && words[link + 1].text.hasSuffix("ing")
      && ActionVerbs.contains(words[link + 1]) && !ItemReader.isFunction(words[link + 2])
  }

  /// Who checks applicants.
  private static let agencies: Set<String> = ["bci", "fbi", "nbi", "kbi"]

  /// The name that ends an item after the kind of thing it names: `Koha` of `library system Koha`.
  private func nameOfSystem(_ range: Range<Int>) -> Range<Int>? {
    guard
      let kind = range.dropLast().last(where: {
        Self.systems.contains(words[$0].text) && words[$0].shape == .lower
      }),
      (kind + 1..<range.upperBound).allSatisfy({
        words[$0].isCapitalized && words[$0].gap.isEmpty
      })
    else { return nil }
    return kind + 1..<range.upperBound
  }

  private static let systems: Set<String> = [
    "system", "software", "tool", "program", "programme", "platform", "package", "application",
    "app", "suite", "database", "logiciel", "programm", "programa",
  ]

  /// Whether a word only says what is done with a product: `reading C++`.
  private func isDeed(_ index: Int, before mention: SkillLexicon.Mention) -> Bool {
    index == mention.words.lowerBound - 1 && words[index].text.hasSuffix("ing")
      && ActionVerbs.contains(words[index]) && SkillLexicon.shared.isProper(mention.skill)
  }

  /// Whether several names of common words stand side by side and name one thing: `podcast editing`.
  private func formOneName(_ mentions: [SkillLexicon.Mention]) -> Bool {
    mentions.count > 1
      && zip(mentions, mentions.dropFirst()).allSatisfy { one, other in
        one.words.upperBound == other.words.lowerBound && words[other.words.lowerBound].gap.isEmpty
          && !SkillLexicon.shared.isProper(one.skill) && !SkillLexicon.shared.isProper(other.skill)
      }
  }

  /// Returns the terms of an item that may name a skill; none for traits, roles, people and things of every day.
  func possibleTerms(of range: Range<Int>) -> [(Range<Int>, SkillTerm)] {
    guard !isTrait(range) else { return [] }
    return terms(of: range).filter { range, term in
      guard case .phrase(let content) = term else { return true }
      return !PhraseRule.isGeneric(content) && !PhraseRule.namesRegion(content)
    }
  }

  /// Adjectives of good work, which name no other skill: `clean HTML`.
  private static let qualities: Set<String> = [
    "clean", "semantic", "valid", "idiomatic", "maintainable", "readable", "robust", "scalable",
    "performant", "accessible", "sauberes", "sauberer", "propre", "limpio",
  ]

  /// Whether an item names who is wanted: `We are looking for a product manager`.
  private func isRole(_ content: [Word]) -> Bool {
    // `Diplôme d'État d'aide-soignant` is a diploma.
    if let first = content.first, content.count > 1, MentionReader.diplomas.contains(first.text) {
      return false
    }
    return content.last.map(TitleWords.contains) ?? false
  }

  /// Whether an item names what is done with people: `coaching of agents`.
  private func isActivity(_ range: Range<Int>) -> Bool {
    let first = words[range.lowerBound]
    return range.count > 2 && words[range.lowerBound + 1].text == "of"
      && ["ing", "tion", "ment"].contains(where: first.text.hasSuffix)
  }

  private func isAdverb(_ content: [Word]) -> Bool {
    content.count == 1 && content[0].shape == .lower && content[0].text.hasSuffix("ly")
      && content[0].text.utf8.count > 6 && !["assembly", "anomaly"].contains(content[0].text)
  }

  /// Whether a word adds nothing to the name of a skill: its kind, or what was done with it.
  func isKind(_ word: Word) -> Bool {
    Self.kinds.contains(word.text)
      || word.shape == .lower && word.text.hasSuffix("ed") && ActionVerbs.contains(word)
      // `Mit Revit gezeichnet`, `in Go programmiert`.
      || word.shape == .lower && word.text.utf8.count > Self.shortParticiple
        && (word.text.hasSuffix("iert") || word.text.hasPrefix("ge") && word.text.hasSuffix("t"))
  }

  /// The longest word that is not taken for a German participle, in letters.
  private static let shortParticiple = 7

  /// Words that say what kind of thing a skill is, and add nothing to its name.
  private static let kinds: Set<String> = [
    "development", "programming", "skills", "skill", "knowledge", "administration", "database",
    "databases", "system", "systems", "software", "tool", "tools", "scripting", "queries", "coding",
    "environment", "environments", "server", "servers", "platform", "work", "training", "language",
    "code", "design", "patterns", "framework", "application", "applications", "apps", "online",
    "experience", "expertise", "projects", "services", "modern", "plain", "outil", "outils",
    "logiciel", "logiciels", "herramienta", "herramientas", "programa", "programas", "programm",
    "programme",
  ]
}
