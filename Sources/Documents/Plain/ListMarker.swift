/// Signs that stand before the items of a list.
enum ListMarker {
  static let bullets: Set<Character> = [
    "•", "◦", "▪", "▫", "●", "○", "■", "□", "‣", "⁃", "∙", "·", "➢", "➤", "►", "▸", "❖", "✓", "✔",
    "–", "—", "-", "*", "+", "»",
  ]

  /// Whether a word is nothing but a bullet.
  static func isBullet(word: String) -> Bool {
    // None is longer in UTF-8, and looking at characters costs far more.
    guard word.utf8.count <= 3, let first = word.first, bullets.contains(first) else {
      return false
    }
    return word.dropFirst().isEmpty
  }
}
