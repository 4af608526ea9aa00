import Documents

/// A cell of an entry's opening lines, scored as a title and as an organization.
struct HeaderPiece: Sendable {
  var fragment: Fragment
  /// Index of its line in the opening lines.
  var line: Int
  /// Whether it is the first cell of its line that is neither a date nor a place.
  var isLeading: Bool
  var isBold: Bool
  var isItalic: Bool
  var title: Int
  var organization: Int

  init(_ fragment: Fragment, line: Int, isLeading: Bool, in entryLine: EntryLine) {
    self.fragment = fragment
    self.line = line
    self.isLeading = isLeading
    let style = entryLine.line.style(of: fragment)
    isBold = style.contains(.bold)
    isItalic = style.contains(.italic)
    title = RoleScore.title(fragment)
    organization = RoleScore.organization(fragment)
  }

  /// The piece without the part after its last comma, and that part, if it may be a place that no
  /// lexicon contains and a title and an organization remain: "Cook, Pizzeria Stella, Rimini".
  var withoutLastPart: (piece: HeaderPiece, last: Fragment)? {
    guard title > 0, fragment.scalars.count(where: \.isComma) > 1,
      let comma = fragment.scalars.lastIndex(where: \.isComma)
    else { return nil }
    let last = fragment.suffix(from: comma + 1).pruned
    guard OrganizationTail.mayBePlace(last) else { return nil }
    var copy = self
    copy.fragment = fragment.prefix(upTo: comma).pruned
    copy.title = RoleScore.title(copy.fragment)
    copy.organization = RoleScore.organization(copy.fragment)
    return (copy, last)
  }

  /// Positive for a title, negative for an organization.
  var leaning: Int { title - organization }

  /// The maximum number of cells of a line that are read; a line with more is part of a table.
  private static let maximumCells = 8

  /// Splits a cell where bold or italic type ends and nothing but a space separates it from a capital:
  /// "**Hill Valley Laboratory** Hill Valley".
  private static func styleRuns(_ part: Fragment, in line: TextLine) -> [Fragment] {
    let words = line.words.filter { part.range.overlaps($0.range) }
    guard words.count > 1 else { return [part] }
    for style in [Word.Style.bold, .italic] {
      let changes = words.indices.dropFirst().filter {
        words[$0].style.contains(style) != words[$0 - 1].style.contains(style)
      }
      guard changes.count == 1, let change = changes.first else { continue }
      let before = part.prefix(upTo: words[change].range.lowerBound)
      let after = part.suffix(from: words[change].range.lowerBound)
      guard before.trimmed == before.pruned, after.trimmed == after.pruned,
        !after.beginsInLowerCase, before.trimmed.scalars.last?.isAlphabetic == true,
        after.scalars.first?.isAlphabetic == true
      else { continue }
      return [before.pruned, after.pruned]
    }
    return [part]
  }

  /// Returns the cells of opening lines without places, and the first place.
  static func pieces(of lines: [EntryLine]) -> (pieces: [HeaderPiece], place: Fragment?) {
    var pieces: [HeaderPiece] = []
    var place: Fragment?
    for (index, line) in lines.enumerated() {
      for part in line.parts.prefix(maximumCells).flatMap({ styleRuns($0, in: line.line) }) {
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
        pieces.append(
          HeaderPiece(rest, line: index, isLeading: pieces.last?.line != index, in: line))
      }
    }
    return (pieces, place)
  }
}
