/// Tells whether the sentence that asks for something was understood whole.
///
/// Postings limit what they ask for in ever new words: who needs it, until when, who pays for it. No list of such words is
/// complete, but few words limit nothing: those that ask, those of grammar, and the names of what is asked
/// for. A sentence of these alone has no room for a limit, and only then does an explanation state what comes of it.
extension DescriptionReader {
  /// Marks how much of their sentences was understood in all that was found.
  mutating func markWholeness() {
    let places = found.map { text.words(in: $0.posting.span) }
    var named: Set<Int> = []
    for (place, requirement) in zip(places, found)
    where requirement.isRecognized && !requirement.isDoubtful { named.formUnion(place) }
    for mention in SkillLexicon.shared.mentions(in: words, words.indices)
    where mention.trust == .name { named.formUnion(mention.words) }
    wholeness = wholeness(named)
    for index in found.indices where found[index].wholeness != .partial {
      found[index].wholeness = min(
        places[index].first.map { wholeness[$0] } ?? .partial,
        found[index].kind == .skill && words[places[index]].contains(where: Self.namesLevel)
          ? .leveled : .whole)
    }
  }

  private static func namesLevel(_ word: Word) -> Bool { PlainWords.levels.contains(word.text) }

  /// How much was understood of the sentences that have all words of something, at least; nil if none has.
  func wholeness(ofSentencesWith stems: Set<String>) -> Requirement.Wholeness? {
    text.sentences.filter { stems.isSubset(of: words[$0].map(\.stem)) }.map {
      wholeness[$0.lowerBound]
    }.min()
  }

  /// How much was understood of the sentence of each word, and of those after it in the same line, which may take it back.
  ///
  /// - Parameter named: the indices of words that name something.
  private func wholeness(_ named: Set<Int>) -> [Requirement.Wholeness] {
    var all = Array(repeating: Requirement.Wholeness.partial, count: words.count)
    var rest = Requirement.Wholeness.whole
    for sentence in text.sentences.reversed() {
      if sentence.upperBound == words.count || words[sentence.upperBound].gap.has([.line, .bullet])
      {
        rest = .whole
      }
      for index in sentence where !named.contains(index) {
        rest = min(rest, wholeness(of: index, sentence))
      }
      for index in sentence { all[index] = rest }
    }
    return all
  }

  private func wholeness(of index: Int, _ sentence: Range<Int>) -> Requirement.Wholeness {
    if PlainWords.posting.contains(words[index].text) || isMark(index, sentence)
      || isOrSimilar(index, sentence)
    {
      return .whole
    }
    return PlainWords.levels.contains(words[index].text) ? .leveled : .partial
  }

  /// Whether a word is the `or` of `or equivalent`.
  private func isOrSimilar(_ index: Int, _ range: Range<Int>) -> Bool {
    Self.or.contains(words[index].text)
      && (index + 1..<min(range.upperBound, index + 3)).contains {
        Self.comparing.contains(words[$0].text)
      }
  }

  /// Whether a word is the mark or number of an item: `E2. Two years of practice`.
  private func isMark(_ index: Int, _ sentence: Range<Int>) -> Bool {
    guard index == sentence.lowerBound, index + 1 < words.count else { return false }
    let word = words[index]
    return word.end - word.start <= Self.longestMark
      && (word.shape == .number || word.text.last?.isNumber == true)
      && !words[index + 1].gap.isEmpty
  }

  private static let longestMark = 3

  /// Whether a wish at the end of a list may be about its last item only: `German at B2, some English is a plus`.
  func isBeforeLateWish(_ item: Range<Int>, _ clause: Range<Int>) -> Bool {
    guard section != .preferred else { return false }
    let rest = item.upperBound..<max(item.upperBound, clause.upperBound)
    guard let wish = Cues.preferred.first(in: words, rest),
      let comma = (rest.lowerBound..<wish.lowerBound).last(where: { words[$0].gap.has(.comma) })
    else { return false }
    return !(comma..<wish.lowerBound).contains {
      Clause.and.contains(words[$0].text) || Self.or.contains(words[$0].text)
    }
  }
}
