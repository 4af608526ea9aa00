/// Reads the short answers that stand after the name of a skill: behind a colon, a dash, a comma or a question mark.
extension PolarityReader {
  /// Whether a short answer after a name does not say how well, where or for what it is known: `GISP: plan to apply`, `Cert
  /// IV: two units left`.
  ///
  /// People find ever new answers, so an answer counts only if it was understood: a list, a deed, another skill, or words
  /// that say how well something is known.
  func hasUnreadAnswer(_ mention: Range<Int>) -> Bool {
    // Of languages, the level is read elsewhere.
    guard let start = answer(to: mention), Languages.name(words[mention.lowerBound]) == nil else {
      return false
    }
    let sentence = resume.text.sentence(around: start)
    let end =
      (start + 1..<max(start + 1, sentence.upperBound)).first {
        words[$0].gap.has([.semicolon, .bar, .line, .tab, .blank])
      } ?? max(start + 1, sentence.upperBound)
    let answer = start..<end
    guard answer.count <= Self.longestAnswer,
      !answer.dropFirst().contains(where: { words[$0].gap.has([.comma, .slash, .ampersand]) }),
      !isDeed(words[start]), !names(answer), !isThing(answer)
    else { return false }
    return !answer.allSatisfy {
      words[$0].shape != .lower || PlainWords.resume.contains(words[$0].text)
        || Self.supporting.contains(words[$0].text) || Numbers.value(words[$0]) != nil
    }
  }

  /// The first word after a colon or a dash behind a name that begins an item, and behind the brackets of the name.
  private func answer(to mention: Range<Int>) -> Int? {
    guard
      mention.lowerBound == 0
        || words[mention.lowerBound].gap.has([.line, .bullet, .stop, .semicolon, .bar, .tab])
    else { return nil }
    var index = mention.upperBound
    var isOpen = false
    while index < words.count, index - mention.upperBound < Self.longestName {
      let gap = words[index].gap
      if gap.has([.line, .stop]) { return nil }
      if gap.has(.close) { isOpen = false }
      if gap.has([.colon, .dash]), !isOpen { return index }
      if gap.has(.open) { isOpen = true }
      guard
        isOpen
          || gap.isEmpty && (words[index].shape != .lower || ItemReader.isFunction(words[index]))
      else { return nil }
      index += 1
    }
    return nil
  }

  /// Whether a word tells what is or was done: `built`, `maintains`, `writing`; but not `plan` and `want`.
  private func isDeed(_ word: Word) -> Bool {
    ActionVerbs.contains(word)
      && (["ed", "ing", "s"].contains(where: word.text.hasSuffix)
        || WordForms.isIrregular(word.text))
  }

  /// Whether an answer names a thing: `modules for cash and debt`; but not `two units left`.
  private func isThing(_ answer: Range<Int>) -> Bool {
    (AssertionReader(resume: resume).isNounPhrase(ArraySlice(answer))
      || answer.contains { Self.joining.contains(words[$0].text) })
      && !ActionVerbs.contains(words[answer.lowerBound])
      && !answer.contains { Self.unfinished.contains(words[$0].text) }
  }

  /// Prepositions that join the parts of a name.
  private static let joining = Set(words: "for of in with")

  /// Words for what is still to do.
  private static let unfinished = Set(
    words:
      """
      left remaining missing outstanding pending later soon open plan plans planned hope aim next watch offen fehlt
      fehlen noch restant reste manquent pendiente faltan
      """)

  /// The longest answer that is read, in words. Longer ones tell of the work.
  private static let longestAnswer = 8
  /// How many words of the name and its brackets may stand between what is meant and the colon.
  private static let longestName = 10

  /// Words that say how well, how long or for what something is known.
  private static let supporting = Set(
    words:
      """
      daily every day days week weeks month months year years yrs expert strong solid extensive confident very
      excellent fluently comfortable regularly often main primary production own projects project team teams staff
      taglich jahre jahr sicher erfahren regelmassig quotidien ans annees diario anos
      """)

  /// Reads an answer of one word, and a subject that the person has never dealt with.
  func shortDenial(after mention: Range<Int>, _ sentence: Range<Int>) -> Range<Int>? {
    let isSubject =
      mention.lowerBound - sentence.lowerBound <= 1
      && (sentence.lowerBound..<mention.lowerBound).allSatisfy { ItemReader.isFunction(words[$0]) }
    return isSubject
      ? refusal(toQuestion: sentence, about: mention) ?? never(after: mention, sentence)
        ?? refusal(in: sentence, from: mention.upperBound)
      : refusal(in: sentence, from: mention.upperBound, isNear: true)
  }

  /// Reads `Linux? Never.`
  private func refusal(toQuestion sentence: Range<Int>, about mention: Range<Int>) -> Range<Int>? {
    let answer = sentence.upperBound
    guard mention.upperBound == answer, answer < words.count, resume.text.endsInQuestion(sentence),
      Self.refusals.contains(words[answer].text)
    else { return nil }
    return answer..<answer + 1
  }

  /// Reads `Power Query, no` and `Payroll: 2019, currently none`.
  ///
  /// - Parameter isNear: whether the comma has to follow the mention.
  private func refusal(in sentence: Range<Int>, from start: Int, isNear: Bool = false) -> Range<
    Int
  >? {
    guard start < sentence.upperBound,
      let comma = (start..<sentence.upperBound).first(where: { words[$0].gap.has(.comma) }),
      comma == start || !isNear,
      case let answer = Self.today.contains(words[comma].text) ? comma + 1 : comma,
      answer < sentence.upperBound, Self.refusals.contains(words[answer].text),
      answer + 1 == sentence.upperBound
        || words[answer + 1].gap.has([.semicolon, .close, .stop, .line])
    else { return nil }
    return comma..<answer + 1
  }

  /// Reads `Payroll, on the other hand, never crossed my desk`.
  private func never(after mention: Range<Int>, _ sentence: Range<Int>) -> Range<Int>? {
    let end = mention.upperBound
    guard let aside = Self.asides.match(words, at: end, before: sentence.upperBound),
      end + aside < sentence.upperBound, Self.never.contains(words[end + aside].text)
    else { return nil }
    return end + aside..<end + aside + 1
  }

  private static let refusals = never.union([
    "no", "not", "none", "non", "pas", "nein", "nicht", "keiner", "keine", "kein", "keinen",
    "ninguno", "ninguna", "aucun", "aucune", "nope",
  ])
  private static let today: Set<String> = [
    "zurzeit", "derzeit", "momentan", "aktuell", "currently", "now", "presently", "actuellement",
    "actualmente", "today", "heute",
  ]
  private static let never: Set<String> = ["never", "jamais", "nie", "niemals", "nunca"]
  /// Words between commas after a subject.
  private static let asides = WordSet(
    """
    on the other hand; by contrast; in contrast; hingegen; dagegen; en revanche; par contre; en cambio; por otro lado
    leider; unfortunately; sadly; alas; admittedly; to be honest
    """)
}
