/// Reads clauses that only name the list after them, or judge the clause before them.
extension DescriptionReader {
  /// What a clause says of the one before it, if it says nothing else: `SketchUp and planting plans: required.`
  func verdict(_ clause: Clause) -> Requirement.Importance? {
    guard words[clause.range.lowerBound].gap.has([.colon, .dash]),
      clause.range.count <= Self.longestLabel || isAboutAll(clause.range)
    else { return nil }
    if Cues.preferred.match(words, at: clause.range.lowerBound) == clause.range.count {
      return .preferred
    }
    return Cues.required.match(words, at: clause.range.lowerBound) == clause.range.count
      || isAboutAll(clause.range) ? .required : nil
  }

  /// `Anglais et espagnol courants : les deux langues sont obligatoires.`
  private func isAboutAll(_ clause: Range<Int>) -> Bool {
    guard let cue = Cues.required.first(in: words, clause) else { return false }
    return clause.contains {
      Languages.together.contains(words[$0].text) || words[$0].text == "deux"
    }
      && clause.allSatisfy { index in
        cue.contains(index) || ItemReader.isEmpty(words[index])
          || Numbers.value(words[index]) != nil
          || Languages.together.contains(words[index].text)
          || ["language", "langue", "sprache", "sprachen", "idioma"].contains(words[index].singular)
      }
  }

  /// Whether a clause asks for what the one before it names: `…, which you know well`, `… and you should know it`.
  func asksBack(_ clause: Range<Int>) -> Bool {
    guard let cue = Self.references.first(in: words, clause) else { return false }
    return cue.lowerBound - clause.lowerBound <= 1
      && cue.upperBound >= clause.upperBound - Self.longestAdverb
      && !clause.contains { Cues.negators.contains(words[$0].text) }
  }

  /// How many words may follow: `which you know inside out`.
  private static let longestAdverb = 3
  private static let references = WordSet(
    """
    require both; you need both; you need them both; you should know both; you know both
    which you know; which you should know; which you must know; which you need to know; which you have used
    which you master; which you are used to; which you are familiar with; which we expect you to know; you know it
    you should know it; you must know it; you need to know it; you have to know it; you should know them
    you know them; you must know them; you have used it; you should have used it; you must have used it
    you are familiar with it; you should be familiar with it; you are at home in it; you should be at home in it
    damit kennen sie sich aus; damit kennst du dich aus; damit sind sie vertraut; damit bist du vertraut
    die sie kennen; das sie kennen; den sie kennen; die sie beherrschen; das sie beherrschen; que vous connaissez
    que vous maitrisez; que debes manejar; que debes conocer; que debes dominar; que conoces; que dominas
    """)

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
