/// Reads what limits a licence that a clause asks for: its class, its age, another choice.
extension DescriptionReader {
  /// Whether an occupation in no table stands before `or`: `manicurist or cosmetology license`.
  func isHalf(_ range: Range<Int>, _ clause: Range<Int>) -> Bool {
    let before = range.lowerBound - 2
    return before >= clause.lowerBound && Self.or.contains(words[before + 1].text)
      && words[before + 1].gap.isEmpty && words[range.lowerBound].gap.isEmpty
      && (words[before].shape == .lower || words[before].startsSentence)
      && isOccupation(words[before])
      && Credentials.mentions(in: words, before..<before + 1).isEmpty
  }

  private func isOccupation(_ word: Word) -> Bool {
    TitleWords.contains(word) || ["ist", "ian", "er", "or"].contains { word.text.hasSuffix($0) }
  }

  /// The class in brackets after a name: `B licence with trailer (BE)`.
  func classInBrackets(after range: Range<Int>, _ clause: Range<Int>) -> String? {
    let after = range.upperBound..<min(clause.upperBound, range.upperBound + Self.classReach)
    guard let open = after.first(where: { words[$0].gap.has([.open, .comma]) }),
      words[open].gap.has(.open), Self.europeanClasses.contains(words[open].text),
      words[open].shape == .upper
    else { return nil }
    return words[open].text
  }

  private static let classReach = 4

  /// Reads `(within 12 months)`, `not older than two years` after a name.
  func maximumAge(after range: Range<Int>, _ clause: Range<Int>) -> Int? {
    let after = range.upperBound..<min(clause.upperBound, range.upperBound + Self.ageReach)
    guard let cue = Self.ages.first(in: words, after), cue.upperBound + 1 < words.count,
      let value = Numbers.value(words[cue.upperBound]),
      let unit = Numbers.unit(words[cue.upperBound + 1])
    else { return nil }
    // `ACLS within six months` is to be obtained, `card (within 12 months)` is not to be older.
    if cue.count == 1, words[cue.lowerBound].text == "within",
      !words[cue.lowerBound].gap.has(.open)
    {
      return nil
    }
    // `Within six months of hire` is a time to come.
    let next = cue.upperBound + 2
    let isLater =
      next < clause.upperBound && words[next].gap.isEmpty
      && ["of", "after", "from", "following", "nach"].contains(words[next].text)
    return isLater ? nil : value * unit
  }

  private static let ageReach = 5
  private static let ages = WordSet(
    """
    within; within the last; within the past; in the last; in the past; not older than; no older than
    less than; nicht alter als; moins de; de moins de; menos de; issued within; dated within; max
    """)
}
