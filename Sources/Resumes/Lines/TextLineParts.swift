import Documents

/// The larger members of a line, which all copies of the line share until one of them changes. Every step
/// copies lines, and a copy then counts one reference and moves few bytes.
///
/// `@unchecked`: only `TextLine.ownParts` changes one, and only if nothing else refers to it.
final class TextLineParts: @unchecked Sendable {
  var whole: Fragment
  var content: Fragment
  var cells: [Fragment]
  var words: [TextLine.PlacedWord]
  var links: [String]
  var periods: [Period]
  var size: Double
  var block: Int
  var column: Int
  var role: Line.Role
  var cell: Line.Cell?
  var box: Box?
  var columnEdge: Double?

  init(
    whole: Fragment, content: Fragment, cells: [Fragment], words: [TextLine.PlacedWord],
    links: [String], periods: [Period], size: Double, block: Int, column: Int, role: Line.Role,
    cell: Line.Cell?, box: Box?
  ) {
    self.whole = whole
    self.content = content
    self.cells = cells
    self.words = words
    self.links = links
    self.periods = periods
    self.size = size
    self.block = block
    self.column = column
    self.role = role
    self.cell = cell
    self.box = box
  }

  convenience init(_ other: TextLineParts) {
    self.init(
      whole: other.whole, content: other.content, cells: other.cells, words: other.words,
      links: other.links, periods: other.periods, size: other.size, block: other.block,
      column: other.column,
      role: other.role, cell: other.cell, box: other.box)
    columnEdge = other.columnEdge
  }
}
