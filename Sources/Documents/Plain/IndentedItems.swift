/// Finds the lines of plain text that are indented below the line that they describe, without a sign before them:
///
///     Shift Supervisor, Soar Biscuits, 2019 – present
///       Supervises 18 operators on the night shift
///       Root cause analysis after each long stop
struct IndentedItems {
  /// How many spaces items are indented. More are columns.
  private static let depth = 2...8
  /// The fewest words of an item. Fewer may be a name.
  private static let minimumWords = 3
  /// Longer lines, in characters, are those of a paragraph that was wrapped.
  private static let maximumLength = 70

  /// The indentation of the first line of the block, and of a list item that a line may continue.
  private var outer: Int?
  private var bullet: Int?
  /// Whether the line before was too long for an item.
  private var isInParagraph = false

  /// Whether the next line of a block is such an item.
  mutating func isItem(_ line: Substring) -> Bool {
    let indent = line.prefix(while: \.isWhitespace).reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    let content = line.drop(while: \.isWhitespace)
    let words = content.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let outer else {
      outer = indent
      bullet = words.first.map { ListMarker.isBullet(word: String($0)) } == true ? indent : nil
      return false
    }
    self.outer = min(outer, indent)
    if ListMarker.isBullet(word: String(first)) {
      bullet = indent
      return false
    }
    if let own = bullet {
      if indent > own { return false }
      bullet = nil
    }
    guard Self.depth.contains(indent - outer), content.count <= Self.maximumLength,
      words.count >= Self.minimumWords, !content.contains("   "), !content.contains("\t")
    else {
      isInParagraph = indent > outer && content.count > Self.maximumLength
      return false
    }
    let isParagraph = isInParagraph
    if content.last == "." { isInParagraph = false }
    // Names and titles have capitals.
    return !isParagraph && words.count { $0.first?.isLowercase == true } * 2 > words.count - 1
  }
}
