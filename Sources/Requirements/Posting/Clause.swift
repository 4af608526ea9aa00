/// A part of a sentence of a posting with a subject and a verb of its own.
struct Clause: Sendable {
  let range: Range<Int>
  /// The words whose content the clause waives: `no degree`, `not needed`.
  let waived: Set<Int>
  let cue: Cue
  /// Whether it is a sentence in brackets, after which the clause before it goes on.
  var isAside = false

  enum Cue: Sendable, Hashable {
    case preferred, required, asks, none
  }

  /// Splits a sentence at semicolons, colons, dashes, subordinators, and before new subjects.
  static func clauses(_ words: [Word], _ sentence: Range<Int>) -> [Clause] {
    var clauses: [Clause] = []
    var start = sentence.lowerBound
    var isAside = false
    func append(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      if let and = turn(words, range) {
        append(range.lowerBound..<and)
        append(and..<range.upperBound)
        return
      }
      var next = clause(words, range)
      next.isAside = isAside
      clauses.append(next)
    }
    for index in sentence.dropFirst() {
      // `Premiere Pro (we left Avid last year), live reporting`.
      let endsAside = isAside && words[index].gap.has(.close)
      guard endsAside || begins(words, index, sentence) else { continue }
      append(start..<index)
      isAside =
        words[index].gap.has(.open)
        && (Cues.subjects.contains(words[index].text) || contracted.contains(words[index].text))
        || isAside && !endsAside
      start = index
    }
    append(start..<sentence.upperBound)
    return clauses
  }

  /// Where a clause turns from what is required to what is welcome: `Excel is required and Dutch would be a plus`.
  private static func turn(_ words: [Word], _ range: Range<Int>) -> Int? {
    guard let required = Cues.required.first(in: words, range),
      let preferred = Cues.preferred.first(in: words, range),
      !required.overlaps(preferred)
    else { return nil }
    let (first, second) =
      required.lowerBound < preferred.lowerBound ? (required, preferred) : (preferred, required)
    let between = first.upperBound..<second.lowerBound
    return between.first { index in
      and.contains(words[index].text)
        && (index + 1..<second.lowerBound).contains { !ItemReader.isEmpty(words[$0]) }
    }
  }

  private static func begins(_ words: [Word], _ index: Int, _ sentence: Range<Int>) -> Bool {
    let word = words[index]
    // `French: C1` asks for one thing.
    if word.gap.has([.colon, .dash]), Languages.name(words[index - 1]) != nil,
      Languages.level(words, at: index, before: sentence.upperBound) != nil
    {
      return false
    }
    // `A degree in engineering (M.Sc.; B.Sc. with practice)`.
    if word.gap == .semicolon, isBracketed(words, index, sentence) { return false }
    // `3 – 5 years`.
    if word.gap == .dash, word.shape == .number, words[index - 1].shape == .number { return false }
    if word.gap.has([.semicolon, .colon, .dash]) { return true }
    // `Sie benötigen aber einen Staplerschein.`
    if word.text == "aber", !word.gap.has(.comma), index + 1 < sentence.upperBound,
      !Cues.negators.contains(words[index + 1].text)
    {
      return false
    }
    // `Se exige el título y se valora la experiencia.`
    if weighing.match(words, at: index, before: sentence.upperBound) != nil,
      and.contains(words[index - 1].text)
    {
      return true
    }
    // `Matura, Meisterprüfung und so weiter`.
    if word.text == "so", index + 1 < sentence.upperBound,
      ["weiter", "fort", "on", "forth"].contains(words[index + 1].text)
        || words[index - 1].text == "or"
    {
      return false
    }
    if Cues.subordinators.contains(word.text) {
      return word.text != "since" || DateRange.year(words[min(index + 1, words.count - 1)]) == nil
    }
    if givesReason(words, at: index, before: sentence.upperBound) { return true }
    // `Business, IT or design`.
    if word.text == "it", word.shape == .upper { return false }
    if Cues.subjects.contains(word.text) || contracted.contains(word.text) && word.gap.has(.open) {
      return word.gap.has([.comma, .open]) || conjunctions.contains(words[index - 1].text)
    }
    return false
  }

  /// Whether a word stands in short brackets.
  private static func isBracketed(_ words: [Word], _ index: Int, _ sentence: Range<Int>) -> Bool {
    let before = max(sentence.lowerBound, index - longestBracket)..<index
    guard let bound = before.last(where: { words[$0].gap.has([.open, .close]) }),
      words[bound].gap.has(.open)
    else { return false }
    return (index + 1...min(words.count - 1, index + longestBracket)).contains {
      words[$0].gap.has(.close)
    } || index + longestBracket >= words.count
  }

  private static let longestBracket = 6

  /// Whether `as` opens a clause that gives a reason: `as many source documents are in Chinese`.
  static func givesReason(_ words: [Word], at index: Int, before end: Int) -> Bool {
    words[index].text == "as" && index + 1 < end && reasons.contains(words[index + 1].text)
  }

  /// Words that stand after `as` when it means `because`.
  private static let reasons: Set<String> = [
    "many", "most", "our", "we", "they", "it", "there", "much", "half",
  ]
  /// `We’re` and `we’ve`.
  private static let contracted: Set<String> = [
    "were", "weve", "ours", "usamos", "utilizamos", "trabajamos",
  ]
  static let and: Set<String> = ["and", "und", "et", "y"]
  private static let conjunctions: Set<String> = ["and", "und", "et", "y", "or", "that"]
  /// Openings of a second clause that says by itself how much its things weigh.
  private static let weighing = WordSet(
    """
    se valora; se valoran; se valorara; se valoraran; valoramos; se exige; se requiere; se pide
    idealement; idealerweise; idealmente
    """)

  private static func clause(_ words: [Word], _ range: Range<Int>) -> Clause {
    let all = preferences(words, range)
    let preferred = all.first
    // A word that is about one item asks for the others all the same.
    let cue: Cue =
      all.contains { !isOfOneItem($0, words, range) }
      ? .preferred
      : requires(words, range) || insists(words, range)
        ? .required : asks(words, range) || !all.isEmpty ? .asks : .none
    return Clause(range: range, waived: waived(words, range, preferred: preferred), cue: cue)
  }

  /// Whether words such as `you know` ask. In a clause of reason, time or condition they tell: `so
  /// that you know what you get`.
  private static func asks(_ words: [Word], _ range: Range<Int>) -> Bool {
    guard let first = Cues.asks.first(in: words, range) else { return false }
    return !Cues.telling.contains(words[range.lowerBound].text)
      || first.lowerBound == range.lowerBound
  }

  /// Negators that deny the noun after them: `HTML desirable, no coding required`.
  private static let determiners: Set<String> = [
    "no", "kein", "keine", "keinen", "keiner", "keinerlei", "aucun", "aucune", "ningun", "ninguna",
    "without", "ohne", "sans", "sin",
  ]

  /// Nouns after a determiner that waive the words before it: `ist kein Muss`.
  private static let waivers: Set<String> = [
    "must", "requirement", "condition", "prerequisite", "need", "muss", "voraussetzung",
    "bedingung", "pflicht", "obligation", "condicion", "requisito", "necesidad", "role", "interest",
    "use", "value", "relevance", "importance", "concern",
  ]

  /// How many words after a negator the word may stand that waives the subject before it: `are not
  /// really needed`.
  private static let reach = 4

  /// The brackets in which a negator stands, or else the whole clause: `milling (a lathe does not count)`. In
  /// `Excel, Sage non utilisé` it is the part between commas.
  private static func scope(of index: Int, _ words: [Word], _ range: Range<Int>) -> Range<Int> {
    if words[index].text == "non" {
      var start = index
      while start > range.lowerBound, !words[start].gap.has(.comma) { start -= 1 }
      let end = (index + 1..<range.upperBound).first { words[$0].gap.has(.comma) }
      return start..<(end ?? range.upperBound)
    }
    var start = index
    while start > range.lowerBound, !words[start].gap.has([.open, .close]) { start -= 1 }
    guard start > range.lowerBound, words[start].gap.has(.open) else { return range }
    let end = (index + 1..<range.upperBound).first { words[$0].gap.has(.close) }
    // `Switching (not required on day one)`: the brackets are about the item before them.
    if start == index, Cues.waivable.occurs(in: words, index..<min(range.upperBound, index + 3)) {
      while start > range.lowerBound, !words[start].gap.has([.comma, .semicolon]) { start -= 1 }
    }
    return start..<(end ?? range.upperBound)
  }

  /// Whether a clause says that nothing works without what it names.
  static func insists(_ words: [Word], _ range: Range<Int>) -> Bool {
    let opening = range.prefix(2).first { without.contains(words[$0].text) }
    guard let opening else { return false }
    return (opening + 2..<max(opening + 2, range.upperBound)).contains {
      denials.contains(words[$0].text)
    }
  }

  private static let without: Set<String> = ["without", "ohne", "sans", "sin"]
  private static let denials: Set<String> = [
    "not", "cannot", "cant", "wont", "impossible", "nicht", "unmoglich", "pas", "no", "imposible",
  ]

  private static func waived(_ words: [Word], _ range: Range<Int>, preferred: Range<Int>?)
    -> Set<Int>
  {
    var waived: Set<Int> = []
    // `Ohne Führerschein geht es nicht` asks for it.
    if insists(words, range) { return [] }
    var harmless = range.lowerBound
    for index in range {
      // `What we cannot do without` has two negators.
      if let count = Cues.harmless.match(words, at: index, before: range.upperBound) {
        harmless = max(harmless, index + count)
      }
      guard index >= harmless,
        let count = Cues.negators.match(words, at: index, before: range.upperBound),
        !(preferred?.contains(index) ?? false)
      else { continue }
      let after = index + count
      let near = after..<min(range.upperBound, after + reach)
      let isWhole =
        count > 1 || Cues.waiveAll.contains(words[index].text)
        || Cues.waivable.occurs(in: words, near) && index > range.lowerBound
          && (!determiners.contains(words[index].text)
            || near.prefix(2).contains { waivers.contains(words[$0].text) })
      let scope = scope(of: index, words, range)
      waived.formUnion(isWhole ? scope : index..<scope.upperBound)
    }
    return waived
  }
}
