/// Tells English, German, French and Spanish apart by the most frequent words of grammar.
enum Grammar {
  /// Whether as many of these words are English as are not.
  static func isEnglish(_ words: [Word]) -> Bool {
    var balance = 0
    for word in words {
      if english.contains(word.text) { balance += 1 }
      if foreign.contains(word.text) { balance -= 1 }
    }
    return balance >= 0
  }

  /// Which of these four a text is most likely written in, as `Languages` names it; nil if it has too few words of
  /// grammar.
  static func language(_ words: [Word]) -> String? {
    let counts = [
      ("english", english), ("german", german), ("french", french), ("spanish", spanish),
    ]
    .map { name, own in (name: name, count: words.count { own.contains($0.text) }) }
    guard let most = counts.max(by: { $0.count < $1.count }), most.count >= fewest else {
      return nil
    }
    return most.name
  }

  /// The least words of grammar that tell a language.
  private static let fewest = 3

  private static let english: Set<String> = [
    "the", "of", "and", "for", "with", "to", "at", "on", "by", "from",
  ]
  private static let german: Set<String> = [
    "der", "die", "das", "und", "mit", "fur", "von", "im", "bei", "ein", "eine",
  ]
  private static let french: Set<String> = [
    "le", "la", "les", "des", "du", "et", "pour", "avec", "dans", "de",
  ]
  private static let spanish: Set<String> = [
    "el", "la", "los", "las", "y", "con", "para", "del", "de",
  ]
  private static let foreign = german.union(french).union(spanish)
}
