extension DescriptionReader {
  /// Returns the languages that a clause asks for, with their levels.
  func languages(_ clause: Clause, _ mode: Mode) -> [Found] {
    guard mode != .subject, !namesSchool(clause.range), !isOfOthers(clause.range) else { return [] }
    let range = clause.range
    var named = range.filter { isLanguage($0, range) }
    // `Bilingual English/Spanish or English/Burmese`.
    if isEnglish, named.count > 2, isBilingual(before: named[0]) {
      named.removeAll { isOfPosting(words[$0]) }
    }
    var found: [Found] = []
    var carried: Int?
    // The end of what the language before has: `B2` in `German at B2 and English`.
    var used = range.lowerBound
    for (position, index) in named.enumerated() {
      let previous = position > 0 ? named[position - 1] : range.lowerBound - 1
      let next = position + 1 < named.count ? named[position + 1] : range.upperBound
      let before = levels(beforeLanguage: index, after: max(previous, used - 1), range)
      let after = level(afterLanguage: index, before: next)
      var start = isHaitian(index, range) ? index - 1 : index
      let name = start
      var end = index + 1
      var level = after?.level
      if let after {
        end = after.end
        used = end
      } else if let before {
        level = before.level
        let isFirstOfTwo =
          index + 1 < range.upperBound && words[index + 1].gap.has(.slash)
          && isBilingual(before: index)
        if !isFirstOfTwo { start = before.start }
      } else if position > 0, isJoined(previous, index), !hasPurpose(index, range) {
        level = carried
      } else if isOnlyRead(index, range) {
        level = Languages.reading
      }
      carried = level
      // `English and French (both C1)`, `English and French at C1`.
      if let after,
        words[index + 1..<after.end].contains(where: { Languages.together.contains($0.text) })
          || words[index + 1].gap.isEmpty && ["at", "auf"].contains(words[index + 1].text),
        position > 0, isJoined(previous, index), let last = found.last,
        case .language(var test) = last.test, test.level == nil
      {
        test.level = after.level
        found[found.count - 1] = Found(range: last.range, kind: .language, test: .language(test))
      }
      // `A second language (Mandarin, Malay or Tamil)`.
      let isListed =
        previous + 1 == name && words[name].gap == .comma && isExample(named[0], range)
      let isOr = previous + 2 == name && Self.or.contains(words[name - 1].text) || isListed
      let isSlash = previous + 1 == name && words[name].gap.has(.slash)
      if position > 0, isOr || isSlash && !isBilingual(before: previous),
        let last = found.popLast(), case .language(var test) = last.test
      {
        test.alternatives.append(Languages.name(words[index]) ?? "")
        // `Somali, Hmong or Spanish`.
        var first = last.range.lowerBound
        while isOr, words[first].gap == .comma, let before = found.last,
          before.range.upperBound == first, case .language(let own) = before.test,
          own.level == nil || own.level == test.level
        {
          found.removeLast()
          test.alternatives = [test.language] + test.alternatives
          test.language = own.language
          first = before.range.lowerBound
        }
        found.append(
          Found(range: first..<end, kind: .language, test: .language(test)))
        continue
      }
      // `Bilingual English/Spanish` in English asks for Spanish.
      if isOfPosting(words[index]), isBilingual(before: named[0]), named.count == 2 {
        continue
      }
      found.append(
        Found(
          range: start..<everyUse(end, before: range.upperBound), kind: .language,
          test: .language(
            LanguageTest(language: Languages.name(words[index]) ?? "", level: level))))
    }
    return found
  }

  /// Whether a language only has to be read: `read labels in English`.
  private func isOnlyRead(_ index: Int, _ range: Range<Int>) -> Bool {
    index > range.lowerBound && words[index - 1].text == "in"
      && (max(range.lowerBound, index - Self.levelReach)..<index - 1).contains {
        ["read", "reads", "reading"].contains(words[$0].text)
      }
      && !(range.lowerBound..<index).contains {
        ["write", "speak", "talk"].contains(words[$0].text)
      }
  }

  /// Whether a language is that of an English posting.
  private func isOfPosting(_ word: Word) -> Bool { isEnglish && Languages.name(word) == "english" }

  /// Whether brackets after `language` begin at a language.
  private func isExample(_ index: Int, _ range: Range<Int>) -> Bool {
    index > range.lowerBound && words[index].gap.has(.open)
      && ["language", "languages", "sprache", "sprachen", "langue", "idioma"]
        .contains(words[index - 1].text)
  }

  /// Whether a clause says which languages other people speak: `Supervisors speak Spanish and Somali`.
  private func isOfOthers(_ clause: Range<Int>) -> Bool {
    guard
      let verb = clause.dropFirst().first(where: { ["speak", "speaks"].contains(words[$0].text) }),
      words[verb].gap.isEmpty
    else { return false }
    let subject = words[verb - 1]
    return subject.text.hasSuffix("s") && TitleWords.contains(subject)
      || [
        "staff", "team", "we", "owners", "clients", "customers", "patients", "guests", "residents",
      ]
      .contains(subject.text)
  }

  /// Whether a clause lists subjects of a school: `GCSEs incl. Maths, English and a science`.
  private func namesSchool(_ clause: Range<Int>) -> Bool {
    clause.contains { ["gcse", "gcses"].contains(words[$0].text) }
  }

  /// Whether the words after a language say what it is needed for, so that the level before the comma is not its own:
  /// `fluent German, English for everyday use`.
  private func hasPurpose(_ index: Int, _ range: Range<Int>) -> Bool {
    words[index].gap.has(.comma) && index + 1 < range.upperBound && words[index + 1].gap.isEmpty
      && ["for", "fur", "pour", "para", "when", "if"].contains(words[index + 1].text)
  }

  /// Whether a word names a language rather than a people, a cuisine or a school.
  private func isLanguage(_ index: Int, _ range: Range<Int>) -> Bool {
    let word = words[index]
    guard let name = Languages.name(word) else { return false }
    if word.text.hasSuffix("kenntnisse") { return true }
    // English names of languages are written with a capital letter.
    if name == word.text, word.shape == .lower { return false }
    // `Fines de semana`.
    if word.text == "fines", index + 1 < range.upperBound, words[index + 1].text == "de" {
      return false
    }
    // `Students with English as an additional language`.
    if index + 3 < range.upperBound, words[index + 1].text == "as",
      ["additional", "second", "foreign"].contains(words[index + 3].text)
    {
      return false
    }
    // `Limited English is OK`.
    if index > range.lowerBound, words[index - 1].text == "limited" { return false }
    // `A certificate in teaching English`, `título de enseñanza de inglés`.
    let before = max(range.lowerBound, index - 2)..<index
    if before.contains(where: { Self.taught.contains(words[$0].text) }) { return false }
    // `Irish and EU data protection law`.
    let following = index + 1..<min(range.upperBound, index + Self.lawReach)
    if following.contains(where: { Self.laws.contains(words[$0].singular) }) { return false }
    // `Explain it in plain English` is about the words.
    if index > range.lowerBound, words[index - 1].text == "plain" { return false }
    // `Creole & Cajun cuisine`.
    let near = index + 1..<min(range.upperBound, index + Self.dishReach)
    if near.contains(where: { Self.dishes.contains(words[$0].singular) }) { return false }
    guard index + 1 < range.upperBound, words[index + 1].gap.isEmpty else {
      return index + 1 >= words.count || words[index + 1].gap != .hyphen
    }
    let next = words[index + 1]
    return Self.afterLanguage.contains(next.text) || Languages.name(next) != nil
      || Languages.level(words, at: index + 1, before: range.upperBound) != nil
      || Cues.required.match(words, at: index + 1) != nil
      || Cues.preferred.match(words, at: index + 1) != nil
  }

  /// Whether a word before a language asks for two of them: `Bilingual (Spanish/English)`.
  private func isBilingual(before index: Int) -> Bool {
    index > 0 && Self.bilingual.contains(words[index - 1].text)
      && !words[index].gap.has([.comma, .stop, .line])
  }

  private static let bilingual: Set<String> = [
    "bilingual", "zweisprachig", "bilingue", "bilingues",
  ]

  /// Words before a language that is taught, which make it a subject.
  private static let taught: Set<String> = [
    "teaching", "teach", "teaches", "taught", "ensenanza", "profesor", "profesora", "clases",
    "enseigner", "enseignement", "unterrichten", "lehrer", "lehrerin", "professeur",
  ]
  /// Among how many words after the name of a country's people its law stands.
  private static let lawReach = 7
  private static let laws: Set<String> = ["law", "legislation", "gaap", "statute", "tax"]
  private static let dishReach = 4
  private static let dishes: Set<String> = [
    "cuisine", "food", "cooking", "dish", "menu", "restaurant", "kuche", "cocina", "gastronomy",
  ]

  private static let afterLanguage: Set<String> = [
    "language", "languages", "speaker", "speakers", "skills", "proficiency", "fluency", "level",
    "at", "is", "are", "and", "or", "in", "on", "to", "of", "with", "both", "well", "would", "will",
    "for", "auf", "niveau", "nivel", "lu", "parle", "ecrit", "sowie", "und", "et", "y", "e", "ou",
    "oder", "o", "mit", "ist", "sind", "wird", "werden", "from", "but", "very", "kenntnisse", "as",
    "can", "must", "every", "fur", "pour", "para", "daily", "when", "by", "conversation",
    "communication", "also", "too", "sera", "es", "est", "knowledge", "spoken", "written", "so",
    "sprachkenntnisse", "a", "than", "acreditado", "acreditada", "certificado", "certifie",
    "peut", "peuvent", "puede", "pueden", "kann", "konnen",
    "nachgewiesen", "zertifiziert", "oral", "speaking", "sprachig", "hablado", "escrito", "fluido",
    "fluide", "courant",
    "imprescindible", "obligatorio", "erforderlich", "requis", "mind", "because", "since", "if",
    "preferably", "would", "de", "mindestens", "minimum", "min", "ab", "con", "avec", "bon", "sont",
    "serait", "seraient", "seria", "son", "ware", "waren", "como", "indispensable", "demande",
    "exige", "ebenfalls", "egalement", "tambien", "likewise", "ebenso", "aussi", "auch", "asimismo",
    "flussig", "muy", "tres", "sehr", "hablados",
    "courants", "fluidos", "necesario", "deseable",
  ]

  private func isHaitian(_ index: Int, _ range: Range<Int>) -> Bool {
    index > range.lowerBound && words[index].gap.isEmpty && words[index - 1].text == "haitian"
  }

  private func isJoined(_ first: Int, _ second: Int) -> Bool {
    second - first <= 2
      && (second - first == 1
        || ["and", "or", "und", "et", "y", "e", "oder", "ou"].contains(words[first + 1].text))
  }

  /// Reads `native or near-native` before a language: the lowest of several levels is enough.
  private func levels(beforeLanguage index: Int, after limit: Int, _ range: Range<Int>) -> (
    level: Int, start: Int
  )? {
    var lowest: (level: Int, start: Int)?
    var start = index
    // `Bilingual (Spanish)`: across a bracket, only the word before it.
    let reach = words[index].gap.has(.open) ? 1 : Self.levelReach
    while start - 1 > limit, start - 1 >= range.lowerBound, index - start < reach,
      !words[start].gap.has([.comma, .semicolon, .colon, .close]),
      // `Good counselling skills and fluent English`.
      !["skill", "ability", "manner"].contains(words[start - 1].singular)
    {
      start -= 1
    }
    var at = start
    while at < index {
      if let (level, count) = Languages.level(words, at: at, before: index) {
        if level <= lowest?.level ?? Languages.native {
          lowest = (level, lowest?.start ?? at)
        }
        at += count
      } else {
        at += 1
      }
    }
    return lowest
  }

  private func level(afterLanguage index: Int, before limit: Int) -> (level: Int, end: Int)? {
    var at = index + 1
    while at < limit, at - index <= Self.farthestLevel,
      !words[at].gap.has([.comma, .semicolon, .stop, .line]),
      !["and", "und", "et", "y", "would", "our", "the", "unsere", "notre"].contains(words[at].text)
    {
      if let (level, count) = Languages.level(words, at: at, before: limit),
        // `Irish would be put to good use`.
        at + count >= limit || words[at + count].text != "use",
        // `Hindi a strong advantage`.
        at + count >= limit
          || !["advantage", "plus", "asset", "preference"].contains(words[at + count].text)
      {
        // `inglés fluido (B2 o superior)`.
        if at + count < limit, words[at + count].gap.has(.open),
          let (exact, more) = Languages.level(words, at: at + count, before: limit)
        {
          return (exact, at + count + more)
        }
        let (lowest, end) = lowest(level, until: at + count, before: limit)
        return (lowest, afterRead(end, before: limit))
      }
      at += 1
    }
    // `Französisch in Wort und Schrift (mind. B1)`.
    let reach = index + 1..<max(index + 1, min(limit, index + Self.bracketReach))
    guard let open = reach.first(where: { words[$0].gap.has([.open, .comma]) }),
      words[open].gap.has(.open)
    else { return nil }
    for at in open..<min(limit, open + Self.longestRemark) {
      if at > open, words[at].gap.has(.close) { return nil }
      if let (level, count) = Languages.level(words, at: at, before: limit) {
        return (level, at + count)
      }
    }
    return nil
  }

  /// The lower of two levels that `or` joins: `at a native or near-native level`.
  private func lowest(_ level: Int, until end: Int, before limit: Int) -> (level: Int, end: Int) {
    if end + 1 < limit, Self.or.contains(words[end].text), words[end].gap.isEmpty,
      let (other, count) = Languages.level(words, at: end + 1, before: limit)
    {
      return (min(level, other), end + 1 + count)
    }
    return (level, end)
  }

  /// The end of what is to be read after a level: `English for reading documentation`.
  private func afterRead(_ end: Int, before limit: Int) -> Int {
    let isObject =
      words[end - 1].text == "reading" && end < limit && words[end].gap.isEmpty
      && words[end].shape == .lower && !ItemReader.isFunction(words[end])
      && Cues.required.match(words, at: end) == nil && Cues.preferred.match(words, at: end) == nil
    if isObject { return end + 1 }
    // `At a conversational level`, `good enough for site safety`.
    if end + 1 < limit, words[end].text == "enough", ["for", "to"].contains(words[end + 1].text) {
      let rest = end + 2..<min(limit, end + Self.levelReach + 1)
      return rest.first { !words[$0].gap.isEmpty } ?? rest.upperBound
    }
    return end < limit && words[end].gap.isEmpty
      && ["level", "niveau", "nivel", "enough"].contains(words[end].text) ? end + 1 : end
  }

  /// The end of words for all uses of a language after it: `Deutsch in Wort und Schrift`.
  private func everyUse(_ end: Int, before limit: Int) -> Int {
    Self.everyUse.match(words, at: end, before: limit).map { end + $0 } ?? end
  }

  private static let everyUse = WordSet(
    """
    in wort und schrift; in wort schrift; written and spoken; spoken and written; both written and spoken
    in speech and writing; in writing and speech; verbal and written; written and verbal; oral and written
    a l oral et a l ecrit; a l ecrit et a l oral; lu parle ecrit; lu ecrit parle; hablado y escrito
    escrito y hablado; oral y escrito
    """)

  /// How far from its language brackets with its level begin, and how many words they have.
  private static let bracketReach = 8
  private static let longestRemark = 4

  /// How many words a level may stand after its language: `Deutsch sollten Sie mindestens auf dem Niveau B2 sprechen`.
  private static let farthestLevel = 8
  /// How many words a level may stand before its language.
  private static let levelReach = 5
}
