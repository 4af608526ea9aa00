/// Reads whether a resume says of the person itself what it mentions.
///
/// `PolarityReader` finds what speaks against a mention. Prose has more ways to mention a thing than any list of denials
/// knows, so this reader asks for what speaks for it: an item of a list (`Excel`), a noun phrase of its own (`Monthly
/// close in SAP`), or a clause whose verb tells what the person did (`Built pipes in Go`), with nothing between the verb
/// and the thing that leaves it to others or open. Everything else says nothing.
///
/// It reads English. In resumes in other languages every mention counts as asserted, unless it is the subject of a
/// verb that does not say that the person knows it: `DATEV ist mir dem Namen nach bekannt`.
struct AssertionReader {
  let resume: ResumeText

  var words: [Word] { resume.words }

  func isAsserted(_ mention: Range<Int>) -> Bool { isAsserted(mention, depth: 0) }

  /// How many words after `by` those who did something are named.
  private static let agentLength = 3
  /// How many brackets may stand inside each other.
  private static let maximumDepth = 3

  private func isAsserted(_ mention: Range<Int>, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    if resume.jobs.contains(where: { $0.header.contains(mention.lowerBound) }) { return true }
    guard resume.isEnglish else { return !isForeignSubject(mention) }
    if PolarityReader(resume: resume).isPraised(mention) {
      return true
    }
    let phrase = Phrase(around: mention, in: resume)
    // `Built reports (Excel, SQL)`: what is in brackets is told of the word before them.
    if let opener = phrase.opener {
      // `Rolled out by the platform team (C++)`.
      let isAgent =
        (isPerson(opener) || PolarityReader.people.contains(words[opener].singular))
        && (max(0, opener - Self.agentLength)..<opener).contains { words[$0].text == "by" }
      guard !isAgent else { return false }
      return isList(phrase.before) && isAsserted(opener..<opener + 1, depth: depth + 1)
    }
    guard phrase.label.isEmpty || isLabel(phrase.label) || isHeader(phrase.label) else {
      return false
    }
    if isMadeWith(phrase.item), !isOfThing(phrase, of: nil) { return true }
    let isListed = !phrase.label.isEmpty || Self.lists.contains(resume.sections[mention.lowerBound])
    if isListed, isList(phrase.item), !phrase.after.contains(where: { isOpen($0) || isSelf($0) }),
      !isOfThing(phrase, of: nil)
    {
      return true
    }
    guard !phrase.isCut, let governor = governor(phrase.before),
      governs(phrase.before, from: governor)
    else {
      return false
    }
    let verb = verb(before: phrase.before.count, in: phrase.before, from: governor)
    let isDeed =
      governor.end == phrase.before.count
      && (isPast(mention.lowerBound) || opensWithDeed(mention.lowerBound))
    return isDeed || joins(phrase.before, to: verb, from: governor) && !isOfThing(phrase, of: verb)
  }

  // MARK: What governs a phrase

  struct Governor {
    /// The index in the phrase after the words that govern the rest.
    let end: Int
    /// The verb that tells what the person did.
    var verb: Word?
  }

  /// Finds the words at the beginning of a phrase that tell what the person did or has; nil if they tell something else.
  private func governor(_ phrase: [Int]) -> Governor? {
    var at = start(of: phrase)
    var isPerson = false
    if at < phrase.count, isSelf(phrase[at]) {
      isPerson = true
      at += 1
    } else if let end = ownTeam(phrase, at) {
      isPerson = true
      at = end
    }
    var isPassive = false
    while at < phrase.count, isAuxiliary(phrase[at]) || isAdverb(phrase[at]) {
      isPassive = isPassive || isAuxiliary(phrase[at])
      at += 1
    }
    guard at < phrase.count else { return Governor(end: at) }
    let word = words[phrase[at]]
    if Self.states.contains(word.text) { return Governor(end: at + 1) }
    if ActionVerbs.contains(word), isPerson || isPassive || isVerb(at, of: phrase) {
      return Governor(end: at + 1, verb: word)
    }
    if isAttitude(phrase[at]) || isUnknownVerb(phrase[at]) { return nil }
    if let end = verb(ofThing: phrase, at) { return Governor(end: end) }
    return isNounPhrase(phrase[at...]) ? Governor(end: phrase.count) : nil
  }

  /// Skips what stands before the subject or the verb: `In 2019, as a lead nurse, …`.
  private func start(of phrase: [Int]) -> Int {
    // `Not only do I work in SAP`.
    var at =
      phrase.count > 2 && words[phrase[0]].text == "not" && words[phrase[1]].text == "only" ? 2 : 0
    if at > 0, ["do", "did", "have", "am"].contains(words[phrase[at]].text) { at += 1 }
    while at < phrase.count {
      let word = words[phrase[at]]
      if PolarityReader.links.contains(word.text) || isAdverb(phrase[at]) || word.shape == .number {
        at += 1
      } else if Self.introducing.contains(word.text),
        let comma = phrase[(at + 1)...].firstIndex(where: { words[$0].gap.has(.comma) })
      {
        at = comma
      } else {
        break
      }
    }
    return at
  }

  /// Returns the end of words for a team that the person belongs to: `our team`, `my team and I`.
  private func ownTeam(_ phrase: [Int], _ start: Int) -> Int? {
    guard start + 1 < phrase.count, Self.ours.contains(words[phrase[start]].text) else {
      return nil
    }
    let head = start + 1
    guard PolarityReader.together.contains(words[phrase[head]].singular) else { return nil }
    if head + 2 < phrase.count, isSelf(phrase[head + 2]) { return head + 3 }
    return head + 1
  }

  /// Returns the end of a verb whose subject is work or what the person made: `Duties included`, `The pipeline used`, `The
  /// close is prepared`.
  private func verb(ofThing phrase: [Int], _ start: Int) -> Int? {
    for at in start + 1..<max(start + 1, min(phrase.count, start + Self.longestSubject)) {
      let word = words[phrase[at]]
      guard word.gap.isEmpty || word.gap == .hyphen, !ItemReader.isPreposition(word) else {
        return nil
      }
      if isPerson(phrase[at]) || isOpen(phrase[at]) { return nil }
      if Self.covering.contains(word.stem) { return at + 1 }
      let isBe = Self.copulas.contains(word.text)
      if isBe, at + 1 < phrase.count {
        var verb = at + 1
        while verb < phrase.count, isAdverb(phrase[verb]) { verb += 1 }
        guard verb < phrase.count else { return verb }
        return ActionVerbs.contains(words[phrase[verb]])
          || Self.owners.contains(words[phrase[start]].text) ? verb : nil
      }
      if isBe { return Self.owners.contains(words[phrase[start]].text) ? at + 1 : nil }
      if Self.using.contains(word.stem), word.shape == .lower { return at + 1 }
    }
    return nil
  }

  // MARK: Noun phrases

  /// Whether a phrase without a verb names what the person does, is or has: `Backend engineer with Go`, `Years of
  /// payroll`, `Monthly close in SAP`.
  func isNounPhrase(_ phrase: ArraySlice<Int>) -> Bool {
    guard let first = phrase.first else { return true }
    if Self.linking.contains(words[first].text), !Self.introducing.contains(words[first].text) {
      return false
    }
    if Self.articles.contains(words[first].text) || Self.owners.contains(words[first].text),
      phrase.count > 1, isPerson(phrase[phrase.startIndex + 1])
    {
      return false
    }
    for (at, index) in zip(phrase.indices, phrase) where at > phrase.startIndex {
      let text = words[index].text
      if Self.finite.contains(text), words[index].shape == .lower { return false }
      guard words[index].gap.isEmpty else { continue }
      let isNoun = isPluralNoun(index, after: phrase[at - 1])
      if isAttitude(index) && !isNoun || isUnknownVerb(index), !text.hasSuffix("ing") {
        return false
      }
      let head = words[phrase[at - 1]]
      // `The BI team owns the data warehouse`, `The neighbours run mass spectrometry`.
      if isPerson(phrase[at - 1]), ActionVerbs.contains(words[index]), !isNoun,
        text.hasSuffix("s") || isPast(index)
          || Self.others.contains(head.singular) && head.text != head.singular
      {
        return false
      }
      // `Up to 30 blood draws`.
      if text == "to", head.text == "up" { continue }
      if Self.linking.contains(text), !isActivity(head) { return false }
      if text == "to", TitleWords.contains(head) { return false }
      if Self.with.contains(text),
        Self.lessons.contains(head.singular) || Self.interests.contains(head.singular)
      {
        return false
      }
    }
    return true
  }

  /// Whether a word that may be a verb is the noun that ends its item: `home visits, court reports`, `supplier contracts`.
  private func isPluralNoun(_ index: Int, after before: Int) -> Bool {
    let next = index + 1
    return words[index].text.hasSuffix("s") && before == index - 1
      && !Self.others.contains(words[before].singular)
      && (next >= words.count || words[next].gap.has(Gap.item)
        || PolarityReader.and.contains(words[next].text))
  }

  /// Whether a noun names an activity, a person, or an amount of something: `administration of`, `nurse for`, `years of`.
  func isActivity(_ word: Word) -> Bool {
    if Self.talking.contains(word.singular) { return false }
    return Self.activities.contains(word.singular) || TitleWords.contains(word)
      || ActionVerbs.contains(word) || word.shape == .number
      || Self.endings.contains { word.singular.hasSuffix($0) }
  }

  // MARK: What stands between

  /// Whether nothing between the governing words and the mention hands it to somebody else or leaves it open.
  private func governs(_ phrase: [Int], from governor: Governor) -> Bool {
    let start = governor.end
    for at in phrase.indices.dropFirst(
      phrase.first.map { words[$0].text == "not" } ?? false ? self.start(of: phrase) : 0)
    {
      let index = phrase[at]
      let word = words[index]
      if at >= start || !isSelf(index), isOpen(index), !isComparison(at, phrase) { return false }
      // `…, while the Terraform files stayed with Irina`; but not `while working with Terraform` or `while at Acme`.
      if ["while", "whereas"].contains(word.text), at + 1 < phrase.count,
        case let next = words[phrase[at + 1]], !next.text.hasSuffix("ing"),
        !ItemReader.isPreposition(next)
      {
        return false
      }
      if word.text == "how", at + 1 == phrase.count || words[phrase[at + 1]].text != "to" {
        return false
      }
      guard at >= start, at > 0 else { continue }
      let before = phrase[at - 1]
      // `a colleague fluent in German`, `a manager with a degree`.
      if let verb = governor.verb, isPerson(before), word.gap.isEmpty,
        Self.states.contains(word.text) || word.text == "with" && !Self.isFor(people: verb)
      {
        return false
      }
      if Self.relatives.contains(word.text), word.gap.isEmpty || word.gap == .comma {
        guard !isPerson(before), at + 1 < phrase.count else { return false }
        let verb = phrase[(at + 1)...].first { !isAuxiliary($0) && !isAdverb($0) }
        guard let verb,
          ActionVerbs.contains(words[verb]) || Self.covering.contains(words[verb].stem)
        else { return false }
      }
      let isCoordinated = PolarityReader.links.contains(words[before].text) || word.gap.has(.comma)
      if isCoordinated || words[before].text == "to", isAttitude(index) || isUnknownVerb(index) {
        return false
      }
      if isCoordinated, at + 1 < phrase.count,
        isPerson(index) || Self.articles.contains(word.text) && isPerson(phrase[at + 1]),
        ActionVerbs.contains(words[phrase[min(at + 2, phrase.count - 1)]])
      {
        return false
      }
    }
    return true
  }

  /// Whether `than` compares amounts: `more than 40`.
  private func isComparison(_ at: Int, _ phrase: [Int]) -> Bool {
    words[phrase[at]].text == "than" && at > 0
      && (words[phrase[at - 1]].text.hasSuffix("er")
        || ["more", "less"].contains(words[phrase[at - 1]].text))
      && at + 1 < phrase.count && Numbers.value(words[phrase[at + 1]]) != nil
  }

  /// Whether the mention only describes people, an event or goods: `the Kafka team`, `SAP conference`, `Excel course`.
  private func isOfThing(_ phrase: Phrase, of verb: Word?) -> Bool {
    let (before, after) = (phrase.before, phrase.after)
    // `Salesforce and I`.
    if after.count > 1, PolarityReader.links.contains(words[after[0]].text), isSelf(after[1]) {
      return true
    }
    let isAs = before.contains { words[$0].text == "as" }
    // `Printed the Jira tickets`.
    if let verb, Self.handling.contains(verb.stem), let next = after.first, words[next].gap.isEmpty,
      !ItemReader.isFunction(words[next])
    {
      return true
    }
    for index in after.prefix(Self.nounReach) {
      let word = words[index]
      guard word.gap.isEmpty || word.gap == .hyphen, !ItemReader.isFunction(word) else {
        return false
      }
      // `Ran five-axis milling jobs` is work, `saw a milling job` is not.
      let isWork =
        word.text == "jobs" && verb != nil && words[index - 1].text.hasSuffix("ing")
        && index == after.first
      if isWork { return false }
      if Self.events.contains(word.singular) || Self.future.contains(word.text) { return true }
      if word.singular == "user", let verb { return !Self.isFor(people: verb) }
      let isTitle = TitleWords.contains(word) || word.singular == "user"
      guard isTitle || Self.groups.contains(word.singular) && endsNoun(index) else { continue }
      if let verb { return !Self.leading.contains(verb.stem) && !isAs }
      // `SAP consultant` is what the person is, `our SAP consultants` are not.
      let isOwnTitle = isTitle && word.text == word.singular
      return !isOwnTitle || before.last.map { Self.determiners.contains(words[$0].text) } ?? false
    }
    return false
  }

  /// Whether no other noun follows: `the SAP group`, but not `IFRS group reporting`.
  private func endsNoun(_ index: Int) -> Bool {
    let next = index + 1
    return next >= words.count || !words[next].gap.isEmpty || ItemReader.isFunction(words[next])
      || words[next].text.hasSuffix("ed")
  }

  /// The longest subject that is a thing, in words: `The nightly import of prices`.
  private static let longestSubject = 6
  /// How many nouns after a mention may name what it describes: `SAP user conference`.
  private static let nounReach = 3

  // MARK: Words

  func isSelf(_ index: Int) -> Bool { PolarityReader.first.contains(words[index].text) }

  func isAuxiliary(_ index: Int) -> Bool {
    PolarityReader.auxiliary.contains(words[index].text)
  }

  func isAdverb(_ index: Int) -> Bool {
    let word = words[index]
    return word.text.hasSuffix("ly") && word.text.utf8.count > 4
      && !Self.notAdverbs.contains(word.text)
      || Self.adverbs.contains(word.text)
  }

  func isPerson(_ index: Int) -> Bool {
    let word = words[index]
    return Self.others.contains(word.singular) || PolarityReader.people.contains(word.singular)
      || PolarityReader.agents.contains(word.singular) || TitleWords.contains(word)
  }

  /// Whether a word leaves open what a clause says, or makes somebody else its subject.
  func isOpen(_ index: Int) -> Bool {
    let word = words[index]
    return word.gap != .hyphen && (word.shape == .lower || word.startsSentence)
      && Self.open.contains(word.text)
  }

  func isAttitude(_ index: Int) -> Bool {
    let word = words[index]
    // `Look after email marketing` is work.
    if word.stem == "look", index + 1 < words.count, words[index + 1].text == "after" {
      return false
    }
    return (word.shape == .lower || word.startsSentence) && Self.attitudes.contains(word.stem)
  }

  /// Whether a sentence begins with the base form of a verb and an amount or article: `Coach sixteen agents`.
  private func opensWithDeed(_ index: Int) -> Bool {
    let next = index + 1
    return words[index].startsSentence && ActionVerbs.contains(words[index])
      && next < words.count && words[next].gap.isEmpty
      && (Numbers.value(words[next]) != nil || Self.articles.contains(words[next].text))
  }

  func isPast(_ index: Int) -> Bool {
    words[index].text.hasSuffix("ed") || WordForms.isIrregular(words[index].text)
  }

  /// Whether a word looks like the past of a verb that does not tell of work: `watched`, `heard`.
  func isUnknownVerb(_ index: Int) -> Bool {
    let word = words[index]
    guard word.shape == .lower || word.startsSentence, !ActionVerbs.contains(word) else {
      return false
    }
    // `Unvented` tells what something is.
    if word.text.hasPrefix("un"), word.text.hasSuffix("ed") { return false }
    return word.text.hasSuffix("ed") && word.text.utf8.count > 4 && !word.text.hasSuffix("eed")
      && !Self.adjectives.contains(word.text) && !Self.states.contains(word.text)
      || WordForms.isIrregular(word.text) || Self.pasts.contains(word.text)
  }

  /// Whether a word at the beginning of a phrase may be a verb: not `management`, nor `tickets` in `Tickets reached us`.
  private func isVerb(_ at: Int, of phrase: [Int]) -> Bool {
    let word = words[phrase[at]]
    if word.shape == .upper || word.shape == .mixed || word.text.hasSuffix("ment")
      || word.text.hasSuffix("tion")
    {
      return false
    }
    guard word.text.hasSuffix("s"), at + 1 < phrase.count else { return true }
    return !isUnknownVerb(phrase[at + 1]) && !words[phrase[at + 1]].text.hasSuffix("ed")
  }
}
