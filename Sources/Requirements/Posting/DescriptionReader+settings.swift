/// Reads where, on what and when experience has to be gained, and for whom a skill is needed: `five years in compliance
/// within a law firm`, `marketing to parents`.
extension DescriptionReader {
  /// Returns the words that limit all subjects of some years, and where the name of the years ends with them.
  ///
  /// - Parameters:
  ///   - subjects: the words of the subjects after the unit.
  ///   - end: where the name ends without a limit that follows.
  func settings(
    _ subjects: Range<Int>, until end: Int, _ clause: Range<Int>, _ sentence: Range<Int>
  ) -> (words: [Word], end: Int) {
    let own = settingOfChoice(subjects)
    // `Since` begins a clause of its own: `three years since qualification`.
    let isSince = end < sentence.upperBound && words[end].text == "since"
    let clause = isSince ? clause.lowerBound..<sentence.upperBound : clause
    guard end < clause.upperBound, words[end].gap.isEmpty, Self.beginnings.contains(words[end].text)
    else { return (own, end) }
    let last = endOfSetting(end, clause)
    let named = end + 1..<last
    let content = content(named)
    guard !content.isEmpty, !named.contains(where: { Self.ofEmployer.contains(words[$0].text) })
    else { return (own, end) }
    return (own + content, last)
  }

  /// What stands after the last of several subjects limits all of them: `as an estimator or quantity surveyor with a main
  /// contractor`.
  private func settingOfChoice(_ subjects: Range<Int>) -> [Word] {
    guard let or = subjects.last(where: { Self.or.contains(words[$0].text) }),
      let start = subjects.first(where: {
        $0 > or + 1 && Self.beginnings.contains(words[$0].text) && words[$0].gap.isEmpty
      })
    else { return [] }
    return content(start + 1..<subjects.upperBound)
  }

  /// A skill of one common word with the words that say for whom or where it is needed: `marketing to parents`, `teaching
  /// in higher education`.
  func withSetting(_ item: Found, _ clause: Range<Int>) -> Found {
    let end = item.range.upperBound
    guard item.kind == .skill, !item.isTask, item.range.count == 1, end < clause.upperBound,
      case .skill(let terms) = item.test, terms.count == 1, !item.test.isName,
      case let word = words[item.range.lowerBound],
      word.shape == .lower || word.shape == .capitalized && word.startsSentence,
      words[end].gap.isEmpty, Self.purposes.contains(words[end].text),
      case let last = endOfSetting(end, clause), case let content = content(end + 1..<last),
      !content.isEmpty, content.allSatisfy({ $0.shape == .lower && Languages.name($0) == nil }),
      !(end..<last).contains(where: { Self.ofEmployer.contains(words[$0].text) }),
      !SkillLexicon.shared.mentions(in: words, end + 1..<last).contains(where: {
        SkillLexicon.shared.isProper($0.skill)
      })
    else { return item }
    var copy = item
    copy.range = item.range.lowerBound..<last
    copy.test = .skill([.phrase([word] + content)])
    return copy
  }

  /// Where the words of a setting end that begins with a preposition.
  private func endOfSetting(_ start: Int, _ clause: Range<Int>) -> Int {
    var last = start + 1
    while last < clause.upperBound, last - start <= Self.longest, words[last].gap.isHyphenOrEmpty,
      !Self.ends.contains(words[last].text),
      Cues.required.match(words, at: last, before: clause.upperBound) == nil,
      Cues.preferred.match(words, at: last, before: clause.upperBound) == nil
    {
      last += 1
    }
    return last
  }

  private func content(_ range: Range<Int>) -> [Word] {
    range.map { words[$0] }.filter {
      !ItemReader.isFunction($0) && !Self.general.contains($0.text)
    }
  }

  /// Reads `in the last three years`: the months that count.
  func window(from start: Int, _ clause: Range<Int>) -> (months: Int?, end: Int) {
    let near = start..<min(clause.upperBound, start + 6)
    guard let last = near.first(where: { Self.lastWords.contains(words[$0].text) }),
      last > start, Self.beforeLast.contains(words[last - 1].text) || last - start <= 2,
      last + 2 < clause.upperBound, let value = Numbers.value(words[last + 1]),
      let unit = Numbers.unit(words[last + 2])
    else { return (nil, start) }
    return (value * unit, last + 3)
  }

  static let lastWords: Set<String> = [
    "last", "past", "letzten", "vergangenen", "dernieres", "derniers", "ultimos", "previous",
  ]
  private static let beforeLast: Set<String> = ["the", "den", "les", "los", "within", "in", "der"]

  /// The months that count for `six months of recent warehouse experience`; nil if it need not be recent.
  func recency(_ named: Range<Int>) -> Int? {
    named.contains { Self.recent.contains(words[$0].text) } ? Self.recentMonths : nil
  }

  private static let recentMonths = 24
  private static let recent = Set(words: "recent recente recientes reciente aktuelle aktueller")

  private static let longest = 6
  private static let beginnings: Set<String> = [
    "within", "with", "in", "at", "on", "for", "since", "inside", "across",
  ]
  private static let ends: Set<String> = [
    "and", "or", "is", "are", "who", "that", "would", "will", "including", "such", "preferred",
    "preferably", "ideally", "plus", "to",
  ]
  private static let purposes: Set<String> = ["to", "for", "in", "within", "of", "at", "among"]
  /// Words of the employer's own work.
  private static let ofEmployer: Set<String> = ["our", "us", "this", "you", "your", "we"]
  /// Words that limit nothing.
  private static let general: Set<String> = [
    "similar", "comparable", "related", "relevant", "role", "roles", "position", "positions", "job",
    "company", "organisation", "organization", "environment", "setting", "settings", "capacity",
    "field", "industry", "level", "team", "teams", "professional", "commercial", "busy", "another",
    "equivalent", "least", "use", "daily", "practice", "firm", "other", "context", "place",
    "workplace", "sector",
  ]
}

extension Gap {
  /// Whether nothing but a hyphen stands between two words.
  fileprivate var isHyphenOrEmpty: Bool { isEmpty || self == .hyphen }
}
