import Documents

/// Puts the lines of two parallel columns in the order of their rows, if one of the columns has nothing but
/// periods: "2019 – 2021", "2012 – 2017" left of two studies, or right of two jobs.
///
/// The text of the document keeps its order.
enum SplitRows {
  /// One period beside one line is read where it stands.
  private static let rowCounts = 2...12

  /// Lines of a row overlap by this share of the lower of the two.
  private static let overlap = 0.5

  static func reordered(_ lines: [TextLine]) -> [TextLine] {
    // Few documents have such columns; looking at every line would take a twentieth of the time of reading one.
    var arePeriods = lines.map(isPeriod)
    guard arePeriods.contains(true) else { return lines }
    var lines = lines
    var index = 0
    while index < lines.count {
      guard let count = rows(of: lines, arePeriods, from: index) else {
        index += 1
        continue
      }
      let rows = (0..<count).flatMap { row -> [TextLine] in
        var second = lines[index + count + row]
        second.isApart = false
        return [lines[index + row], second]
      }
      lines.replaceSubrange(index..<index + rows.count, with: rows)
      arePeriods.replaceSubrange(index..<index + rows.count, with: rows.map(isPeriod))
      index += rows.count
    }
    return lines
  }

  /// The number of rows whose first lines follow each other from an index, and whose second lines follow those.
  private static func rows(
    of lines: [TextLine], _ arePeriods: [Bool], from start: Int
  ) -> Int? {
    rowCounts.first { count in
      let middle = start + count
      guard middle + count <= lines.count, arePeriods[start] || arePeriods[middle] else {
        return false
      }
      let isFirst = arePeriods[start..<middle].allSatisfy(\.self)
      let isSecond = arePeriods[middle..<middle + count].allSatisfy(\.self)
      return isFirst != isSecond
        && (start..<middle).allSatisfy { areBeside(lines[$0], lines[$0 + count]) }
    }
  }

  private static func areBeside(_ one: TextLine, _ other: TextLine) -> Bool {
    guard one.whole.page == other.whole.page, one.cell == nil, other.cell == nil,
      let left = one.box, let right = other.box
    else { return false }
    let shared = min(left.bottom, right.bottom) - max(left.top, right.top)
    return shared >= overlap * min(left.height, right.height)
      && (left.right <= right.left || right.right <= left.left)
  }

  /// Whether a line is a period. A single date may be one end of a period on two lines.
  private static func isPeriod(_ line: TextLine) -> Bool {
    !line.hasBullet && line.periods.contains { $0.isRange && $0.range == line.content.pruned.range }
  }
}
