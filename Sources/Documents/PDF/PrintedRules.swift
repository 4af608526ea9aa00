import PDF

/// Relates ruled lines to text: words they underline, and lines they are drawn below or beside.
///
/// Distances are in ems of the line unless stated otherwise. Tests:
/// `PageLayoutTests/rulesUnderlineWordsOrCloseLines`, `WordThresholdTests`.
enum PrintedRules {
  /// A page with more rules shows a drawing or a form; relating them to lines takes quadratic time.
  private static let maximumRules = 2000
  /// A rule is horizontal if its width exceeds its height by this factor.
  private static let flatness: Float = 2
  /// Shorter rules, in points, are dashes.
  private static let shortestRule: Float = 4
  /// Lines without a size are treated as if they were set in this size, in points.
  private static let leastSize = 1.0

  /// A rule that continues a line on its right, as after the title of a section.
  private enum Beside {
    /// How far the rule may be above and below the baseline.
    static let rise = 0.9
    static let drop = 0.1
    /// It may begin this many points before the end of the text, whose last glyph may be kerned.
    static let overlap = 2.0
    /// It begins within this distance of the text.
    static let gap = 3.0
    static let shortest = 4.0
  }

  /// A rule below a line.
  private enum Below {
    /// How far it may be above the baseline, where the box of a table row begins.
    static let rise = 0.1
    /// How far it may be below the baseline: the descent and a gap of one line.
    static let drop = 1.6
    /// It belongs to the line if it is wider than this share of it.
    static let width = 0.8
  }

  /// A rule that underlines words.
  private enum Underline {
    /// The maximum distance below the baseline: above the descenders' end.
    static let drop = 0.35
    /// How far it may extend beyond the line.
    static let excess = 0.3
    /// It underlines a word if it covers more than this share of its width.
    static let share = 0.6
  }

  /// - Parameter boxes: The boxes of the lines.
  static func mark(_ lines: inout [Line], _ boxes: [Box?], rules: [PDFRule]) {
    let horizontal = rules.filter {
      $0.box.right - $0.box.left > flatness * ($0.box.bottom - $0.box.top)
        && $0.box.right - $0.box.left > shortestRule
    }
    guard !horizontal.isEmpty, horizontal.count <= maximumRules else { return }
    for rule in horizontal { mark(&lines, boxes, rule.box) }
  }

  private static func mark(_ lines: inout [Line], _ boxes: [Box?], _ rule: PDFBox) {
    let (left, right) = (Double(rule.left), Double(rule.right))
    let middle = Double(rule.top + rule.bottom) / 2
    var nearest: (index: Int, distance: Double)?
    for (index, box) in boxes.enumerated() {
      guard let box, let word = lines[index].words.first, let baseline = word.baseline else {
        continue
      }
      let size = max(word.size, leastSize)
      let drop = middle - baseline
      if drop > -Beside.rise * size, drop < Beside.drop * size, left > box.right - Beside.overlap,
        left < box.right + Beside.gap * size, right - left > Beside.shortest * size
      {
        lines[index].hasRuleBelow = true
        return
      }
      guard drop > -Below.rise * size, drop < Below.drop * size,
        min(right, box.right) > max(left, box.left)
      else { continue }
      if nearest.map({ drop < $0.distance }) ?? true { nearest = (index, drop) }
    }
    guard let (index, distance) = nearest, let box = boxes[index] else { return }
    let size = max(lines[index].words.first?.size ?? leastSize, leastSize)
    let excess = Underline.excess * size
    let isUnderline =
      distance < Underline.drop * size && left > box.left - excess && right < box.right + excess
    if isUnderline {
      for word in lines[index].words.indices {
        guard let box = lines[index].words[word].box else { continue }
        let overlap = min(right, box.right) - max(left, box.left)
        if overlap > Underline.share * box.width {
          lines[index].words[word].style.insert(.underlined)
        }
      }
    } else if right - left > Below.width * box.width {
      lines[index].hasRuleBelow = true
    }
  }
}
