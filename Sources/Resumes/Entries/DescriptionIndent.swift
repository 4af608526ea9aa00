import Documents

/// Finds the lines that describe entries by their indent: lists whose bullets are drawn and not printed,
/// and paragraphs set further in than the lines that open entries.
enum DescriptionIndent {
  /// The least and the most by which descriptions are indented, in points: more than rounding, and less
  /// than a column of dates is wide.
  private static let indents = 6.0...60.0
  /// Edges that differ by no more than this, in points, are aligned.
  private static let alignment = 1.5
  /// One indented line may be anything; the second at the same edge is a list.
  private static let fewestLines = 2
  /// At most this share of the indented lines may have a period: roles below a company have one each.
  private static let mostDated = 0.25
  /// The share of lists that have the name of a title or an organization, or two texts, above them.
  private static let mostComplete = 0.5

  /// The places of the lines that describe entries.
  static func places(in lines: [TextLine]) -> Set<Int> {
    guard let base = base(of: lines) else { return [] }
    var edges: [Double: [Int]] = [:]
    for index in lines.indices {
      let line = lines[index]
      guard !line.hasBullet, !line.isBold, line.cells.count == 1,
        let left = line.box?.left, indents.contains(left - base)
      else { continue }
      let edge = edges.keys.first { abs($0 - left) <= alignment } ?? left
      edges[edge, default: []].append(index)
    }
    var places: Set<Int> = []
    for (edge, found) in edges where found.count >= fewestLines {
      let dated = lines.count { line in
        abs((line.box?.left ?? -.infinity) - edge) <= alignment
          && line.periods.contains(where: \.isRange) && line.content.scalars.last != "."
      }
      guard Double(dated) <= mostDated * Double(found.count), areDescriptions(found, lines) else {
        continue
      }
      places.formUnion(found)
    }
    return places
  }

  /// The left edge of the text of lines with a period. In a column of dates, that is the text beside it.
  private static func base(of lines: [TextLine]) -> Double? {
    lines.indices.lazy.compactMap { index -> Double? in
      let line = lines[index]
      guard !line.hasBullet, let period = line.periods.first(where: \.isRange),
        let cell = line.cells.first
      else { return nil }
      if line.cells.count == 1, isDateAlone(line),
        let text = lines[index...].prefix(longestDate).first(where: { !isDateAlone($0) })
      {
        return text.contentLeft
      }
      let isDate =
        line.cells.count > 1 && cell.prefix(upTo: period.range.lowerBound).pruned.isEmpty
        && cell.suffix(from: period.range.upperBound).pruned.isEmpty
      return isDate ? line.left(of: line.cells[1]) : line.contentLeft
    }.min()
  }

  /// The lines of a period in the margin, and the text beside it.
  private static let longestDate = 4

  /// Whether a line has a date, or the end of a period on several lines, and nothing else.
  private static func isDateAlone(_ line: TextLine) -> Bool {
    guard let period = line.periods.first else { return line.content.spacedWordCount == 1 }
    return line.content.prefix(upTo: period.range.lowerBound).pruned.isEmpty
      && line.content.suffix(from: period.range.upperBound).pruned.isEmpty
  }

  /// Whether what stands above the lists opens entries by itself: a title and an organization, and not
  /// only a title whose organization is the indented line.
  private static func areDescriptions(_ found: [Int], _ lines: [TextLine]) -> Bool {
    let own = Set(found)
    var lists = 0
    var complete = 0
    for index in found where index > 0 && !own.contains(index - 1) {
      lists += 1
      var parts = 0
      var above = index - 1
      while above >= 0, !own.contains(above), !lines[above].hasBullet {
        parts += Self.parts(of: lines[above])
        if parts > 1 || lines[above].isApart { break }
        above -= 1
      }
      if parts > 1 { complete += 1 }
    }
    return Double(complete) > mostComplete * Double(lists)
  }

  /// The number of texts of an opening line besides its dates: cells, and parts of one cell.
  private static func parts(of line: TextLine) -> Int {
    line.cells.reduce(0) { count, cell in
      let period = line.periods(in: cell).first { $0.isRange }
      let texts = EntryLineReader.parts(of: cell, without: period?.range)
      return count
        + texts.reduce(0) { sum, text in
          let parts = text.split(spaced: "|·•–—-,")
          return sum + max(parts.count, text.scalars.count(where: \.isComma) + 1)
        }
    }
  }
}
