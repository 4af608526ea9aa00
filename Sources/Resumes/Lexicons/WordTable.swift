/// Splits the rows of a lexicon into words separated by spaces or phrases separated by commas.
enum WordTable {
  /// Returns the words separated by spaces and line breaks.
  static func words(_ rows: String...) -> WordSet {
    var words: Set<String> = []
    for row in rows {
      for word in row.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        words.insert(String(word))
      }
    }
    return WordSet(words)
  }

  /// Returns the words separated by spaces and line breaks, folded.
  static func folded(_ rows: String...) -> WordSet {
    var words: Set<String> = []
    for row in rows {
      for word in row.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        words.insert(Folding.fold(word.unicodeScalars))
      }
    }
    return WordSet(words)
  }

  /// Returns the phrases separated by commas and line breaks, folded.
  static func foldedPhrases(_ rows: String...) -> WordSet {
    var phrases: Set<String> = []
    for row in rows {
      for phrase in row.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let folded = Folding.fold(phrase.unicodeScalars).split(separator: " ")
        if !folded.isEmpty { phrases.insert(folded.joined(separator: " ")) }
      }
    }
    return WordSet(phrases)
  }

  /// Returns the phrases separated by commas and line breaks.
  static func phrases(_ rows: String...) -> WordSet {
    var phrases: Set<String> = []
    for row in rows {
      for phrase in row.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = phrase.split(separator: " ")
        if !words.isEmpty { phrases.insert(words.joined(separator: " ")) }
      }
    }
    return WordSet(phrases)
  }

  /// Returns the first words of phrases.
  static func firstWords(_ phrases: WordSet) -> WordSet {
    WordSet(Set(phrases.compactMap { $0.split(separator: " ").first.map(String.init) }))
  }
}
