/// Signs that stand before the items of a list.
enum ListMarker {
  static let bullets: Set<Character> = [
    "•", "◦", "▪", "▫", "●", "○", "■", "□", "‣", "⁃", "∙", "·", "➢", "➤", "►", "▸", "❖", "✓", "✔",
    "–", "—", "-", "*", "+", "»",
  ]

  /// Whether a word is nothing but a bullet.
  static func isBullet(word: String) -> Bool {
    guard let first = word.first, bullets.contains(first) else { return false }
    return word.dropFirst().isEmpty
  }
}
