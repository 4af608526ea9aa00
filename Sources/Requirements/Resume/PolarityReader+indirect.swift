/// Reads denials of something that a skill only describes.
extension PolarityReader {
  /// Whether a denial is about something else than what a mention names: `not shipping 4 MB of JavaScript`, `not done
  /// dissolution in a GMP lab`.
  func isIndirect(_ cue: Range<Int>, _ mention: Range<Int>) -> Bool {
    guard cue.lowerBound < mention.lowerBound else {
      // `I can read a P&L but have not owned one`: one thing is claimed, another denied.
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
      return Self.prepositions.contains(word.text) && index > cue.lowerBound + 1
        && !Self.experience.contains(before.text) && !ActionVerbs.contains(before)
        && !ItemReader.isFunction(before) && !ItemReader.isEmpty(before)
        && !Self.using.contains(before.text)
    }
  }

  /// Whether the sentence only tells which position somebody looks for: `Maintenance position in line station`.
  func isObjective(_ mention: Range<Int>, _ sentence: Range<Int>) -> Bool {
    guard [.summary, .head].contains(resume.sections[mention.lowerBound]) else { return false }
    let all = words[sentence]
    return all.contains { Self.positions.contains($0.text) }
      && !all.contains { Self.held.contains($0.text) }
  }

  private static let positions = Set(
    words: "position role post job opportunity stelle poste emploi puesto empleo trabajo")
  /// Words of a sentence that also tells what somebody has.
  private static let held = Set(
    words:
      """
      experience experienced years worked background current currently my with have bring skilled proficient expert strong
      certified licensed qualified trained used using built led am ive know hold erfahrung jahre experiencia anos ans
      """)
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
