/// Marks of list items.
enum ListMarker {
  static let bullets: Set<Character> = [
    "•", "◦", "▪", "▫", "●", "○", "■", "□", "‣", "⁃", "∙", "·", "➢", "➤", "►", "▸", "❖", "✓", "✔",
    "–", "—", "-", "*", "+", "»",
  ]

  /// Whether a word is a bullet.
  static func isBullet(word: String) -> Bool {
    // No bullet is longer in UTF-8, and comparing characters takes much longer.
    guard word.utf8.count <= 3, let first = word.first, bullets.contains(first) else {
      return false
    }
    return word.dropFirst().isEmpty
  }
}
