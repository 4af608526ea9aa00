/// Splits the rows of a lexicon, which are written as words between spaces or phrases between bars.
enum WordTable {
  static func words(_ rows: String...) -> Set<String> {
    var words: Set<String> = []
    for row in rows {
      for word in row.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        words.insert(String(word))
      }
    }
    return words
  }

  /// Phrases between commas.
  static func phrases(_ rows: String...) -> Set<String> {
    var phrases: Set<String> = []
    for row in rows {
      for phrase in row.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = phrase.split(separator: " ")
        if !words.isEmpty { phrases.insert(words.joined(separator: " ")) }
      }
    }
    return phrases
  }
}
