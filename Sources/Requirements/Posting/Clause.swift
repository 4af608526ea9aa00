/// A part of a sentence of a posting with a subject and a verb of its own.
struct Clause: Sendable {
  let range: Range<Int>
  /// The words whose content the clause waives: `no degree`, `not needed`.
  let waived: Set<Int>
  let cue: Cue

  enum Cue: Sendable, Hashable {
    case preferred, required, asks, none
  }

  /// Splits a sentence at semicolons, colons, dashes, subordinators, and before new subjects.
  static func clauses(_ words: [Word], _ sentence: Range<Int>) -> [Clause] {
    var clauses: [Clause] = []
    var start = sentence.lowerBound
    for index in sentence.dropFirst() where begins(words, index, sentence) {
      if index > start { clauses.append(clause(words, start..<index)) }
      start = index
    }
    if start < sentence.upperBound { clauses.append(clause(words, start..<sentence.upperBound)) }
    return clauses
  }

  private static func begins(_ words: [Word], _ index: Int, _ sentence: Range<Int>) -> Bool {
    let word = words[index]
    if word.gap.has([.semicolon, .colon, .dash]) { return true }
    if Cues.subordinators.contains(word.text) {
      return word.text != "since" || DateRange.year(words[min(index + 1, words.count - 1)]) == nil
    }
    if Cues.subjects.contains(word.text) {
      return word.gap.has([.comma, .open]) || conjunctions.contains(words[index - 1].text)
    }
    return false
  }

  private static let conjunctions: Set<String> = ["and", "und", "et", "y", "or", "that"]

  private static func clause(_ words: [Word], _ range: Range<Int>) -> Clause {
    var preferred = Cues.preferred.first(in: words, range)
    // `Goggles are not optional.`
    if let first = preferred?.lowerBound, first > range.lowerBound, words[first].text == "optional",
      words[first - 1].text == "not"
    {
      preferred = nil
    }
    let cue: Cue =
      preferred != nil
      ? .preferred
      : Cues.required.occurs(in: words, range)
        ? .required : asks(words, range) ? .asks : .none
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
    "bedingung",
    "pflicht", "obligation", "condicion", "requisito", "necesidad", "role",
  ]

  /// How many words after a negator the word may stand that waives the subject before it: `are not
  /// really needed`.
  private static let reach = 4

  private static func waived(_ words: [Word], _ range: Range<Int>, preferred: Range<Int>?)
    -> Set<Int>
  {
    var waived: Set<Int> = []
    for index in range {
      guard let count = Cues.negators.match(words, at: index, before: range.upperBound),
        Cues.harmless.match(words, at: index, before: range.upperBound) == nil,
        !(preferred?.contains(index) ?? false)
      else { continue }
      let after = index + count
      let near = after..<min(range.upperBound, after + reach)
      let isWhole =
        count > 1 || Cues.waiveAll.contains(words[index].text)
        || Cues.waivable.occurs(in: words, near) && index > range.lowerBound
          && (!determiners.contains(words[index].text)
            || near.prefix(2).contains { waivers.contains(words[$0].text) })
      waived.formUnion(isWhole ? range : index..<range.upperBound)
    }
    return waived
  }
}
