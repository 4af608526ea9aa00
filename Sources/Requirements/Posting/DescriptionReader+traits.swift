/// Tells what somebody is like, and when they are there, from what they can do.
extension DescriptionReader {
  /// Whether an item says when somebody has to be there: `available every weekend`.
  func isAvailability(_ range: Range<Int>) -> Bool {
    ["available", "availability", "verfugbar", "verfugbarkeit", "disponible", "disponibilidad"]
      .contains(words[range.lowerBound].text)
  }

  /// Whether an item names a trait: `a pleasant manner`.
  func isTrait(_ range: Range<Int>) -> Bool {
    range.contains { index in
      Self.traits.contains(words[index].text)
        // `Palliative care` is a skill.
        && !(words[index].text == "care" && index > range.lowerBound && words[index].gap.isEmpty)
    }
  }

  private static let traits: Set<String> = Set(
    """
    kind pleasant pleasing polite courteous presentable honest patience humor humour reliability reliable
    punctuality punctual flexibility flexible motivation motivated enthusiasm enthusiastic friendly
    friendliness curiosity curious attitude willingness
    initiative creativity creative empathy integrity honesty discretion passion passionate energy
    organised organized teamwork player detail communication communicator interpersonal stamina
    resilience independence independent self-motivated diligence care careful calm personality
    teamfahigkeit zuverlassigkeit flexibilitat belastbarkeit motivacion rigueur autonomie
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
