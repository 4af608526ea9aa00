/// Reads praise that has negators: `Not a day without Figma`, or that somebody knows a thing better than all others.
extension PolarityReader {
  /// Whether a clause praises the person by a negation.
  func isPraise(_ clause: Range<Int>) -> Bool {
    if Self.everyDay.occurs(in: words, clause) { return true }
    // `There is no fare rule in Amadeus that I cannot explain.`
    if Self.thereIsNo.occurs(in: words, clause), Self.thatICannot.occurs(in: words, clause) {
      return true
    }
    guard let nobody = clause.first(where: { Self.nobody.contains(words[$0].text) }) else {
      return false
    }
    // `No one in the office knows memoQ better.`
    let endsHigher =
      clause.last.map(isComparative) ?? false
      && (words[nobody].text != "no"
        || nobody + 1 < clause.upperBound
          && ["one", "colleague"].contains(words[nobody + 1].text))
    return Self.thanI.occurs(in: words, nobody..<clause.upperBound) || endsHigher
  }

  /// Whether a mention stands in a clause of praise.
  func isPraised(_ mention: Range<Int>) -> Bool {
    clauses(resume.text.sentence(around: mention.lowerBound)).first {
      $0.contains(mention.lowerBound)
    }.map(isPraise) ?? false
  }

  /// Whether two negators make a statement: `Never let a crate leave without condition reports`.
  func isDoubled(_ mention: Range<Int>, _ clause: Range<Int>) -> Bool {
    let near = max(clause.lowerBound, mention.lowerBound - Self.withoutReach)..<mention.lowerBound
    guard let without = near.last(where: { Self.adjacent.contains(words[$0].text) }),
      (without + 1..<mention.lowerBound).allSatisfy({
        !ItemReader.isPreposition(words[$0]) && !words[$0].gap.has(.comma)
      })
    else { return false }
    return (clause.lowerBound..<without).contains { Self.doubling.contains(words[$0].text) }
  }

  /// Whether a negator praises: the rest of its sentence compares others with the person.
  ///
  /// - Parameter next: the index after the negator.
  func praises(_ negator: Int, _ next: Int, _ clause: Range<Int>) -> Bool {
    let rest = next..<resume.text.sentence(around: negator).upperBound
    // `No one in our office is faster in Revit`.
    if words[negator].text == "nobody" || words[negator].text == "no" && words[next].text == "one",
      rest.contains(where: isComparative)
    {
      return true
    }
    // `Not a day goes by without Figma`: the second negator takes the first one back.
    return Self.everyDay.occurs(in: words, clause) || Self.comparison.occurs(in: words, rest)
  }

  /// `Faster`, but not the end of `nobody used it any more`.
  private func isComparative(_ index: Int) -> Bool {
    Self.comparatives.contains(words[index].text)
      && !(index > 0 && ["any", "no"].contains(words[index - 1].text))
  }

  /// Whether a mention is in a part of the resume about the person.
  func isOfPerson(_ mention: Range<Int>) -> Bool {
    let section = resume.sections[mention.lowerBound]
    return section != .interests && section != .references && section != .learning
  }

  /// How many words after `without` its object may stand.
  private static let withoutReach = 4
  private static let doubling: Set<String> = [
    "never", "not", "no", "nobody", "nothing", "hardly", "nie", "nicht", "kein", "keine", "jamais",
    "pas", "nunca", "ningun", "ninguna",
  ]
  private static let nobody: Set<String> = ["nobody", "no", "none", "few", "niemand", "personne"]
  private static let comparatives: Set<String> = [
    "better", "faster", "quicker", "longer", "more", "stronger", "besser", "schneller", "mieux",
    "mejor",
  ]
  private static let comparison = WordSet(
    """
    better than; more than; faster than i; quicker than i; longer than i; more often than i; than i do; than me
    as well as i; like i do; besser als; mieux que; mejor que; als ich; que moi; que yo
    """)
  private static let thanI = WordSet(
    "than i do; than i can; than me; than i; als ich; que moi; que yo; than mine")
  private static let thereIsNo = WordSet(
    "there is no; there are no; theres no; es gibt kein; es gibt keine; es gibt keinen; il n y a pas; no hay"
  )
  private static let thatICannot = WordSet(
    "that i cannot; that i cant; that i have not; that i could not; i cannot explain; que je ne; que yo no"
  )
  private static let everyDay = WordSet(
    """
    not a day goes by without; not a day passes without; not a day without; no day without; not a week without
    no day passes without; no day goes by without; hardly a day without; hardly a day goes by without; never without
    never work without; kein tag ohne; kein tag vergeht ohne; pas un jour sans; ni un dia sin
    """)
}
