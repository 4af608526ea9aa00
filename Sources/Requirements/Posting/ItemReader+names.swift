/// Reads abbreviations that look like words of grammar.
extension ItemReader {
  /// Whether a word of grammar is a part of a name: `CAN bus`, `DO-178C`, `IT access`.
  func isName(_ index: Int) -> Bool {
    let word = words[index]
    guard word.shape == .upper, Self.abbreviations.contains(word.text) else { return false }
    let next = index + 1
    // `US GAAP`, but not `CALL US NOW`.
    if word.text == "us" {
      return next < range.upperBound && words[next].gap.isEmpty && words[next].shape == .upper
        && !Self.isFunction(words[next])
        && range.allSatisfy { $0 == index || $0 >= next || words[$0].shape != .upper }
    }
    // `Ind AS`.
    if word.text == "as", index > range.lowerBound, word.gap.isEmpty,
      words[index - 1].isCapitalized,
      words[index - 1].shape != .upper
    {
      return true
    }
    guard next < range.upperBound else { return false }
    if words[next].gap == .hyphen { return true }
    let followsSubject =
      index > range.lowerBound && word.gap.isEmpty && Cues.subjects.contains(words[index - 1].text)
    return words[next].gap.isEmpty && words[next].shape != .upper && !Self.isFunction(words[next])
      && !followsSubject
  }

  /// Words of grammar that are abbreviations when they are written in capitals.
  private static let abbreviations: Set<String> = [
    "it", "can", "do", "who", "mit", "am", "as", "us",
  ]

  /// Whether a verb and a noun that a hyphen joins are one word: `Take-offs`.
  func opensHyphen(_ index: Int) -> Bool {
    index + 1 < range.upperBound && words[index + 1].gap == .hyphen
      && Self.hyphened.contains(words[index].text) && !Self.isPreposition(words[index + 1])
  }

  private static let hyphened: Set<String> = ["take", "make", "write", "get", "speak", "use"]
}
