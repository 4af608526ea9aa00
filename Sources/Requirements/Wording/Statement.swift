/// A sentence of an explanation, read for what it states.
enum Statement {
  /// A part of a sentence between semicolons, colons after denials, and full stops.
  struct Clause {
    let quotations: [String]
    /// The words outside quotations.
    let words: [Word]
    let isNegative: Bool
    /// Whether it counts points: `2 of 3 requirements`.
    let isCount: Bool

    var numbers: [Int] { words.filter { $0.shape == .number }.compactMap { Int($0.text) } }

    /// Capitalized words that are not the first one.
    var names: [String] {
      words.dropFirst().filter { word in
        word.isCapitalized && !Statement.openers.contains(word.text)
          && !word.gap.has([.stop, .line])
      }.map(\.text)
    }

    var skills: [Int] {
      SkillLexicon.shared.mentions(in: words, words.indices).filter { $0.trust != .common }
        .filter { mention in
          mention.trust == .name || words[mention.words.lowerBound].isCapitalized
        }.map(\.skill)
    }

    /// Whether it states that the resume has something, in its own words.
    func claims(_ text: String) -> Bool {
      let asked = WordReader.words(text).map(\.text)
      guard !asked.isEmpty, asked.count <= words.count else { return false }
      return (0...(words.count - asked.count)).contains { start in
        asked.indices.allSatisfy { asked[$0] == words[start + $0].text }
      }
    }
  }

  static func clauses(of sentence: String) -> [Clause] {
    var clauses: [Clause] = []
    var quotations: [String] = []
    var plain = ""
    func flush() {
      let words = WordReader.words(plain)
      if !words.isEmpty || !quotations.isEmpty {
        clauses.append(
          Clause(
            quotations: quotations, words: words,
            isNegative: negative.occurs(in: words, words.indices),
            isCount: words.contains { counted.contains($0.singular) }))
      }
      quotations = []
      plain = ""
    }
    for (index, part) in sentence.split(
      omittingEmptySubsequences: false, whereSeparator: { "“”".contains($0) }
    ).enumerated() {
      if index % 2 == 1 {
        quotations.append(String(part))
        plain += " "
        continue
      }
      for (number, piece) in part.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == ";" }
      )
      .enumerated() {
        if number > 0 { flush() }
        var rest = piece[...]
        while let stop = rest.indices.first(where: { rest[$0] == "." && endsSentence(rest, $0) }) {
          plain += rest[...stop]
          flush()
          rest = rest[rest.index(after: stop)...]
        }
        plain += rest
      }
    }
    flush()
    return clauses
  }

  private static func endsSentence(_ text: Substring, _ stop: Substring.Index) -> Bool {
    let next = text.index(after: stop)
    guard next < text.endIndex, text[next] == " " else { return false }
    let after = text.index(after: next)
    return after < text.endIndex && text[after].isUppercase
  }

  /// Whether a text contains another as whole words.
  static func contains(_ text: String, _ part: String) -> Bool {
    let words = WordReader.words(text).map(\.text)
    let wanted = WordReader.words(part).map(\.text)
    guard !wanted.isEmpty, wanted.count <= words.count else { return false }
    return (0...(words.count - wanted.count)).contains { start in
      wanted.indices.allSatisfy { wanted[$0] == words[start + $0] }
    }
  }

  private static let negative = WordSet(
    "not; no; none; neither; missing; never; without; lacks; lacking; only; fewer; less; nothing; expired; lower"
  )

  private static let counted: Set<String> = ["requirement", "point", "skill"]

  /// Words of our own that begin sentences with a capital letter.
  static let openers: Set<String> = [
    "the", "your", "you", "not", "none", "neither", "one", "it", "this", "by", "all",
  ]
}
