/// Numbers in digits and in English, German, French and Spanish words.
enum Numbers {
  static func value(_ word: Word) -> Int? {
    if word.shape == .number { return Int(word.text) }
    return words[word.text]
  }

  /// Whether the word is a unit of years or of months, with its length in months.
  static func unit(_ word: Word) -> Int? { units[word.text] }

  /// The years that a German adjective states: 2 for `zweijährige`; nil for other words.
  static func years(in word: Word) -> Int? {
    guard let ending = endings.first(where: word.text.hasSuffix) else { return nil }
    let number = String(word.text.dropLast(ending.utf8.count))
    return Int(number) ?? words[number]
  }

  private static let endings = [
    "jahrige", "jahriger", "jahrigen", "jahriges", "jahrigem", "jahrig",
  ]

  /// Whether a number belongs to the name that it stands in: `RHS Level 3`, `ISO 17025`, `ICD-10`, `five-axis milling`.
  static func isPartOfName(_ index: Int, of words: [Word], in range: Range<Int>) -> Bool {
    let next = index + 1
    if next < range.upperBound, words[next].gap == .hyphen { return true }
    guard index > range.lowerBound, words[index].shape == .number,
      next >= words.count || unit(words[next]) == nil || !words[next].gap.isEmpty
    else { return false }
    let before = words[index - 1]
    if words[index].gap == .hyphen { return before.isCapitalized }
    guard words[index].gap.isEmpty, DateRange.year(words[index]) == nil else { return false }
    if steps.contains(before.text) { return index - 1 > range.lowerBound }
    return before.shape == .upper && before.text.utf8.count > 1 && !scales.contains(before.text)
  }

  /// Words before the number of a step: `NVQ Level 3`.
  static let steps: Set<String> = ["level", "stufe", "niveau", "nivel", "grade", "stage"]
  /// Names after which a number is a result, and words that precede amounts in texts that are all in capitals.
  private static let scales: Set<String> = [
    "ielts", "toefl", "toeic", "gpa", "pte", "sat", "gmat", "gre", "hsk", "from", "over", "with",
  ]

  /// The months of a decade.
  static let decade = 120

  private static let units: [String: Int] = [
    "decade": decade, "decades": decade,
    "year": 12, "years": 12, "yr": 12, "yrs": 12, "jahr": 12, "jahre": 12, "jahren": 12, "an": 12,
    "ans": 12, "annee": 12, "annees": 12, "ano": 12, "anos": 12, "month": 1, "months": 1,
    "monat": 1, "monate": 1, "monaten": 1, "mois": 1, "mes": 1, "meses": 1,
  ]

  private static let words: [String: Int] = {
    var words: [String: Int] = [:]
    let rows = [
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
        + " sixteen seventeen eighteen nineteen twenty",
      "null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn"
        + " sechzehn siebzehn achtzehn neunzehn zwanzig",
      "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
      "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
    ]
    for row in rows {
      for (value, word) in row.split(separator: " ").enumerated() { words[String(word)] = value }
    }
    // Also pronouns or articles in other senses: read only beside a unit.
    words["eine"] = 1
    words["einem"] = 1
    words["une"] = 1
    words["una"] = 1
    words["uno"] = 1
    return words
  }()
}
