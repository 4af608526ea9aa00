import PDF

/// Ruled lines as marks of the text: underlined words, and rules below or beside a line.
enum PrintedRules {
  /// More rules than this are a drawing.
  private static let maximumRules = 2000

  /// - Parameter boxes: those of the lines.
  static func mark(_ lines: inout [Line], _ boxes: [Box?], rules: [PDFRule]) {
    let horizontal = rules.filter {
      $0.box.right - $0.box.left > 2 * ($0.box.bottom - $0.box.top)
        && $0.box.right - $0.box.left > 4
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
      let size = max(word.size, 1)
      let drop = middle - baseline
      if drop > -0.9 * size, drop < 0.1 * size, left > box.right - 2, left < box.right + 3 * size,
        right - left > 4 * size
      {
        lines[index].hasRuleBelow = true
        return
      }
      guard drop > -0.1 * size, drop < 1.6 * size, min(right, box.right) > max(left, box.left)
      else { continue }
      if nearest.map({ drop < $0.distance }) ?? true { nearest = (index, drop) }
    }
    guard let (index, distance) = nearest, let box = boxes[index] else { return }
    let size = max(lines[index].words.first?.size ?? 1, 1)
    let isUnderline =
      distance < 0.35 * size && left > box.left - 0.3 * size && right < box.right + 0.3 * size
    if isUnderline {
      for word in lines[index].words.indices {
        guard let box = lines[index].words[word].box else { continue }
        let overlap = min(right, box.right) - max(left, box.left)
        if overlap > 0.6 * box.width { lines[index].words[word].style.insert(.underlined) }
      }
    } else if right - left > 0.8 * box.width {
      lines[index].hasRuleBelow = true
    }
  }
}
