/// The columns that text takes on a terminal (Unicode Standard Annex #11).
package enum DisplayWidth {
  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  package static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the character is in a block whose East Asian Width is W or F.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns text cut to at most `width` columns; `…` marks the cut.
  package static func fit(_ text: String, _ width: Int) -> String {
    if of(text) <= width { return text }
    var fitted = ""
    var used = 0
    for character in text {
      let columns = of(character)
      if used + columns > width - 1 { break }
      fitted.append(character)
      used += columns
    }
    return width > 0 ? fitted + "…" : ""
  }
}
