/// Reads clauses that only name the list after them, or judge the clause before them.
extension DescriptionReader {
  /// What a clause says of the one before it, if it says nothing else: `SketchUp and planting plans: required.`
  func verdict(_ clause: Clause) -> Requirement.Importance? {
    guard words[clause.range.lowerBound].gap.has([.colon, .dash]),
      clause.range.count <= Self.longestLabel
    else { return nil }
    if Cues.preferred.match(words, at: clause.range.lowerBound) == clause.range.count {
      return .preferred
    }
    return Cues.required.match(words, at: clause.range.lowerBound) == clause.range.count
      ? .required : nil
  }

  /// Whether a clause is only the label of the list after it: `Tickets: chainsaw maintenance, aerial rescue`.
  func isLabel(_ clause: Clause, of list: Clause) -> Bool {
    guard clause.range.count <= Self.longestLabel, words[clause.range.lowerBound].startsSentence,
      words[list.range.lowerBound].gap.has(.colon), clause.cue == .none,
      list.cue == .none || list.cue == .asks,
      !list.range.contains(where: { words[$0].shape == .number || Numbers.unit(words[$0]) != nil })
    else { return false }
    return SkillLexicon.shared.mentions(in: words, clause.range).isEmpty && licences(clause).isEmpty
      && degrees(clause).isEmpty && !clause.range.contains { Languages.name(words[$0]) != nil }
  }

  /// The longest label of a list, in words.
  private static let longestLabel = 3
}
