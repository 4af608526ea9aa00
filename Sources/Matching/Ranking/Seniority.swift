/// How far up a title or a level stands, from 0 (trainee) to 5 (director).
enum Seniority {
  /// Nil when the text names no level.
  static func level(of text: String) -> Int? {
    var found: Int?
    for token in Tokenizer.tokens(text) {
      guard let level = levels[token.text] else { continue }
      found = max(found ?? level, level)
    }
    return found
  }

  /// What so many years of work usually make of somebody.
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
