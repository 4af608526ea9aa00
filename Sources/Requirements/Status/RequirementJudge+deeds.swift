/// Finds the sentences that tell what the person did: `Negotiated prices` for `negotiation`.
extension RequirementJudge {
  /// How many words after its verb the object of a task stands.
  private static let objectReach = 4

  /// `Planned routes`, `Wrote a new menu`, `Route planning`.
  func tasks(_ verb: Word, _ object: Word, _ reader: MentionReader)
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
    }.map { range in
      guard DescriptionReader.leading.contains(verb.stem) else {
        return reader.mention(range, isMeant: true)
      }
      // What counts is who leads: the people led are others.
      let read = reader.mention(range.lowerBound..<range.lowerBound + 1, isMeant: true)
      return MentionReader.Mention(
        words: range, polarity: read.polarity, decisive: range, place: read.place)
    }.filter { $0.polarity == .has }
  }

  /// `Negotiated prices` for `negotiation`, `administered medication` for `medication administration`: places where the
  /// verb of a noun of action tells what the person did. Nil for other words.
  func deeds(_ phrase: [Word], _ reader: MentionReader) -> [MentionReader.Mention]? {
    // `Writing reports` is the same as `report writing`.
    if phrase.count == 2, phrase[0].text.hasSuffix("ing"), ActionVerbs.contains(phrase[0]),
      !phrase[1].text.hasSuffix("ing")
    {
      return deeds(phrase.reversed(), reader)
    }
    guard let noun = phrase.last, phrase.count <= 2,
      noun.shape == .lower || noun.startsSentence || phrase.count == 1,
      noun.shape != .upper,
      ["ing", "tion", "ment", "ship"].contains(where: noun.singular.hasSuffix)
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
      return reach.first {
        words[$0].singular == object.singular
          || Self.staff.contains(object.singular) && Self.staff.contains(words[$0].singular)
      }.map { index..<$0 + 1 }
    }.map { reader.mention($0, isMeant: true) }.filter { $0.polarity == .has }
  }

  /// Words for the people of a firm.
  private static let staff: Set<String> = [
    "staff", "colleague", "employee", "starter", "hire", "joiner", "newcomer", "people",
  ]

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

  /// Where the resume says that the person has had a role: the title of a position, or a line that begins with it.
  func roles(_ role: [Word], _ reader: MentionReader) -> [MentionReader.Mention] {
    guard let head = role.last else { return [] }
    return words.indices.compactMap { index -> Range<Int>? in
      guard words[index].singular == head.singular, index + 1 >= role.count else { return nil }
      let range = index + 1 - role.count..<index + 1
      guard zip(range, role).allSatisfy({ words[$0].singular == $1.singular }),
        range.dropFirst().allSatisfy({ words[$0].gap.isEmpty || words[$0].gap == .hyphen })
      else { return nil }
      return resume.jobs.contains {
        $0.title.contains(index) && $0.title.contains(range.lowerBound)
      }
        || isOwnRole(range) ? range : nil
    }.map { reader.mention($0, isMeant: true) }.filter { $0.polarity == .has }
  }

  /// Whether a line of a position begins with a role, or with a verb of having it: `Head technician for a team of six`,
  /// `Served as acting head nurse`.
  private func isOwnRole(_ role: Range<Int>) -> Bool {
    guard resume.job(at: role.lowerBound) != nil else { return false }
    let line = resume.line(at: role.lowerBound)
    var start = line.lowerBound
    while start < role.lowerBound, Self.beforeRole.contains(words[start].text) { start += 1 }
    let next = role.upperBound
    return start == role.lowerBound
      && (next >= line.upperBound || !words[next].gap.isEmpty
        || ItemReader.isPreposition(words[next]))
  }

  private static let beforeRole: Set<String> = [
    "worked", "served", "acted", "as", "acting", "promoted", "to", "a", "an", "the", "since", "was",
    "am", "i",
  ]

  /// `Lead a team of five`: the number of people is stated and large enough.
  func teams(_ size: Int, _ reader: MentionReader) -> [MentionReader.Mention] {
    words.indices.compactMap { index -> Range<Int>? in
      guard DescriptionReader.leading.contains(words[index].stem),
        resume.sections[index] != .education
      else { return nil }
      let end = min(resume.text.sentence(around: index).upperBound, index + 9)
      guard
        let team = (index + 1..<max(index + 1, end)).first(where: {
          DescriptionReader.isTeam(words[$0])
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
