/// The result of comparing the words of a line with the lexicon of section headings.
struct HeadingMatch: Sendable, Hashable {
  var kind: SectionKind
  /// Whether every word is a heading word; otherwise one is, among other words.
  var isWhole: Bool

  /// Longer lines, in scalars, are not headings: `HeadingFinder.maximumLength` with room for spaced
  /// letters and a number.
  private static let maximumLength = 60

  /// Longer lines, in words, are sentences. Tested by `ThresholdTests/lengthsOfHeadings`.
  private static let maximumWords = 7

  /// Spaced letters are a word from this many on: "E D V" may be an abbreviation.
  private static let minimumSpacedLetters = 4

  /// Compares a line with the lexicon; nil if it contains no heading word.
  static func read(_ fragment: Fragment) -> HeadingMatch? {
    guard fragment.scalars.count <= maximumLength else { return nil }
    return read(words: words(of: fragment))
  }

  /// Returns the words of a heading without numbering.
  static func words(of fragment: Fragment) -> [String] {
    Folding.words(joiningLetters(fragment.scalars)).filter { word in
      !word.allSatisfy { $0.isNumber || $0 == "." } && !["i", "ii", "iii", "iv"].contains(word)
    }
  }

  static func read(words: [String]) -> HeadingMatch? {
    guard !words.isEmpty, words.count <= maximumWords else { return nil }
    let phrase = words.joined(separator: " ")
    if let kind = HeadingWords.phrases[phrase] { return HeadingMatch(kind: kind, isWhole: true) }
    var known = 0
    var nouns = 0
    var kind: SectionKind?
    for word in words where HeadingWords.modifiers.contains(word) { known += 1 }
    for (candidate, names) in HeadingWords.nouns {
      let hits = words.count { names.contains($0) && !HeadingWords.modifiers.contains($0) }
      guard hits > 0 || words.contains(where: names.contains) else { continue }
      known += hits
      nouns += hits
      if kind == nil { kind = candidate }
    }
    guard let kind else { return nil }
    return HeadingMatch(kind: kind, isWhole: nouns > 0 && known >= words.count)
  }

  /// Joins spaced letters: "E X P E R I E N C E" is one word, "W O R K   H I S T O R Y" two.
  private static func joiningLetters(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let runs = scalars.split { $0.isWhitespace }
    guard runs.count >= minimumSpacedLetters, runs.allSatisfy({ $0.count == 1 }) else {
      return Array(scalars)
    }
    var joined: [Unicode.Scalar] = []
    var previousEnd = scalars.startIndex
    for run in runs {
      if run.startIndex - previousEnd > 1
        || run.startIndex > 0 && scalars[run.startIndex - 1] == "\t"
      {
        if !joined.isEmpty { joined.append(" ") }
      }
      joined.append(contentsOf: run)
      previousEnd = run.endIndex
    }
    return joined
  }
}
