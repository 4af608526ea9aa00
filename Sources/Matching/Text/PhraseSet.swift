/// Phrases, found by their first word.
struct PhraseSet: Sendable {
  private let phrases: [String: [[String]]]

  /// - Parameter text: phrases in the form of `Tokenizer`, separated by semicolons and line breaks.
  init(_ text: String) {
    var phrases: [String: [[String]]] = [:]
    for phrase in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = phrase.split(separator: " ").map(String.init)
      if let first = words.first { phrases[first, default: []].append(words) }
    }
    self.phrases = phrases.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// Returns the first phrase in the order of the text; of those that begin at one word, the longest.
  func first(in tokens: ArraySlice<Token>) -> Range<Int>? {
    for index in tokens.indices {
      for words in phrases[tokens[index].text] ?? []
      where index + words.count <= tokens.endIndex
        && zip(words, tokens[index...]).allSatisfy({ $0 == $1.text })
      {
        return index..<index + words.count
      }
    }
    return nil
  }
}
