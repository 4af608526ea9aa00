/// Endings of adjectives and nouns in German, French and Spanish: `ambulante Pflege` and `der ambulanten Pflege`,
/// `électrique` and `électriques`.
enum Inflection {
  /// Whether two folded words differ only in such an ending.
  static func areSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let shared = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    guard shared >= shortestRoot else { return false }
    return endings.contains(String(one.dropFirst(shared)))
      && endings.contains(String(other.dropFirst(shared)))
  }

  /// The shortest part that two forms share, in letters.
  private static let shortestRoot = 5
  private static let endings: Set<String> = [
    "", "e", "en", "er", "es", "em", "n", "s", "a", "o", "as", "os", "ne", "nes", "le", "les", "r",
    "m",
  ]
}
