/// A set of words or phrases written as one text.
struct WordSet: Sendable {
  /// The phrases by their first word, longer ones first.
  private let phrases: [String: [[String]]]

  /// - Parameter text: phrases separated by semicolons or line breaks, folded.
  init(_ text: String) {
    var phrases: [String: [[String]]] = [:]
    for phrase in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = phrase.split(separator: " ").map(String.init)
      if let first = words.first { phrases[first, default: []].append(words) }
    }
    self.phrases = phrases.mapValues { $0.sorted { $0.count > $1.count } }
  }

  func contains(_ word: String) -> Bool { phrases[word]?.contains { $0.count == 1 } ?? false }

  /// Returns the number of words of the longest phrase that begins at `index`; nil without one.
  func match(_ words: [Word], at index: Int, before end: Int? = nil) -> Int? {
    let limit = end ?? words.count
    guard index < limit else { return nil }
    for phrase in phrases[words[index].text] ?? [] where index + phrase.count <= limit {
      if phrase.indices.allSatisfy({ phrase[$0] == words[index + $0].text }) { return phrase.count }
    }
    return nil
  }

  /// Returns the first occurrence of a phrase inside `range`.
  func first(in words: [Word], _ range: Range<Int>) -> Range<Int>? {
    for index in range {
      if let count = match(words, at: index, before: range.upperBound) {
        return index..<index + count
      }
    }
    return nil
  }

  /// Returns the last occurrence of a phrase inside `range`.
  func last(in words: [Word], _ range: Range<Int>) -> Range<Int>? {
    for index in range.reversed() {
      if let count = match(words, at: index, before: range.upperBound) {
        return index..<index + count
      }
    }
    return nil
  }

  func occurs(in words: [Word], _ range: Range<Int>) -> Bool { first(in: words, range) != nil }
}

extension Set where Element == String {
  /// The words of a text.
  init(words text: String) {
    self = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
