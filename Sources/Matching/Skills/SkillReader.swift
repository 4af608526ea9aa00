/// Finds the skills that a text names.
struct SkillReader: Sendable {
  let table: SkillTable

  /// Returns the mentions in text order; of overlapping ones, the longest that starts first.
  ///
  /// - Parameter doubtful: whether to include everyday words and single letters that the context
  ///   does not confirm. A verifier must treat them as claims, a matcher must not.
  func mentions(in tokens: [Token], doubtful: Bool = false) -> [SkillMention] {
    let candidates = candidates(in: tokens)
    guard !doubtful else {
      return candidates.filter {
        $0.ambiguity == .none || tokens[$0.mention.tokens.lowerBound].shape != .lower
      }.map(\.mention)
    }
    // Letters and short words need an unambiguous mention near them.
    var unambiguous: [Int: Int] = [:]
    for candidate in candidates where candidate.ambiguity == .none {
      for index in candidate.mention.tokens {
        unambiguous[index] = table.skills[candidate.mention.skill].family
      }
    }
    return candidates.compactMap { candidate in
      let isMeant =
        switch candidate.ambiguity {
        case .none: true
        case .word:
          isMeantAsName(candidate.mention, tokens) || namesATrade(candidate.mention, tokens)
        case .strict:
          namesATrade(candidate.mention, tokens)
            || isMeantAsName(candidate.mention, tokens)
              && isAmongRelatives(candidate.mention, tokens, unambiguous)
        }
      return isMeant ? candidate.mention : nil
    }
  }

  private struct Candidate {
    let mention: SkillMention
    let ambiguity: SkillTable.Ambiguity
  }

  private func candidates(in tokens: [Token]) -> [Candidate] {
    var found: [Candidate] = []
    var index = 0
    while index < tokens.count {
      guard let alias = longestAlias(at: index, in: tokens) else {
        index += 1
        continue
      }
      let end = index + alias.words.count
      found.append(
        Candidate(
          mention: SkillMention(skill: alias.skill, tokens: index..<end),
          ambiguity: alias.ambiguity))
      index = end
    }
    return found
  }

  private func longestAlias(at index: Int, in tokens: [Token]) -> SkillTable.Alias? {
    let head = tokens[index].text
    let stem = Stem.of(head)
    for key in head == stem ? [head] : [head, stem] {
      for alias in table.aliases[key] ?? [] where table.matches(alias, tokens[index...]) {
        return alias
      }
    }
    return nil
  }

  /// Whether an everyday word is the name of a skill: it is capitalized inside a sentence, or it is
  /// a list item of its own.
  private func isMeantAsName(_ mention: SkillMention, _ tokens: [Token]) -> Bool {
    let first = tokens[mention.tokens.lowerBound]
    guard first.shape != .lower, first.shape != .number else { return false }
    let next = mention.tokens.upperBound < tokens.count ? tokens[mention.tokens.upperBound] : nil
    let endsItem = next.map { $0.startsListItem || $0.startsSentence } ?? true
    if first.startsListItem, endsItem { return true }
    guard !first.startsSentence else { return false }
    // Consecutive capitalized words are a heading or a person's name.
    if let next, next.before == 0, next.shape == .capitalized { return false }
    return true
  }

  /// Whether a word of professions follows: `Go developer`, `R programming`.
  private func namesATrade(_ mention: SkillMention, _ tokens: [Token]) -> Bool {
    let after = mention.tokens.upperBound
    return tokens[mention.tokens.lowerBound].shape != .lower && after < tokens.count
      && tokens[after].before == 0 && Self.professionWords.contains(tokens[after].text)
  }

  private static let professionWords: Set<String> = [
    "developer", "developers", "engineer", "engineers", "programmer", "language", "programming",
    "development",
  ]

  /// How many words away an unambiguous skill confirms an ambiguous one: "R, and SQL" has one
  /// between them. Tested by `SkillTests/inContext`.
  private static let maximumDistance = 2

  /// Whether another skill of the same family is in the same list, within `maximumDistance` words.
  private func isAmongRelatives(
    _ mention: SkillMention, _ tokens: [Token], _ unambiguous: [Int: Int]
  ) -> Bool {
    let family = table.skills[mention.skill].family
    let after = mention.tokens.upperBound
    let near =
      (mention.tokens.lowerBound - Self.maximumDistance)...(after + Self.maximumDistance - 1)
    return near.contains { index in
      guard let other = unambiguous[index], Self.areNeighbours(other, family) else { return false }
      let between =
        index < mention.tokens.lowerBound
        ? index + 1...mention.tokens.lowerBound : after...index
      return between.allSatisfy { position in
        guard position < tokens.count else { return false }
        return tokens[position].startsListItem || ["and", "or"].contains(tokens[position].text)
          || tokens[position].before == 0 && position > 0
            && ["and", "or"].contains(tokens[position - 1].text)
      }
    }
  }

  /// Whether skills of two families are listed together: software and data skills are.
  private static func areNeighbours(_ one: Int, _ other: Int) -> Bool {
    one == other
      || one < SkillTable.technicalFamilies && other < SkillTable.technicalFamilies
  }
}
