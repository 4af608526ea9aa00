/// Reads years that a resume states beside their subject: `Python 5+ yrs`, `six years of experience with Python`.
extension RequirementJudge {
  /// Judges years by what the resume states of them; nil if it does not state as many.
  func judgeStated(_ test: YearsTest, _ requirement: Requirement) -> JudgedRequirement? {
    guard test.window == nil, test.settings.isEmpty else { return nil }
    let reader = MentionReader(resume)
    for subject in test.subjects where subject.limits.isEmpty {
      let mentions =
        subject.skills.isEmpty
        ? reader.mentions(of: subject.words)
        : subject.skills.flatMap { reader.mentions(of: $0, in: skills) }
      for mention in mentions where mention.polarity == .has {
        guard let passage = years(beside: mention.words, atLeast: test.months) else { continue }
        let span = Quotation(resume: resume).span(passage, place: mention.place)
        return JudgedRequirement(
          requirement, .met, [span].compactMap(\.self), place: mention.place)
      }
    }
    return nil
  }

  /// Whether a list says that fewer years are known of a subject: `React | 2.5 yrs`. The dates of positions tell less.
  func statesFewer(_ test: YearsTest) -> Bool {
    let reader = MentionReader(resume)
    return test.subjects.contains { subject in
      let mentions = subject.skills.flatMap { reader.mentions(of: $0, in: skills) }
      return mentions.contains { mention in
        let next = mention.words.upperBound
        guard next + 1 < words.count, words[next].gap.has([.bar, .tab, .colon, .open, .dash]),
          Numbers.unit(words[next + 1]) == 12, let years = Double(words[next].text)
        else { return false }
        return years * 12 < Double(test.months)
      }
    }
  }

  /// The words of a mention with a number of years that stands directly after it, or before it and a few words that
  /// only join them.
  private func years(beside mention: Range<Int>, atLeast months: Int) -> Range<Int>? {
    let next = mention.upperBound
    if next + 1 < words.count, !words[next].gap.has([.line, .stop, .comma, .semicolon, .bullet]),
      isEnough(next + 1, months)
    {
      return mention.lowerBound..<next + 2
    }
    var unit = mention.lowerBound - 1
    while unit > 0, mention.lowerBound - unit < Self.statedReach,
      Self.joining.contains(words[unit].text)
    {
      unit -= 1
    }
    guard unit > 0, (unit + 1..<mention.upperBound).allSatisfy({ words[$0].gap.isEmpty }),
      isEnough(unit, months)
    else { return nil }
    return unit - 1..<mention.upperBound
  }

  /// Whether a word is a unit of time after a number of at least some months.
  private func isEnough(_ unit: Int, _ months: Int) -> Bool {
    guard let length = Numbers.unit(words[unit]),
      words[unit].gap.isEmpty || words[unit].gap == .plus,
      let number = Numbers.value(words[unit - 1])
    else { return false }
    return (months...Self.career * 12).contains(number * length)
  }

  /// How many words join a number of years to what it counts at most.
  private static let statedReach = 6
  private static let joining: Set<String> = [
    "of", "in", "with", "using", "experience", "professional", "commercial", "practical", "hands",
    "on", "working", "erfahrung", "berufserfahrung", "mit", "experiencia", "de", "en", "con", "d",
  ]
}
