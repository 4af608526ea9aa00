import PDF

/// A horizontal ruled line, which may separate the rows of a table.
struct TableRule {
  var left: Float
  var right: Float
  var y: Float

  /// A line is at least this many times as wide as it is high.
  private static let flatness: Float = 8
  /// A page with more lines shows a drawing; comparing them with all gutters takes time.
  private static let most = 400
  /// The ends of two pieces of one line are closer than this, in points: tables are drawn cell by cell.
  private static let seam: Float = 1.5

  /// The horizontal ones among the lines of a page, with pieces that touch joined.
  static func rules(_ lines: [PDFBox]) -> [TableRule] {
    guard lines.count > 2, lines.count <= most else { return [] }
    var flat = lines.filter { $0.right - $0.left > flatness * ($0.bottom - $0.top) }
      .map { TableRule(left: $0.left, right: $0.right, y: ($0.top + $0.bottom) / 2) }
    // By height in steps of a seam, so that the pieces of one line follow each other.
    flat.sort { (($0.y / seam).rounded(), $0.left) < (($1.y / seam).rounded(), $1.left) }
    var rules: [TableRule] = []
    for rule in flat {
      if let last = rules.last, abs(last.y - rule.y) < seam, rule.left <= last.right + seam {
        rules[rules.count - 1].right = max(last.right, rule.right)
      } else {
        rules.append(rule)
      }
    }
    return rules
  }
}
