/// Characters of symbol fonts, which Word writes as U+F000 plus the font's own code.
enum WordSymbols {
  /// The Unicode text of a character in a symbol font; nil for icons without one.
  static func character(_ code: UInt32, font: String) -> Character? {
    let own = (0xF000...0xF0FF).contains(code) ? code - 0xF000 : code
    let name = font.lowercased()
    if name.hasPrefix("symbol") { return symbol[own] ?? ascii(own) }
    if name.hasPrefix("wingdings 2") || name.hasPrefix("wingdings 3") || name == "webdings" {
      return nil
    }
    if name.hasPrefix("wingdings") { return wingdings[own] }
    guard let scalar = Unicode.Scalar(code), !scalar.isInvisible else { return nil }
    return Character(scalar)
  }

  static func isSymbolFont(_ font: String) -> Bool {
    let name = font.lowercased()
    return name.hasPrefix("symbol") || name.hasPrefix("wingdings") || name == "webdings"
  }

  /// The marker of a list level: bullets of symbol fonts as their Unicode characters.
  static func bullet(_ text: String, font: String?) -> String? {
    guard let scalar = text.unicodeScalars.first else { return nil }
    let isPrivate = (0xE000...0xF8FF).contains(scalar.value)
    if let font, isSymbolFont(font) || isPrivate {
      return String(character(scalar.value, font: font) ?? "•")
    }
    if isPrivate { return "•" }
    if text == "o" { return "◦" }
    return text.nonBlank
  }

  private static func ascii(_ code: UInt32) -> Character? {
    (0x21...0x7E).contains(code) ? Unicode.Scalar(code).map(Character.init) : nil
  }

  /// The Wingdings codes of bullets, arrows, ticks and contact signs.
  private static let wingdings: [UInt32: Character] = [
    0x28: "☎", 0x29: "✆", 0x2A: "✉", 0x2B: "✉", 0x6C: "●", 0x6D: "❍", 0x6E: "■", 0x6F: "□",
    0x70: "□", 0x71: "❑", 0x72: "❒", 0x73: "◆", 0x74: "◆", 0x75: "◆", 0x76: "❖", 0x77: "◆",
    0x9E: "·", 0x9F: "•", 0xA0: "▪", 0xA1: "○", 0xA7: "▪", 0xA8: "◻", 0xAB: "★", 0xD8: "➢",
    0xDF: "←", 0xE0: "→", 0xE1: "↑", 0xE2: "↓", 0xE8: "➔", 0xF0: "⇨", 0xFB: "✗", 0xFC: "✓",
    0xFD: "☒", 0xFE: "☑",
  ]

  /// The codes of the Symbol font that differ from ASCII.
  private static let symbol: [UInt32: Character] = [
    0x22: "∀", 0x24: "∃", 0x2A: "∗", 0x2D: "−", 0x40: "≅", 0x41: "Α", 0x42: "Β", 0x43: "Χ",
    0x44: "Δ", 0x45: "Ε", 0x46: "Φ", 0x47: "Γ", 0x48: "Η", 0x49: "Ι", 0x4B: "Κ", 0x4C: "Λ",
    0x4D: "Μ", 0x4E: "Ν", 0x4F: "Ο", 0x50: "Π", 0x51: "Θ", 0x52: "Ρ", 0x53: "Σ", 0x54: "Τ",
    0x55: "Υ", 0x57: "Ω", 0x58: "Ξ", 0x59: "Ψ", 0x5A: "Ζ", 0x61: "α", 0x62: "β", 0x63: "χ",
    0x64: "δ", 0x65: "ε", 0x66: "φ", 0x67: "γ", 0x68: "η", 0x69: "ι", 0x6B: "κ", 0x6C: "λ",
    0x6D: "μ", 0x6E: "ν", 0x6F: "ο", 0x70: "π", 0x71: "θ", 0x72: "ρ", 0x73: "σ", 0x74: "τ",
    0x75: "υ", 0x77: "ω", 0x78: "ξ", 0x79: "ψ", 0x7A: "ζ", 0xA3: "≤", 0xA5: "∞", 0xA7: "♣",
    0xA8: "♦", 0xAB: "↔", 0xAC: "←", 0xAD: "↑", 0xAE: "→", 0xAF: "↓", 0xB0: "°", 0xB1: "±",
    0xB3: "≥", 0xB4: "×", 0xB7: "•", 0xB8: "÷", 0xB9: "≠", 0xBB: "≈", 0xBC: "…", 0xD2: "®",
    0xD3: "©", 0xD4: "™", 0xD5: "∏", 0xD6: "√", 0xD7: "⋅", 0xE5: "∑",
  ]
}
