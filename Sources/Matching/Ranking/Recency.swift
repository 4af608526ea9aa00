/// The age of a posting in days, as far as it tells.
enum Recency {
  /// Reads `2 days ago`, `just now`, `yesterday`, `3 weeks ago`, `30+ days ago`; nil for others.
  static func days(_ postedAt: String) -> Int? {
    let words = Tokenizer.tokens(postedAt).map(\.text)
    if words.contains("just") || words.contains("today") || words.contains("now") { return 0 }
    if words.contains("yesterday") { return 1 }
    guard let unit = words.firstIndex(where: { units[Stem.of($0)] != nil }), unit > 0,
      let length = units[Stem.of(words[unit])]
    else { return nil }
    let text = words[unit - 1]
    guard let count = ["a", "an"].contains(text) ? 1 : Int(text), (0...10_000).contains(count)
    else { return nil }
    return count * length / 24
  }

  /// Hours.
  private static let units = [
    "minute": 0, "hour": 1, "day": 24, "week": 168, "month": 730, "year": 8760, "min": 0, "hr": 1,
  ]

  /// 1 for a posting of today, half of it after a month; ½ when the age is not known.
  static func weight(days: Int?) -> Double {
    guard let days else { return 0.5 }
    return 30 / (30 + Double(days))
  }
}
