/// Reads numbers that rate the skills of a list, and rows of tables of skills.
extension PolarityReader {
  /// What the number after a skill says of it: `Power BI 2` in `SQL 5, Python 4, Power BI 2, Scala 0`; nil if it is no
  /// rating or a good one. A low one is neither enough nor too little for sure.
  ///
  /// Nearly all items of the line have to end with such a number. Versions (`Python 3, Docker, Vue 2`) rate nothing.
  func rated(_ mention: Range<Int>) -> Polarity? {
    guard let own = rating(mention.upperBound) else { return nil }
    let line = resume.line(at: mention.lowerBound)
    let items = 1 + line.dropFirst().count { words[$0].gap.has([.comma, .semicolon, .bar]) }
    let all = line.compactMap(rating)
    guard all.count >= Self.fewestRatings, all.count >= items - 1, let highest = all.max() else {
      return nil
    }
    if own == 0 { return .denied }
    return own * 2 < highest ? .unrelated : nil
  }

  /// What a row of a table says of the skill in its first cell: `Kubernetes | – | learning`; nil if it takes nothing back.
  func row(of mention: Range<Int>) -> Polarity? {
    let line = resume.line(at: mention.lowerBound)
    guard mention.lowerBound == line.lowerBound, mention.upperBound < line.upperBound,
      words[mention.upperBound].gap.has([.bar, .tab])
    else { return nil }
    let rest = words[mention.upperBound..<line.upperBound]
    guard rest.count <= Self.longestRow else { return nil }
    if rest.contains(where: { Self.ofLearners.contains($0.text) }) { return .learning }
    return rest.contains { Self.ofNothing.contains($0.text) } ? .denied : nil
  }

  /// The longest row after its first cell, in words.
  private static let longestRow = 6
  private static let ofLearners = Set(words: "learning lerne aprendiendo apprentissage")
  private static let ofNothing = Set(
    words: "none never keine nie aucun aucune jamais ninguno nunca")

  /// The rating that ends an item at a word.
  private func rating(_ index: Int) -> Int? {
    guard index > 0, index < words.count, words[index].shape == .number,
      words[index].gap.isEmpty || words[index].gap == .colon, words[index - 1].shape != .number,
      index + 1 == words.count
        || words[index + 1].gap.has([.comma, .semicolon, .bar, .line, .stop]),
      let value = Int(words[index].text), Self.ratings.contains(value)
    else { return nil }
    return value
  }

  /// The numbers that rate, and the fewest in a line that are taken for ratings.
  private static let ratings = 0...5
  private static let fewestRatings = 4
}
