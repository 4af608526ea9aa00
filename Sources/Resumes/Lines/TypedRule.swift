import Documents

/// Rules and frames that are typed with punctuation in plain text: "======", "~ Skills ~".
enum TypedRule {
  /// Fewer signs are a bullet or a dash.
  private static let minimumLength = 3
  /// The longest framed title, in scalars.
  private static let maximumTitle = 44

  private static let signs = "=_-~*#—–+·•.¯─━═ㅡ"
  private static let frames = "=_-~*#—–+·•─━═:|"

  /// Whether a line consists of such signs.
  static func isRule(_ line: Line) -> Bool {
    var count = 0
    for index in line.words.indices {
      for scalar in line.words[index].text.unicodeScalars {
        guard scalar.isSign(among: signs) else { return false }
        count += 1
      }
    }
    // A template of Google Docs has this Korean vowel above each section.
    return count >= minimumLength || count == 1 && line.words[0].text == "ㅡ"
  }

  /// Returns where the text of a line stands between the same signs at both ends; nil for other lines.
  static func inside(_ scalars: [Unicode.Scalar]) -> Range<Int>? {
    guard let first = scalars.first, first.isSign(among: frames), scalars.count <= maximumTitle,
      scalars.last == first
    else { return nil }
    let start = scalars.firstIndex { $0 != first && !$0.isWhitespace } ?? scalars.count
    let end = (scalars.lastIndex { $0 != first && !$0.isWhitespace } ?? -1) + 1
    guard start < end, scalars[start - 1].isWhitespace || start > 1,
      scalars[end].isWhitespace || scalars.count - end > 1,
      scalars[start].isAlphabetic
    else { return nil }
    return start..<end
  }
}
