/// The result of comparing the words of a line with the section titles of its script.
struct HeadingMatch: Sendable, Hashable {
  var kind: SectionKind
  /// Whether every word is a word of titles; otherwise one is, among other words.
  var isWhole: Bool
  /// Whether the last of several words decides, as in "Shop and Field Experience".
  var hasFinalNoun = false

  /// Longer lines, in scalars, are not headings: `HeadingFinder.maximumLength` with room for spaced
  /// letters and a number.
  private static let maximumLength = 60

  /// Longer lines, in words, are sentences. Tested by `ThresholdTests/lengthsOfHeadings`.
  private static let maximumWords = 7

  /// Spaced letters are a word from this many on: "E D V" may be an abbreviation.
  private static let minimumSpacedLetters = 4

  /// If several words decide, the first of these kinds that one of them names.
  private static let strength: [SectionKind] = [
    .references, .volunteer, .publications, .work, .education, .projects, .certificates, .languages,
    .skills, .awards, .interests, .summary, .contact, .other,
  ]

  /// Compares a line with the titles; nil if it contains no word of titles.
  static func read(_ fragment: Fragment) -> HeadingMatch? {
    guard fragment.scalars.count <= maximumLength else { return nil }
    return read(words: words(of: fragment))
  }

  /// Returns the words of a heading without numbering and without its sum of years: "Work experience — 14 years
  /// 3 months".
  static func words(of fragment: Fragment) -> [String] {
    let scalars = fragment.scalars
    let words =
      mayHaveSpacedLetters(scalars) || scalars.contains("&")
      ? Folding.words(withWords(joiningLetters(scalars))) : Folding.words(scalars)
    var kept: [String] = []
    kept.reserveCapacity(words.count)
    for (index, word) in words.enumerated() where !isNumber(word) {
      let isUnit = index > 1 && isNumber(words[index - 1]) && DateWords.durations.contains(word)
      if isUnit || index == 0 && (romans.contains(word) || isLettered(fragment)) { continue }
      kept.append(TitleSpelling.normalized(word))
    }
    return kept
  }

  /// Whether a title begins with a letter as its number: "A. DATA PRIBADI".
  private static func isLettered(_ fragment: Fragment) -> Bool {
    let start = fragment.scalars.prefix(3)
    let first = start.startIndex
    return start.count == 3 && start[first].isUppercase
      && (start[first + 1] == "." || start[first + 1] == ")") && start[first + 2].isWhitespace
  }

  /// The first word may be the number of a section: "iv". The "I" of "What I know" is not.
  private static let romans: WordSet = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]

  /// Whether a word is the number of a section: "2", "2.1".
  private static func isNumber(_ word: String) -> Bool {
    if let first = word.utf8.first, first < 0x80, Unicode.Scalar(first).isAlphabetic {
      return false
    }
    return word.allSatisfy { $0.isNumber || $0 == "." }
  }

  static func read(words: [String]) -> HeadingMatch? {
    guard !words.isEmpty, words.count <= maximumWords else { return nil }
    let script = Script.of(words)
    let titles = SectionTitles.of(script)
    let phrase = SectionTitles.key(words, script)
    if let kind = titles.kind(of: phrase) { return HeadingMatch(kind: kind, isWhole: true) }
    if script.isUnspaced { return read(phrase: Array(phrase.unicodeScalars), titles) }
    return joined(words, titles, script) ?? read(words, titles, script)
  }

  /// The match of whole titles with conjunctions between them, "Schooling and Licences": the jobs or the
  /// studies, whichever is first, else what their words say together.
  private static func joined(
    _ words: [String], _ titles: SectionTitles, _ script: Script
  ) -> HeadingMatch? {
    guard words.contains(where: conjunctions.contains) else { return nil }
    let parts = words.split(omittingEmptySubsequences: false, whereSeparator: conjunctions.contains)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let kinds = parts.compactMap { titles.kind(of: SectionTitles.key(Array($0), script)) }
    guard kinds.count == parts.count else { return nil }
    if let entries = kinds.first(where: { $0 == .work || $0 == .education }) {
      return HeadingMatch(kind: entries, isWhole: true)
    }
    let together = read(words, titles, script)
    return HeadingMatch(kind: together?.kind ?? kinds[0], isWhole: true)
  }

  private static func read(
    _ words: [String], _ titles: SectionTitles, _ script: Script
  ) -> HeadingMatch? {
    var evidence = Evidence()
    var index = 0
    while index < words.count {
      if index + 1 < words.count {
        let pair = titles.meanings(of: words[index], words[index + 1])
        if !pair.isEmpty {
          evidence.add(pair, length: 2)
          index += 2
          continue
        }
      }
      // Latin words in a title of another script are names of tools.
      let isForeign = script != .latin && words[index].utf8.allSatisfy { $0 < 0x80 }
      evidence.add(isForeign ? [.accompanies] : titles.meanings(of: words[index]), length: 1)
      index += 1
    }
    var match = evidence.match(length: words.count)
    if words.count > 1, let last = words.last, !words.contains(where: prepositions.contains) {
      match?.hasFinalNoun = titles.meanings(of: last).contains {
        if case .decides = $0 { true } else { false }
      }
    }
    // The title continues on the next line.
    if let last = words.last, conjunctions.contains(last) { match?.isWhole = false }
    return match
  }

  static let conjunctions: WordSet = [
    "and", "und", "et", "y", "e", "en", "i", "a", "och", "og", "ja", "ve", "dan", "va", "oraz",
    "es", "si",
    "и", "і", "та", "και", "و", "और", "एवं", "of", "de", "di",
  ]

  /// A title is rarely what follows one of these: "Ministry of Education".
  private static let prepositions: WordSet = [
    "of", "for", "at", "in", "de", "des", "du", "di", "fur", "van", "voor",
  ]

  private static func read(phrase: [Unicode.Scalar], _ titles: SectionTitles) -> HeadingMatch? {
    var evidence = Evidence()
    var rest = phrase[...]
    while !rest.isEmpty {
      if let (length, meaning) = titles.piece(rest) {
        evidence.add([meaning], length: length)
        rest = rest.dropFirst(length)
      } else {
        if rest.first?.isASCII == true { evidence.add([.accompanies], length: 1) }
        rest = rest.dropFirst()
      }
    }
    return evidence.match(length: phrase.count)
  }

  /// What the words of a title say together.
  private struct Evidence {
    private var decided: [SectionKind] = []
    private var suggested: [SectionKind] = []
    private var known = 0
    private var deciding = 0

    mutating func add(_ meanings: [SectionTitles.Meaning], length: Int) {
      guard !meanings.isEmpty else { return }
      known += length
      if !meanings.contains(.accompanies) { deciding += length }
      for meaning in meanings {
        switch meaning {
        case .decides(let kind): decided.append(kind)
        case .suggests(let kind): suggested.append(kind)
        case .accompanies: break
        }
      }
    }

    func match(length: Int) -> HeadingMatch? {
      guard !decided.isEmpty || !suggested.isEmpty else { return nil }
      let kind =
        HeadingMatch.strength.first(where: decided.contains)
        ?? HeadingMatch.strength.first(where: suggested.contains)
      return kind.map { HeadingMatch(kind: $0, isWhole: deciding > 0 && known >= length) }
    }
  }

  /// Spells out the ampersand.
  private static func withWords(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains("&") else { return scalars }
    return scalars.flatMap { $0 == "&" ? Array(" and ".unicodeScalars) : [$0] }
  }

  /// Whether each letter stands alone: "E X P E R I E N C E".
  static func hasSpacedLetters(_ fragment: Fragment) -> Bool {
    guard mayHaveSpacedLetters(fragment.scalars) else { return false }
    let runs = fragment.scalars.split { $0.isWhitespace }
    return runs.count >= minimumSpacedLetters && runs.allSatisfy { $0.count == 1 }
  }

  /// Whether the first word has one letter.
  private static func mayHaveSpacedLetters(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.firstIndex(where: { !$0.isWhitespace }) else { return false }
    return first + 1 < scalars.endIndex && scalars[first + 1].isWhitespace
  }

  /// Joins spaced letters: "E X P E R I E N C E" is one word, "W O R K   H I S T O R Y" two.
  private static func joiningLetters(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    // Most texts begin with a word of several letters.
    guard mayHaveSpacedLetters(scalars) else { return Array(scalars) }
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
