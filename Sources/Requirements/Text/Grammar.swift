/// Tells English from German, French and Spanish by the most frequent words of grammar.
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

  private static let english: Set<String> = [
    "the", "of", "and", "for", "with", "to", "at", "on", "by", "from",
  ]
  private static let foreign: Set<String> = [
    "der", "die", "das", "und", "mit", "fur", "von", "im", "bei", "ein", "eine", "le", "la", "les",
    "des", "du", "et", "pour", "avec", "dans", "el", "los", "las", "y", "con", "para", "del", "de",
  ]
}
