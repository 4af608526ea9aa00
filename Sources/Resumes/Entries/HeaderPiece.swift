import Documents

/// A cell of an entry's opening lines, scored as a title and as an organization.
struct HeaderPiece: Sendable {
  var fragment: Fragment
  /// Index of its line in the opening lines.
  var line: Int
  var isBold: Bool
  var isItalic: Bool
  var title: Int
  var organization: Int

  init(_ fragment: Fragment, line: Int, in entryLine: EntryLine) {
    self.fragment = fragment
    self.line = line
    let style = entryLine.line.style(of: fragment)
    isBold = style.contains(.bold)
    isItalic = style.contains(.italic)
    title = RoleScore.title(fragment)
    organization = RoleScore.organization(fragment)
  }

  /// Positive for a title, negative for an organization.
  var leaning: Int { title - organization }

  /// The maximum number of cells of a line that are read; a line with more is part of a table.
  private static let maximumCells = 8

  /// Returns the cells of opening lines without places, and the first place.
  static func pieces(of lines: [EntryLine]) -> (pieces: [HeaderPiece], place: Fragment?) {
    var pieces: [HeaderPiece] = []
    var place: Fragment?
    for (index, line) in lines.enumerated() {
      for part in line.parts.prefix(maximumCells) {
        if let found = Place.read(part),
          !pieces.isEmpty || index > 0 || line.parts.count > 1 || line.isAnchor && lines.count > 1
        {
          if place == nil { place = found.fragment }
          continue
        }
        var rest = part
        if let (before, found) = Place.trailing(in: part) {
          rest = before
          if place == nil { place = found.fragment }
        }
        pieces.append(HeaderPiece(rest, line: index, in: line))
      }
    }
    return (pieces, place)
  }
}
