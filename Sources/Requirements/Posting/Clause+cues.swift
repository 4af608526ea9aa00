/// Reads whether a clause requires what it names or calls it welcome, and which of its words that is about.
extension Clause {
  /// Whether words say that something is required. `Requirement gathering` is work, `as required by the Act` a reason.
  static func requires(_ words: [Word], _ range: Range<Int>) -> Bool {
    if presupposes(words, range) { return true }
    var start = range.lowerBound
    while let cue = Cues.required.first(in: words, start..<range.upperBound) {
      let next = cue.upperBound
      let isWork =
        next < range.upperBound && words[next].gap.isEmpty
        && words[cue.lowerBound].singular == "requirement"
        && ofRequirements.contains(words[next].singular)
      // `Which cottages need a deep clean`.
      let isOfThings =
        ["need", "needs"].contains(words[cue.lowerBound].text)
        && ["which", "whose"].contains(words[range.lowerBound].text)
      let isReason =
        words[cue.lowerBound].text == "required" && cue.lowerBound > range.lowerBound
        && words[cue.lowerBound - 1].text == "as"
      // `Required for September` is when the work begins.
      let isStart =
        words[cue.lowerBound].text == "required" && next + 1 < range.upperBound
        && ["for", "from"].contains(words[next].text)
        && DateRange.namesMonth(words[next + 1])
      if !isWork, !isReason, !isOfThings, !isStart { return true }
      start = next
    }
    return false
  }

  /// Whether the parts of a German verb stand around what is required: `Wir setzen Erfahrung in der Pflege voraus`.
  static func presupposes(_ words: [Word], _ range: Range<Int>) -> Bool {
    guard let last = range.last, words[last].text == "voraus" else { return false }
    return range.contains { ["setzen", "setzt", "setze"].contains(words[$0].text) }
  }

  /// Nouns of work with requirements.
  private static let ofRequirements: Set<String> = [
    "gathering", "analysis", "engineering", "elicitation", "management", "specification",
    "document", "documentation", "capture", "workshop", "definition",
  ]

  /// Whether words say that something is welcome.
  static func prefers(_ words: [Word], _ range: Range<Int>) -> Bool {
    !preferences(words, range).isEmpty
  }

  /// The words that say that something is welcome.
  static func preferences(_ words: [Word], _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard
        let count = Cues.preferred.match(words, at: index, before: range.upperBound)
          ?? (isLastWord(index, words, range) ? 1 : isLiked(index, words, range) ? 2 : nil)
      else {
        index += 1
        continue
      }
      let end = index + count
      // `Goggles are not optional.`
      let isDenied =
        ["optional", "a", "an"].contains(words[index].text) && index > range.lowerBound
        && words[index - 1].text == "not"
      // `Graduates are welcome to apply.`
      let isInvitation =
        end < range.upperBound && words[end].text == "to"
        && words[end - 1].text.hasPrefix("welcome")
      // `Applications are encouraged from all communities.`
      let isAppeal =
        words[end - 1].text == "encouraged" && index > range.lowerBound
        && ["application", "applicant", "candidate"].contains(words[index - 1].singular)
      // `Helps the City meet its permit`: the verb has an object.
      let isVerb =
        words[index].text == "helps" && count == 1 && end < range.upperBound
        && words[end].gap.isEmpty
        && !afterHelps.contains(words[end].text)
        // `A licence helps us when …`.
        && !(words[end].text == "us" && end + 1 == range.upperBound)
      // `You are handy with AutoCAD`.
      let isAbility =
        words[end - 1].text == "handy" && end < range.upperBound
        && ["with", "in", "at"].contains(words[end].text)
      if !isDenied, !isInvitation, !isAppeal, !isVerb, !isAbility { found.append(index..<end) }
      index = end
    }
    return found
  }

  /// Whether a German adverb and a participle say that something is welcome: `gern gesehen`, `gerne gehört`.
  private static func isLiked(_ index: Int, _ words: [Word], _ range: Range<Int>) -> Bool {
    ["gern", "gerne"].contains(words[index].text) && index + 1 < range.upperBound
      && words[index + 1].gap.isEmpty && words[index + 1].shape == .lower
      && words[index + 1].text.hasPrefix("ge")
  }

  /// Words after `helps` that are not what it helps.
  private static let afterHelps: Set<String> = [
    "but", "if", "when", "too", "also", "here", "though", "a", "with", "in", "at", "for", "on",
    "during",
  ]

  /// Reads `Spanish helpful`: at the end of an item the adjective is about the words before it.
  private static func isLastWord(_ index: Int, _ words: [Word], _ range: Range<Int>) -> Bool {
    guard index > range.lowerBound, words[index].shape == .lower, words[index].gap.isEmpty else {
      return false
    }
    // `A licence and some practice help`.
    if words[index].text == "help", index + 1 == range.upperBound {
      return !Cues.subjects.contains(words[range.lowerBound].text)
        && !ItemReader.isFunction(words[index - 1])
    }
    guard last.contains(words[index].text) else { return false }
    return index + 1 == range.upperBound || words[index + 1].gap.has([.comma, .close])
  }

  private static let last: Set<String> = [
    "helpful", "useful", "welcome", "nice", "advantage", "bonus",
  ]

  /// Whether a word such as `preferred` is about one item of a list, and not about the whole clause: it stands in
  /// brackets (`OSHA 10 (OSHA 30 preferred)`), it ends an item which others follow (`CPA a plus, SQL, Excel`), or
  /// it ends the second of two items (`two years of practice, hospice preferred`).
  static func isOfOneItem(_ cue: Range<Int>, _ words: [Word], _ range: Range<Int>) -> Bool {
    // `A licence and, am besten, three years`: the words weigh what follows them.
    if words[cue.lowerBound].text == "am" { return cue.lowerBound > range.lowerBound + 1 }
    // `Knowledge of employment law and ideally CIPD Level 5`.
    if ["ideally", "preferably", "idealerweise"].contains(words[cue.lowerBound].text),
      cue.lowerBound > range.lowerBound + 1, and.contains(words[cue.lowerBound - 1].text)
    {
      return true
    }
    var start = cue.lowerBound
    while start > range.lowerBound, !words[start].gap.has([.open, .close]) { start -= 1 }
    if start > range.lowerBound, words[start].gap.has(.open) { return true }
    start = cue.lowerBound
    while start > range.lowerBound, !words[start].gap.has(.comma) { start -= 1 }
    var end = cue.upperBound
    while end < range.upperBound, !words[end].gap.has([.comma, .open]) { end += 1 }
    // `Grundkenntnisse in S7, wünschenswert auch Antriebstechnik`: the word opens its own part.
    if start == cue.lowerBound, start > range.lowerBound, words[start].gap.has(.comma),
      (cue.upperBound..<end).contains(where: { !ItemReader.isEmpty(words[$0]) })
    {
      return true
    }
    // `Yardi a plus, or CRM knowledge`.
    if end < range.upperBound, ItemReader.isJoin(words[end]) { return false }
    // The cue ends its item, which has words of its own.
    // `Klasse B, BE von Vorteil`: capitals are a name.
    guard
      (start..<cue.lowerBound).contains(where: {
        !ItemReader.isEmpty(words[$0]) || words[$0].shape == .upper
      }),
      (cue.upperBound..<end).allSatisfy({ ItemReader.isEmpty(words[$0]) }),
      !plural.contains(words[cue.lowerBound].text), !plural.contains(words[cue.lowerBound - 1].text)
    else { return false }
    if end < range.upperBound {
      return words[end].gap.has(.comma)
        && (start > range.lowerBound || !(start..<end).contains { PhraseRule.isVerbal(words[$0]) })
    }
    // `German B2 required, English preferred`: each has its own.
    if start > range.lowerBound, !ItemReader.isJoin(words[start]) {
      let before = range.lowerBound..<start
      if Cues.required.occurs(in: words, before) || Cues.preferred.occurs(in: words, before) {
        return true
      }
    }
    if start > range.lowerBound, !ItemReader.isJoin(words[start]),
      asksForEach(words, range.lowerBound..<start)
    {
      return true
    }
    let isSecond =
      start > range.lowerBound
      && !(range.lowerBound + 1..<start).contains { words[$0].gap.has(.comma) }
    // `Knowledge of AP, SAT & IB curricula a plus` is one list, `two years, ward or clinic preferred` is not.
    let own = start..<cue.lowerBound
    if isSecond, !(range.lowerBound..<start).contains(where: { Numbers.value(words[$0]) != nil }),
      own.dropFirst().contains(where: {
        words[$0].gap.has(.ampersand) || and.contains(words[$0].text)
      })
    {
      return false
    }
    // `Ilocano, Tagalog or Japanese a plus`, `A law degree, LPC or SQE1 pass is welcome` are one list.
    if isSecond,
      start - range.lowerBound == 1
        || !(range.lowerBound..<start).contains(where: {
          PhraseRule.isVerbal(words[$0]) || Numbers.value(words[$0]) != nil
            || words[$0].gap.has(.open) || Languages.level(words, at: $0, before: start) != nil
        }) && !Cues.asks.occurs(in: words, range.lowerBound..<start)
          && !Cues.required.occurs(in: words, range.lowerBound..<start),
      (start..<cue.lowerBound).contains(where: {
        DescriptionReader.or.contains(words[$0].text)
      })
    {
      return false
    }
    return isSecond && !ItemReader.isJoin(words[start])
  }

  /// Whether several items of a list ask for themselves: `2 years of payroll, knowledge of labor law, PHR
  /// preferred`.
  private static func asksForEach(_ words: [Word], _ range: Range<Int>) -> Bool {
    var count = 0
    var start = range.lowerBound
    for index in range.dropFirst()
    where words[index].gap.has(.comma) || index == range.upperBound - 1 {
      let part = start..<(words[index].gap.has(.comma) ? index : range.upperBound)
      if Cues.asks.occurs(in: words, part)
        || part.contains(where: { Numbers.unit(words[$0]) != nil })
      {
        count += 1
      }
      start = index
    }
    return count > 1
  }

  /// Verbs of several subjects: `Docker, Helm are a plus`.
  private static let plural: Set<String> = [
    "are", "sind", "sont", "son", "would", "waren", "seraient",
  ]
}
