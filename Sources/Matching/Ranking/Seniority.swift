/// Levels of seniority, from 0 (trainee) to 5 (director).
enum Seniority {
  /// The level of a resume without titles and dates: a professional who is neither junior nor
  /// senior.
  static let unknown = 2

  /// The closeness of a posting whose level is not known: one level apart.
  private static let unknownCloseness = 0.75

  /// Levels this far apart have the closeness 0.
  private static let maximumLevels = 4

  /// Returns how well levels fit, from 0 to 1. Tested by `ThresholdTests/levelsApart`.
  ///
  /// - Parameter levels: how many levels they are apart; nil if one is not known.
  static func closeness(levels: Int?) -> Double {
    guard let levels else { return unknownCloseness }
    return 1 - Double(min(maximumLevels, levels)) / Double(maximumLevels)
  }

  /// Returns the highest level that a title names; nil if it names none.
  static func level(of text: String) -> Int? {
    var found: Int?
    for token in Tokenizer.tokens(text) {
      guard let level = levels[token.text] else { continue }
      found = max(found ?? level, level)
    }
    return found
  }

  /// Returns the usual level after a number of years of work. Set by hand. Tested by
  /// `ThresholdTests/levels`.
  static func level(years: Int) -> Int {
    switch years {
    case ..<1: 0
    case ..<3: 1
    case ..<6: 2
    case ..<10: 3
    default: 4
    }
  }

  private static let levels: [String: Int] = [
    "intern": 0, "internship": 0, "trainee": 0, "apprentice": 0, "apprenticeship": 0,
    "student": 0, "graduate": 1, "entry": 1, "junior": 1, "jr": 1, "beginner": 1, "associate": 2,
    "mid": 2, "intermediate": 2, "experienced": 2, "senior": 3, "sr": 3, "snr": 3, "expert": 4,
    "lead": 4, "principal": 4, "head": 4, "manager": 4, "director": 5,
    "vp": 5, "chief": 5,
  ]
}
