/// Finds profiles that are printed as the name of a network and a user name: "GitHub: adabyron".
enum ProfileLabels {
  /// The address of a profile without the user name, by the folded name of the network.
  private static let addresses: [String: String] = [
    "linkedin": "linkedin.com/in/", "github": "github.com/", "gitlab": "gitlab.com/",
    "bitbucket": "bitbucket.org/", "twitter": "twitter.com/", "instagram": "instagram.com/",
    "facebook": "facebook.com/", "xing": "xing.com/profile/", "behance": "behance.net/",
    "dribbble": "dribbble.com/", "kaggle": "kaggle.com/", "medium": "medium.com/@",
    "leetcode": "leetcode.com/", "orcid": "orcid.org/", "codepen": "codepen.io/",
    "telegram": "t.me/", "youtube": "youtube.com/@", "tiktok": "tiktok.com/@",
  ]

  /// The lengths of user names, in scalars.
  private static let lengths = 3...39

  /// Returns a token with an address for each such profile.
  static func tokens(in lines: [TextLine]) -> [ContactToken] {
    lines.flatMap { line in
      line.cells.flatMap { $0.split { $0.isSign(among: "|•·,;") } }.compactMap(token)
    }
  }

  private static func token(_ part: Fragment) -> ContactToken? {
    let words = part.split(keepingParentheses: false) { $0.isWhitespace || $0 == ":" }
    guard words.count == 2, let address = addresses[Folding.fold(words[0].scalars)],
      part.scalars.contains(":") || words[1].scalars.first == "@" || hasSign(words[1])
    else { return nil }
    let name = words[1].text.drop { $0 == "@" || $0 == "/" }
    guard lengths.contains(name.unicodeScalars.count),
      name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !name.contains("/"), !name.contains("@"),
      !Address.isWeb(String(name))
    else { return nil }
    return ContactToken(text: address + name, sources: [words[1].source], uri: nil)
  }

  /// Whether a word has a digit, a hyphen or an underscore, so that it is not a name or a noun.
  private static func hasSign(_ word: Fragment) -> Bool {
    word.scalars.contains { $0.isDecimal || $0 == "-" || $0 == "_" }
  }
}
