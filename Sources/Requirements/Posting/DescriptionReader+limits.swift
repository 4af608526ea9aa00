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

  /// Whether something else is also enough: `or equivalent`, `or be eligible for one`.
  func isOpen(_ range: Range<Int>, _ clause: Range<Int>) -> Bool {
    let before = max(clause.lowerBound, range.lowerBound - 6)..<range.lowerBound
    if Self.eligible.occurs(in: words, before) { return true }
    let after = range.upperBound..<min(clause.upperBound, range.upperBound + 6)
    // `PE or PE candidate`, `CPA candidate`.
    if isDueLater(after) || after.contains(where: { words[$0].text == "candidate" }) { return true }
    // `RICS, or were working towards it`: the other way may be a clause of its own.
    let sentence = text.sentence(around: range.lowerBound)
    let isLast =
      range.upperBound == clause.upperBound && clause.upperBound < sentence.upperBound
      && Self.or.contains(words[clause.upperBound].text)
    guard
      let link = isLast
        ? clause.upperBound : after.first(where: { Self.or.contains(words[$0].text) })
    else { return false }
    let end = isLast ? sentence.upperBound : clause.upperBound
    return Self.others.occurs(in: words, link..<min(end, link + 7))
  }

  /// Whether a licence is needed only some time after the hire, so that nobody needs to have it yet: `within 90 days
  /// of hire`.
  func isAfterHire(_ range: Range<Int>, _ clause: Range<Int>) -> Bool {
    let after = range.upperBound..<min(clause.upperBound, range.upperBound + Self.deadline)
    return isDueLater(after) && after.contains { Self.hires.contains(words[$0].text) }
      || Self.hired.occurs(in: words, after)
  }

  /// How many words after a licence its deadline ends at most.
  private static let deadline = 8
  private static let hires: Set<String> = [
    "hire", "hiring", "employment", "start", "starting", "joining", "appointment", "arrival",
    "onboarding",
  ]
  private static let hired = WordSet(
    """
    within your first; in your first; by the end of your; during your first; after employment; after starting
    after start; once hired
    """)

  /// Whether words give time after the hire: `within 90 days`, `upon hire`.
  func isDueLater(_ range: Range<Int>) -> Bool {
    if Self.later.occurs(in: words, range) { return true }
    return range.dropLast(2).contains { index in
      ["within", "innerhalb", "sous"].contains(words[index].text)
        && Numbers.value(words[index + 1]) != nil
        && (Numbers.unit(words[index + 2]) != nil
          || ["days", "weeks", "tagen", "wochen", "jours"].contains(words[index + 2].text))
    }
  }

  private static let eligible = WordSet(
    """
    eligible; eligibility; ability to obtain; able to obtain; willing to obtain; willingness to obtain
    working towards; working toward; or obtain; can obtain; to obtain; will obtain
    """)
  private static let later = WordSet(
    "within the first; in the first; in your first; during the first; upon hire; after hire")
  private static let others = WordSet(
    """
    equivalent; similar; comparable; obtained; eligible; eligibility; ability; able; willing; willingness; obtain
    compact; multistate; working; candidate; pursuing; pursuit; progress; track; studying; enrolled; experience
    apprentice; vergleichbar; equivalente; similaire
    """)
}
