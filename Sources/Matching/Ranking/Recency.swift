/// The age of a posting.
enum Recency {
  /// The age in days at which the weight is one half: postings stay open for about a month. Tested
  /// by `ThresholdTests/recency`.
  private static let halfAge = 30.0

  /// The weight of a posting of unknown age.
  private static let unknownAge = 0.5

  /// Larger numbers are not ages.
  private static let counts = 0...10_000

  /// Returns the age in days of `2 days ago`, `just now`, `yesterday`, `3 weeks ago` or
  /// `30+ days ago`; nil for other texts.
  static func days(_ postedAt: String) -> Int? {
    let words = Tokenizer.tokens(postedAt).map(\.text)
    if words.contains("just") || words.contains("today") || words.contains("now") { return 0 }
    if words.contains("yesterday") { return 1 }
    guard let unit = words.firstIndex(where: { units[Stem.of($0)] != nil }), unit > 0,
      let length = units[Stem.of(words[unit])]
    else { return nil }
    let text = words[unit - 1]
    guard let count = ["a", "an"].contains(text) ? 1 : Int(text), counts.contains(count)
    else { return nil }
    return count * length / 24
  }

  /// Units in hours.
  private static let units = [
    "minute": 0, "hour": 1, "day": 24, "week": 168, "month": 730, "year": 8760, "min": 0, "hr": 1,
  ]

  /// Returns 1 for a posting of today, ½ after `halfAge` and for an unknown age.
  static func weight(days: Int?) -> Double {
    guard let days else { return unknownAge }
    return halfAge / (halfAge + Double(days))
  }
}
