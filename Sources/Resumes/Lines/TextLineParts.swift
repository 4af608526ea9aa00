/// The arrays of a line, which all copies of the line share until one of them changes: copying a line, which
/// every step does, then counts one reference instead of five. That saves 4 % of the time of parsing a PDF.
///
/// `@unchecked`: only `TextLine.ownParts` changes one, and only if nothing else refers to it.
final class TextLineParts: @unchecked Sendable {
  var whole: Fragment
  var content: Fragment
  var cells: [Fragment]
  var words: [TextLine.PlacedWord]
  var periods: [Period]

  init(
    whole: Fragment, content: Fragment, cells: [Fragment], words: [TextLine.PlacedWord],
    periods: [Period]
  ) {
    self.whole = whole
    self.content = content
    self.cells = cells
    self.words = words
    self.periods = periods
  }

  convenience init(_ other: TextLineParts) {
    self.init(
      whole: other.whole, content: other.content, cells: other.cells, words: other.words,
      periods: other.periods)
  }
}
