/// Reads denials of something else than the skill beside them.
extension PolarityReader {
  /// Whether a denial is about something other than what a mention names: `not shipping 4 MB of JavaScript`, `never run a
  /// dissolution in a GMP lab`, `can read a P&L but have not owned one`.
  func isIndirect(_ cue: Range<Int>, _ mention: Range<Int>) -> Bool {
    guard cue.lowerBound < mention.lowerBound else {
      // The first part of the sentence claims one thing, the second denies another.
      let start = resume.text.sentence(around: mention.lowerBound).lowerBound
      return words[start..<mention.lowerBound].contains { Self.can.contains($0.text) }
    }
    return (cue.lowerBound + 1..<max(cue.lowerBound + 1, mention.lowerBound)).contains { index in
      let (word, before) = (words[index], words[index - 1])
      if word.text.hasSuffix("ing"), before.gap.isEmpty, Self.negators.contains(before.text),
        ActionVerbs.contains(word)
      {
        return !Self.using.contains(word.text)
      }
      // `People who would rather not be on camera`.
      if ["be", "been"].contains(before.text), Self.prepositions.contains(word.text) {
        return true
      }
      return Self.prepositions.contains(word.text) && index > cue.lowerBound + 1
        && !Self.experience.contains(before.text) && !ActionVerbs.contains(before)
        && !ItemReader.isFunction(before) && !ItemReader.isEmpty(before)
        && !Self.using.contains(before.text)
    }
  }

  private static let can = Set(words: "can kann peux puedo")
  private static let prepositions = Set(words: "in at on by")
  /// Words between a denial and what is denied: `not working with SAP`, `not certified in SAP`.
  private static let using = Set(
    words:
      """
      using having working doing knowing coding programming developing worked used trained qualified certified licensed
      proficient fluent competent
      """)
}
