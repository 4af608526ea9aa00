/// Reads trainings for a trade, which German resumes name by the trade: `Ausbildung zur Zimmerin, 2016 – 2019`.
extension RequirementJudge {
  /// The line that states a finished training for the trade that a posting names; nil if no line does.
  func training(for test: DegreeTest) -> Span? {
    guard test.level == .vocational, test.profession == nil, !resume.isEnglish else { return nil }
    let line = resume.lines.first { line in
      let section = resume.sections[line.lowerBound]
      guard section != .interests, section != .references, section != .learning,
        let trade = trade(of: test, in: line),
        section == .education || line.contains(where: { Self.trainings.contains(words[$0].text) }),
        PolarityReader(resume: resume).read(trade..<trade + 1).polarity != .denied
      else { return false }
      return isFinished(line)
    }
    return line.flatMap { resume.text.span($0) }
  }

  private func trade(of test: DegreeTest, in line: Range<Int>) -> Int? {
    for field in test.fields {
      let places = field.map { word in line.first { Self.areSameTrade(words[$0], word) } }
      if let first = places.first ?? nil, places.allSatisfy({ $0 != nil }) { return first }
    }
    return nil
  }

  /// Whether a line tells of something that is over: it has the name of an examination or a year of the past.
  private func isFinished(_ line: Range<Int>) -> Bool {
    if line.contains(where: { Self.open.contains(words[$0].text) }) { return false }
    if resume.dates.contains(where: { $0.isOngoing && $0.words.overlaps(line) }) { return false }
    let years = line.compactMap { DateRange.year(words[$0]) }
    guard let last = years.max() else {
      return line.contains { Self.passed.contains(words[$0].text) }
    }
    return last <= resume.now / 12
  }

  /// Whether two words name the same trade, for a woman or a man, in any case: `Zimmerer`, `Zimmerin`,
  /// `Steuerfachangestellten`.
  static func areSameTrade(_ one: Word, _ other: Word) -> Bool {
    if one.singular == other.singular { return true }
    return !roots(one.text).isDisjoint(with: roots(other.text))
  }

  /// A word without each of the endings that it may have.
  private static func roots(_ word: String) -> Set<String> {
    let cut = [
      "", "handwerk", "handwerks", "erinnen", "innen", "erin", "in", "ern", "er", "en", "e", "n",
    ].filter(
      word.hasSuffix
    ).map { String(word.dropLast($0.utf8.count)) }
    return Set(cut.filter { $0.utf8.count >= shortestTrade })
  }

  /// The shortest name of a trade without its ending, in letters.
  private static let shortestTrade = 5

  private static let trainings: Set<String> = [
    "ausbildung", "lehre", "berufsausbildung", "gesellenbrief", "gesellenprufung",
    "facharbeiterbrief",
    "examiniert", "examinierte", "examen", "staatlich", "abschlussprufung", "ihk", "hwk",
  ]
  private static let passed: Set<String> = [
    "gesellenbrief", "facharbeiterbrief", "examiniert", "examinierte", "abgeschlossen",
    "abgeschlossene", "bestanden",
  ]
  private static let open: Set<String> = [
    "abgebrochen", "unterbrochen", "laufend", "voraussichtlich", "geplant", "angemeldet", "ohne",
    "durchgefallen", "nicht",
  ]
}
