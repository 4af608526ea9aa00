extension DescriptionReader {
  /// Returns the right to work or the citizenship that a clause asks for.
  func authorization(_ clause: Clause) -> Found? {
    let range = clause.range
    if let phrase = Self.citizenship.first(in: words, range),
      !clause.waived.contains(phrase.lowerBound),
      // `U.S. citizenship` as an item.
      clause.cue != .none
        || Self.residents.first(in: words, phrase.upperBound..<range.upperBound)?.lowerBound
          == phrase.upperBound
        || phrase.upperBound == range.upperBound && range.count <= Self.longestItem
    {
      let start = startOfPlaces(before: phrase.lowerBound, range)
      let places = Jurisdiction.places(words, range)
      guard !places.isEmpty else { return nil }
      // `US citizen or permanent resident`.
      let resident = Self.residents.first(in: words, phrase.upperBound..<range.upperBound)
      let before = Self.residents.first(in: words, range.lowerBound..<start)
      if let other = resident ?? before, isOr(between: phrase, and: other) {
        return found(
          min(start, other.lowerBound)..<max(phrase.upperBound, other.upperBound), places,
          isCitizenship: false)
      }
      // `Canadian citizen, permanent resident or hold an open work permit`.
      if let other = resident, words[other.lowerBound].gap == .comma,
        let last = Self.residents.last(in: words, other.lowerBound..<range.upperBound)
      {
        return found(start..<last.upperBound, places, isCitizenship: false)
      }
      return found(start..<phrase.upperBound, places, isCitizenship: true)
    }
    if let phrase = Self.rightToWork.first(in: words, range),
      !clause.waived.contains(phrase.lowerBound),
      // `Checking right-to-work documents` is work.
      !(phrase.upperBound < range.upperBound
        && Self.papers.contains(words[phrase.upperBound].singular))
    {
      let start = startOfPlaces(before: phrase.lowerBound, range)
      var end = phrase.upperBound
      for index in phrase.upperBound..<min(range.upperBound, phrase.upperBound + 5) {
        if let (_, count) = Jurisdiction.place(words, at: index, before: range.upperBound) {
          end = index + count
        }
      }
      guard clause.cue != .none || phrase.count > 2 || isItem(start..<end, range) else {
        return nil
      }
      return found(start..<end, Jurisdiction.places(words, start..<end), isCitizenship: false)
    }
    return nil
  }

  /// Whether a clause is an item that names a right, its place and nothing else: `Valid work permit for Germany`.
  private func isItem(_ named: Range<Int>, _ range: Range<Int>) -> Bool {
    named.upperBound == range.upperBound && !Jurisdiction.places(words, named).isEmpty
      && (range.lowerBound..<named.lowerBound).allSatisfy { Self.valid.contains(words[$0].text) }
  }

  private static let valid: Set<String> = [
    "valid", "current", "legal", "full", "a", "unrestricted",
  ]

  /// The start of the names of places that stand directly before a word: `United States citizenship`.
  private func startOfPlaces(before end: Int, _ range: Range<Int>) -> Int {
    var start = end
    while start > range.lowerBound, words[start].gap.isEmpty,
      let first = (max(range.lowerBound, start - Self.longestPlace)..<start).first(where: {
        Jurisdiction.place(words, at: $0, before: start).map { $0.count } == start - $0
      })
    {
      start = first
    }
    return start
  }

  /// The longest name of a place, in words.
  private static let longestPlace = 3

  /// The longest item that names a citizenship and nothing else: `British or Irish citizenship`.
  private static let longestItem = 4

  private func found(
    _ range: Range<Int>, _ places: [Jurisdiction.Place], isCitizenship: Bool
  ) -> Found {
    Found(
      range: range, kind: .workAuthorization,
      test: .authorization(
        AuthorizationTest(places: places, isCitizenship: isCitizenship, locale: locale)))
  }

  /// Whether `or` stands between two statuses.
  private func isOr(between one: Range<Int>, and other: Range<Int>) -> Bool {
    let gap = min(one.upperBound, other.upperBound)..<max(one.lowerBound, other.lowerBound)
    return gap.contains { Self.or.contains(words[$0].text) }
      || words[max(one.lowerBound, other.lowerBound)].gap.has(.slash)
  }

  private static let residents = WordSet(
    """
    permanent resident; permanent residents; permanent residency; green card; green card holder
    lawful permanent resident; legal permanent resident; work permit; right to work; settled status
    valid visa; work visa; authorized to work; authorised to work; eligible to work
    """)

  private static let citizenship = WordSet("citizenship; citizens only; citizen; citizens")

  private static let rightToWork = WordSet(
    """
    right to live and work; right to work and live; authorised to work; authorized to work; right to work; eligible to work; permitted to work
    allowed to work; legally work; work permit; work authorization; work authorisation
    authorization to work; authorisation to work; permission to work; entitled to work; legal right to work; arbeitserlaubnis; permis de travail
    work rights; working rights; permiso de trabajo; autorisation de travail; work visa; eligibility to work
    """)

  private static let papers: Set<String> = ["document", "check", "paper", "record", "audit"]

  /// Returns the security clearance that a clause asks for.
  func clearances(_ clause: Clause) -> [Found] {
    for index in clause.range
    where Self.clearance.contains(words[index].text) && !clause.waived.contains(index) {
      var start = index
      while start > clause.range.lowerBound,
        words[start].gap.has([.slash, .hyphen, .open, .close]) || words[start].gap.isEmpty,
        Self.beforeClearance.contains(words[start - 1].text)
      {
        start -= 1
      }
      guard start < index || words[index].text != "clearance" else { continue }
      return [
        Found(
          range: start..<index + 1, kind: .clearance,
          test: .clearance(Clearances.level(words, start..<index + 1)))
      ]
    }
    return []
  }

  private static let clearance: Set<String> = [
    "clearance", "sicherheitsuberprufung", "sicherheitsfreigabe",
  ]
  private static let beforeClearance: Set<String> = [
    "negative", "vetting", "security", "secret", "top", "ts", "sci", "sc", "dv", "government",
    "confidential", "nato", "dod", "doe", "q", "public", "trust", "baseline", "bpss", "ctc",
    "check", "counter-terrorist", "counter", "terrorist", "nv1", "nv2", "pv", "agsva", "level", "1",
    "2",
  ]
}
