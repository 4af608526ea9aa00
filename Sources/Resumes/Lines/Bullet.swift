import Documents

/// Signs that start a list item.
enum Bullet {
  /// Returns the length of the bullet at the start, in scalars; nil if there is none.
  static func length(in scalars: [Unicode.Scalar], isListItem: Bool) -> Int? {
    guard let first = scalars.first else { return nil }
    let second = scalars.count > 1 ? scalars[1] : nil
    if isSign(first), second?.isWhitespace ?? true || isRound(first) { return 1 }
    if isTyped(first), let second, second.isWhitespace { return 1 }
    // "-> Welds frames", ">> Welds frames".
    if first == "-" || first == ">", second == ">", scalars.count > 2, scalars[2].isWhitespace {
      return 2
    }
    // Word processors print second-level bullets as "o" in Courier New, others as letters of
    // Wingdings.
    if first == "o" || first == "§" || first == "Ø" || first == "ü",
      second?.isWhitespace == true,
      isListItem || first != "o"
    {
      return 1
    }
    guard isListItem else { return nil }
    // The first word of a list item is its bullet or number.
    let end = scalars.firstIndex { $0.isWhitespace } ?? scalars.count
    let marker = scalars[..<end]
    let isMarker =
      marker.count <= maximumMarkerLength && end < scalars.count
      && (marker.last == "." || marker.last == ")"
        || marker.allSatisfy { !$0.isAlphabetic && !$0.isNumeric })
    return isMarker ? end : 0
  }

  /// The longest number of a list item, in scalars: "xiii." or "(12).". Tested by
  /// `ThresholdTests/listMarkers`.
  private static let maximumMarkerLength = 5

  /// Fewer signs on a line of their own are bullets.
  private static let minimumRating = 3

  /// Whether a line consists of signs that rate what is above it: "■ ■ ■ ■ □".
  static func isRating(_ line: Line) -> Bool {
    var count = 0
    for index in line.words.indices {
      for scalar in line.words[index].text.unicodeScalars {
        guard isRound(scalar) else { return false }
        count += 1
      }
    }
    return count >= minimumRating
  }

  private static func isRound(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && round.contains(scalar)
  }

  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    isRound(scalar) || (0xF000...0xF0FF).contains(scalar.value)
  }

  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "–", "—", "*", "+", ">", "~", "#": true
    default: false
    }
  }

  private static let round: Set<Unicode.Scalar> = [
    "•", "◦", "▪", "▫", "‣", "∙", "●", "○", "■", "□", "►", "▶", "➢", "➤", "➔", "✓", "✔", "❖", "◆",
    "◇", "⁃", "→", "➜", "⇒", "·", "»", "›", "★", "☆", "➣", "⦿", "⚫", "✦", "▸", "▹", "・",
  ]
}
