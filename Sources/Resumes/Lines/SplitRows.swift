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
    guard lines.contains(where: isPeriod) else { return lines }
    var lines = lines
    var index = 0
    while index < lines.count {
      guard let count = rows(of: lines, from: index) else {
        index += 1
        continue
      }
      let rows = (0..<count).flatMap { row -> [TextLine] in
        var second = lines[index + count + row]
        second.isApart = false
        return [lines[index + row], second]
      }
      lines.replaceSubrange(index..<index + rows.count, with: rows)
      index += rows.count
    }
    return lines
  }

  /// The number of rows whose first lines follow each other from an index, and whose second lines follow those.
  private static func rows(of lines: [TextLine], from start: Int) -> Int? {
    rowCounts.first { count in
      guard start + 2 * count <= lines.count, areBeside(lines[start], lines[start + count])
      else { return false }
      let first = lines[start..<start + count]
      let second = lines[start + count..<start + 2 * count]
      return first.allSatisfy(isPeriod) != second.allSatisfy(isPeriod)
        && zip(first, second).allSatisfy(areBeside)
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
