/// Reads what stands around the name of a licence: its state, class and level.
extension DescriptionReader {
  /// The words in which the state of a licence may stand.
  func around(_ range: Range<Int>, _ clause: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > clause.lowerBound, range.lowerBound - start < 3, words[start].gap.isEmpty {
      start -= 1
    }
    var end = range.upperBound
    while end < clause.upperBound, end - range.upperBound < 3, words[end].gap.isEmpty,
      !["and", "und", "et", "y"].contains(words[end].text)
    {
      end += 1
    }
    return start..<end
  }

  /// The number after `level` in a name.
  func grade(_ range: Range<Int>) -> Int? {
    range.dropFirst().first { words[$0 - 1].text == "level" }.flatMap { Numbers.value(words[$0]) }
  }

  func licenceClass(_ range: Range<Int>) -> String? {
    for index in range.dropFirst() {
      if Self.classes.contains(words[index - 1].text), words[index].text.utf8.count <= 2 {
        // `C+E`.
        let next = index + 1
        let isWithTrailer = range.contains(next) && words[next].gap.has(.plus)
        return words[index].text + (isWithTrailer ? words[next].text : "")
      }
    }
    if let last = range.last, range.count > 1, Self.europeanClasses.contains(words[last].text) {
      return words[last].text
    }
    guard let last = range.last, range.count > 1, isClass(last),
      words[last].text.utf8.count == 1
    else { return nil }
    return words[last].text
  }

  /// Whether a noun says that what a choice names are licences, of which a skill is none: `overhead crane or forklift
  /// licence`, `dogging (DG) or rigging (RB) tickets`.
  func areLicences(_ choice: Range<Int>, _ clause: Range<Int>) -> Bool {
    func isNoun(_ index: Int) -> Bool {
      index < clause.upperBound && Self.licences.contains(words[index].singular)
    }
    var isChoice = choice.contains { Self.or.contains(words[$0].text) }
    if isChoice, isNoun(choice.upperBound - 1) { return true }
    let start = choice.upperBound
    for index in start..<min(clause.upperBound, start + Self.longestChoice) {
      if words[index].gap.has([.comma, .semicolon, .colon, .stop, .line, .bullet, .dash]) { break }
      if isChoice, isNoun(index) { return true }
      // What follows the name directly belongs to it: `a rigging ticket` is read elsewhere.
      isChoice =
        isChoice || words[index].gap.has([.open, .close]) || Self.or.contains(words[index].text)
      if !isChoice { break }
    }
    return false
  }

  /// A licence that a part of a choice names. What the other parts are was not read, so it is named only if it is met.
  func licence(named range: Range<Int>) -> Found {
    Found(
      range: range, kind: .licence,
      test: .licence(
        LicenceTest(
          credentials: [], words: Array(words[range]), places: [], locale: locale,
          licenceClass: nil, isOpen: true)),
      isRecognized: false, isHalf: true)
  }

  /// Whether a degree stands in the brackets after a licence, which say which one it is: `CSCS card (gold with NVQ)`.
  func describesLicence(_ degree: Range<Int>, _ clause: Range<Int>) -> Bool {
    guard
      let open = (clause.lowerBound + 1..<max(clause.lowerBound + 1, degree.lowerBound + 1)).last(
        where: { words[$0].gap.has([.open, .close]) }), words[open].gap.has(.open)
    else { return false }
    return Self.licences.contains(words[open - 1].singular)
  }

  /// How many words after a name the noun for licences stands at most.
  private static let longestChoice = 6
  private static let licences: Set<String> = [
    "license", "ticket", "permit", "card", "certification", "certificate",
  ]

  /// Whether a comma separates two names of a list that any other ends: `CISSP, CISM or an equivalent certification`.
  func isOneOfMany(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let or = second.upperBound
    return first.upperBound == second.lowerBound && words[second.lowerBound].gap == .comma
      && or + 1 < words.count && Self.or.contains(words[or].text) && words[or].gap.isEmpty
      && (or + 1..<min(words.count, or + 3)).contains {
        ["equivalent", "similar", "comparable", "other", "another"].contains(words[$0].text)
      }
  }

  /// Whether only `or`, a bracket or a slash stands between two names.
  func isAlternative(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let between = first.upperBound..<second.lowerBound
    if between.isEmpty {
      // `OSHA 10 (OSHA 30 preferred)` are two.
      let after = second.upperBound..<min(words.count, second.upperBound + 3)
      return words[second.lowerBound].gap.has(.slash)
        || words[second.lowerBound].gap.has(.open) && !Cues.preferred.occurs(in: words, after)
    }
    return between.contains { Self.or.contains(words[$0].text) }
      && between.allSatisfy { index in
        Self.or.contains(words[index].text) || Self.beside.contains(words[index].text)
          || isPlace(index)
          // `ACCA, CIA or CISA`.
          || words[index].shape == .upper && words[index].text.utf8.count > 1
      }
  }

  /// Words that may stand with `or` between two credentials.
  static let beside: Set<String> = [
    "a", "an", "the", "your", "valid", "current", "active", "ein", "eine", "einen", "un", "une",
    "una", "either",
  ]
}
