/// English number words up to twenty.
enum NumberWord {
  /// Returns the value of a folded word; nil for other words.
  static func value(_ word: String) -> Int? { words.firstIndex(of: word) }

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]
}
