extension RequirementJudge {
  func judge(_ test: LanguageTest, _ requirement: Requirement) -> JudgedRequirement {
    let all = ([test.language] + test.alternatives).map { name in
      judge(LanguageTest(language: name, level: test.level), of: requirement)
    }
    if let met = all.first(where: { $0.status == .met }) { return met }
    if let little = all.first(where: \.isLittle) { return little }
    return all.allSatisfy { $0.status == .notMet }
      ? all[0] : JudgedRequirement(requirement, .notFound)
  }

  private func judge(_ test: LanguageTest, of requirement: Requirement) -> JudgedRequirement {
    // Of a language that is only welcome, a little is enough if nothing is said.
    let needed =
      test.level
      ?? (requirement.importance == .preferred ? Languages.reading : Languages.conversational)
    var lower: JudgedRequirement?
    var unsaid: JudgedRequirement?
    let polarity = PolarityReader(resume: resume)
    for index in words.indices where Languages.name(words[index]) == test.language {
      guard !isOfInstitution(index), let statement = statement(of: index) else { continue }
      var reading = polarity.read(index..<index + 1)
      // `English, Irish (fluent), Spanish (beginner)`: the remark is about another language.
      if reading.polarity == .learning,
        (index + 1..<max(index + 1, reading.range.upperBound)).contains(where: {
          Languages.name(words[$0]) != nil
        })
      {
        reading = PolarityReader.Reading(polarity: .has, range: index..<index + 1)
      }
      guard reading.polarity != .unrelated,
        reading.polarity == .denied
          || !RemarkReader(resume: resume).takesBack(index)
      else { continue }
      let range = item(
        around: min(
          statement.range.lowerBound, reading.range.lowerBound)..<max(
            statement.range.upperBound, reading.range.upperBound))
      // `Spanish from Duolingo`, `Turkish a couple of words from clients`.
      if statement.level == nil,
        range.contains(where: { Self.scraps.contains(words[$0].text) }) || isRemarkOnScraps(range)
      {
        continue
      }
      let spans = [resume.text.span(range)].compactMap(\.self)
      if reading.polarity == .denied || reading.polarity == .learning && statement.level == nil {
        return JudgedRequirement(requirement, .notMet, spans, place: .prose)
      }
      if let level = statement.level {
        // `French (A2, taking classes)` if the posting gives no level, and `a little Spanish` for `some Spanish` or a mere
        // wish, are neither enough nor too little for sure.
        if level >= needed {
          return test.level == nil && level < Languages.conversational
            ? JudgedRequirement(requirement, .notFound, isLittle: true)
            : JudgedRequirement(requirement, .met, spans, place: .prose)
        }
        let asksForLittle =
          (test.level ?? 0) <= Languages.reading
          && (requirement.importance == .preferred || requirement.isBasic)
        let judged =
          asksForLittle && level < Languages.conversational
          ? JudgedRequirement(requirement, .notFound, isLittle: true)
          : JudgedRequirement(requirement, .notMet, spans, place: .prose)
        lower = lower ?? judged
      } else if needed <= Languages.conversational {
        unsaid = unsaid ?? JudgedRequirement(requirement, .met, spans, place: .list)
      }
    }
    return lower ?? unsaid ?? JudgedRequirement(requirement, .notFound)
  }

  /// Whether a language is a word of the name of an institution: `Afrikaans Language Museum`.
  private func isOfInstitution(_ index: Int) -> Bool {
    Institutions.nameGoesOn(words, from: index + 1, to: Self.institutions)
  }

  private static let institutions = Institutions.nouns.union([
    "museum", "society", "club", "embassy", "consulate", "theatre", "theater", "festival",
    "association", "radio", "library", "market", "bakery",
  ])

  /// Whether a remark after a comma says how little of a language somebody knows: `De inglés, cuatro frases`.
  private func isRemarkOnScraps(_ item: Range<Int>) -> Bool {
    let sentence = resume.text.sentence(around: item.lowerBound)
    let rest = (item.upperBound..<max(item.upperBound, sentence.upperBound)).prefix(
      Self.longestRemark)
    guard let first = rest.first, words[first].gap.has(.comma),
      !rest.contains(where: { Languages.name(words[$0]) != nil })
    else { return false }
    return rest.contains { Self.scraps.contains(words[$0].text) }
  }

  /// The longest remark on how little somebody knows, in words.
  private static let longestRemark = 3

  /// Words for a little of a language.
  private static let scraps: Set<String> = [
    "duolingo", "words", "couple", "enough", "bit", "phrases", "worter", "mots", "palabras",
    "frases", "satze", "brocken", "sentences",
  ]

  /// Whether a level is that of a relative: `lengua materna de mi padre`.
  private func isOfAnother(_ index: Int, _ sentence: Range<Int>) -> Bool {
    (index..<min(sentence.upperBound, index + 2)).contains {
      Self.possessives.contains(words[$0].text) && words[$0].gap.isEmpty
    }
  }

  private static let possessives: Set<String> = [
    "my", "mi", "mis", "mon", "ma", "mes", "meiner", "meines", "meinem", "her", "his", "their",
  ]

  /// The highest of several levels in the brackets after a language: `Dutch (school and life, C1)`.
  private func highest(after index: Int, _ sentence: Range<Int>) -> (
    level: Int?, range: Range<Int>
  )? {
    let start = index + 1
    guard start < sentence.upperBound, words[start].gap.has(.open) else { return nil }
    let end = (start + 1..<max(start + 1, sentence.upperBound)).first { words[$0].gap.has(.close) }
    let bracket = start..<(end ?? sentence.upperBound)
    let levels = bracket.compactMap {
      Languages.level(words, at: $0, before: bracket.upperBound)?.level
    }
    return levels.max().map { ($0, index..<bracket.upperBound) }
  }

  /// The lowest level of a language whose parts have levels of their own: `courant à l'oral (lu : moyen)`.
  private func lowest(from start: Int, _ sentence: Range<Int>) -> (
    level: Int?, range: Range<Int>
  )? {
    let item =
      start..<((start + 1..<max(start + 1, sentence.upperBound)).first {
        words[$0].gap.has([.semicolon, .bar]) || Languages.name(words[$0]) != nil
      } ?? sentence.upperBound)
    let levels = item.compactMap { Languages.level(words, at: $0, before: item.upperBound)?.level }
    guard levels.count > 1, item.contains(where: { Self.parts.contains(words[$0].text) }) else {
      return nil
    }
    return levels.min().map { ($0, start - 1..<item.upperBound) }
  }

  /// Parts of knowing a language.
  private static let parts = Set(
    words:
      """
      oral orally spoken written reading writing read write mundlich schriftlich wort schrift lu ecrit parle hablado
      escrito leido
      """)

  /// The level of several languages: `English, isiZulu (both fluent)`.
  private func sharedLevel(after index: Int, _ sentence: Range<Int>) -> (
    level: Int?, range: Range<Int>
  )? {
    var at = index + 1
    while at < sentence.upperBound,
      words[at].isCapitalized || PolarityReader.and.contains(words[at].text)
    {
      at += 1
    }
    guard at + 1 < sentence.upperBound, Languages.together.contains(words[at].text),
      let (level, count) = Languages.level(words, at: at + 1, before: sentence.upperBound)
    else { return nil }
    return (level, index..<at + 1 + count)
  }

  /// Widens a statement to its item: up to a comma, a semicolon or the end of the sentence.
  private func item(around range: Range<Int>) -> Range<Int> {
    let sentence = resume.text.sentence(around: range.lowerBound)
    let breaks: Gap = [.comma, .semicolon, .bar]
    var start = range.lowerBound
    while start > sentence.lowerBound, !words[start].gap.has(breaks.union(.colon)) { start -= 1 }
    var end = range.upperBound
    while end < sentence.upperBound, !words[end].gap.has(breaks) { end += 1 }
    return start..<end
  }

  /// How many words a level may stand away from its language.
  private static let levelReach = 5

  /// Returns what a resume says about a language; nil if the word means a people, a school or a
  /// literature.
  private func statement(of index: Int) -> (level: Int?, range: Range<Int>)? {
    let section = resume.sections[index]
    switch section {
    case .education, .interests, .references, .work, .volunteering:
      guard speaks(index) else { return nil }
    default: break
    }
    let sentence = resume.text.sentence(around: index)
    var limit = index + 1
    while limit < sentence.upperBound, limit - index <= Self.levelReach,
      Languages.name(words[limit]) == nil, !words[limit].gap.has([.semicolon, .bar])
    {
      // `English: technical, Serbian: fluent`: a label begins another item.
      if limit > index + 1, limit + 1 < sentence.upperBound, words[limit + 1].gap.has(.colon) {
        break
      }
      // `German, French: A1`: a comma ends what is said of German.
      if words[limit].gap.has(.comma),
        limit > index + 1 || isOfNext(limit, sentence)
          || Languages.level(words, at: limit, before: sentence.upperBound) == nil
      {
        break
      }
      limit += 1
    }
    for at in (index + 1)..<max(index + 1, limit) {
      if let (level, count) = Languages.level(words, at: at, before: sentence.upperBound) {
        if isOfAnother(at + count, sentence) { return nil }
        return highest(after: index, sentence) ?? lowest(from: at, sentence)
          ?? (level, index..<at + count)
      }
    }
    if let shared = sharedLevel(after: index, sentence) { return shared }
    var at = index - 1
    while at >= sentence.lowerBound, index - at <= Self.levelReach,
      Languages.name(words[at]) == nil,
      !words[at + 1].gap.has([.comma, .semicolon, .bar, .colon])
    {
      if let (level, count) = Languages.level(words, at: at, before: index), at + count <= index {
        var start = at
        // `near-native` before `native`.
        if start > sentence.lowerBound,
          let (other, length) = Languages.level(words, at: start - 1, before: index), length > count
        {
          start -= 1
          return (other, start..<index + 1)
        }
        return (level, start..<index + 1)
      }
      at -= 1
    }
    // `Bilingual (English and Welsh)`.
    let near = max(sentence.lowerBound, index - Self.levelReach)..<index
    if let at = near.last(where: { Self.bilingual.contains(words[$0].text) }),
      let (level, _) = Languages.level(words, at: at, before: index)
    {
      return (level, at..<index + 1)
    }
    // `Tagalog and Ilocano native`: the level is that of both.
    if index + 2 < sentence.upperBound, Self.and.contains(words[index + 1].text),
      words[index + 1].gap.isEmpty, Languages.name(words[index + 2]) != nil,
      let both = statement(of: index + 2), both.level != nil
    {
      return (both.level, index..<both.range.upperBound)
    }
    if section == .languages || speaks(index) { return (nil, index..<index + 1) }
    return nil
  }

  private static let bilingual: Set<String> = ["bilingual", "bilingue"]
  private static let and: Set<String> = ["and", "und", "et", "y"]

  /// Whether the level at a word belongs to the language after it: `English, some Spanish`.
  private func isOfNext(_ index: Int, _ sentence: Range<Int>) -> Bool {
    guard let (_, count) = Languages.level(words, at: index, before: sentence.upperBound) else {
      return false
    }
    let next = index + count
    return next < sentence.upperBound && words[next].gap.isEmpty
      && (Languages.name(words[next]) != nil
        || words[next].isCapitalized
          && Languages.level(words, at: next, before: sentence.upperBound) == nil)
  }

  /// Whether a verb or noun of speaking stands near: `speak Italian`, `fluent in German`.
  private func speaks(_ index: Int) -> Bool {
    let sentence = resume.text.sentence(around: index)
    let near = max(sentence.lowerBound, index - 4)..<min(sentence.upperBound, index + 3)
    return near.contains { Self.speaking.contains(words[$0].text) }
  }

  private static let speaking: Set<String> = [
    "speak", "speaks", "speaking", "spoke", "spoken", "fluent", "fluently", "native", "bilingual",
    "speaker", "c1", "c2", "b2", "b1", "a1", "a2", "spreche", "fliessend", "parle", "hablo",
    "muttersprache", "courant", "language", "languages", "conversational", "proficient", "nativo",
  ]
}
